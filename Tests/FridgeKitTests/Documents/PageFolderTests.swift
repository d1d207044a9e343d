import FridgeKit
import TestSupport
import Testing

@Suite struct PageFolderTests {
  private let folder = TemporaryFolder()
  private let page = Image(filling: PixelSize(width: 30, height: 40), with: .white)

  @Test func pagesAreNumberedFromOne() throws {
    var pages = try PageFolder(folder("new/scans"))
    #expect(try pages.add(page).file == folder("new/scans/page-0001.png") && pages.add(page).number == 2)
    #expect(try Folder(folder("new/scans")).names() == ["page-0001.png", "page-0002.png"])
    #expect(try Photo(decoding: folder("new/scans/page-0002.png").readBytes(limit: 1 << 20)).size == page.size)
  }

  @Test(arguments: [
    ("page-0009.png", 10), ("page-9999.png", 10_000), ("page-12.jpg", 13), ("page-12345678901234567890.png", 1),
    ("page-1x.png", 1), ("page-.png", 1), ("pages-0004.png", 1),
  ])
  func numberingContinuesAfterOtherPages(name: String, number: Int) throws {
    try folder(FilePath(name)).write(Array("mine".utf8))
    var pages = try PageFolder(folder.path)
    let saved = try pages.add(page)
    #expect(saved.number == number)
    #expect(try folder(FilePath(name)).readBytes(limit: 10) == Array("mine".utf8))
  }

  @Test func twoFoldersOfTheSamePathShareTheNumbers() throws {
    var (first, second) = try (PageFolder(folder.path), PageFolder(folder.path))
    #expect(try first.add(page).number == 1 && second.add(page).number == 2)
    #expect(try second.add(page).number == 3 && first.add(page).number == 4)
  }

  @Test func aFileIsNoFolder() throws {
    try folder("file").write(Array("mine".utf8))
    #expect(throws: FileError.self) { try PageFolder(folder("file")) }
    #expect(throws: FileError.self) { try PageFolder(folder("file/below")) }
  }
}
