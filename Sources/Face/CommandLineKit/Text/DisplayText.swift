/// Text that is safe to write to a terminal.
///
/// A string is converted only in its ``Swift/String/printable`` form, so nothing that comes from a file, a user or
/// another program can control the terminal. The program itself adds styles and sequences.
package struct DisplayText: Sendable, Equatable {
  /// The text with its escape sequences.
  package private(set) var text: String
  /// The columns that the text takes, without sequences.
  package private(set) var displayWidth: Int

  private init(text: String, displayWidth: Int) { (self.text, self.displayWidth) = (text, displayWidth) }

  /// Creates the printable form of a text.
  package init(_ text: String) {
    let shown = text.printable
    self.init(text: shown, displayWidth: shown.displayWidth)
  }

  /// Creates the printable form of a text in a style; empty if the text is.
  package init(_ text: String, _ style: TextStyle) {
    let shown = text.printable
    self.init(text: shown.isEmpty ? "" : style.applied(to: shown), displayWidth: shown.displayWidth)
  }

  /// Creates a text from a part of another one with its sequences.
  init(sequenced text: String) {
    var (width, isSequence) = (0, false)
    for character in text {
      if character == "\u{1B}" { isSequence = true }
      if !isSequence { width += character.displayWidth }
      if isSequence, character.isLetter { isSequence = false }
    }
    self.init(text: text, displayWidth: width)
  }

  /// Returns a control sequence, which must never contain text from outside.
  package static func sequence(_ sequence: String) -> DisplayText { DisplayText(text: sequence, displayWidth: 0) }
}

extension DisplayText {
  /// Whether the text is empty, without sequences either.
  package var isEmpty: Bool { text.isEmpty }

  /// Appends a text.
  package mutating func append(_ other: DisplayText) {
    text += other.text
    displayWidth += other.displayWidth
  }
}

extension DisplayText: ExpressibleByStringInterpolation {
  /// Creates the printable form of a literal.
  package init(stringLiteral literal: String) { self.init(literal) }

  /// Creates a text from the pieces of a literal.
  package init(stringInterpolation: StringInterpolation) { self = stringInterpolation.text }

  /// The pieces of a literal: strings are made printable, display texts are unchanged.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = DisplayText(text: "", displayWidth: 0)

    /// Creates an empty literal.
    package init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends the text between two values.
    package mutating func appendLiteral(_ literal: String) { text.append(DisplayText(literal)) }

    /// Appends the description of a value.
    package mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      text.append(DisplayText(value.description))
    }

    /// Appends a display text.
    package mutating func appendInterpolation(_ piece: DisplayText) { text.append(piece) }
  }
}

extension DefaultStringInterpolation {
  /// Prevents interpolation into a plain string, which would lose the styles: its warning is an error in this package.
  @available(*, deprecated, message: "make the whole literal a DisplayText")
  package mutating func appendInterpolation(_ piece: DisplayText) { appendInterpolation(piece.text) }
}

/// The style of a text on a terminal; the raw value is the SGR parameter of ECMA-48.
package enum TextStyle: Int, Sendable {
  case bold = 1
  case faint = 2
  case red = 31
  case green = 32
  case yellow = 33

  /// Returns the text between the sequences that switch the style on and off.
  func applied(to text: String) -> String { "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" }
}
