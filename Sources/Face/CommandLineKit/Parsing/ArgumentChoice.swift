/// A value that is one of a few words.
public protocol ArgumentChoice: ArgumentValue, CaseIterable, RawRepresentable where RawValue == String {}

extension ArgumentChoice {
  /// Accepts the raw value of a case.
  public init?(argument: Argument) { self.init(rawValue: argument.description) }
  /// The raw values of the cases.
  public static var kind: ValueKind { .choice(allCases.map(\.rawValue)) }
  /// The raw value.
  public var defaultText: String? { rawValue }
}
