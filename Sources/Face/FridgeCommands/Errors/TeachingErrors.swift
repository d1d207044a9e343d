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
    case .newer(let path, let version):
      BilingualText(
        en: "The lessons were written by a newer version of this program (\(version)).",
        ko: "이 프로그램보다 새로운 버전(\(version))이 저장한 것입니다."
      ).about(path.printed)
    case .damaged(let path, let error):
      BilingualText(
        en: "The lessons are damaged: \(error.message).", ko: "가르친 것이 담긴 파일이 손상되었습니다: \(error.message)."
      ).about(path.printed)
    case .unwritable(let error):
      BilingualText(
        en: "The lessons cannot be changed. \(error.reason.english)", ko: "가르친 것을 바꿀 수 없습니다. \(error.reason.korean)"
      ).about(error.path.printed)
    case .database(let path, let error):
      BilingualText(
        en: "The lessons cannot be used: \(error.message) (\(error.code)).",
        ko: "가르친 것을 쓸 수 없습니다: \(error.message) (\(error.code))."
      ).about(path.printed)
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
    case .newer: [BilingualText(en: "It was left as it is. Update fridge.", ko: "그대로 두었습니다. fridge를 업데이트하세요.")]
    case .damaged:
      [
        BilingualText(
          en: "It was left as it is. Use --untaught, restore a backup with “fridge restore”, or move the file away.",
          ko: "그대로 두었습니다. --untaught를 쓰거나, “fridge restore”로 백업을 되살리거나, 파일을 옮기세요.")
      ]
    case .unwritable, .notLessons: [BilingualText(en: "Nothing was changed.", ko: "아무것도 바꾸지 않았습니다.")]
    case .unreadable(let error): error.hints
    case .folder, .database, .untaught, .nothingToUndo: []
    }
  }
}
