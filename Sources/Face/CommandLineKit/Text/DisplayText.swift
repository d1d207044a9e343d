/// Text that is safe to give to a terminal.
///
/// A string becomes one only as its ``Swift/String/printable`` form, so nothing that a file, a user or another program
/// brought steers the terminal. What the program itself wants of the terminal is a style or a sequence.
package struct DisplayText: Sendable, Equatable {
  /// The text as the terminal gets it, sequences included.
  package private(set) var text: String
  /// The columns that the text takes; sequences take none.
  package private(set) var displayWidth: Int

  private init(text: String, displayWidth: Int) { (self.text, self.displayWidth) = (text, displayWidth) }

  /// The printable form of a text.
  package init(_ text: String) {
    let shown = text.printable
    self.init(text: shown, displayWidth: shown.displayWidth)
  }

  /// The printable form of a text in a style; nothing when the text is empty.
  package init(_ text: String, _ style: TextStyle) {
    let shown = text.printable
    self.init(text: shown.isEmpty ? "" : style.applied(to: shown), displayWidth: shown.displayWidth)
  }

  /// A sequence that the terminal shall obey; never a text that comes from outside.
  package static func sequence(_ sequence: String) -> DisplayText { DisplayText(text: sequence, displayWidth: 0) }
}

extension DisplayText {
  /// Whether the terminal gets nothing.
  package var isEmpty: Bool { text.isEmpty }

  /// Adds a text at the end.
  package mutating func append(_ other: DisplayText) {
    text += other.text
    displayWidth += other.displayWidth
  }
}

extension DisplayText: ExpressibleByStringInterpolation {
  /// The printable form of a literal.
  package init(stringLiteral literal: String) { self.init(literal) }

  /// The pieces of a literal, one after the other.
  package init(stringInterpolation: StringInterpolation) { self = stringInterpolation.text }

  /// The pieces of a literal: strings are made printable, display texts stay as they are.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = DisplayText(text: "", displayWidth: 0)

    /// A literal without pieces.
    package init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds what stands between two values.
    package mutating func appendLiteral(_ literal: String) { text.append(DisplayText(literal)) }

    /// Adds the description of a value.
    package mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      text.append(DisplayText(value.description))
    }

    /// Adds a display text.
    package mutating func appendInterpolation(_ piece: DisplayText) { text.append(piece) }
  }
}

extension DefaultStringInterpolation {
  /// Refuses, as a warning is an error here, to make a display text part of a string, which would lose its styles.
  @available(*, deprecated, message: "make the whole literal a DisplayText")
  package mutating func appendInterpolation(_ piece: DisplayText) { appendInterpolation(piece.text) }
}
