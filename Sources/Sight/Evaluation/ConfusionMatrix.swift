public import Images

/// A confusion matrix: the number of examples for each pair of true label and answer.
///
/// Only the pairs that occur are stored, so ten thousand labels need no more memory than their examples.
public struct ConfusionMatrix: Sendable, Equatable {
  /// The labels that occur as truth or as answer, in the order of rows and columns.
  public let labels: [String]
  /// The pairs that occur, row by row.
  let cells: [Cell]
  private let rows: [Range<Int>]
  private let answers: [Int]

  /// A pair of labels, by position, that occurs.
  struct Cell: Sendable, Equatable {
    let truth: Int
    let answer: Int
    var count = 1
  }

  /// Counts judgements.
  ///
  /// - Parameter order: the order of labels, usually the model's; labels outside it follow in alphabetical order.
  public init(_ judgements: [Judgement], order: [String]) {
    let labels = LabelOrder(order).sorted(judgements.flatMap { [$0.truth, $0.answer] })
    let positions = Dictionary(uniqueKeysWithValues: zip(labels, labels.indices))
    let pairs = judgements.compactMap { judgement -> (truth: Int, answer: Int)? in
      guard let truth = positions[judgement.truth], let answer = positions[judgement.answer] else { return nil }
      return (truth, answer)
    }
    var cells: [Cell] = []
    var answers = [Int](repeating: 0, count: labels.count)
    var rows = [Range<Int>](repeating: 0..<0, count: labels.count)
    for (truth, answer) in pairs.sorted(by: <) {
      answers[answer] += 1
      if let last = cells.last, (last.truth, last.answer) == (truth, answer) {
        cells[cells.count - 1].count += 1
      } else {
        let start = rows[truth].isEmpty ? cells.count : rows[truth].lowerBound
        cells.append(Cell(truth: truth, answer: answer))
        rows[truth] = start..<cells.count
      }
    }
    (self.labels, self.cells, self.rows, self.answers) = (labels, cells, rows, answers)
  }

  /// The number of examples of the label at `truth` that were answered with the one at `answer`.
  public subscript(truth: Int, answer: Int) -> Int {
    cells[rows[truth]].first { $0.answer == answer }?.count ?? 0
  }

  /// Returns the number of examples of the label at `truth`.
  public func count(ofTruth truth: Int) -> Int { cells[rows[truth]].reduce(0) { $0 + $1.count } }

  /// Returns the number of examples answered with the label at `answer`.
  public func count(ofAnswer answer: Int) -> Int { answers[answer] }
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
    let mistakes = cells.filter { $0.truth != $0.answer }.map {
      Confusion(truth: labels[$0.truth], answer: labels[$0.answer], count: $0.count)
    }
    return mistakes.sorted { $0.count > $1.count }
  }
}

extension ConfusionMatrix {
  /// The longest side of a picture in pixels.
  static let longestSide = 4000

  /// Draws the matrix: one square cell for each pair of labels, truth from the top, answer from the left.
  ///
  /// A cell's shade grows with the square root of its share of the row, so that one mistake in fifty is still visible:
  /// correct answers, on the diagonal, in blue, mistakes in red. Grey lines separate the cells where these are large
  /// enough. Of more labels than ``longestSide``, several share a pixel, and a right answer hides mistakes.
  ///
  /// - Returns: nil when there is no label, as no picture is empty.
  public func picture() -> Image? {
    guard !labels.isEmpty else { return nil }
    let side = min(max(1200 / labels.count, 1), 24)
    let line = side >= 4 ? 1 : 0
    let extent = min(labels.count * side, Self.longestSide)
    let length = extent + line
    func start(_ label: Int) -> Int { label * extent / labels.count + line }
    var image = Image(filling: PixelSize(width: length, height: length), with: Color(red: 255, green: 255, blue: 255))
    for edge in 0..<(line * (labels.count + 1)) {
      image.paste(Image(filling: PixelSize(width: length, height: 1), with: Self.lineColor), x: 0, y: edge * side)
      image.paste(Image(filling: PixelSize(width: 1, height: length), with: Self.lineColor), x: edge * side, y: 0)
    }
    for cell in cells.filter({ $0.truth != $0.answer }) + cells.filter({ $0.truth == $0.answer }) {
      let share = Double.share(cell.count, of: count(ofTruth: cell.truth)) ?? 0
      let color = Color(share: share, full: cell.truth == cell.answer ? Self.rightColor : Self.wrongColor)
      let square = Image(filling: PixelSize(width: side - line, height: side - line), with: color)
      image.paste(square, x: start(cell.answer), y: start(cell.truth))
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
