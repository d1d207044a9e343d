import Images
import Testing

@testable import Recognition

/// Metadata that describe a detector for images of 32 × 32 pixels.
let detectorMetadata = [
  "fridge.format": "1", "fridge.task": "detection", "fridge.name": "spots", "fridge.labels": "tomato,food",
  "fridge.input.width": "32", "fridge.input.height": "32", "fridge.input.channels": "BGR",
  "fridge.input.mean": "0,0,0", "fridge.input.scale": "1,1,1", "fridge.input.crop": "fill",
  "fridge.input.resize": "bilinear", "fridge.detector.form": "yolox", "fridge.detector.strides": "16,32",
  "fridge.detector.overlap": "0.45", "fridge.threshold": "0.3",
]

struct DetectorDescriptionTests {
  private func description(
    changing key: String, to value: String?
  ) throws(ModelDescriptionError) -> DetectorDescription {
    var metadata = detectorMetadata
    metadata[key] = value
    return try DetectorDescription(metadata: metadata)
  }

  @Test func readsEveryKey() throws {
    let description = try DetectorDescription(metadata: detectorMetadata)
    #expect(description.name == "spots")
    #expect(description.labels == ["tomato", "food"])
    #expect(description.form == .yolox)
    #expect(description.strides == [16, 32])
    #expect(description.input.preprocessing.channels == .bgr)
    #expect(description.input.placement == .center)
    #expect(description.input.padding == .black)
    #expect(description.threshold == 0.3 && description.overlap == 0.45)
    #expect(description.fusion == .classifier && description.listThreshold == nil && description.calibration == nil)
    #expect(description.foods == ["tomato", "food"])
  }

  @Test func readsOptionalKeys() throws {
    #expect(try description(changing: "fridge.input.placement", to: "corner").input.placement == .corner)
    let padding = try description(changing: "fridge.input.padding", to: "114").input.padding
    #expect(padding == Color(red: 114, green: 114, blue: 114))
    #expect(try description(changing: "fridge.detector.joining", to: "product").fusion == .product)
    #expect(try description(changing: "fridge.detector.list_threshold", to: "0.5").listThreshold == 0.5)
    #expect(try description(changing: "fridge.detector.certain_threshold", to: "0.9").certainThreshold == 0.9)
  }

  @Test func readsACalibration() throws {
    var metadata = detectorMetadata
    metadata["fridge.detector.slope"] = "8.5"
    #expect(throws: ModelDescriptionError.missing(key: "fridge.detector.offset")) {
      try DetectorDescription(metadata: metadata)
    }
    metadata["fridge.detector.offset"] = "-4.25"
    let calibration = try DetectorDescription(metadata: metadata).calibration
    #expect(calibration == PlattScaling(slope: 8.5, offset: -4.25))
    #expect(calibration?.probability(at: 0.5) == 0.5)
    metadata["fridge.detector.slope"] = "-1"
    #expect(throws: ModelDescriptionError.self) { try DetectorDescription(metadata: metadata) }
  }

  @Test func readsAFoodGate() throws {
    var metadata = detectorMetadata
    #expect(try DetectorDescription(metadata: metadata).foodGate == nil)
    metadata["fridge.detector.gate.none"] = "0.25"
    #expect(throws: ModelDescriptionError.missing(key: "fridge.detector.gate.factor")) {
      try DetectorDescription(metadata: metadata)
    }
    metadata["fridge.detector.gate.factor"] = "0.75"
    #expect(try DetectorDescription(metadata: metadata).foodGate == FoodGate(noneThreshold: 0.25, factor: 0.75))
    metadata["fridge.detector.gate.factor"] = "2"
    #expect(throws: ModelDescriptionError.self) { try DetectorDescription(metadata: metadata) }
  }

  @Test(
    arguments: [
      "format", "task", "name", "labels", "input.width", "input.crop", "input.resize", "detector.form",
      "detector.strides", "detector.overlap", "threshold",
    ])
  func namesAKeyThatIsMissing(key: String) {
    #expect(throws: ModelDescriptionError.missing(key: "fridge.\(key)")) {
      try description(changing: "fridge.\(key)", to: nil)
    }
  }

  @Test(
    arguments: [
      ("task", "classifier"), ("input.crop", "center"), ("input.placement", "left"), ("input.padding", "256"),
      ("input.padding", "-1"), ("input.padding", "grey"), ("detector.form", "ssd"), ("detector.strides", ""),
      ("detector.strides", "8,"), ("detector.strides", "8,8"), ("detector.strides", "16,8"),
      ("detector.strides", "0,8"), ("detector.strides", "8,1024"), ("detector.overlap", "1.1"),
      ("detector.joining", "sum"), ("detector.list_threshold", "2"), ("detector.certain_threshold", "-1"),
      ("threshold", "nan"),
    ])
  func namesAKeyThatCannotBeUsed(key: String, value: String) {
    let error = #expect(throws: ModelDescriptionError.self) { try description(changing: "fridge.\(key)", to: value) }
    guard case .invalid("fridge.\(key)", value, _) = error else { return #expect(Bool(false), "\(error as Any)") }
  }

  @Test func theClassesOfCOCOAreEighty() {
    #expect(COCOLabels.all.count == 80 && Set(COCOLabels.all).count == 80)
    #expect(COCOLabels.all[46] == "banana" && COCOLabels.all[51] == "carrot" && COCOLabels.all[79] == "toothbrush")
    #expect(COCOLabels.foods.isSubset(of: COCOLabels.all))
  }
}
