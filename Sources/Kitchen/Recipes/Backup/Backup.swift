/// The user's data at one moment, as it lies in a backup file.
///
/// The file begins with lines of text, each with a line feed at its end: `fridge backup 1`, `time` and the seconds since
/// 1970, a line for each store with its name, its size in bytes and its ``Fingerprint``, and `end` with the fingerprint
/// of all lines above. The stores follow, byte after byte, as SQLite files.
public struct Backup: Sendable, Equatable {
  /// One of the stores.
  public struct Part: Sendable, Equatable {
    /// Which store it is.
    public let store: KeptStore
    /// The SQLite file.
    public let bytes: [UInt8]
  }

  /// The version of the form of the file.
  static let version = 1

  /// When it was made.
  public let time: Moment
  /// The stores that there were, each once.
  public let parts: [Part]

  /// The whole file.
  var bytes: [UInt8] {
    var head = "fridge backup \(Self.version)\ntime \(time.seconds)\n"
    for part in parts { head += "\(part.store.rawValue) \(part.bytes.count) \(Fingerprint(of: [part.bytes]).text)\n" }
    return Array((head + "end \(Fingerprint(of: [Array(head.utf8)]).text)\n").utf8) + parts.flatMap(\.bytes)
  }
}
