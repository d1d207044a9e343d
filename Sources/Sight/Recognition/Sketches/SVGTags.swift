internal import Glibc
internal import Images

/// The tags of an XML text, as far as SVG drawings need them; comments and declarations are skipped.
struct SVGTags {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the next tag; nil at the end.
  mutating func next() throws(SVGError) -> SVGTag? {
    while let start = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) {
      if has("<!--", at: start) {
        offset = end(of: "-->", from: start)
      } else if has("<![CDATA[", at: start) {
        offset = end(of: "]]>", from: start)
      } else if has("<!", at: start) || has("<?", at: start) {
        offset = end(of: ">", from: start)
      } else {
        guard let close = closing(from: start) else { throw .unclosedTag(offset: start) }
        offset = close + 1
        return SVGTag(String(decoding: bytes[(start + 1)..<close], as: UTF8.self))
      }
    }
    return nil
  }

  private func has(_ text: String, at start: Int) -> Bool { bytes[start...].starts(with: text.utf8) }

  /// Returns the offset after the next `text`, or the end.
  private func end(of text: String, from start: Int) -> Int {
    var index = start
    while index < bytes.count {
      if has(text, at: index) { return index + text.utf8.count }
      index += 1
    }
    return bytes.count
  }

  /// Returns the offset of the `>` that closes a tag; those in quotes do not.
  private func closing(from start: Int) -> Int? {
    var quote: UInt8?
    for index in start..<bytes.count {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return index
      }
    }
    return nil
  }
}

/// A tag with its attributes.
struct SVGTag {
  /// The name of the element without a prefix.
  let name: String
  /// Whether the tag ends an element.
  let isEnd: Bool
  /// Whether the element has no content.
  let isEmpty: Bool
  private let attributes: [String: String]

  /// - Parameter text: what stands between `<` and `>`.
  init(_ text: String) {
    var rest = text[...]
    isEnd = rest.first == "/"
    if isEnd { rest = rest.dropFirst() }
    isEmpty = rest.last == "/"
    if isEmpty { rest = rest.dropLast() }
    let name = rest.prefix { !$0.isWhitespace }
    rest = rest.dropFirst(name.count)
    self.name = String(name.split(separator: ":").last ?? "")
    var attributes: [String: String] = [:]
    while let equals = rest.firstIndex(of: "=") {
      let key = rest[..<equals].filter { !$0.isWhitespace }
      rest = rest[rest.index(after: equals)...].drop { $0.isWhitespace }
      guard let quote = rest.first, quote == "\"" || quote == "'" else { break }
      rest = rest.dropFirst()
      guard let end = rest.firstIndex(of: quote) else { break }
      attributes[key] = String(rest[..<end])
      rest = rest[rest.index(after: end)...]
    }
    self.attributes = attributes
  }

  subscript(key: String) -> String? { attributes[key] }

  /// Returns a property, given by `style` or by an attribute.
  func style(_ key: String) -> String? {
    for declaration in (self["style"] ?? "").split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1).map { $0.filter { !$0.isWhitespace } }
      if parts.count == 2, parts[0] == key { return parts[1] }
    }
    return self[key].map { $0.filter { !$0.isWhitespace } }
  }

  /// Returns the number that an attribute begins with; 0 without one.
  func number(_ key: String) -> Double { self[key].flatMap { SVGNumbers($0).all.first } ?? 0 }

  /// The points of a polyline or polygon.
  var points: [Point] {
    let numbers = SVGNumbers(self["points"] ?? "").all
    return stride(from: 0, to: numbers.count - 1, by: 2).map { Point(x: numbers[$0], y: numbers[$0 + 1]) }
  }

  /// The outline of a rectangle; empty where a side is 0.
  var rectangle: [Point] {
    let (x, y, width, height) = (number("x"), number("y"), number("width"), number("height"))
    guard width > 0, height > 0 else { return [] }
    return [
      Point(x: x, y: y), Point(x: x + width, y: y), Point(x: x + width, y: y + height), Point(x: x, y: y + height),
      Point(x: x, y: y),
    ]
  }

  /// Returns the outline of an ellipse; empty where a radius is 0.
  func ellipse(_ horizontal: Double, _ vertical: Double) -> [Point] {
    guard horizontal > 0, vertical > 0 else { return [] }
    let middle = Point(x: number("cx"), y: number("cy"))
    return (0...48).map { step in
      let angle = Double(step) / 24 * .pi
      return middle + Point(x: horizontal * cos(angle), y: vertical * sin(angle))
    }
  }
}
