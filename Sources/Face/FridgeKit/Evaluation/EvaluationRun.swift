internal import Files
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
