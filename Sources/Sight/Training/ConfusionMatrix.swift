/// How often which label was taken for which.
public struct ConfusionMatrix: Sendable, Equatable {
  /// The labels met, as truth or as answer; rows and columns stand in this order.
  public let labels: [String]
  /// `counts[truth * labels.count + answer]`.
  private let counts: [Int]

  /// Counts judgements.
  ///
  /// - Parameter order: the order of labels, usually the model's; labels outside it follow in alphabetical order.
  public init(_ judgements: [Judgement], order: [String]) {
    let labels = LabelOrder(order).sorted(judgements.flatMap { [$0.truth, $0.answer] })
    let positions = Dictionary(uniqueKeysWithValues: zip(labels, labels.indices))
    var counts = [Int](repeating: 0, count: labels.count * labels.count)
    for judgement in judgements {
      guard let truth = positions[judgement.truth], let answer = positions[judgement.answer] else { continue }
      counts[truth * labels.count + answer] += 1
    }
    (self.labels, self.counts) = (labels, counts)
  }

  /// How many examples of the label at `truth` were taken for the one at `answer`.
  public subscript(truth: Int, answer: Int) -> Int { counts[truth * labels.count + answer] }

  /// How many examples the label at `truth` has.
  public func count(ofTruth truth: Int) -> Int { labels.indices.reduce(0) { $0 + self[truth, $1] } }

  /// How many examples were taken for the label at `answer`.
  public func count(ofAnswer answer: Int) -> Int { labels.indices.reduce(0) { $0 + self[$1, answer] } }
}

/// A mistake that was made, and how often.
public struct Confusion: Sendable, Equatable {
  /// What the examples show.
  public let truth: String
  /// What they were taken for.
  public let answer: String
  /// How many they are.
  public let count: Int
}

extension ConfusionMatrix {
  /// All mistakes, the most frequent first; equal ones in the order of the labels.
  public var confusions: [Confusion] {
    let cells = labels.indices.flatMap { truth in labels.indices.map { (truth, $0) } }
    let mistakes = cells.filter { $0 != $1 && self[$0, $1] > 0 }.map { truth, answer in
      Confusion(truth: labels[truth], answer: labels[answer], count: self[truth, answer])
    }
    return mistakes.enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
      .map(\.element)
  }
}
