/// A value that is one of a few words.
public protocol ArgumentChoice: ArgumentValue, CaseIterable, RawRepresentable where RawValue == String {}

extension ArgumentChoice {
  /// Accepts the raw value of a case.
  public init?(argument: Argument) { self.init(rawValue: argument.description) }
  public static var kind: ValueKind { .choice(allCases.map(\.rawValue)) }
  public var defaultText: String? { rawValue }
}
