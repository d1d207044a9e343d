internal import Files
internal import Recognition
internal import Training

extension Evaluation {
  /// The confusion matrix as CSV: a row for each truth, a column for each answer, how many examples in each cell.
  public var confusionTable: String {
    let header = CSV.line(["ingredient"] + matrix.labels)
    let rows = matrix.labels.indices.map { truth in
      CSV.line([matrix.labels[truth]] + matrix.labels.indices.map { "\(matrix[truth, $0])" })
    }
    return header + rows.joined()
  }

  /// Whether the bytes of a file begin as a ``confusionTable`` does: the first row has the name of the first column.
  public static func isConfusionTable(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let start = "ingredient,".utf8
    guard bytes.starts(with: start), let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return false }
    let first = bytes[start.count..<end].prefix { $0 != UInt8(ascii: ",") }
    return bytes[(end + 1)...].starts(with: Array(first) + [UInt8(ascii: ",")])
  }

  /// What the model said of every example, as CSV in the form of an example table with two columns more.
  ///
  /// Examples of unreadable photos have no answer.
  public var answerTable: String { Self.answerHeader + examples.map { CSV.line($0.fields) }.joined() }

  /// The first line of an ``answerTable``, its line end included.
  public static let answerHeader = CSV.line(["file", "ingredient", "x0", "y0", "x1", "y1", "answer", "confidence"])
}

extension JudgedExample {
  fileprivate var fields: [String] {
    let fields = [example.photo.description, example.label] + example.box.edges
    guard case .success(let judgement) = outcome else { return fields + ["", ""] }
    return fields + [judgement.answer, "\(judgement.confidence.published)"]
  }
}

extension RelativeBox? {
  /// The edges as fields of a table of examples; empty without a box.
  var edges: [String] { map { ["\($0.x0)", "\($0.y0)", "\($0.x1)", "\($0.y1)"] } ?? ["", "", "", ""] }
}
