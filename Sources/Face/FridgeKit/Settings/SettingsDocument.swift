/// The text of a settings file, in a small part of TOML 1.0 (<https://toml.io>): comments and `key = value` with bare keys,
/// where a value is a string on one line, a whole number, or an array of strings.
///
/// Positions are kept, so that errors have a place and one value can be replaced without touching the rest.
struct SettingsDocument: Equatable {
  /// A value with its place.
  struct Value: Equatable {
    /// The contents of a value.
    enum Content: Equatable {
      case text(String)
      case number(Int)
      case texts([SettingsWord])
    }

    let content: Content
    let place: SettingsPlace
    /// The position of its characters in the text.
    let range: Range<Int>
  }

  /// A line of the file with a key.
  struct Entry: Equatable {
    let key: String
    let place: SettingsPlace
    let value: Value
    /// The position of its lines in the text, with the last line's end.
    let lines: Range<Int>
  }

  /// The characters of the file.
  let characters: [Character]
  /// The entries, in the order of the file.
  let entries: [Entry]

  /// Parses a text.
  init(_ text: String) throws(SettingsFault) {
    var reader = SettingsReader(text)
    entries = try reader.entries()
    characters = reader.characters
  }
}

extension SettingsDocument {
  /// Returns the text with another value for a key; a new key is added at the end.
  func setting(_ key: String, to value: String) -> String {
    if let entry = entries.first(where: { $0.key == key }) {
      return String(characters[..<entry.value.range.lowerBound]) + value
        + String(characters[entry.value.range.upperBound...])
    }
    let isOpen = characters.last.map { !$0.isNewline } ?? false
    return String(characters) + (isOpen ? "\n" : "") + "\(key) = \(value)\n"
  }

  /// Returns the text without a key; nil if it has none.
  func removing(_ key: String) -> String? {
    guard let entry = entries.first(where: { $0.key == key }) else { return nil }
    return String(characters[..<entry.lines.lowerBound]) + String(characters[entry.lines.upperBound...])
  }

  /// Returns a string as TOML writes it.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case _ where scalar.properties.generalCategory == .control:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

/// A place in a settings file; both numbers begin at one, and columns count characters.
public struct SettingsPlace: Sendable, Equatable {
  /// The number of the line.
  public let line: Int
  /// The number of the character on the line.
  public let column: Int

  /// Creates a place.
  public init(line: Int, column: Int) { (self.line, self.column) = (line, column) }
}

/// A word of a settings file with its place.
public struct SettingsWord: Sendable, Equatable {
  /// The word.
  public let text: String
  /// Its place.
  public let place: SettingsPlace
}

/// The fault of a settings file.
public struct SettingsFault: Error, Equatable {
  /// The kind of fault.
  public enum Kind: Error, Equatable {
    /// A key was expected.
    case noKey
    /// A section was begun; there are none.
    case section
    /// An equals sign was expected after the key.
    case noEquals
    /// A value was expected: a string in quotes, a whole number or an array.
    case noValue
    /// A string is not closed on its line.
    case openText
    /// A backslash is followed by something that is no escape.
    case escape
    /// A comma or a closing bracket was expected in an array.
    case openArray
    /// The line goes on after the value.
    case moreOnLine
    /// The key occurs twice.
    case repeatedKey(String)
    /// There is no such key; the suggestions are similar ones.
    case unknownKey(String, suggestions: [String])
    /// The value is not one of those that the key accepts.
    case value(SettingKey)
    /// No ingredient has this name; the suggestions are similar ones.
    case unknownIngredient(String, suggestions: [String])
  }

  /// The kind of fault.
  public let kind: Kind
  /// The place.
  public let place: SettingsPlace

  /// Creates a fault.
  public init(_ kind: Kind, at place: SettingsPlace) { (self.kind, self.place) = (kind, place) }
}

/// Reads a settings file character by character.
private struct SettingsReader {
  let characters: [Character]
  private var position = 0
  private var line = 1
  private var lineStart = 0

  init(_ text: String) {
    // A byte-order mark is no part of the text.
    characters = Array(text.first == "\u{FEFF}" ? text.dropFirst() : text[...])
  }

  private var next: Character? { position < characters.count ? characters[position] : nil }

  private var place: SettingsPlace { SettingsPlace(line: line, column: position - lineStart + 1) }

