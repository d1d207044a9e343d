import Files
import Images
import TestSupport
import Testing

@testable import FridgeKit

struct PictureTargetTests {
  private let folder = TemporaryFolder()
  private let picture = Image(filling: PixelSize(width: 9, height: 5), with: .gray)

  @Test(arguments: ["a.jpg", "a.jpeg", "a.PNG"]) func aFileIsForOnePhoto(_ name: FilePath) throws {
    let target = try PictureTarget(folder(name), photos: ["photo.heic"])
    #expect(target.files == [folder(name)])
    try target.write(picture, ofPhoto: 0)
    #expect(try Photo(decoding: folder(name).readBytes()).size == picture.size)
  }

  @Test func theExtensionDecidesAboutTheForm() throws {
    for (name, format) in [("a.jpg" as FilePath, ImageFormat.jpeg), ("a.png", .png)] {
      try PictureTarget(folder(name), photos: ["photo.webp"]).write(picture, ofPhoto: 0)
      #expect(ImageFormat(of: try folder(name).readBytes()) == format)
    }
  }

  @Test(arguments: ["a", "a.gif", "a.jpg.txt", ".png"]) func otherFormsAreRefused(_ name: FilePath) {
    #expect(throws: PictureError.unknownForm(folder(name))) { try PictureTarget(folder(name), photos: ["p.jpg"]) }
  }

  @Test func severalPhotosNeedAFolder() {
    #expect(throws: PictureError.needsFolder("a.png", photos: 2)) {
      try PictureTarget("a.png", photos: ["p.jpg", "q.jpg"])
    }
  }

  @Test func aFolderHasAFileForEachPhoto() throws {
    let photos: [FilePath] = ["a/red.png", "b/red.png", "red.heic", "b/red.jpg", "c/.jpg", "d/no extension"]
    let target = try PictureTarget(folder("new/"), photos: photos)
    let names: [FilePath] = ["red.png", "red-2.png", "red.jpg", "red-2.jpg", ".jpg.jpg", "no extension.jpg"]
    #expect(target.files == names.map { folder("new/").appending($0) })
    #expect(folder("new").kind == nil)
    try target.write(picture, ofPhoto: 3)
    #expect(try Folder(folder("new")).names() == ["red-2.jpg"])
  }

  @Test func aFolderThatIsThereNeedsNoSlash() throws {
    #expect(try PictureTarget(folder.path, photos: ["red.jpg"]).files == [folder("red.jpg")])
  }

  @Test func aPictureOfOursIsReplaced() throws {
    try PictureTarget(folder("a.png"), photos: ["p.jpg"]).write(picture, ofPhoto: 0)
    let other = Image(filling: PixelSize(width: 3, height: 3), with: .white)
    try PictureTarget(folder("a.png"), photos: ["p.jpg"]).write(other, ofPhoto: 0)
    #expect(try Photo(decoding: folder("a.png").readBytes()).image == other)
  }

  @Test func anyOtherFileIsLeftAlone() throws {
    try folder("photo.png").write(picture.encodedAsPNG())
    #expect(throws: PictureError.file(.taken(folder("photo.png")))) {
      try PictureTarget(folder("photo.png"), photos: ["p.jpg"])
    }
    let forced = OverwriteRule(isForced: true)
    #expect(try PictureTarget(folder("photo.png"), photos: ["p.jpg"], forced).files == [folder("photo.png")])
  }

  @Test func aPhotoIsNotItsOwnPicture() throws {
    try PictureTarget(folder("photo.png"), photos: ["p.jpg"]).write(picture, ofPhoto: 0)
    for isForced in [false, true] {
      #expect(throws: PictureError.file(.isInput(folder("photo.png")))) {
        try PictureTarget(folder.path, photos: [folder("photo.png")], OverwriteRule(isForced: isForced))
      }
    }
  }

  @Test func aPlaceThatCannotBeWrittenIsReported() throws {
    let target = try PictureTarget(folder("none/a.png"), photos: ["p.jpg"])
    #expect(throws: PictureError.file(.notFound(folder("none/a.png")))) { try target.write(picture, ofPhoto: 0) }
  }
}
