extension Substring {
  /// The parts between `separator`, empty ones too; an ASCII character is one byte and never part of another.
  func fields(separatedBy separator: Unicode.Scalar) -> [Substring] {
    let byte = UInt8(ascii: separator)
    var fields: [Substring] = []
    var start = utf8.startIndex
    while let end = utf8[start...].firstIndex(of: byte) {
      fields.append(self[start..<end])
      start = utf8.index(after: end)
    }
    fields.append(self[start...])
    return fields
  }
}
