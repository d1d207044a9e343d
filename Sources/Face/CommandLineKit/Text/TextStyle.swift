/// How a piece of text stands out on a terminal; the raw value is the SGR parameter of ECMA-48.
package enum TextStyle: Int, Sendable {
  case bold = 1
  case faint = 2
  case red = 31
  case green = 32
  case yellow = 33

  /// The text between the sequences that switch the style on and off.
  func applied(to text: String) -> String { "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" }
}
