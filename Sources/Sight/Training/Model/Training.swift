public import Evaluation
public import Files
public import ONNXFormat
internal import Recognition

/// An example whose features are known.
public struct TrainingExample: Sendable {
  /// The photo, its label and its box.
  public let example: LabelledExample
  /// The keys of its views, the plain one first.
  public let keys: [FeatureKey]

  /// Creates an example from what was read.
  public init(_ example: LabelledExample, keys: [FeatureKey]) { (self.example, self.keys) = (example, keys) }
}

/// The choices of a training.
public struct TrainingSettings: Sendable {
  /// The share of each label's examples that is held out, where no validation photos are given.
  public var share: Double
  /// The weight of labels.
  public var weighting: ClassWeighting
  /// The seed of the split and of the folds.
  public var seed: Int
  /// The number of threads.
  public var threads: Int

  /// Creates settings.
  public init(share: Double, weighting: ClassWeighting, seed: Int, threads: Int) {
    (self.share, self.weighting, self.seed, self.threads) = (share, weighting, seed, threads)
  }
}

/// A head trained on examples and judged on others.
public struct Training: Sendable {
  /// The labels, in the order of the head's outputs.
  public let labels: [String]
  /// The judgements on held-out examples.
  public let judgements: [(example: LabelledExample, judgement: Judgement)]
  /// The number of examples that the head learned from.
  public let examples: Int
  /// The examples left out because another with the same content has the same label.
  public let duplicates: Int
  /// The photos left out because the same content has different labels.
  public let contradictions: [FilePath]
  /// The validation examples that look like one that the head learned from; none where some were held out.
  public let lookAlikes: Int
  /// The number of views of each example that the head learned from.
  public let views: Int
  /// The strength of regularisation, chosen by cross-validation.
  public let l2: Double
  /// The temperature and the threshold.
  public let calibration: HeadCalibration
  private let head: SoftmaxHead

  /// Trains a head.
  ///
  /// - Parameters:
  ///   - examples: those to learn from and, unless there are others, to hold out from.
  ///   - validation: the examples to judge on; nil to hold some out.
  ///   - cache: the features of all views of all examples.
  ///   - progress: called with the trainings done and the largest number that there can be.
  /// - Returns: nil when cancelled.
  public init?(
    on examples: [TrainingExample], validation: [TrainingExample]?, cache: FeatureCache, _ settings: TrainingSettings,
    isCancelled: () -> Bool, progress: (Int, Int) -> Void
  ) throws(TrainingError) {
    let pool = UniqueExamples(examples, besides: validation ?? [])
    let labels = Set(pool.examples.map(\.example.label)).sorted()
    guard labels.count > 1 else { throw .tooFewLabels(labels.first) }
    let positions = Dictionary(uniqueKeysWithValues: labels.enumerated().map { ($1, $0) })
    let truths = pool.examples.compactMap { positions[$0.example.label] }
    let hashes = try Self.hashes(pool.examples, cache)
    let groups = LookAlikes.groups(pool.examples.map(\.example.photo), truths: truths, hashes: hashes)
    let split = HeldOutSplit(share: settings.share, seed: UInt64(bitPattern: Int64(settings.seed)))
    let isHeldOut =
      validation == nil
      ? split.heldOut(truths: truths, groups: groups, labels: labels.count)
      : [Bool](repeating: false, count: truths.count)
    lookAlikes =
      try validation.map { others throws(TrainingError) in
        LookAlikes.count(
          zip(others.map(\.example.label), try Self.hashes(others, cache)).map { ($0, $1) },
          like: zip(pool.examples.map(\.example.label), hashes).map { ($0, $1) })
      } ?? 0
    let learned = truths.indices.filter { !isHeldOut[$0] }
    let judged = validation ?? truths.indices.filter { isHeldOut[$0] }.map { pool.examples[$0] }
    let known = pool.examples.first?.keys.count ?? 0
    let keys = (0..<known).flatMap { view in learned.map { pool.examples[$0].keys[view] } }
    let set = TrainingSet(
      try Self.features(keys, cache), truths: learned.map { truths[$0] }, groups: learned.map { groups[$0] })
    var training = HeadTraining(labels: labels.count)
    (training.weighting, training.threads) = (settings.weighting, settings.threads)
    training.seed = UInt64(bitPattern: Int64(settings.seed))
    guard let outcome = training.train(on: set, isCancelled: isCancelled, progress: progress) else { return nil }
    calibration =
      outcome.heldOut.map { HeadCalibration($0.logits, truths: $0.truths, labels: labels) } ?? .unknown
    let features = try Self.features(judged.map { $0.keys[0] }, cache)
    let temperature = calibration.temperature
    judgements = judged.enumerated().map { row, example in
      let logits = outcome.head.logits(ofRow: row, of: features)
      let best = Prediction.best(of: logits, temperature: temperature, labels: labels)
      return (example.example, Judgement(truth: example.example.label, best))
    }
    (self.labels, self.examples, views, head, l2) = (labels, learned.count, outcome.views, outcome.head, outcome.l2)
    (duplicates, contradictions) = (pool.duplicates, pool.contradictions)
  }

  private static func features(_ keys: [FeatureKey], _ cache: FeatureCache) throws(TrainingError) -> FeatureMatrix {
    do { return try cache.features(keys).0 } catch { throw .cache(.file(error)) }
  }

  private static func hashes(
    _ examples: [TrainingExample], _ cache: FeatureCache
  ) throws(TrainingError) -> [PerceptualHash] {
    do { return try cache.features(examples.map { $0.keys[0] }).1 } catch { throw .cache(.file(error)) }
  }

  /// Writes the model file in memory.
  ///
  /// - Parameter base: the file of the backbone, with its metadata.
  public func model(
    on base: (file: HeadReplacement, metadata: [String: String]), _ facts: TrainingFacts, figures: EvaluationFigures
  ) throws(HeadReplacementError) -> TrainedModel {
    try TrainedModel(base, head, labels: labels, calibration, facts, figures: figures)
  }
}

/// Why no head can be trained.
public enum TrainingError: Error, Equatable {
  /// Fewer than two labels have a readable photo; the label of those that there are.
  case tooFewLabels(String?)
  /// The features cannot be kept.
  case cache(FeatureCacheError)
}

/// Examples without those of the same content.
private struct UniqueExamples {
  var examples: [TrainingExample] = []
  var duplicates = 0
  var contradictions: [FilePath] = []

  /// - Parameter judged: examples that must not be learned from as well.
  init(_ all: [TrainingExample], besides judged: [TrainingExample]) {
    let labels = Dictionary(grouping: all, by: { $0.keys[0] }).mapValues { Set($0.map(\.example.label)) }
    var seen = Set(judged.map { $0.keys[0] })
    for example in all {
      if (labels[example.keys[0]]?.count ?? 0) > 1 {
        contradictions.append(example.example.photo)
      } else if seen.insert(example.keys[0]).inserted {
        examples.append(example)
      } else {
        duplicates += 1
      }
    }
  }
}
