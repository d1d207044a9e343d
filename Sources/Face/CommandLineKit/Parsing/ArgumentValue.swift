/// A value that can be parsed from one word of the command line.
public protocol ArgumentValue: Sendable {
  /// Parses the value; nil if the word is not one.
  init?(argument: Argument)
  /// The kind of words accepted, for help, completion and error messages.
  static var kind: ValueKind { get }
  /// The value as help shows it as a default; nil to show none.
  var defaultText: String? { get }
}

extension ArgumentValue {
  /// Any text.
  public static var kind: ValueKind { .text }
  /// Nil: no default is shown.
  public var defaultText: String? { nil }
}

extension Argument: ArgumentValue {
  /// Accepts every word, UTF-8 or not.
  public init?(argument: Argument) { self = argument }
}

extension String: ArgumentValue {
  /// Accepts a word that is UTF-8.
  public init?(argument: Argument) {
    guard let text = argument.text else { return nil }
    self = text
  }
  /// The text itself, unless it is empty.
  public var defaultText: String? { isEmpty ? nil : self }
}

extension Int: ArgumentValue {
  /// Accepts decimal digits with an optional sign.
  public init?(argument: Argument) {
    guard let value = Int(argument.description) else { return nil }
    self = value
  }
  /// Any whole number.
  public static var kind: ValueKind { .integer(Int.min...Int.max) }
  /// The number in decimal digits.
  public var defaultText: String? { description }
}

extension Double: ArgumentValue {
  /// Accepts a finite decimal number.
  public init?(argument: Argument) {
    guard let value = Double(argument.description), value.isFinite else { return nil }
    self = value
  }
  /// Any finite number.
  public static var kind: ValueKind { .number(-Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude) }
  /// The number in decimal digits.
  public var defaultText: String? { description }
}

extension Optional: ArgumentValue where Wrapped: ArgumentValue {
  /// Accepts the words that the wrapped type accepts.
  public init?(argument: Argument) {
    guard let value = Wrapped(argument: argument) else { return nil }
    self = .some(value)
  }
  /// The kind of the wrapped type.
  public static var kind: ValueKind { Wrapped.kind }
  /// The default text of the wrapped value, if there is one.
  public var defaultText: String? { self?.defaultText }
}

/// A value that is one of a few words.
public protocol ArgumentChoice: ArgumentValue, CaseIterable, RawRepresentable where RawValue == String {
  /// Further words for the value, such as its names for people; help and completion show only the raw value.
  var otherWords: [String] { get }
}

extension ArgumentChoice {
  /// None.
  public var otherWords: [String] { [] }

  /// Accepts the raw value of a case, or another word for it in any case of letters.
  public init?(argument: Argument) {
    let word = argument.description
    let found =
      Self(rawValue: word)
      ?? Self.allCases.first { $0.otherWords.contains { $0.lowercased() == word.lowercased() } }
    guard let found else { return nil }
    self = found
  }
  /// The raw values of the cases.
  public static var kind: ValueKind { .choice(allCases.map(\.rawValue)) }
  /// The raw value.
  public var defaultText: String? { rawValue }
}

/// Several values in one word, separated by commas.
public struct ArgumentList<Element: ArgumentValue>: Sendable {
  /// The values in the order written, at least one.
  public let elements: [Element]
}

extension ArgumentList: Equatable where Element: Equatable {}

extension ArgumentList: ArgumentValue {
  /// Accepts a word whose parts are all accepted.
  public init?(argument: Argument) {
    let parts = argument.listed
    elements = parts.compactMap(Element.init(argument:))
    guard elements.count == parts.count else { return nil }
  }

  /// A list of the words of a choice, or else the kind of the elements.
  public static var kind: ValueKind {
    guard case .choice(let words) = Element.kind else { return Element.kind }
    return .list(words)
  }
}

extension Argument {
  /// The parts between the commas, including empty ones.
  var listed: [Argument] {
    bytes.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).map { Argument(bytes: $0) }
  }
}

/// The kind of words that a parameter accepts, from which help, completion and error messages are made.
public enum ValueKind: Sendable, Equatable {
  /// Any text.
  case text
  /// A whole number in a range.
  case integer(ClosedRange<Int>)
  /// A number in a range.
  case number(ClosedRange<Double>)
  /// One of these words and nothing else.
  case choice([String])
  /// One or more of these words, separated by commas.
  case list([String])
  /// Any text; completion offers these words.
  case words([String])
  /// Any text; completion offers what `completions --list` prints for this word, and files with these extensions.
  case known(String, files: [String])
  /// Text of this form, such as `NAME=FILE`.
  case form(String)
  /// A day: `YYYY-MM-DD`, a weekday, or a word such as `tomorrow`.
  case date
  /// The name of a file; completion offers files with these extensions, or all files if the array is empty.
  case file(extensions: [String])
  /// The name of a folder.
  case folder
}

extension ValueKind {
  /// Whether `completions --list` offers words for the parameter.
  var isKnown: Bool { if case .known = self { true } else { false } }

  /// Returns whether the word is in the range; other kinds accept every word.
  func accepts(_ argument: Argument) -> Bool {
    switch self {
    case .integer(let range): Int(argument: argument).map(range.contains) ?? false
    case .number(let range): Double(argument: argument).map(range.contains) ?? false
    // The type of a choice knows more words than help shows.
    case .choice, .list, .text, .words, .known, .form, .date, .file, .folder: true
    }
  }
}
