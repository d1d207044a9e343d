internal import Glibc

/// The user's lessons: embeddings of pictures with their labels, immutable and shared by all threads.
///
/// Each label's lessons are a kernel density over the unit sphere: every view of every picture votes with
/// `exp(-sharpness * (1 - similarity))`, as in the cache of Tip-Adapter (Zhang et al., ECCV 2022). The mean of the votes
/// is held against those of the classifier's other labels, so that a lesson counts for less where a thing looks like what
/// the network knows. Where no lesson is near, the votes vanish and the network's answer stands.
public struct LessonMatcher: Sendable {
  /// The weights of lessons against the network; see <doc:Teaching>.
  struct Rule: Sendable {
    /// The decrease of a vote with the distance from its lesson.
    var sharpness: Float
    /// The exponent of the mean vote.
    var exponent: Float
    /// The natural logarithm of the weight of the mean vote.
    var logWeight: Float

    /// The exponent of the votes of the classifier's own labels, which divide the odds.
    var labelExponent: Float = 0

    /// For embeddings that a model gives, with the similarities to its labels.
    static let own = Rule(sharpness: 16, exponent: 0.7, logWeight: 3.3, labelExponent: 0.4)
    /// For the features of any classifier.
    static let features = Rule(sharpness: 40, exponent: 0.5, logWeight: 6.7)
  }

  /// The number of values in an embedding.
  public let width: Int
  /// The taught labels, ordered by name.
  public let labels: [String]
  private let rule: Rule
  /// The labels whose similarities an embedding states.
  private let comparedLabels: [String]
  /// The embeddings one after the other, label by label.
  private let values: [Float]
  /// The rows of each label.
  private let rows: [Range<Int>]

  /// Prepares lessons for matching; nil if there are none, or if an embedding does not have `width` values.
  ///
  /// - Parameters:
  ///   - lessons: the label of each picture, and the embeddings of its views.
  ///   - comparedLabels: the labels whose similarities an embedding states, see ``Classifier/comparedLabels``.
  public init?(
    _ lessons: some Sequence<(label: String, views: [Embedding])>, width: Int, comparedLabels: [String] = []
  ) {
    let views = Dictionary(grouping: lessons.filter { !$0.views.isEmpty }, by: \.label).mapValues {
      $0.flatMap(\.views)
    }
    guard !views.isEmpty, width > 0, views.values.allSatisfy({ $0.allSatisfy { $0.values.count == width } }) else {
      return nil
    }
    labels = views.keys.sorted()
    var rows: [Range<Int>] = []
    for label in labels {
      let start = rows.last?.upperBound ?? 0
      rows.append(start..<(start + views[label, default: []].count))
    }
    values = labels.flatMap { views[$0, default: []].flatMap(\.values) }
    (self.rows, self.width, self.comparedLabels) = (rows, width, comparedLabels)
    rule = comparedLabels.isEmpty ? .features : .own
  }

  /// Returns the odds of each taught label.
  func odds(of embedding: Embedding) -> LessonOdds {
    precondition(embedding.values.count == width, "an embedding of the same network")
    let similarities = similarities(to: embedding)
    let others = LabelVotes(embedding.labelSimilarities, labels: comparedLabels, rule)
    return LessonOdds(
      zip(labels, rows).map { label, rows in
        let votes = similarities[rows].reduce(0) { $0 + expf(rule.sharpness * ($1 - 1)) }
        let weight = expf(rule.logWeight) * others.factor(without: label)
        return (label, weight * powf(votes / Float(rows.count), rule.exponent))
      })
  }

  /// Returns the inner products with all rows.
  private func similarities(to embedding: Embedding) -> [Float] {
    values.withUnsafeBufferPointer { values in
      embedding.values.withUnsafeBufferPointer { query in
        // The rows lie one after the other, each as wide as the query.
        (0..<values.count / width).map { row in
          Self.product(query, UnsafeBufferPointer(rebasing: values[row * width..<(row + 1) * width]))
        }
      }
    }
  }

  /// Returns the inner product of vectors of equal length, in partial sums so that it is vectorised.
  private static func product(_ a: UnsafeBufferPointer<Float>, _ b: UnsafeBufferPointer<Float>) -> Float {
    var sums = SIMD16<Float>.zero
    let vectors = a.count / 16
    let (left, right) = (UnsafeRawBufferPointer(a), UnsafeRawBufferPointer(b))
    for vector in 0..<vectors {
      let offset = vector * 64
      sums +=
        left.loadUnaligned(fromByteOffset: offset, as: SIMD16<Float>.self)
        * right.loadUnaligned(fromByteOffset: offset, as: SIMD16<Float>.self)
    }
    return (vectors * 16..<a.count).reduce(sums.sum()) { $0 + a[$1] * b[$1] }
  }
}

/// The votes of a classifier's own labels for a picture: how much it looks like something that the network knows.
private struct LabelVotes {
  private let rule: LessonMatcher.Rule
  private let votes: [String: Float]
  private let sum: Float

  init(_ similarities: [Float], labels: [String], _ rule: LessonMatcher.Rule) {
    self.rule = rule
    let pairs = zip(labels, similarities).map { ($0, expf(rule.sharpness * ($1 - 1))) }
    votes = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    sum = pairs.reduce(0) { $0 + $1.1 }
  }

  /// Returns the factor of a label's odds, by which the votes of the other labels divide them.
  func factor(without label: String) -> Float {
    if votes.isEmpty { return 1 }
    let others = sum - (votes[label] ?? 0)
    // No picture is farther from every label than at a right angle.
    return powf(max(others, expf(-rule.sharpness)), -rule.labelExponent)
  }
}

/// The odds of taught labels for one picture, against everything that the network says.
public struct LessonOdds: Sendable {
  private let odds: [(label: String, odds: Float)]

  init(_ odds: [(label: String, odds: Float)]) { self.odds = odds }

  /// Returns the network's predictions, whose confidences sum to 1, together with the taught labels, best first.
  ///
  /// The odds of several labels add up as perpendicular vectors do, and are shared out by their squares: every lesson has
  /// a few votes left for every picture, and as a plain sum those of fifty ingredients would outweigh a sure network. The
  /// odds of a label that the network knows, too, are added to its probability. Then all are scaled to sum to 1.
  func applied(to predictions: [Prediction]) -> [Prediction] {
    let squares = odds.reduce(0) { $0 + $1.odds * $1.odds }
    let scale = squares > 0 ? 1 / squares.squareRoot() : 0
    let odds = odds.map { (label: $0.label, odds: $0.odds * $0.odds * scale) }
    let taught = Dictionary(odds.map { ($0.label, $0.odds) }, uniquingKeysWith: { first, _ in first })
    let total = predictions.reduce(0) { $0 + $1.confidence } + odds.reduce(0) { $0 + $1.odds }
    guard total > 0, total.isFinite else { return predictions }
    let known = predictions.map { prediction in
      let odds = taught[prediction.label] ?? 0
      return Prediction(
        label: prediction.label, confidence: (prediction.confidence + odds) / total,
        isTaught: odds > prediction.confidence)
    }
    let labels = Set(predictions.map(\.label))
    let new = odds.filter { !labels.contains($0.label) }.map {
      Prediction(label: $0.label, confidence: $0.odds / total, isTaught: true)
    }
    let all = known + new
    return all.indices.sorted { (all[$1].confidence, $0) < (all[$0].confidence, $1) }.map { all[$0] }
  }
}
