extension Substring {
  /// The parts between `separator`, empty ones too; an ASCII character is one byte and never part of another.
  func fields(separatedBy separator: Unicode.Scalar) -> [Substring] {
    let bytes = utf8Span.span
    let separator = UInt8(ascii: separator)
    var fields: [Substring] = []
    fields.reserveCapacity(IngredientRow.Field.allCases.count)
    var start = startIndex
    for offset in bytes.indices where bytes[offset] == separator {
      let end = utf8.index(startIndex, offsetBy: offset)
      fields.append(self[start..<end])
      start = utf8.index(after: end)
    }
    fields.append(self[start...])
    return fields
  }
}
