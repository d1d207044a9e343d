public import ONNXFormat

/// The facts that every model file states about itself, whatever its task.
public struct ModelCard: Sendable, Equatable {
  /// The model's name.
  public let name: String
  /// The model of which this is a variant, such as an int8 one; empty for a model in its own right.
  public let variantOf: String
  /// The model's purpose in a sentence; may be empty.
  public let summary: String
  /// The version of the weights; may be empty.
  public let version: String
  /// The licence of the weights; may be empty.
  public let license: String
  /// The training data and the backbone; may be empty.
  public let origin: String
  /// Validation figures as a short text; may be empty.
  public let figures: String
  /// The label of each class, in order: ingredient ids for the shipped models.
  public let labels: [String]
  /// The SHA-256 of the initialisers' bytes as 64 hexadecimal digits; nil when the file does not state it.
  public let sha256: String?
}

extension ModelCard {
  /// The version of the metadata format: the value of `fridge.format`.
  private enum Format: String, CaseIterable { case first = "1" }

  /// Reads the card of a model, which must be for the given task.
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

/// The task of a model: the value of `fridge.task`.
enum ModelTask: String, CaseIterable {
  case classifier, detection
}

/// The description of a model file, whatever its task.
public enum DescribedModel: Sendable, Equatable {
  /// A classifier of whole photos.
  case classifier(ModelDescription)
  /// A detector of objects in a photo.
  case detector(DetectorDescription)

  /// Reads the description of a file; a published detector without metadata counts as described.
  public init(_ file: ONNXModel) throws(ModelDescriptionError) {
    if DetectorDescription.isPublished(file) {
      self = .detector(try DetectorDescription(file))
    } else {
      try self.init(metadata: file.metadata)
    }
  }

  /// Reads the description from the metadata of a file.
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

  /// The facts that every model states.
  public var card: ModelCard {
    switch self {
    case .classifier(let description): description.card
    case .detector(let description): description.card
    }
  }
}
