import FridgeKit
import TestSupport
import Testing

@Suite struct PageTargetTests {
  private let folder = TemporaryFolder()
  private let page = Image(filling: PixelSize(width: 30, height: 40), with: .white)

  @Test(arguments: ["a.png", "a.jpg", "a.jpeg", "a.webp"] as [FilePath])
  func oneFileHoldsOnePage(name: FilePath) throws {
    var target = try PageTarget(folder(name), photos: ["in.jpg"], OverwriteRule())
    try target.check(pages: 1)
    try target.add(page, of: "in.jpg")
    #expect(try Photo(decoding: folder(name).readBytes(limit: 1 << 20)).size == page.size)
    #expect(throws: PageTargetError.needsFolder(folder(name), pages: 2)) { try target.check(pages: 1) }
  }

  @Test func folderNamesPagesAfterTheirPhotos() throws {
    var target = try PageTarget(folder("out/"), photos: ["x/a.png", "b.jpg"], OverwriteRule())
    for photo in ["x/a.png", "x/a.png", "b.jpg", "y/b.heic"] as [FilePath] { try target.add(page, of: photo) }
    #expect(target.count == 4)
    #expect(try Folder(folder("out")).names() == ["a-2.png", "a.png", "b-2.jpg", "b.jpg"])
  }

  @Test(arguments: ["a.gif", "a", "a.pdf.txt"] as [FilePath]) func otherFormsAreRefused(name: FilePath) {
    #expect(throws: PageTargetError.unknownForm(folder(name))) {
      try PageTarget(folder(name), photos: ["in.jpg"], OverwriteRule())
    }
  }

  @Test func foreignFilesStayUnlessForced() throws {
    try folder("a.png").write(Array("mine".utf8))
    #expect(throws: PageTargetError.file(.taken(folder("a.png")))) {
      try PageTarget(folder("a.png"), photos: ["in.jpg"], OverwriteRule())
    }
    var forced = try PageTarget(folder("a.png"), photos: ["in.jpg"], OverwriteRule(isForced: true))
    try forced.add(page, of: "in.jpg")
    // What the program wrote itself may be replaced.
    _ = try PageTarget(folder("a.png"), photos: ["in.jpg"], OverwriteRule())
  }
}
