public import Files
internal import Images
internal import Ingredients
internal import Recognition
public import Evaluation

/// An evaluation to be run: labelled examples and the model to judge.
public struct EvaluationRun: Sendable {
  /// The examples, in the order of the folder or table.
  public let examples: [LabelledExample]
  /// The margin added on each side of a box, as a share of its size.
  public let margin: Double
  private let recognition: PhotoRecognition

  init(_ recognition: PhotoRecognition, _ examples: [LabelledExample], margin: Double) {
    self.recognition = recognition
    self.examples = examples
    self.margin = margin
  }

  /// Judges every example, each photo decoded once and at full size, so that figures do not depend on shortcuts.
  ///
  /// - Parameters:
  ///   - cancellation: once cancelled, no further photo is started.
  ///   - progress: called after each photo with the number of examples done, on the calling thread.
  /// - Returns: nil when the run was cancelled before the end.
  public func evaluate(
    cancellation: Cancellation = Cancellation(), progress: (Int) -> Void = { _ in }
  ) -> Evaluation? {
    let (examples, margin, photos) = (examples, margin, examples.positionsByPhoto)
    var outcomes = [Result<Judgement, PhotoError>?](repeating: nil, count: examples.count)
    var done = 0
    recognition.work(count: photos.count, cancellation: cancellation) { pipeline, photo in
      (photo, pipeline.judge(photos[photo].map { examples[$0] }, margin: margin))
    } handle: { photo, results in
      for (example, result) in zip(photos[photo], results) { outcomes[example] = result }
      done += results.count
      progress(done)
    }
    guard done == examples.count else { return nil }
    let judged = zip(examples, outcomes).compactMap { example, outcome in
      outcome.map { JudgedExample(example: example, outcome: $0) }
    }
    return Evaluation(judged, by: recognition)
  }
}

extension PhotoPipeline {
  /// Judges the examples of one photo; an error of the photo is the outcome of each.
  fileprivate func judge(_ examples: [LabelledExample], margin: Double) -> [Result<Judgement, PhotoError>] {
    guard let path = examples.first?.photo else { return [] }
    let image = Result { () throws(PhotoError) in try reader.photo(path, atLeast: nil).image }
    return examples.map { example in
      Result { () throws(PhotoError) in try judge(example, in: try image.get(), margin: margin) }
    }
  }

  private func judge(_ example: LabelledExample, in image: Image, margin: Double) throws(PhotoError) -> Judgement {
    guard let box = example.box else { return Judgement(truth: example.label, try predictions(for: image)) }
    return Judgement(truth: example.label, try predictions(forObjectIn: box, of: image, margin: margin))
  }
}

/// The options of an evaluation on labelled examples.
public struct EvaluationOptions: Sendable {
  /// The model by name or path; nil for the default one.
  public var model: FilePath?
  /// The split of a table to judge; nil for all rows. Folders have no splits.
  public var split: String?
  /// The margin added on each side of a box before it is cropped, as a share of its size.
  public var margin: Double
  /// The largest number of examples to judge, from the first; nil for all.
  public var first: Int?
  /// The number of cores to use; nil for all that this process may use.
  public var threads: Int?
  /// Whether the user's lessons count.
  public var usesLessons = true

  /// Creates options: by default the default model, all examples, a margin of a tenth, all cores.
  public init(
    model: FilePath? = nil, split: String? = nil, margin: Double = 0.1, first: Int? = nil, threads: Int? = nil
  ) {
    self.model = model
    self.split = split
    self.margin = margin
    self.first = first
    self.threads = threads
  }
}

extension Fridge {
  /// Prepares the evaluation of a model on labelled photos.
  ///
  /// - Parameter source: a folder with one sub-folder for each label, or a table; see ``ExampleFolder`` and
  ///   ``ExampleTable``.
  public func evaluation(on source: FilePath, _ options: EvaluationOptions = EvaluationOptions()) throws
    -> EvaluationRun
  {
    var photoOptions = PhotoOptions(model: options.model, top: 3, threads: options.threads)
    photoOptions.usesLessons = options.usesLessons
    let recognition = try recognition(photoOptions)
    let labels = labelNames(recognition.description.labels, recognition)
    let examples = try examples(at: source.matchingNormalization, split: options.split, labels)
    return EvaluationRun(recognition, Array(examples.prefix(options.first ?? .max)), margin: options.margin)
  }

  /// Returns the lookup of labels by name: a model's, and those that the user taught.
  func labelNames(_ labels: [String], _ recognition: PhotoRecognition) -> LabelNames {
    let taught = recognition.taughtLabels.filter { !labels.contains($0) }
    if taught.isEmpty { return LabelNames(labels: labels, vocabulary: vocabulary) }
    let new = taught.compactMap { kitchen[$0] }.filter { vocabulary[$0.id] == nil }
    return LabelNames(labels: labels + taught, vocabulary: Vocabulary(vocabulary.ingredients + new))
  }

  /// Reads the examples of a folder or table.
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
