internal import Images

/// The description of a classifier, read from the metadata of its ONNX file (keys `fridge.…`).
@dynamicMemberLookup
public struct ModelDescription: Sendable, Equatable {
  /// The kind of values that the network outputs.
  public enum Output: String, Sendable, CaseIterable {
    /// Unbounded scores; a softmax makes them probabilities.
    case logits
    /// Probabilities.
    case probabilities
  }

  /// The facts that every model states.
  public let card: ModelCard
  /// The preprocessing of photos.
  public let preprocessing: Preprocessing
  /// The kind of values that the network outputs.
  public let output: Output
  /// The divisor of logits before the softmax.
  public let temperature: Float
  /// The confidence above which an ingredient enters the list, 0…1.
  public let threshold: Float
  /// The shape of the crop around an object.
  public let objectFraming: ObjectFraming
  /// The second pass over objects that the first leaves uncertain; nil for a single pass.
  public let contextPass: ContextPass?

  /// The facts of the ``card``.
  public subscript<Value>(dynamicMember fact: KeyPath<ModelCard, Value>) -> Value { card[keyPath: fact] }
}

/// Why a file's metadata do not describe a model.
public enum ModelDescriptionError: Error, Equatable {
  /// The file lacks a key that the program needs.
  case missing(key: String)
  /// A key has an unusable value; `expected` states what is allowed.
  case invalid(key: String, value: String, expected: Expectation)

  /// The values that a key allows.
  public enum Expectation: Sendable, Equatable {
    case oneOf([String])
    case number(ClosedRange<Double>)
    case integer(ClosedRange<Int>)
    case ascendingIntegers(ClosedRange<Int>)
    case threeNumbers
    case distinctNames
    case hexadecimalDigits(Int)
  }
}

extension ModelDescription {
  /// The largest input side accepted, in pixels.
  static let largestSide = 4096

  /// Reads the description of a classifier from the metadata of its file.
  public init(metadata: [String: String]) throws(ModelDescriptionError) {
    let reader = MetadataReader(metadata: metadata)
    card = try ModelCard(reader, task: .classifier)
    preprocessing = try Preprocessing(reader, crops: CropMode.allCases)
    output = try reader.choice("fridge.output", among: Output.allCases)
    temperature = Float(try reader.number("fridge.temperature", in: 0.001...1000))
    threshold = Float(try reader.number("fridge.threshold", in: 0...1))
    objectFraming =
      try reader.optional("fridge.object.framing") { (key) throws(ModelDescriptionError) in
        try reader.choice(key, among: ObjectFraming.allCases)
      } ?? .stretched
    contextPass = try reader.optional("fridge.second_look.sureness") { _ throws(ModelDescriptionError) in
      try ContextPass(reader)
    }
  }
}

extension ContextPass {
  /// Reads the keys `fridge.second_look.…`.
  init(_ reader: MetadataReader) throws(ModelDescriptionError) {
    threshold = Float(try reader.number("fridge.second_look.sureness", in: 0...1))
    margin = try reader.number("fridge.second_look.surroundings", in: 0...10)
    weight = try reader.number("fridge.second_look.share", in: 0...1)
    orientation =
      try reader.optional("fridge.second_look.orientation") { (key) throws(ModelDescriptionError) in
        try reader.choice(key, among: Orientation.allCases)
      } ?? .upright
  }
}

extension Preprocessing {
  /// Reads the keys `fridge.input.…`; the crop ratio is read only where a centre crop is allowed.
  init(_ reader: MetadataReader, crops: [CropMode]) throws(ModelDescriptionError) {
    let sides = 1...ModelDescription.largestSide
    self.init(
      size: PixelSize(
        width: try reader.integer("fridge.input.width", in: sides),
        height: try reader.integer("fridge.input.height", in: sides)),
      channels: try reader.choice("fridge.input.channels", among: ChannelOrder.allCases),
      mean: try reader.threeNumbers("fridge.input.mean"), scale: try reader.threeNumbers("fridge.input.scale"),
      crop: try reader.choice("fridge.input.crop", among: crops),
      cropRatio: crops.contains(.center) ? try reader.number("fridge.input.crop_ratio", in: 0.1...1) : 1,
      filter: try reader.choice("fridge.input.resize", among: [ResizeFilter.bilinear, .bicubic]))
  }
}
