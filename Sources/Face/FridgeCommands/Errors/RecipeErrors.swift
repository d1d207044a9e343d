internal import CommandLineKit
internal import FridgeKit
internal import SQLite

extension ChoiceError: PresentableError {
  var message: BilingualText {
    switch self {
    case .unknown(let name, _):
      BilingualText(
        en: "There is no ingredient “\(name.printable)”.", ko: "“\(name.printable)”(이)라는 식재료가 없습니다.")
    case .selection(.nothingChosen): BilingualText(en: "Please choose ingredients.", ko: "식재료를 선택해 주세요.")
    case .selection(.tooMany): BilingualText(en: "Too many ingredients.", ko: "식재료가 너무 많습니다.")
    }
  }

  var hints: [BilingualText] {
    switch self {
    case .unknown(_, let suggestions): suggestions.isEmpty ? [] : [.didYouMean(suggestions)]
    case .selection(let error): error.hints
    }
  }
}

extension SelectionError {
  fileprivate var hints: [BilingualText] {
    let count = BilingualText(en: "Please choose 1 to 5 ingredients.", ko: "식재료를 1개 이상 5개 이하로 선택해주세요.")
    guard self == .nothingChosen else { return [count] }
    return [
      count,
      BilingualText(
        en: "“fridge recommend --from-pantry” cooks with what is at home.",
        ko: "“fridge recommend --from-pantry”는 집에 있는 식재료로 만들 요리를 추천합니다."),
    ]
  }
}

extension BilingualText {
  /// Returns `Did you mean …?`, with each ingredient's name in the reader's language.
  static func didYouMean(_ ingredients: [Ingredient]) -> BilingualText {
    let english = ingredients.map { "“\($0.english)”" }.joined(separator: " or ")
    let korean = ingredients.map { "“\($0.korean)”" }.joined(separator: ", ")
    return BilingualText(en: "Did you mean \(english)?", ko: "혹시 \(korean)?")
  }
}

extension RecipesFailure: PresentableError {
  var message: BilingualText {
    switch self {
    case .noData: BilingualText(en: "The program's recipes were not found.", ko: "프로그램의 레시피를 찾을 수 없습니다.")
    case .store(let error): error.message
    }
  }

  var hints: [BilingualText] {
    if case .store(let error) = self { return error.hints }
    return [
      BilingualText(
        en: "Set FRIDGE_HOME to the folder that holds “models” and “dishes”.",
        ko: "“models”와 “dishes” 폴더가 있는 곳을 FRIDGE_HOME에 정하세요.")
    ]
  }
}

extension RecipeStoreError: PresentableError {
  var message: BilingualText {
    switch self {
    case .dishes(let error): error.message
    case .collection(let error): error.message
    case .database(let error):
      BilingualText(
        en: "The recipes cannot be read: \(error.message) (\(error.code)).",
        ko: "레시피를 읽을 수 없습니다: \(error.message) (\(error.code)).")
    }
  }

  var hints: [BilingualText] {
    if case .collection(let error) = self { return error.hints }
    return []
  }
}

extension CollectionError: PresentableError {
  var message: BilingualText {
    switch self {
    case .folder(let error): error.message
    case .newer(let path, let version): StoreWording.recipes.newer(path, version: version)
    case .damaged(let path, let error): StoreWording.recipes.damaged(path, error)
    case .unwritable(let error): StoreWording.recipes.unwritable(error)
    case .database(let path, let error): StoreWording.recipes.database(path, error)
    }
  }

  var hints: [BilingualText] {
    switch self {
    case .newer: [StoreWording.recipes.newerHint]
    case .damaged: [StoreWording.recipes.damagedHint]
    case .unwritable: [StoreWording.unwritableHint]
    case .folder, .database: []
    }
  }
}

extension DishFileError: PresentableError {
  var message: BilingualText {
    switch self {
    case .file(let error): error.message
    case .noDishes(let folder):
      BilingualText(en: "There are no recipes in this folder.", ko: "이 폴더에 레시피가 없습니다.").about(folder.printed)
    case .line(let path, let number, let fault): fault.message.about("\(path.printed):\(number)")
    }
  }
}

extension DishFault: PresentableError {
  var message: BilingualText {
    switch self {
    case .notUTF8: BilingualText(en: "The line is not UTF-8.", ko: "UTF-8이 아닙니다.")
    case .notJSON: BilingualText(en: "The line is not a JSON object.", ko: "JSON 객체가 아닙니다.")
    case .missing(let field): BilingualText(en: "“\(field)” is missing.", ko: "“\(field)”이(가) 없습니다.")
    case .wrongType(let field, let expected):
      BilingualText(en: "“\(field)” must be \(expected).", ko: "“\(field)”의 형식이 다릅니다: \(expected).")
    case .notAllowed(let field, let value):
      BilingualText(
        en: "“\(field)” cannot be “\(value.printable)”.", ko: "“\(field)”에 “\(value.printable)”은(는) 쓸 수 없습니다.")
    case .unequalSteps(let english, let korean):
      BilingualText(
        en: "There are \(english) steps in English and \(korean) in Korean.",
        ko: "조리 순서가 영어는 \(english)개, 한국어는 \(korean)개입니다.")
    case .duplicate(let id): BilingualText(en: "The id “\(id)” is taken.", ko: "“\(id)” 아이디가 이미 있습니다.")
    }
  }
}
