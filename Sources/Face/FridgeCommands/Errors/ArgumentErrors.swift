internal import FridgeKit
internal import CommandLineKit

extension ArgumentError: PresentableError {
  var message: BilingualText {
    switch self {
    case .missingCommand(let path):
      let words = (["fridge"] + path).joined(separator: " ")
      return BilingualText(en: "“\(words)” needs a command.", ko: "“\(words)” 뒤에 명령이 필요합니다.")
    case .unknownCommand(let word, let path, _):
      let words = (["fridge"] + path).joined(separator: " ")
      return BilingualText(
        en: "“\(words)” has no command “\(word.printed)”.", ko: "“\(words)”에는 “\(word.printed)” 명령이 없습니다.")
    case .unknownOption(let name, _, _):
      return BilingualText(en: "There is no option “\(name.printable)”.", ko: "“\(name.printable)” 옵션이 없습니다.")
    case .unexpectedArgument(let word, _):
      return BilingualText(en: "“\(word.printed)” is not expected here.", ko: "“\(word.printed)”은(는) 필요 없는 인자입니다.")
    case .missingArgument(let placeholder, _):
      return BilingualText(en: "\(placeholder) is missing.", ko: "\(placeholder) 인자가 없습니다.")
    case .missingValue(let option, _):
      return BilingualText(en: "“\(option)” needs a value.", ko: "“\(option)” 옵션에 값이 필요합니다.")
    case .unexpectedValue(let option, _):
      return BilingualText(en: "“\(option)” takes no value.", ko: "“\(option)” 옵션은 값을 받지 않습니다.")
    case .invalidValue(let word, let parameter, _, _):
      return BilingualText(
        en: "“\(word.printed)” is not a valid value for \(parameter).",
        ko: "“\(word.printed)”은(는) \(parameter)의 값이 될 수 없습니다.")
    }
  }

  var hints: [BilingualText] {
    switch self {
    case .missingCommand(let path): [.help(path)]
    case .unknownCommand(_, ["pantry"], []):
      [
        BilingualText(en: "“fridge pantry add” adds food.", ko: "“fridge pantry add”로 식재료를 넣을 수 있습니다."),
        .help(["pantry"]),
      ]
    case .unknownCommand(_, let path, let suggestions): [.didYouMean(suggestions) ?? .help(path)]
    case .unknownOption(_, let suggestions, let path): [.didYouMean(suggestions) ?? .help(path)]
    case .missingValue(_, let kind): [kind.expectation].compactMap(\.self)
    case .invalidValue(_, _, let kind, let suggestions):
      [kind.expectation, .didYouMean(suggestions)].compactMap(\.self)
    case .missingArgument(let placeholder, let path) where placeholder == "RECIPE" || path == ["recipe"]:
      [BilingualText(en: "“fridge recipes” lists them all.", ko: "“fridge recipes”로 모든 레시피를 볼 수 있습니다."), .help(path)]
    case .missingArgument(_, let path), .unexpectedArgument(_, let path), .unexpectedValue(_, let path): [.help(path)]
    }
  }
}

extension Argument {
  fileprivate var printed: String { description.printable }
}

extension BilingualText {
  fileprivate static func help(_ path: [String]) -> BilingualText {
    let words = (["fridge", "help"] + path).joined(separator: " ")
    return BilingualText(en: "“\(words)” explains more.", ko: "“\(words)”에 설명이 있습니다.")
  }
}

extension ValueKind {
  /// A sentence on the values accepted; nil if every word is.
  fileprivate var expectation: BilingualText? {
    switch self {
    case .integer(.min ... .max): BilingualText(en: "It must be a whole number.", ko: "정수여야 합니다.")
    case .integer(let range):
      BilingualText(
        en: "It must be a whole number from \(range.lowerBound) to \(range.upperBound).",
        ko: "\(range.lowerBound)부터 \(range.upperBound)까지의 정수여야 합니다.")
    case .number(let range) where range.lowerBound > -1e9 && range.upperBound < 1e9:
      BilingualText(
        en: "It must be a number from \(range.lowerBound) to \(range.upperBound).",
        ko: "\(range.lowerBound)부터 \(range.upperBound)까지의 수여야 합니다.")
    case .number: BilingualText(en: "It must be a number.", ko: "수여야 합니다.")
    case .choice(let words):
      BilingualText(
        en: "It must be one of: \(words.joined(separator: ", ")).",
        ko: "다음 중 하나여야 합니다: \(words.joined(separator: ", ")).")
    case .list(let words):
      BilingualText(
        en: "It must be one or more of these, separated by commas: \(words.joined(separator: ", ")).",
        ko: "다음 중에서 쉼표로 이어 써야 합니다: \(words.joined(separator: ", ")).")
    case .form(let form): BilingualText(en: "It must have the form \(form).", ko: "\(form) 형식이어야 합니다.")
    case .date:
      BilingualText(
        en: "It must be a date (YYYY-MM-DD), a weekday, “today” or “tomorrow”.",
        ko: "날짜(YYYY-MM-DD)나 요일, “오늘”, “내일”이어야 합니다.")
    case .text, .words, .known, .file, .folder: nil
    }
  }
}
