public import Files

/// The place that frames come from.
public enum FrameOrigin: Sendable, Equatable {
  /// Photos, each of which is a frame.
  case photos([FilePath])
  /// A recording in a file.
  case clip(FilePath)
  /// A recording or a stream that another program writes.
  case standardInput
  /// A stream or a recording at an address.
  case network(String)
  /// A camera, by the path of its device.
  case camera(FilePath)
  /// A picture that a filter graph of libavfilter draws.
  case generated(String)
}

extension FrameOrigin {
  /// The prefix of the description of a filter graph.
  private static let graphPrefix = "lavfi:"
  /// The schemes of addresses that are opened.
  static let schemes: Set<String> = ["http", "https", "rtsp", "rtsps"]

  /// Returns the origin that a word names on its own: standard input, an address, a filter graph or a camera; nil for
  /// any other file.
  public init?(word: FilePath) {
    let text = word.description
    if text == "-" {
      self = .standardInput
    } else if text.hasPrefix(Self.graphPrefix) {
      self = .generated(String(text.dropFirst(Self.graphPrefix.count)))
    } else if let scheme = text.scheme, Self.schemes.contains(scheme) {
      self = .network(text)
    } else if word.bytes.starts(with: "/dev/video".utf8) {
      self = .camera(word)
    } else {
      return nil
    }
  }

  /// The name for people and programs; an address is shown without user, password and query, which may be secret.
  public var name: String {
    switch self {
    case .photos(let photos): photos.count == 1 ? photos[0].description : "\(photos.count) photos"
    case .clip(let path), .camera(let path): path.description
    case .standardInput: "-"
    case .network(let address): address.withoutSecrets
    case .generated(let graph): Self.graphPrefix + graph
    }
  }

  /// Whether the connection may be made again after it broke off.
  package var reconnects: Bool { if case .network = self { true } else { false } }
}

extension String {
  /// The scheme of an address such as `rtsp://camera/`, in lower case; nil if the text is none.
  fileprivate var scheme: String? {
    guard let end = firstRange(of: "://") else { return nil }
    return self[..<end.lowerBound].lowercased()
  }

  /// The address without user, password, query and fragment.
  fileprivate var withoutSecrets: String {
    guard let start = firstRange(of: "://") else { return self }
    let rest = self[start.upperBound...]
    let path = rest.prefix { !"?#".contains($0) }
    // A password may hold a slash that should have been escaped, so that everything up to the last @ is hidden.
    let host = path.lastIndex(of: "@").map { path[path.index(after: $0)...] } ?? path
    return self[..<start.upperBound] + host + (path.endIndex < rest.endIndex ? "?…" : "")
  }

  private func firstRange(of text: String) -> Range<String.Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      formIndex(after: &start)
    }
    return nil
  }
}
