internal import Images

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
