public import Images

/// A confusion matrix: the number of examples for each pair of true label and answer.
public struct ConfusionMatrix: Sendable, Equatable {
  /// The labels that occur as truth or as answer, in the order of rows and columns.
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

  /// The number of examples of the label at `truth` that were answered with the one at `answer`.
  public subscript(truth: Int, answer: Int) -> Int { counts[truth * labels.count + answer] }

  /// Returns the number of examples of the label at `truth`.
  public func count(ofTruth truth: Int) -> Int { labels.indices.reduce(0) { $0 + self[truth, $1] } }

  /// Returns the number of examples answered with the label at `answer`.
  public func count(ofAnswer answer: Int) -> Int { labels.indices.reduce(0) { $0 + self[$1, answer] } }
}

/// A pair of labels that was confused, and how often.
public struct Confusion: Sendable, Equatable {
  /// The true label.
  public let truth: String
  /// The wrong answer.
  public let answer: String
  /// The number of examples.
  public let count: Int
}

extension ConfusionMatrix {
  /// All confusions, most frequent first; ties in the order of the labels.
  public var confusions: [Confusion] {
    var mistakes: [Confusion] = []
    // Of many labels hardly any two are confused, so the pairs are not listed first.
    for truth in labels.indices {
      for answer in labels.indices where truth != answer && self[truth, answer] > 0 {
        mistakes.append(Confusion(truth: labels[truth], answer: labels[answer], count: self[truth, answer]))
      }
    }
    return mistakes.sorted { $0.count > $1.count }
  }
}

extension ConfusionMatrix {
  /// Draws the matrix: one square cell for each pair of labels, truth from the top, answer from the left.
  ///
  /// A cell's shade grows with the square root of its share of the row, so that one mistake in fifty is still visible:
  /// correct answers, on the diagonal, in blue, mistakes in red. Grey lines separate the cells where these are large
  /// enough.
  ///
  /// - Returns: nil when there is no label, as no picture is empty.
  public func picture() -> Image? {
    guard !labels.isEmpty else { return nil }
    let side = min(max(1200 / labels.count, 1), 24)
    let line = side >= 4 ? 1 : 0
    let length = labels.count * side + line
    var image = Image(filling: PixelSize(width: length, height: length), with: Self.lineColor)
    let cell = PixelSize(width: side - line, height: side - line)
    for truth in labels.indices {
      let total = count(ofTruth: truth)
      for answer in labels.indices {
        let share = Double.share(self[truth, answer], of: total) ?? 0
        let color = Color(share: share, full: truth == answer ? Self.rightColor : Self.wrongColor)
        image.paste(Image(filling: cell, with: color), x: answer * side + line, y: truth * side + line)
      }
    }
    return image
  }

  private static let lineColor = Color(red: 214, green: 214, blue: 214)
  private static let rightColor = Color(red: 16, green: 72, blue: 160)
  private static let wrongColor = Color(red: 190, green: 24, blue: 24)
}

extension Color {
  /// Creates a mixture of white and `full`: white for a share of 0, `full` for 1.
  fileprivate init(share: Double, full: Color) {
    let strength = share.squareRoot()
    func mixed(_ sample: UInt8) -> UInt8 { UInt8((255 - strength * (255 - Double(sample))).rounded()) }
    self.init(red: mixed(full.red), green: mixed(full.green), blue: mixed(full.blue))
  }
}
