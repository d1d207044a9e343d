import Foundation
import Testing

/// The behaviour of `fridge scan` with a detector that the golden files do not show.
@Suite struct DetectionTests {
  private func scan(_ words: String...) throws -> FridgeProcess.Outcome {
    try FridgeProcess(["scan", "shelf/shelf.png", "-d", "shelf/spots.onnx"] + words).run()
  }

  @Test func objectsAreCutOut() throws {
    try TemporaryFolder.with { folder in
      let crops = folder.appendingPathComponent("found")
      for _ in 0..<2 {
        let outcome = try scan("--save-crops", crops.path)
        #expect(outcome.code == 0 && outcome.errors == "Saved 3 objects to \(crops.path)\n")
      }
      let names = try FileManager.default.contentsOfDirectory(atPath: crops.path).sorted()
      #expect(names.count == 6 && names.first == "shelf-001-tomato.jpg", "\(names)")
      let cut = try fridge("classify", crops.appendingPathComponent("shelf-001-tomato.jpg").path, "-k1")
      #expect(cut.output.hasSuffix("Tomato\n"), "\(cut)")
    }
  }

  @Test(
    "The shipped models list the food of every shipped photo",
    arguments: [
      ("broccoli", "broccoli"), ("corn", "corn"), ("eggs", "egg"), ("ginger", "ginger"), ("kiwis", "kiwi"),
      ("lemons", "lemon"), ("onions", "onion"), ("tomatoes", "tomato"),
    ])
  func shippedPhotosAreRecognized(_ photo: String, _ ingredient: String) throws {
    var process = FridgeProcess([
      "scan", "Fixtures/photos/\(photo).jpg", "--json", "-m", "Models/ingredients-lite0.onnx", "-d",
      "Models/food-lite0.onnx",
    ])
    process.folder = FridgeProcess.package
    let outcome = try process.run()
    #expect(outcome.code == 0 && outcome.output.contains("\"ingredients\":[{\"ingredient\":\"\(ingredient)\""))
  }

  @Test func aFolderThatCannotBeIsReported() throws {
    let outcome = try scan("--save-crops", "shelf/shelf.png")
    #expect(outcome.code == 2 && outcome.errors.contains("shelf/shelf.png"))
    #expect(outcome.output.contains("Tomato"))
  }

  @Test func aDamagedDetectorIsReported() throws {
    try TemporaryFolder.with { folder in
      let bytes = try Data(contentsOf: FridgeProcess.home.appendingPathComponent("shelf/spots.onnx"))
      let file = folder.appendingPathComponent("cut.onnx")
      for count in stride(from: 0, to: bytes.count, by: 97) {
        try bytes.prefix(count).write(to: file)
        let outcome = try fridge("scan", "shelf/shelf.png", "-d", file.path)
        #expect(outcome.code == 2 && outcome.errors.contains("cut.onnx"), "\(count) bytes: \(outcome)")
      }
    }
  }

  @Test func theInstalledDetectorIsTakenByItself() throws {
    try TemporaryFolder.with { folder in
      let home = folder.appendingPathComponent("home")
      try FileManager.default.copyItem(at: FridgeProcess.home, to: home)
      try FileManager.default.copyItem(
        at: home.appendingPathComponent("shelf/spots.onnx"), to: home.appendingPathComponent("models/spots.onnx"))
      var process = FridgeProcess(["scan", "shelf/shelf.png", "--json"])
      process.environment = ["FRIDGE_HOME": home.path]
      #expect(try process.run().output.contains(#""box":{"x":0,"y":0,"width":160,"height":160}"#))
      process.words.append("--whole")
      #expect(try !process.run().output.contains(#""box":{"#))
      process.words = ["recommend", "--photo", "shelf/shelf.png", "--json"]
      #expect(try process.run().output.contains("cucumber"))
    }
  }
}
