public import ONNXFormat

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
