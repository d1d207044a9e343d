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

extension Double {
  /// The number with so many decimals, half away from zero.
  func rounded(to places: Int) -> Double {
    let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
    return (self * scale).rounded() / scale
  }
}
