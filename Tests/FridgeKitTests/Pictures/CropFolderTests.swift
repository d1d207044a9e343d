import Files
import Images
import Recognition
import TestSupport
import Testing

@testable import FridgeKit

struct CropFolderTests {
  private let folder = TemporaryFolder()
  private let image: Image

  init() throws { image = try Photo(decoding: png(width: 60, height: 50, (200, 0, 0))).image }

  private func objects(_ objects: (String, PixelRectangle?)...) -> [RecognizedObject] {
    objects.map { RecognizedObject(Prediction(label: $0.0, confidence: 0.5), box: $0.1) }
  }

  private func size(_ file: FilePath) throws -> PixelSize {
    try ImageHeader(reading: file.readBytes(limit: 1 << 20), limits: .standard).size
  }

  @Test func everyObjectBecomesAFile() throws {
    let objects = objects(("egg", PixelRectangle(x: 0, y: 0, width: 50, height: 50)), ("my/own", nil))
    let written = try CropFolder(folder("new/crops")).save(objects, in: image, of: "my.shelf.png")
    #expect(written.map(\.name) == ["my.shelf-001-egg.jpg", "my.shelf-002-my_own.jpg"])
    #expect(try size(written[0]) == PixelSize(width: 55, height: 50))
    #expect(try size(written[1]) == PixelSize(width: 60, height: 50))
  }

  @Test func smallObjectsHaveSurroundings() throws {
    let objects = objects(("egg", PixelRectangle(x: 28, y: 24, width: 4, height: 2)))
    let written = try CropFolder(folder("crops")).save(objects, in: image, of: "b/a.png")
    // Forty pixels, or one more where an edge falls a rounding error beside a pixel.
    let size = try size(written[0])
    #expect((40...41).contains(size.width) && (40...41).contains(size.height))
  }

  @Test func noFileIsEverReplaced() throws {
    let objects = objects(("egg", nil))
    try folder("crops").createFolder()
    try folder("crops/a-007-notes.txt").write([])
    try folder("crops/ab-009-egg.jpg").write([])
    try folder("crops/a-9223372036854775807-egg.jpg").write([])
    let crops = CropFolder(folder("crops"))
    #expect(try crops.save(objects, in: image, of: "b/a.png").map(\.name) == ["a-008-egg.jpg"])
    #expect(try crops.save(objects, in: image, of: "b/a.png").map(\.name) == ["a-009-egg.jpg"])
  }

  @Test func labelsStayInTheFolder() throws {
    let objects = objects(("/\u{301}../\u{301}b", nil))
    let written = try CropFolder(folder("crops")).save(objects, in: image, of: "b/a.png")
    #expect(written == [folder("crops").appending("a-001-_\u{301}.._\u{301}b.jpg")])
    #expect(try Folder(folder("crops")).names() == written.map(\.name))
  }

  @Test func withoutObjectsNothingIsCreated() throws {
    #expect(try CropFolder(folder("crops")).save([], in: image, of: "a.png").isEmpty)
    #expect(folder("crops").kind == nil)
  }

  @Test func reportsAFolderThatCannotBe() throws {
    let objects = objects(("egg", nil))
    try folder("file").write([])
    let unwritable = #expect(throws: CropFailure.self) {
      try CropFolder(folder("file")).save(objects, in: image, of: "b/a.png")
    }
    guard case .file = unwritable else { return #expect(Bool(false)) }
  }
}
