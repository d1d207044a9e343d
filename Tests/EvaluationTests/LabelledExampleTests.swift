import Files
import Ingredients
import TestSupport
import Testing

@testable import Evaluation

@Suite struct LabelledExamplePhotosTests {
  @Test func photosStandInTheOrderInWhichTheyAreFirstNamed() {
    let examples = ["b", "a", "b", "c", "a"].map { LabelledExample(photo: $0, label: "egg") }
    #expect(examples.positionsByPhoto == [[0, 2], [1, 4], [3]])
    #expect([LabelledExample]().positionsByPhoto.isEmpty)
  }
}

@Suite struct ExampleFolderTests {
  private let folder = TemporaryFolder()
  private let labels = LabelNames(labels: ["onion", "egg", "my-mug"], vocabulary: .standard)

  private func examples() throws(ExampleError) -> [LabelledExample] {
    try ExampleFolder(folder.path).examples(labels: labels) { $0.fileExtension == "jpg" }
  }

  @Test func labelsPhotosByTheirFolder() throws {
    let photos = [
      try folder.write("Onions/b.jpg"), try folder.write("my-mug/deep/a.jpg"), try folder.write("달걀/c.jpg"),
    ]
    for other in ["Onions/notes.txt", ".hidden/x.jpg", "loose.jpg"] { _ = try folder.write(FilePath(other)) }
    let expected = zip(photos, ["onion", "my-mug", "egg"]).map { LabelledExample(photo: $0, label: $1) }
    #expect(try examples() == expected)
  }

  @Test func unknownFolderIsAnErrorWithNearNames() throws {
    _ = try folder.write("onoin/a.jpg")
    let error = #expect(throws: ExampleError.self) { try examples() }
    guard case .folderName(let path, let unknown) = error else { return #expect(Bool(false)) }
    #expect(path == folder.path.appending("onoin") && unknown.suggestions.first?.id == "onion")
  }

  @Test func photosWithoutFoldersHaveNoLabel() throws {
    _ = try folder.write("a.jpg")
    #expect(throws: ExampleError.noFolders(folder.path)) { try examples() }
  }

  @Test func emptyLabelFolderHasNoExamples() throws {
    try folder.path.appending("egg").createFolder()
    #expect(try examples() == [])
  }

  @Test func fileIsNoFolder() throws {
    let file = try folder.write("a.jpg")
    #expect(throws: ExampleError.file(.notFolder(file))) {
      try ExampleFolder(file).examples(labels: labels) { _ in true }
    }
  }
}

extension TemporaryFolder {
  /// Writes a file, and the folders above it.
  func write(_ name: FilePath, _ text: String = "") throws -> FilePath {
    let file = self(name)
    try file.folder.createFolder()
    try file.write(Array(text.utf8))
    return file
  }
}