  mutating func entries() throws(SettingsFault) -> [SettingsDocument.Entry] {
    var entries: [SettingsDocument.Entry] = []
    while true {
      let start = position
      skipSpaces()
      guard let character = next else { return entries }
      if character == "#" || character.isNewline {
        try endLine()
        continue
      }
      let entry = try entry(from: start)
      if entries.contains(where: { $0.key == entry.key }) {
        throw SettingsFault(.repeatedKey(entry.key), at: entry.place)
      }
      entries.append(entry)
    }
  }

  private mutating func entry(from start: Int) throws(SettingsFault) -> SettingsDocument.Entry {
    let keyPlace = place
    if next == "[" { throw SettingsFault(.section, at: keyPlace) }
    let key = String(characters[position...].prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "_-".contains($0)) })
    if key.isEmpty { throw SettingsFault(.noKey, at: keyPlace) }
    position += key.count
    skipSpaces()
    guard next == "=" else { throw SettingsFault(.noEquals, at: place) }
    position += 1
    skipSpaces()
    let value = try value()
    skipSpaces()
    try endLine()
    return SettingsDocument.Entry(key: key, place: keyPlace, value: value, lines: start..<position)
  }

  private mutating func value() throws(SettingsFault) -> SettingsDocument.Value {
    let (start, begun) = (position, place)
    let content: SettingsDocument.Value.Content
    switch next {
    case "\"", "'": content = .text(try text())
    case "[": content = .texts(try array())
    case let character? where character.isASCII && character.isNumber || character == "-" || character == "+":
      let digits = characters[position...].prefix { $0.isASCII && ($0.isNumber || "+-".contains($0)) }
      guard let number = Int(String(digits)) else { throw SettingsFault(.noValue, at: begun) }
      position += digits.count
      content = .number(number)
    default: throw SettingsFault(.noValue, at: begun)
    }
    return SettingsDocument.Value(content: content, place: begun, range: start..<position)
  }

  /// Reads a string on one line, in double quotes with escapes or in single quotes without.
  private mutating func text() throws(SettingsFault) -> String {
    let (begun, quote) = (place, characters[position])
    position += 1
    var text = ""
    while let character = next, !character.isNewline {
      position += 1
      if character == quote { return text }
      if character == "\\", quote == "\"" { text.append(try escaped()) } else { text.append(character) }
    }
    throw SettingsFault(.openText, at: begun)
  }

  private mutating func escaped() throws(SettingsFault) -> Character {
    let begun = SettingsPlace(line: line, column: position - lineStart)
    guard let letter = next else { throw SettingsFault(.escape, at: begun) }
    position += 1
    switch letter {
    case "\"", "\\": return letter
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "u", "U":
      let digits = characters[position...].prefix(letter == "u" ? 4 : 8)
      guard digits.count == (letter == "u" ? 4 : 8), digits.allSatisfy(\.isHexDigit),
        let scalar = UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init)
      else { throw SettingsFault(.escape, at: begun) }
      position += digits.count
      return Character(scalar)
    default: throw SettingsFault(.escape, at: begun)
    }
  }

  /// Reads an array of strings, which may extend over several lines and end with a comma.
  private mutating func array() throws(SettingsFault) -> [SettingsWord] {
    let begun = place
    position += 1
    var words: [SettingsWord] = []
    var mayGoOn = true
    while true {
      try skipLines()
      guard let character = next else { throw SettingsFault(.openArray, at: begun) }
      if character == "]" {
        position += 1
        return words
      }
      guard mayGoOn else { throw SettingsFault(.openArray, at: place) }
      guard character == "\"" || character == "'" else { throw SettingsFault(.noValue, at: place) }
      let wordPlace = place
      words.append(SettingsWord(text: try text(), place: wordPlace))
      try skipLines()
      mayGoOn = next == ","
      if mayGoOn { position += 1 }
    }
  }

  private mutating func skipSpaces() {
    while let character = next, character == " " || character == "\t" { position += 1 }
  }

  /// Skips spaces, comments and line ends.
  private mutating func skipLines() throws(SettingsFault) {
    while true {
      skipSpaces()
      guard let character = next, character == "#" || character.isNewline else { return }
      try endLine()
    }
  }

  /// Reads a comment and the end of the line.
  private mutating func endLine() throws(SettingsFault) {
    if next == "#" { while let character = next, !character.isNewline { position += 1 } }
    guard let character = next else { return }
    guard character.isNewline else { throw SettingsFault(.moreOnLine, at: place) }
    position += 1
    (line, lineStart) = (line + 1, position)
  }
}
