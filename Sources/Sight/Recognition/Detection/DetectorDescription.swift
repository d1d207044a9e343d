/// The description of a detector: that of its file, or the known one of a published detector.
@dynamicMemberLookup
public struct DetectorDescription: Sendable, Equatable {
  /// The layout of the network's output.
  public enum Form: String, Sendable, CaseIterable {
    /// One output `[1, cells, 5 + classes]`, see Ge et al., 2021 (arXiv:2107.08430).
    case yolox
    /// For each level an output `[1, cells, classes]` of scores, then for each level one `[1, cells, 4 × bins]` of
    /// distances, see Yu et al., 2021 (arXiv:2111.00902).
    case picodet
  }

  /// The facts that every model states.
  public let card: ModelCard
  /// The layout of the output.
  public let form: Form
  /// The stride of each level in pixels of the frame, in the order of the output.
  public let strides: [Int]
  /// The preprocessing and the placement of photos in the frame.
  public let input: DetectorInput
  /// The score above which a box counts, 0…1, unless the caller chooses another.
  public let threshold: Float
  /// The intersection over union above which two boxes of one class show the same object, 0…1.
  public let overlap: Float
  /// The fusion of the detector's and the classifier's scores.
  public let fusion: ScoreFusion
  /// The calibration of the fused score; nil to use it as it is.
  public let calibration: PlattScaling?
  /// The confidence above which a fused result enters the list, 0…1; nil for the classifier's threshold.
  public let listThreshold: Float?
  /// The confidence above which an entry of the list is certain, 0…1; nil for the classifier's threshold.
  public let certainThreshold: Float?
  /// The check that a photo shows food at all; nil for no check.
  public let foodGate: FoodGate?
  /// The labels of edible things; all of them, except for detectors of everyday objects.
  public let foods: Set<String>

  /// The facts of the ``card``.
  public subscript<Value>(dynamicMember fact: KeyPath<ModelCard, Value>) -> Value { card[keyPath: fact] }

  /// The label for something edible that the detector does not name.
  public static let anyFood = "food"
}

extension DetectorDescription {
  /// Reads the description of a detector from the metadata of its file.
  ///
  /// Besides the keys that it shares with a classifier (`fridge.format`, `fridge.task` = `detection`, `fridge.labels`,
  /// `fridge.threshold` …) it reads `fridge.detector.form`, `fridge.detector.strides` such as `8,16,32`,
  /// `fridge.detector.overlap` and, where they were measured, `fridge.detector.joining`, a ``ScoreFusion``, with
  /// `fridge.detector.slope` and `fridge.detector.offset`, a ``PlattScaling``, `fridge.detector.list_threshold`
  /// and `fridge.detector.certain_threshold`, and `fridge.detector.gate.none` with `fridge.detector.gate.factor`, a ``FoodGate``.
  public init(metadata: [String: String]) throws(ModelDescriptionError) {
    let reader = MetadataReader(metadata: metadata)
    card = try ModelCard(reader, task: .detection)
    form = try reader.choice("fridge.detector.form", among: Form.allCases)
    strides = try reader.ascendingIntegers("fridge.detector.strides", in: 1...512)
    input = try DetectorInput(reader)
    threshold = Float(try reader.number("fridge.threshold", in: 0...1))
    overlap = Float(try reader.number("fridge.detector.overlap", in: 0...1))
    fusion =
      try reader.optional("fridge.detector.joining") { key throws(ModelDescriptionError) in
        try reader.choice(key, among: ScoreFusion.allCases)
      } ?? .classifier
    calibration = try reader.optional("fridge.detector.slope") { key throws(ModelDescriptionError) in
      PlattScaling(
        slope: Float(try reader.number(key, in: 0.001...1000)),
        offset: Float(try reader.number("fridge.detector.offset", in: -1000...1000)))
    }
    listThreshold = try reader.optional("fridge.detector.list_threshold") { key throws(ModelDescriptionError) in
      Float(try reader.number(key, in: 0...1))
    }
    certainThreshold = try reader.optional("fridge.detector.certain_threshold") { key throws(ModelDescriptionError) in
      Float(try reader.number(key, in: 0...1))
    }
    foodGate = try reader.optional("fridge.detector.gate.none") { key throws(ModelDescriptionError) in
      FoodGate(
        noneThreshold: Float(try reader.number(key, in: 0...1)),
        factor: Float(try reader.number("fridge.detector.gate.factor", in: 0...1)))
    }
    foods = Set(card.labels)
  }
}
