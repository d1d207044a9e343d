internal import CommandLineKit

/// An error that can be told to a person.
protocol Worded: Error {
  /// What is wrong, in a sentence.
  var message: BilingualText { get }
  /// What may help, a sentence each.
  var hints: [BilingualText] { get }
}

extension Worded {
  var hints: [BilingualText] { [] }
}

extension Console {
  /// Tells an error: the message, then the hints.
  func complain(about error: any Error) {
    guard let error = error as? any Worded else { return complain(["\(error)"]) }
    complain(([error.message] + error.hints).map(text))
  }
}

extension BilingualText {
  /// The text after a name and a colon.
  func about(_ name: String) -> BilingualText {
    BilingualText(en: "\(name): \(english)", ko: "\(name): \(korean)")
  }

  /// Words that are the same in both languages.
  static func same(_ text: String) -> BilingualText { BilingualText(en: text, ko: text) }

  /// `Did you mean …?`; nil without suggestions.
  static func didYouMean(_ words: [String]) -> BilingualText? {
    guard !words.isEmpty else { return nil }
    let list = words.map { "“\($0)”" }
    return BilingualText(
      en: "Did you mean \(list.joined(separator: " or "))?", ko: "혹시 \(list.joined(separator: ", "))?")
  }
}
