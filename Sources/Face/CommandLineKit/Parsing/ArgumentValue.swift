/// A value that one word of the command line can stand for.
public protocol ArgumentValue: Sendable {
  /// Reads the value; nil when the word does not spell one.
  init?(argument: Argument)
  /// What such a word looks like, for help, completion and error messages.
  static var kind: ValueKind { get }
  /// How help shows the value as a default; nil shows none.
  var defaultText: String? { get }
}

extension ArgumentValue {
  /// Any text.
  public static var kind: ValueKind { .text }
  /// None.
  public var defaultText: String? { nil }
}

extension Argument: ArgumentValue {
  /// Every word is accepted, UTF-8 or not.
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
  /// Accepts what the wrapped type accepts.
  public init?(argument: Argument) {
    guard let value = Wrapped(argument: argument) else { return nil }
    self = .some(value)
  }
  /// The kind of the wrapped type.
  public static var kind: ValueKind { Wrapped.kind }
  /// That of the value, if there is one.
  public var defaultText: String? { self?.defaultText }
}
