internal import Images

extension ModelDescription {
  /// The widest and highest input accepted, in pixels.
  static let largestSide = 4096

  private enum Format: String, CaseIterable { case first = "1" }
  private enum Task: String, CaseIterable { case classifier }

  /// Reads the description of a classifier from the metadata of its file.
  public init(metadata: [String: String]) throws(ModelDescriptionError) {
    let reader = MetadataReader(metadata: metadata)
    _ = try reader.choice("fridge.format", among: Format.allCases)
    _ = try reader.choice("fridge.task", among: Task.allCases)
    name = try reader.text("fridge.name")
    summary = reader.optionalText("fridge.description")
    version = reader.optionalText("fridge.version")
    license = reader.optionalText("fridge.license")
    origin = reader.optionalText("fridge.origin")
    figures = reader.optionalText("fridge.figures")
    labels = try reader.distinctNames("fridge.labels")
    preprocessing = try Preprocessing(reader)
    output = try reader.choice("fridge.output", among: Output.allCases)
    temperature = Float(try reader.number("fridge.temperature", in: 0.001...1000))
    threshold = Float(try reader.number("fridge.threshold", in: 0...1))
    sha256 = try reader.optionalHash("fridge.sha256", digits: 64)
  }
}

extension Preprocessing {
  fileprivate init(_ reader: MetadataReader) throws(ModelDescriptionError) {
    let sides = 1...ModelDescription.largestSide
    self.init(
      size: PixelSize(
        width: try reader.integer("fridge.input.width", in: sides),
        height: try reader.integer("fridge.input.height", in: sides)),
      channels: try reader.choice("fridge.input.channels", among: ChannelOrder.allCases),
      mean: try reader.threeNumbers("fridge.input.mean"), scale: try reader.threeNumbers("fridge.input.scale"),
      crop: try reader.choice("fridge.input.crop", among: CropMode.allCases),
      cropRatio: try reader.number("fridge.input.crop_ratio", in: 0.1...1),
      filter: try reader.choice("fridge.input.resize", among: [ResizeFilter.bilinear, .bicubic]))
  }
}
