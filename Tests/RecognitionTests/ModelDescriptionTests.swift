import Images
import Testing

@testable import Recognition

/// Metadata that describe a classifier.
let describedMetadata = [
  "fridge.format": "1", "fridge.task": "classifier", "fridge.name": "lite", "fridge.description": "Food.",
  "fridge.version": "1.0", "fridge.license": "Apache-2.0", "fridge.origin": "made", "fridge.labels": "egg,onion,none",
  "fridge.input.width": "224", "fridge.input.height": "192", "fridge.input.channels": "RGB",
  "fridge.input.mean": "127,126.5,0", "fridge.input.scale": "0.0078125,1,2", "fridge.input.crop": "center",
  "fridge.input.crop_ratio": "0.875", "fridge.input.resize": "bicubic", "fridge.output": "logits",
  "fridge.temperature": "1.5", "fridge.threshold": "0.9", "fridge.figures": "top-1 0.9",
  "fridge.sha256": String(repeating: "aB", count: 32),
]

struct ModelDescriptionTests {
  private func description(changing key: String, to value: String?) throws(ModelDescriptionError) -> ModelDescription {
    var metadata = describedMetadata
    metadata[key] = value
    return try ModelDescription(metadata: metadata)
  }

  @Test func readsEveryKey() throws {
    let description = try ModelDescription(metadata: describedMetadata)
    #expect(description.name == "lite")
    #expect(description.summary == "Food.")
    #expect(description.version == "1.0")
    #expect(description.license == "Apache-2.0")
    #expect(description.origin == "made")
    #expect(description.figures == "top-1 0.9")
    #expect(description.labels == ["egg", "onion", "none"])
    #expect(description.output == .logits)
    #expect(description.temperature == 1.5)
    #expect(description.threshold == 0.9)
    #expect(description.sha256 == String(repeating: "ab", count: 32))
    let preprocessing = Preprocessing(
      size: PixelSize(width: 224, height: 192), channels: .rgb, mean: [127, 126.5, 0], scale: [0.0078125, 1, 2],
      crop: .center, cropRatio: 0.875, filter: .bicubic)
    #expect(description.preprocessing == preprocessing)
  }

  @Test("A context pass is made only where the file asks for it")
  func readsContextPass() throws {
    #expect(try ModelDescription(metadata: describedMetadata).contextPass == nil)
    var metadata = describedMetadata
    metadata["fridge.second_look.sureness"] = "0.9"
    #expect(throws: ModelDescriptionError.missing(key: "fridge.second_look.surroundings")) {
      try ModelDescription(metadata: metadata)
    }
    metadata["fridge.second_look.surroundings"] = "0.25"
    metadata["fridge.second_look.share"] = "0.5"
    let asked = try ModelDescription(metadata: metadata).contextPass
    #expect(asked == ContextPass(threshold: 0.9, margin: 0.25, weight: 0.5, orientation: .upright))
    metadata["fridge.second_look.orientation"] = "mirrored"
    #expect(try ModelDescription(metadata: metadata).contextPass?.orientation == .mirrored)
    metadata["fridge.second_look.orientation"] = "sideways"
    #expect(
      throws: ModelDescriptionError.invalid(
        key: "fridge.second_look.orientation", value: "sideways", expected: .oneOf(["upright", "mirrored"]))
    ) {
      try ModelDescription(metadata: metadata)
    }
    metadata["fridge.second_look.orientation"] = nil
    metadata["fridge.second_look.share"] = "1.5"
    #expect(
      throws: ModelDescriptionError.invalid(key: "fridge.second_look.share", value: "1.5", expected: .number(0...1))
    ) {
      try ModelDescription(metadata: metadata)
    }
  }

  @Test(
    arguments: [
      "format", "task", "name", "labels", "input.width", "input.height", "input.channels", "input.mean", "input.scale",
      "input.crop", "input.crop_ratio", "input.resize", "output", "temperature", "threshold",
    ])
  func namesAKeyThatIsMissing(key: String) {
    #expect(throws: ModelDescriptionError.missing(key: "fridge.\(key)")) {
      try description(changing: "fridge.\(key)", to: nil)
    }
  }

  @Test(arguments: ["description", "version", "license", "origin", "figures", "sha256"])
  func doesWithoutAKeyThatChangesNoAnswer(key: String) throws {
    _ = try description(changing: "fridge.\(key)", to: nil)
  }

  @Test(
    arguments: [
      ("format", "2"), ("task", "detector"), ("task", ""), ("labels", ""), ("labels", "a,,b"), ("labels", "a,b,a"),
      ("input.width", "0"), ("input.width", "4097"), ("input.height", "1e3"), ("input.height", "-1"),
      ("input.height", "99999999999999999999"), ("input.channels", "rgb"), ("input.mean", "1,2"),
      ("input.mean", "1,2,3,4"), ("input.mean", "1,2,x"), ("input.mean", "1,2,nan"), ("input.mean", "1,,2,3"),
      ("input.scale", "1,2,inf"), ("input.crop", "middle"), ("input.crop_ratio", "0"), ("input.crop_ratio", "1.01"),
      ("input.crop_ratio", "nan"), ("input.resize", "nearest"), ("output", "boxes"), ("temperature", "0"),
      ("temperature", "-1"), ("temperature", "inf"), ("threshold", "1.1"), ("threshold", "-0.1"),
      ("threshold", "high"), ("sha256", "abc"), ("sha256", String(repeating: "g", count: 64)),
    ])
  func namesAKeyThatCannotBeUsed(key: String, value: String) {
    let error = #expect(throws: ModelDescriptionError.self) { try description(changing: "fridge.\(key)", to: value) }
    guard case .invalid("fridge.\(key)", value, _) = error else { return #expect(Bool(false), "\(error as Any)") }
  }

  @Test func reportsTheExpectedValues() {
    #expect(
      throws: ModelDescriptionError.invalid(
        key: "fridge.input.crop", value: "x", expected: .oneOf(["center", "fit", "fill"]))
    ) { try description(changing: "fridge.input.crop", to: "x") }
    #expect(
      throws: ModelDescriptionError.invalid(key: "fridge.threshold", value: "7", expected: .number(0...1))
    ) { try description(changing: "fridge.threshold", to: "7") }
  }

  @Test(arguments: [("input.width", "1"), ("input.width", "4096"), ("threshold", "0"), ("threshold", "1")])
  func takesTheLastValueThatIsAllowed(key: String, value: String) throws {
    _ = try description(changing: "fridge.\(key)", to: value)
  }

  @Test func turnsOutputsIntoProbabilities() throws {
    let logits = try description(changing: "fridge.temperature", to: "1")
    let ready = try description(changing: "fridge.output", to: "probabilities")
    func probabilities(_ description: ModelDescription, _ values: [Float]) -> [Float]? {
      values.withUnsafeBufferPointer(description.probabilities(of:))
    }
    #expect(probabilities(logits, [0, 0]) == [0.5, 0.5])
    #expect(probabilities(ready, [0, 1]) == [0, 1])
    #expect(probabilities(ready, [0, 1.5]) == nil)
    #expect(probabilities(ready, [.nan, 1]) == nil)
  }
}
