public import ONNXFormat

/// What every model file of ours tells about itself, whatever the model does.
public struct ModelCard: Sendable, Equatable {
  /// What the model is called.
  public let name: String
  /// The model of which this is another form, in eight bits say; empty for one that stands for itself.
  public let variantOf: String
  /// What it is for, in a sentence; may be empty.
  public let summary: String
  /// The version of the weights; may be empty.
  public let version: String
  /// The licence of the weights; may be empty.
  public let license: String
  /// Which data and which backbone it was made from; may be empty.
  public let origin: String
  /// Validation figures as a short text; may be empty.
  public let figures: String
  /// The label of each class, in order: ids of ingredients for the shipped models.
  public let labels: [String]
  /// The SHA-256 of the initialisers' bytes as 64 hexadecimal digits; nil when the file does not say.
  public let sha256: String?
}

extension ModelCard {
  /// The form of the metadata: the value of `fridge.format`.
  private enum Format: String, CaseIterable { case first = "1" }

  /// Reads the card of a model that has to be for one task.
  init(_ reader: MetadataReader, task: ModelTask) throws(ModelDescriptionError) {
    _ = try reader.choice("fridge.format", among: Format.allCases)
    _ = try reader.choice("fridge.task", among: [task])
    name = try reader.text("fridge.name")
    variantOf = reader.optionalText("fridge.variant_of")
    summary = reader.optionalText("fridge.description")
    version = reader.optionalText("fridge.version")
    license = reader.optionalText("fridge.license")
    origin = reader.optionalText("fridge.origin")
    figures = reader.optionalText("fridge.figures")
    labels = try reader.distinctNames("fridge.labels")
    sha256 = try reader.optionalHash("fridge.sha256", digits: 64)
  }
}

/// What a model is for: the value of `fridge.task`.
enum ModelTask: String, CaseIterable {
  case classifier, detection
}

/// What a model file says about itself, whatever it is for.
public enum DescribedModel: Sendable, Equatable {
  /// It names what a whole photo shows.
  case classifier(ModelDescription)
  /// It finds things in a photo.
  case detector(DetectorDescription)

  /// Reads what a file says; a published detector without metadata counts as described.
  public init(_ file: ONNXModel) throws(ModelDescriptionError) {
    if DetectorDescription.isPublished(file) {
      self = .detector(try DetectorDescription(file))
    } else {
      try self.init(metadata: file.metadata)
    }
  }

  /// Reads what the metadata of a file say.
  public init(metadata: [String: String]) throws(ModelDescriptionError) {
    let reader = MetadataReader(metadata: metadata)
    let task = try reader.optional("fridge.task") { key throws(ModelDescriptionError) in
      try reader.choice(key, among: ModelTask.allCases)
    }
    if task == .detection {
      self = .detector(try DetectorDescription(metadata: metadata))
    } else {
      self = .classifier(try ModelDescription(metadata: metadata))
    }
  }

  /// What every model tells.
  public var card: ModelCard {
    switch self {
    case .classifier(let description): description.card
    case .detector(let description): description.card
    }
  }
}
