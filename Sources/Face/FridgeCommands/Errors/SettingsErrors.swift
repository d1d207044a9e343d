internal import CommandLineKit
internal import FridgeKit

extension SettingsError: PresentableError {
  var message: BilingualText {
    switch self {
    case .noHome: BilingualText(en: "There is no home folder for the settings.", ko: "설정을 둘 홈 폴더가 없습니다.")
    case .file(let error): error.message
    case .notText(let path): BilingualText(en: "This is not text in UTF-8.", ko: "UTF-8 텍스트가 아닙니다.").about(path.printed)
    case .fault(let path, let fault):
      fault.kind.message.about("\(path.printed):\(fault.place.line):\(fault.place.column)")
    case .invalid(let key, let words):
      BilingualText(
        en: "“\(words.joined(separator: " ").printable)” is not a valid value for “\(key.rawValue)”.",
        ko: "“\(words.joined(separator: " ").printable)”은(는) “\(key.rawValue)”의 값이 될 수 없습니다.")
    case .notSet(let key): BilingualText(en: "“\(key.rawValue)” is not set.", ko: "“\(key.rawValue)”은(는) 정해져 있지 않습니다.")
    }
  }

  var hints: [BilingualText] {
    switch self {
    case .noHome:
      [
        BilingualText(
          en: "Set FRIDGE_HOME, XDG_CONFIG_HOME or HOME.", ko: "FRIDGE_HOME, XDG_CONFIG_HOME, HOME 중 하나를 정하세요.")
      ]
    case .file, .notSet, .notText: []
    case .fault(_, let fault): fault.kind.hints
    case .invalid(let key, _): [key.expectation]
    }
  }
}

extension SettingsFault.Kind {
  fileprivate var message: BilingualText {
    switch self {
    case .noKey: BilingualText(en: "A key is expected here.", ko: "여기에는 이름이 있어야 합니다.")
    case .section: BilingualText(en: "The settings have no sections.", ko: "설정에는 구역([ ])이 없습니다.")
    case .noEquals: BilingualText(en: "“=” is expected here.", ko: "여기에는 “=”가 있어야 합니다.")
    case .noValue:
      BilingualText(
        en: "A value is expected here: a text in quotes, a whole number, or a list in brackets.",
        ko: "여기에는 값이 있어야 합니다: 따옴표로 묶은 글, 정수, 대괄호로 묶은 목록.")
    case .openText: BilingualText(en: "The closing quote is missing.", ko: "닫는 따옴표가 없습니다.")
    case .escape: BilingualText(en: "There is no such escape after a backslash.", ko: "역슬래시 뒤에 쓸 수 없는 글자입니다.")
    case .openArray: BilingualText(en: "“,” or “]” is missing in this list.", ko: "이 목록에 “,”나 “]”가 없습니다.")
    case .moreOnLine: BilingualText(en: "The line should end here.", ko: "여기서 줄이 끝나야 합니다.")
    case .repeatedKey(let key):
      BilingualText(en: "“\(key.printable)” is set twice.", ko: "“\(key.printable)”이(가) 두 번 나옵니다.")
    case .unknownKey(let key, _):
      BilingualText(en: "There is no setting “\(key.printable)”.", ko: "“\(key.printable)” 설정은 없습니다.")
    case .value(let key):
      BilingualText(en: "This is not a valid value for “\(key.rawValue)”.", ko: "“\(key.rawValue)”의 값이 될 수 없습니다.")
    case .unknownIngredient(let name, _):
      BilingualText(en: "There is no ingredient “\(name.printable)”.", ko: "“\(name.printable)” 식재료가 없습니다.")
    }
  }

  fileprivate var hints: [BilingualText] {
    switch self {
    case .value(let key): [key.expectation]
    case .unknownKey(_, let suggestions), .unknownIngredient(_, let suggestions):
      [BilingualText.didYouMean(suggestions) ?? Self.keys].compactMap(\.self)
    case .section: [Self.keys]
    case .noKey, .noEquals, .noValue, .openText, .escape, .openArray, .moreOnLine, .repeatedKey: []
    }
  }

  private static var keys: BilingualText {
    let keys = SettingKey.allCases.map(\.rawValue).joined(separator: ", ")
    return BilingualText(en: "There are these settings: \(keys).", ko: "설정은 다음과 같습니다: \(keys).")
  }
}
