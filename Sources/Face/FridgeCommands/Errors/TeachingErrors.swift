internal import CommandLineKit
internal import FridgeKit
internal import SQLite

extension TeachingError: PresentableError {
  var message: BilingualText {
    switch self {
    case .noHome: BilingualText(en: "There is no home folder to keep lessons in.", ko: "가르친 것을 둘 홈 폴더가 없습니다.")
    case .noName: BilingualText(en: "The name is empty.", ko: "이름이 비어 있습니다.")
    case .unknownName(let name, _):
      BilingualText(
        en: "No ingredient is called “\(name.printable)”.", ko: "“\(name.printable)”(이)라는 식재료가 없습니다.")
    case .known(let ingredient):
      BilingualText(
        en: "\(ingredient.english.printable) is known already; --en, --ko and --category are for new ingredients.",
        ko: "\(ingredient.korean.printable)은(는) 이미 아는 식재료입니다. --en, --ko, --category는 새 식재료에 씁니다.")
    case .noEmbedding(let path):
      BilingualText(
        en: "This model cannot be taught: its network does not end with a linear layer.",
        ko: "선형 층으로 끝나지 않는 모델은 가르칠 수 없습니다."
      ).about(path.printed)
    case .store(let error): error.message
    case .model(let error): error.message
    }
  }

  var hints: [BilingualText] {
    switch self {
    case .noHome: PantryFailure.noHome.hints
    case .unknownName(_, let suggestions):
      [
        .didYouMean(suggestions),
        BilingualText(
          en: "If it is something new, give its names with --en and --ko.", ko: "새로운 것이면 --en과 --ko로 이름을 정하세요."),
      ]
    case .store(let error): error.hints
    case .model(let error): error.hints
    case .noName, .known, .noEmbedding: []
    }
  }
}

extension LessonError: PresentableError {
  var message: BilingualText {
    switch self {
    case .folder(let error): error.message
    case .newer(let path, let version): StoreWording.lessons.newer(path, version: version)
    case .damaged(let path, let error): StoreWording.lessons.damaged(path, error)
    case .unwritable(let error): StoreWording.lessons.unwritable(error)
    case .database(let path, let error): StoreWording.lessons.database(path, error)
    case .unreadable(let error): error.message
    case .notLessons(let path):
      BilingualText(
        en: "This is not a file of lessons.", ko: "가르친 것을 내보낸 파일이 아닙니다."
      ).about(path.printed)
    case .untaught(let ingredient):
      BilingualText(
        en: "Nothing was taught about “\((Vocabulary.kitchen[ingredient]?.english ?? ingredient).printable)”.",
        ko: "“\((Vocabulary.kitchen[ingredient]?.korean ?? ingredient).printable)”은(는) 가르친 적이 없습니다.")
    case .nothingToUndo: BilingualText(en: "There is nothing to undo.", ko: "되돌릴 것이 없습니다.")
    }
  }

  var hints: [BilingualText] {
    switch self {
    case .newer: [StoreWording.lessons.newerHint]
    case .damaged:
      [
        StoreWording.lessons.damagedHint,
        BilingualText(en: "--untaught does without them.", ko: "--untaught를 쓰면 가르친 것 없이 알아봅니다."),
      ]
    case .unwritable, .notLessons: [StoreWording.unwritableHint]
    case .unreadable(let error): error.hints
    case .folder, .database, .untaught, .nothingToUndo: []
    }
  }
}
