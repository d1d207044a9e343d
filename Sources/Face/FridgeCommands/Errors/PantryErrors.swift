internal import CommandLineKit
internal import FridgeKit
internal import SQLite

extension PantryFailure: PresentableError {
  var message: BilingualText {
    switch self {
    case .noHome: BilingualText(en: "There is no home folder to keep the pantry in.", ko: "식재료 목록을 둘 홈 폴더가 없습니다.")
    case .recipes(let error): error.message
    case .words(let error): error.message
    case .store(let error): error.message
    }
  }

  var hints: [BilingualText] {
    switch self {
    case .noHome:
      [BilingualText(en: "Set FRIDGE_HOME, XDG_DATA_HOME or HOME.", ko: "FRIDGE_HOME, XDG_DATA_HOME, HOME 중 하나를 정하세요.")]
    case .recipes(let error): error.hints
    case .words(let error): error.hints
    case .store(let error): error.hints
    }
  }
}

extension PortionError: PresentableError {
  var message: BilingualText {
    switch self {
    case .unknown(let name, let suggestions): ChoiceError.unknown(name, suggestions: suggestions).message
    case .notAnAmount(let word):
      BilingualText(en: "“\(word.printable)” is not an amount.", ko: "“\(word.printable)”은(는) 양이 아닙니다.")
    case .amountOfNothing(let word):
      BilingualText(
        en: "“\(word.printable)” needs the name of an ingredient before it.",
        ko: "“\(word.printable)” 앞에 식재료 이름이 필요합니다.")
    }
  }

  var hints: [BilingualText] {
    switch self {
    case .unknown(let name, let suggestions): ChoiceError.unknown(name, suggestions: suggestions).hints
    case .notAnAmount, .amountOfNothing: [BilingualText(en: "Write, for example, “milk 1 L”.", ko: "“우유 1L”처럼 쓰세요.")]
    }
  }
}

extension PantryError: PresentableError {
  var message: BilingualText {
    switch self {
    case .folder(let error): error.message
    case .newer(let path, let version): StoreWording.pantry.newer(path, version: version)
    case .damaged(let path, let error): StoreWording.pantry.damaged(path, error)
    case .unwritable(let error): StoreWording.pantry.unwritable(error)
    case .database(let path, let error): StoreWording.pantry.database(path, error)
    case .absent(let ingredient):
      BilingualText(en: "There is none at home.", ko: "집에 없습니다.").about(ingredient)
    case .notEnough(let ingredient, let available):
      BilingualText(
        en: "There is only \(available.text(in: .english)).", ko: "\(available.text(in: .korean))뿐입니다."
      ).about(ingredient)
    case .otherUnits(let ingredient, let unit):
      BilingualText(
        en: "The amount at home cannot be compared with “\(unit.name(for: 1, in: .english))”.",
        ko: "집에 있는 양은 “\(unit.name(for: 1, in: .korean))” 단위와 비교할 수 없습니다."
      ).about(ingredient)
    case .vague(let ingredient):
      BilingualText(en: "That amount is not definite.", ko: "얼마나 뺄지 알 수 없습니다.").about(ingredient)
    case .nothingOf(let title):
      BilingualText(
        en: "Nothing that “\(title.english.printable)” needs is at home in a known amount.",
        ko: "“\(title.korean.printable)”에 드는 재료 중 양을 아는 것이 집에 없습니다.")
    case .nothingToUndo: BilingualText(en: "There is nothing to undo.", ko: "되돌릴 것이 없습니다.")
    case .notListed(let name):
      BilingualText(
        en: "“\(name.printable)” is not on the shopping list.", ko: "“\(name.printable)”은(는) 장보기 목록에 없습니다.")
    case .listEmpty: BilingualText(en: "The shopping list is empty.", ko: "장보기 목록이 비어 있습니다.")
    }
  }

  var hints: [BilingualText] {
    switch self {
    case .newer: [StoreWording.pantry.newerHint]
    case .damaged: [StoreWording.pantry.damagedHint]
    case .unwritable: [StoreWording.unwritableHint]
    case .notEnough, .otherUnits, .vague:
      [BilingualText(en: "Without an amount, all of it is removed.", ko: "양을 쓰지 않으면 모두 뺍니다.")]
    case .notListed: [BilingualText(en: "“fridge shopping” shows the list.", ko: "“fridge shopping”으로 목록을 볼 수 있습니다.")]
    case .listEmpty:
      [
        BilingualText(en: "“fridge shopping add” adds to it.", ko: "“fridge shopping add”로 넣을 수 있습니다."),
        BilingualText(
          en: "“fridge shopping --plan” shows what a saved plan needs.",
          ko: "“fridge shopping --plan”으로 저장한 식단에 필요한 것을 볼 수 있습니다."),
      ]
    case .folder, .database, .absent, .nothingOf, .nothingToUndo: []
    }
  }
}

extension BilingualText {
  /// Returns the text after the name of an ingredient.
  fileprivate func about(_ ingredient: Ingredient) -> BilingualText {
    BilingualText(en: "\(ingredient.english.printable): \(english)", ko: "\(ingredient.korean.printable): \(korean)")
  }
}
