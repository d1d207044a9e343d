internal import Files

extension UnjudgedPhoto {
  /// The photo and what went wrong with it.
  func json(_ wording: ReportWording) -> JSON {
    .object([("photo", .string(photo.description)), ("error", .string(wording.explanation(error)))])
  }
}

extension JSON {
  /// A share of 1, rounded to six decimals; `null` when there is nothing to take a share of.
  static func share(_ value: Double?) -> JSON { value.map { .double($0.rounded(to: 6)) } ?? .null }
}
