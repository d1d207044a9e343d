internal import FridgeKit
internal import CommandLineKit

/// An error that can be shown to a person in both languages.
protocol PresentableError: Error {
  /// The problem, in one sentence.
  var message: BilingualText { get }
  /// Suggestions that may help, one sentence each.
  var hints: [BilingualText] { get }
}

extension PresentableError {
  var hints: [BilingualText] { [] }
}

extension Console {
  /// Reports an error: the message, then the hints.
  func complain(about error: any Error) {
    guard let error = error as? any PresentableError else { return complain(["\(error)"]) }
    complain(([error.message] + error.hints).map(text))
  }
}

extension BilingualText {
  /// Returns the text after a name and a colon.
  func about(_ name: String) -> BilingualText {
    BilingualText(en: "\(name): \(english)", ko: "\(name): \(korean)")
  }

  /// Returns a text that is the same in both languages.
  static func same(_ text: String) -> BilingualText { BilingualText(en: text, ko: text) }

  /// Returns `Did you mean …?`; nil without suggestions.
  static func didYouMean(_ words: [String]) -> BilingualText? {
    guard !words.isEmpty else { return nil }
    let list = words.map { "“\($0)”" }
    return BilingualText(
      en: "Did you mean \(list.joined(separator: " or "))?", ko: "혹시 \(list.joined(separator: ", "))?")
  }
}
