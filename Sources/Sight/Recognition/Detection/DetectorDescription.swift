/// What the file of a detector says about itself, or what is known of a published one.
@dynamicMemberLookup
public struct DetectorDescription: Sendable, Equatable {
  /// How the numbers of the network's output are to be read.
  public enum Form: String, Sendable, CaseIterable {
    /// One output `[1, cells, 5 + classes]`, see Ge et al., 2021 (arXiv:2107.08430).
    case yolox
    /// For each level an output `[1, cells, classes]` of scores, then for each level one `[1, cells, 4 × bins]` of
    /// distances, see Yu et al., 2021 (arXiv:2111.00902).
    case picodet
  }

  /// What it tells about itself besides its use.
  public let card: ModelCard
  /// How its output is read.
  public let form: Form
  /// How many pixels of its frame a cell of each level spans, in the order of the output.
  public let strides: [Int]
  /// How photos are laid into its frame.
  public let input: DetectorInput
  /// Above this score a box counts, 0…1, unless the caller wants another.
  public let threshold: Float
  /// Boxes of one class with a larger intersection over union are the same thing, 0…1.
  public let overlap: Float
  /// How sure detector and classifier are together of an object.
  public let joining: JoiningRule
  /// What that is worth; nil to take it as it is.
  public let calibration: JointCalibration?
  /// Above this confidence what detector and classifier agree on enters the list, 0…1; nil for the classifier's threshold.
  public let listThreshold: Float?
  /// Which labels name something edible; all, but for detectors of everyday things.
  public let foods: Set<String>

  /// The facts of the ``card``.
  public subscript<Value>(dynamicMember fact: KeyPath<ModelCard, Value>) -> Value { card[keyPath: fact] }

  /// The label for something edible that the detector does not name.
  public static let anyFood = "food"
}

extension DetectorDescription {
  /// Reads the description of a detector from the metadata of its file.
  ///
  /// Beside the keys that it shares with a classifier (`fridge.format`, `fridge.task` = `detection`, `fridge.labels`,
  /// `fridge.threshold` …) there are `fridge.detector.form`, `fridge.detector.strides` such as `8,16,32`,
  /// `fridge.detector.overlap` and, if it was measured, `fridge.detector.joining`, a ``JoiningRule``, with
  /// `fridge.detector.slope` and `fridge.detector.offset`, a ``JointCalibration``, and `fridge.detector.list_threshold`.
  public init(metadata: [String: String]) throws(ModelDescriptionError) {
    let reader = MetadataReader(metadata: metadata)
    card = try ModelCard(reader, task: .detection)
    form = try reader.choice("fridge.detector.form", among: Form.allCases)
    strides = try reader.ascendingIntegers("fridge.detector.strides", in: 1...512)
    input = try DetectorInput(reader)
    threshold = Float(try reader.number("fridge.threshold", in: 0...1))
    overlap = Float(try reader.number("fridge.detector.overlap", in: 0...1))
    joining =
      try reader.optional("fridge.detector.joining") { key throws(ModelDescriptionError) in
        try reader.choice(key, among: JoiningRule.allCases)
      } ?? .classifier
    calibration = try reader.optional("fridge.detector.slope") { key throws(ModelDescriptionError) in
      JointCalibration(
        slope: Float(try reader.number(key, in: 0.001...1000)),
        offset: Float(try reader.number("fridge.detector.offset", in: -1000...1000)))
    }
    listThreshold = try reader.optional("fridge.detector.list_threshold") { key throws(ModelDescriptionError) in
      Float(try reader.number(key, in: 0...1))
    }
    foods = Set(card.labels)
  }
}
