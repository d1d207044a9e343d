/// Several values in one word, with commas between them.
public struct ArgumentList<Element: ArgumentValue>: Sendable {
  /// The values in the order written; at least one.
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

  /// Some of the words of a choice; the kind of the elements otherwise.
  public static var kind: ValueKind {
    guard case .choice(let words) = Element.kind else { return Element.kind }
    return .list(words)
  }
}

extension Argument {
  /// The parts between the commas, empty ones too.
  var listed: [Argument] {
    bytes.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).map { Argument(bytes: $0) }
  }
}
