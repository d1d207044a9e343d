internal import Files
internal import Training

extension PhotoEvaluation {
  /// What was found in every photo, as a ``FindingTable``; confidences are not rounded, so that it gives the same
  /// figures when it is judged.
  public var answerTable: String { Self.answerHeader + photos.map(\.lines).joined() }

  /// The first line of an ``answerTable``, its line end included.
  public static let answerHeader = CSV.line(["file", "ingredient", "x0", "y0", "x1", "y1", "confidence"])
}

extension PhotoEvaluation.Photo {
  fileprivate var lines: String {
    guard case .success(let found) = outcome else { return "" }
    return found.map { object in
      CSV.line([labelled.photo.description, object.label] + object.box.edges + ["\(object.confidence)"])
    }.joined()
  }
}
