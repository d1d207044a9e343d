public import Files
internal import Recognition
internal import Training

extension Fridge {
  /// Prepares to judge a model on labelled photos.
  ///
  /// - Parameter source: a folder with one sub-folder for each label, or a table; see ``ExampleFolder`` and
  ///   ``ExampleTable``.
  public func evaluation(on source: FilePath, _ options: EvaluationOptions = EvaluationOptions()) throws
    -> EvaluationRun
  {
    let recognition = try recognition(PhotoOptions(model: options.model, top: 3, threads: options.threads))
    let labels = LabelNames(labels: recognition.description.labels, vocabulary: vocabulary)
    let examples = try examples(at: source.matchingComposition, split: options.split, labels)
    return EvaluationRun(recognition, Array(examples.prefix(options.first ?? .max)), margin: options.margin)
  }

  /// The examples of a folder or table.
  func examples(
    at source: FilePath, split: String?, _ labels: LabelNames
  ) throws(ExampleError) -> [LabelledExample] {
    guard source.kind == .folder else {
      return try ExampleTable(reading: source).examples(split: split, labels: labels)
    }
    if let split { throw .unknownSplit(source, split, available: []) }
    return try ExampleFolder(source).examples(labels: labels) { PhotoSources.extensions.contains($0.fileExtension) }
  }
}
