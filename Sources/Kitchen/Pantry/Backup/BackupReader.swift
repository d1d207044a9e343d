internal import Files
internal import Time

/// A reader of backup files, which may hold anything.
struct BackupReader {
  private static let lineFeed = UInt8(ascii: "\n")
  /// The maximum length of a line in the header, in bytes.
  private static let longestLine = 100

  private let bytes: [UInt8]
  private var position = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Parses the bytes of a file; every bit of it is checked.
  static func backup(_ bytes: [UInt8]) throws(BackupFault) -> Backup {
    var reader = BackupReader(bytes)
    return try reader.backup()
  }

  private mutating func backup() throws(BackupFault) -> Backup {
    let title = words()
    guard title.count == 3, title[..<2] == ["fridge", "backup"], let version = Int(title[2]) else { throw .notABackup }
    guard Backup.versions.contains(version) else {
      throw version > Backup.versions.upperBound ? .newer(version: version) : .notABackup
    }
    let time = words()
    guard time.count == 2, time[0] == "time", let seconds = Int(time[1]) else { throw .damaged }
    let entries = try entries()
    var (parts, settings): ([Backup.Part], [UInt8]?) = ([], nil)
    for entry in entries {
      let content = try content(entry)
      if let store = entry.store { parts.append(Backup.Part(store: store, bytes: content)) } else { settings = content }
    }
    guard position == bytes.count else { throw .damaged }
    return Backup(time: Moment(seconds: seconds), parts: parts, settings: settings)
  }

  /// A line of the header; `store` is nil for the settings.
  private typealias Entry = (store: UserStore?, count: Int, fingerprint: String)

  /// Reads the lines of the stores, up to the end of the header.
  private mutating func entries() throws(BackupFault) -> [Entry] {
    var entries: [Entry] = []
    while true {
      let head = Array(bytes[..<position])
      let words = words()
      if words.first == "end" {
        guard words.count == 2, words[1] == Fingerprint(of: [head]).text else { throw .damaged }
        return entries
      }
      guard words.count == 3, let count = Int(words[1]), count >= 0 else { throw .damaged }
      let store = UserStore(rawValue: words[0])
      guard store != nil || words[0] == Backup.settingsName, !entries.contains(where: { $0.store == store }) else {
        throw .damaged
      }
      entries.append((store, count, words[2]))
    }
  }

  private mutating func content(_ entry: Entry) throws(BackupFault) -> [UInt8] {
    guard entry.count <= bytes.count - position else { throw .damaged }
    let content = Array(bytes[position..<(position + entry.count)])
    guard Fingerprint(of: [content]).text == entry.fingerprint else { throw .damaged }
    position += entry.count
    return content
  }

  /// Returns the words of the next line; none if no line follows.
  private mutating func words() -> [String] {
    let line = bytes[position...].prefix(Self.longestLine).prefix { $0 != Self.lineFeed }
    guard line.endIndex < bytes.count, bytes[line.endIndex] == Self.lineFeed else { return [] }
    position = line.endIndex + 1
    return line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}
