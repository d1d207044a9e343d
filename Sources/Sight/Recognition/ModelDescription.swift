internal import Images

/// What the file of a classifier says about itself, read from the metadata of its ONNX file (keys `fridge.…`).
@dynamicMemberLookup
public struct ModelDescription: Sendable, Equatable {
  /// What the numbers of the network's output are.
  public enum Output: String, Sendable, CaseIterable {
    /// Unbounded scores; a softmax makes them probabilities.
    case logits
    /// Probabilities already.
    case probabilities
  }

  /// What it tells about itself besides its use.
  public let card: ModelCard
  /// How photos are prepared for it.
  public let preprocessing: Preprocessing
  /// What the output's numbers are.
  public let output: Output
  /// What logits are divided by before the softmax.
  public let temperature: Float
  /// Above this confidence an ingredient enters the list, 0…1.
  public let threshold: Float
  /// The shape of what is cut out around an object.
  public let objectFraming: ObjectFraming
  /// How an object is looked at again that the first look leaves unsure; nil for one look.
  public let secondLook: SecondLook?

  /// The facts of the ``card``.
  public subscript<Value>(dynamicMember fact: KeyPath<ModelCard, Value>) -> Value { card[keyPath: fact] }
}

/// Why a file's metadata do not describe a model.
public enum ModelDescriptionError: Error, Equatable {
  /// The file lacks a key that the program needs.
  case missing(key: String)
  /// A key has a value that cannot be used; `expected` lists what can.
  case invalid(key: String, value: String, expected: Expectation)

  /// What a value should have been.
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
  /// The widest and highest input accepted, in pixels.
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
    secondLook = try reader.optional("fridge.second_look.sureness") { _ throws(ModelDescriptionError) in
      try SecondLook(reader)
    }
  }
}

extension SecondLook {
  /// Reads the keys `fridge.second_look.…`.
  init(_ reader: MetadataReader) throws(ModelDescriptionError) {
    sureness = Float(try reader.number("fridge.second_look.sureness", in: 0...1))
    surroundings = try reader.number("fridge.second_look.surroundings", in: 0...10)
    share = try reader.number("fridge.second_look.share", in: 0...1)
  }
}

extension Preprocessing {
  /// Reads the keys `fridge.input.…`; how much a centre crop keeps is asked for only where one may be made.
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
