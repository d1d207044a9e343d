public import Localization

/// An HTTP request whose head was checked, with its body.
public struct Request: Sendable {
  /// The method, such as `GET`.
  public let method: String
  /// The segments of the path, percent-decoded: `["api", "v1", "today"]`; none for `/`.
  public let path: [String]
  /// The parameters of the address.
  public let query: Fields
  /// The values of headers by their names in lower case; those of a repeated header are joined by a comma.
  public let headers: [String: String]
  /// The body; empty if there is none.
  public internal(set) var body: [UInt8]
  /// The values of the placeholders in the path of the route that was matched.
  public internal(set) var placeholders: [String: String] = [:]
  /// The language of the answer: that of the parameter `lang`, else of `Accept-Language`, else the server's own.
  public let language: Language
  /// Whether the connection is encrypted.
  public let isSecure: Bool

  /// Reads the head of a request.
  ///
  /// - Parameters:
  ///   - target: the address as it was sent: path and query.
  ///   - standard: the language where the request states none.
  /// - Throws: ``RequestError`` for an address that cannot be decoded.
  public init(
    _ method: String, _ target: String, headers: [String: String] = [:], body: [UInt8] = [],
    standard: Language = .english, isSecure: Bool = false
  ) throws(RequestError) {
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    (self.method, self.headers, self.body, self.isSecure) = (method, headers, body, isSecure)
    path = try Self.segments(of: parts[0])
    query = try Fields(query: parts.count > 1 ? parts[1] : "")
    let preferred = headers["accept-language"].flatMap { Language(accepting: $0) }
    language = query.language ?? preferred ?? standard
  }

  /// The value of a placeholder in the path of the route.
  public func placeholder(_ name: String) -> String { placeholders[name, default: ""] }

  /// The media type of the body in lower case, without parameters; nil if it is not stated.
  public var mediaType: String? {
    let type = headers["content-type"]?.prefix { $0 != ";" }.lowercased()
    return type.map { $0.filter { !$0.isWhitespace } }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The address of the server as the client wrote it, without a slash at its end: `http://192.168.0.7:8372`.
  public var origin: String { (isSecure ? "https://" : "http://") + headers["host", default: "localhost"] }

  private static func segments(of path: Substring) throws(RequestError) -> [String] {
    guard path.first == "/" else { throw .badAddress }
    var segments: [String] = []
    for segment in path.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
      guard let decoded = segment.percentDecoded else { throw .badAddress }
      segments.append(decoded)
    }
    return segments == [""] ? [] : segments
  }
}

extension Substring {
  /// The text without percent-encoding; nil if a code is cut short, or if the bytes are no UTF-8.
  var percentDecoded: String? {
    guard utf8.contains(UInt8(ascii: "%")) else { return String(self) }
    var bytes: [UInt8] = []
    var rest = utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst()?.hexadecimalDigit, let low = rest.popFirst()?.hexadecimalDigit else {
        return nil
      }
      bytes.append(high << 4 | low)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var hexadecimalDigit: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

extension Language {
  /// The language of the greatest weight in an `Accept-Language` header (RFC 9110, section 12.5.4); nil if none is ours.
  init?(accepting header: String) {
    var best: (language: Language, weight: Double)?
    for item in header.split(separator: ",") {
      let parts = item.split(separator: ";").map { $0.filter { !$0.isWhitespace }.lowercased() }
      guard let tag = parts.first, let language = Language(rawValue: String(tag.prefix { $0 != "-" })) else { continue }
      let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
      // Of equal weights the first counts.
      if weight > best?.weight ?? 0 { best = (language, weight) }
    }
    guard let best else { return nil }
    self = best.language
  }
}
