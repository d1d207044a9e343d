public import Files
internal import Images
internal import Recognition
public import Training

/// Labelled photos and the model that is to be judged on them.
public struct EvaluationRun: Sendable {
  /// The examples, in the order of the folder or table.
  public let examples: [LabelledExample]
  /// How much a box is grown on each side, as a share of its size.
  public let margin: Double
  private let recognition: PhotoRecognition

  init(_ recognition: PhotoRecognition, _ examples: [LabelledExample], margin: Double) {
    self.recognition = recognition
    self.examples = examples
    self.margin = margin
  }

  /// Judges every example, each photo decoded once and in full, so that figures do not depend on shortcuts.
  ///
  /// - Parameters:
  ///   - cancellation: once cancelled, no photo is begun.
  ///   - progress: called after each photo with the number of examples done, on the calling thread.
  /// - Returns: nil when the run was cancelled before the end.
  public func evaluate(
    cancellation: Cancellation = Cancellation(), progress: (Int) -> Void = { _ in }
  ) -> Evaluation? {
    let (examples, margin, photos) = (examples, margin, examples.positionsByPhoto)
    var outcomes = [Result<Judgement, PhotoError>?](repeating: nil, count: examples.count)
    var done = 0
    recognition.work(count: photos.count, cancellation: cancellation) { reporter, photo in
      (photo, reporter.judge(photos[photo].map { examples[$0] }, margin: margin))
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

extension PhotoReporter {
  /// Judges the examples of one photo; what is wrong with the whole photo is the outcome of each.
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

/// Which labelled photos are judged, and how.
public struct EvaluationOptions: Sendable {
  /// The model by name or path; nil for the default one.
  public var model: FilePath?
  /// Which part of a table is judged; nil for all. Folders have no parts.
  public var split: String?
  /// How much a box is grown on each side before it is cut out, as a share of its size.
  public var margin: Double
  /// How many examples are judged at most, from the first; nil for all.
  public var first: Int?
  /// How many cores may work; nil for all this process may use.
  public var threads: Int?

  /// The usual way: the default model, everything, a margin of a tenth, all cores.
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
