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

  /// What the model said of every example, as CSV in the form of an example table with two columns more.
  ///
  /// Examples of unreadable photos have no answer.
  public var answerTable: String {
    let header = ["file", "ingredient", "x0", "y0", "x1", "y1", "answer", "confidence"]
    return CSV.line(header) + examples.map { CSV.line($0.fields) }.joined()
  }
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
