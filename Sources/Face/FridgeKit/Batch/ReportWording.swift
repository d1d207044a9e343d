/// The words of a report that depend on the user's language.
public struct ReportWording: Sendable {
  /// The name of a model's label.
  public let name: @Sendable (_ label: String) -> String
  /// What an error says.
  public let explanation: @Sendable (PhotoError) -> String

  /// Words given by functions.
  public init(
    name: @escaping @Sendable (_ label: String) -> String, explanation: @escaping @Sendable (PhotoError) -> String
  ) {
    self.name = name
    self.explanation = explanation
  }
}
