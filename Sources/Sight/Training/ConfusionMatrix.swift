public import Images

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

extension ConfusionMatrix {
  /// The matrix as a picture: one square cell for each pair of labels, truth from the top, answer from the left.
  ///
  /// A cell's shade grows with the square root of its share of the row, so that one mistake in fifty can still be seen:
  /// right answers, on the diagonal, in blue, mistakes in red. Grey lines part the cells where these are large enough.
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
  /// White for a share of 0, `full` for 1.
  fileprivate init(share: Double, full: Color) {
    let strength = share.squareRoot()
    func mixed(_ sample: UInt8) -> UInt8 { UInt8((255 - strength * (255 - Double(sample))).rounded()) }
    self.init(red: mixed(full.red), green: mixed(full.green), blue: mixed(full.blue))
  }
}
