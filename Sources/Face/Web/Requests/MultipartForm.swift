/// A body of `multipart/form-data` (RFC 7578): texts, and files with their names.
public struct MultipartForm: Sendable {
  /// A file of a form.
  public struct File: Sendable, Equatable {
    /// The name of the field.
    public let field: String
    /// The name of the file as the client states it, without folders; empty if there is none.
    public let name: String
    /// The contents.
    public let bytes: [UInt8]
  }

  /// The files, in their order.
  public private(set) var files: [File] = []
  private var texts: [String: String] = [:]

  /// The most parts of a form.
  public static let mostParts = 64
  /// The longest head of a part in bytes, and the longest text.
  static let longestText = 1 << 14

  /// The texts by the names of their fields.
  public var fields: Fields { Fields(texts: texts) }

  /// Reads a form.
  ///
  /// A part with a name of a file is a file, every other one is a text.
  ///
  /// - Parameter type: the value of the header `Content-Type`, which holds the boundary.
  /// - Throws: ``RequestError/badForm`` or ``RequestError/repeatedField(_:)``.
  public init(_ body: [UInt8], type: String) throws(RequestError) {
    guard let boundary = Self.boundary(in: type) else { throw .badForm }
    let delimiter = Array("--\(boundary)".utf8)
    guard var rest = Self.rest(of: body[...], after: delimiter) else { throw .badForm }
    var parts = 0
    while !rest.starts(with: "--".utf8) {
      parts += 1
      guard parts <= Self.mostParts, rest.starts(with: "\r\n".utf8),
        let end = Self.find(Array("\r\n".utf8) + delimiter, in: rest.dropFirst(2))
      else { throw .badForm }
      try add(rest[(rest.startIndex + 2)..<end])
      rest = rest[(end + 2 + delimiter.count)...]
    }
  }

  private mutating func add(_ part: ArraySlice<UInt8>) throws(RequestError) {
    // A part without headers begins with the empty line at once, and then it has no name either.
    guard let end = Self.find(Array("\r\n\r\n".utf8), in: part), end - part.startIndex <= Self.longestText,
      let head = String(validating: part[..<end], as: UTF8.self), let disposition = Self.disposition(in: head),
      let field = Self.parameter("name", in: disposition)
    else { throw .badForm }
    let bytes = part[(end + 4)...]
    if let file = Self.parameter("filename", in: disposition) {
      let name = file.split { $0 == "/" || $0 == "\\" }.last.map(String.init)
      files.append(File(field: field, name: name ?? "", bytes: Array(bytes)))
    } else {
      guard bytes.count <= Self.longestText, let text = String(validating: bytes, as: UTF8.self) else { throw .badForm }
      guard texts.updateValue(text, forKey: field) == nil else { throw .repeatedField(field) }
    }
  }

  private static func disposition(in head: String) -> Substring? {
    head.split(separator: "\r\n").first { $0.lowercased().hasPrefix("content-disposition:") }
  }

  /// Returns the boundary, of 1 to 70 characters.
  private static func boundary(in type: String) -> String? {
    guard type.lowercased().hasPrefix("multipart/form-data"), let text = parameter("boundary", in: type[...]),
      (1...70).contains(text.utf8.count)
    else { return nil }
    return text
  }

  /// Returns a parameter of a header, quoted or not.
  private static func parameter(_ name: String, in header: Substring) -> String? {
    var rest = header.drop { $0 != ";" }.dropFirst()
    while !rest.isEmpty {
      rest = rest.drop { $0 == " " || $0 == "\t" || $0 == ";" }
      let key = rest.prefix { $0 != "=" && $0 != ";" }
      rest = rest.dropFirst(key.count)
      guard rest.first == "=" else { continue }
      rest = rest.dropFirst()
      var value = ""
      if rest.first == "\"" {
        rest = rest.dropFirst()
        while let character = rest.popFirst(), character != "\"" {
          value.append(character == "\\" && rest.first == "\"" ? rest.removeFirst() : character)
        }
      } else {
        value = String(rest.prefix { $0 != ";" && $0 != " " })
        rest = rest.dropFirst(value.count)
      }
      if key.lowercased() == name { return value }
    }
    return nil
  }

  /// Returns what follows the first delimiter, which stands at the start or after a line end.
  private static func rest(
    of body: ArraySlice<UInt8>, after delimiter: [UInt8]
  ) -> ArraySlice<UInt8>? {
    if body.starts(with: delimiter) { return body.dropFirst(delimiter.count) }
    return find(Array("\r\n".utf8) + delimiter, in: body).map { body[($0 + 2 + delimiter.count)...] }
  }

  /// Returns where a pattern begins; the cost is that of looking for its first byte.
  private static func find(_ pattern: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
    bytes.withUnsafeBufferPointer { buffer in
      guard let first = pattern.first, buffer.count >= pattern.count else { return nil }
      // The last start leaves room for the whole pattern, so every index below is within the buffer.
      var index = 0
      let last = buffer.count - pattern.count
      while index <= last {
        if buffer[index] == first, pattern.indices.allSatisfy({ buffer[index + $0] == pattern[$0] }) {
          return bytes.startIndex + index
        }
        index += 1
      }
      return nil
    }
  }
}
