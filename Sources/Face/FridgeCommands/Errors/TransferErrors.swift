internal import CommandLineKit
internal import FridgeKit

/// The failures of `fridge import` and `fridge export` themselves.
enum TransferError: PresentableError, Equatable {
  /// None of the files holds a readable recipe; the reasons have been reported.
  case nothingImported
  /// The user has no recipes of their own.
  case noOwnRecipes
  /// The extension of an output file stands for no format.
  case unknownForm(FilePath)
  /// The format holds one recipe, and several were to be written to standard output.
  case severalRecipes(Int, RecipeTextFormat)

  var message: BilingualText {
    switch self {
    case .nothingImported: BilingualText(en: "No recipe could be read.", ko: "읽을 수 있는 레시피가 없습니다.")
    case .noOwnRecipes: BilingualText(en: "You have no recipes of your own.", ko: "추가한 레시피가 없습니다.")
    case .unknownForm(let file):
      BilingualText(
        en: "Recipes cannot be written with this extension.", ko: "레시피를 쓸 수 있는 형식의 확장자가 아닙니다."
      ).about(file.printed)
    case .severalRecipes(let count, let format):
      BilingualText(
        en: "\(count) recipes do not fit one text in the format \(format.rawValue).",
        ko: "\(format.rawValue) 형식에는 레시피를 하나만 쓸 수 있는데 \(count)개입니다.")
    }
  }

  var hints: [BilingualText] {
    switch self {
    case .nothingImported: []
    case .noOwnRecipes:
      [
        BilingualText(
          en: "“fridge import” adds recipes; --recipe selects any other.",
          ko: "“fridge import”로 추가하거나, --recipe로 다른 레시피를 고르세요.")
      ]
    case .unknownForm: [.knownForms]
    case .severalRecipes:
      [
        BilingualText(
          en: "Name a folder, or one recipe with --recipe.", ko: "폴더를 적거나 --recipe로 하나를 고르세요.")
      ]
    }
  }
}

extension BilingualText {
  /// A sentence on the extensions that can be written.
  fileprivate static var knownForms: BilingualText {
    let extensions = RecipeTextFormat.allCases.map { ".\($0.fileExtension)" }.joined(separator: ", ")
    return BilingualText(
      en: "Use \(extensions), or --format for any other name; a folder ends with “/”.",
      ko: "쓸 수 있는 확장자는 \(extensions)입니다. 다른 이름에는 --format으로 형식을 정하고, 폴더는 “/”로 끝냅니다.")
  }
}

extension ImportFailure: PresentableError {
  var message: BilingualText {
    switch self {
    case .noHome: BilingualText(en: "There is no home folder to keep recipes in.", ko: "레시피를 둘 홈 폴더가 없습니다.")
    case .recipes(let error): error.message
    case .collection(let error): error.message
    }
  }

  var hints: [BilingualText] {
    switch self {
    case .noHome:
      [BilingualText(en: "Set FRIDGE_HOME, XDG_DATA_HOME or HOME.", ko: "FRIDGE_HOME, XDG_DATA_HOME, HOME 중 하나를 정하세요.")]
    case .recipes(let error): error.hints
    case .collection(let error): error.hints
    }
  }
}

extension RecordError: PresentableError {
  var message: BilingualText {
    switch self {
    case .file(let error): error.reason
    case .unknownForm: BilingualText(en: "The file has an unknown format.", ko: "알 수 없는 형식의 파일입니다.")
    case .notUTF8: BilingualText(en: "The text is not UTF-8.", ko: "UTF-8이 아닙니다.")
    case .script(let number, let fault):
      BilingualText(
        en: "JSON-LD script \(number): \(fault.message.english)",
        ko: "\(number)번째 JSON-LD 스크립트: \(fault.message.korean)")
    case .notJSON: BilingualText(en: "The text is not JSON.", ko: "JSON이 아닙니다.")
    case .noRecipe: BilingualText(en: "There is no recipe in it.", ko: "레시피가 들어 있지 않습니다.")
    case .noTitle: BilingualText(en: "The recipe has no title.", ko: "레시피에 제목이 없습니다.")
    case .noIngredients: BilingualText(en: "The recipe lists no ingredients.", ko: "레시피에 재료가 없습니다.")
    case .noFood: BilingualText(en: "Nothing in its list is food.", ko: "목록에 먹을 것이 없습니다.")
    case .noSteps: BilingualText(en: "The recipe has no steps.", ko: "레시피에 조리 순서가 없습니다.")
    case .dish(let fault): fault.message
    case .archive(let fault): fault.message
    case .tooLarge(let limit):
      BilingualText(en: "More than \(limit) bytes are not accepted.", ko: "\(limit)바이트까지 받습니다.")
    case .missingSibling(let name):
      BilingualText(en: "“\(name)” is missing beside it.", ko: "“\(name)” 파일이 함께 있어야 합니다.")
    }
  }
}

extension ArchiveError: PresentableError {
  var message: BilingualText {
    switch self {
    case .noDirectory: BilingualText(en: "This is not an archive, or it is truncated.", ko: "압축 파일이 아니거나 잘렸습니다.")
    case .inconsistent(let offset):
      BilingualText(en: "The archive is damaged at byte \(offset).", ko: "압축 파일의 \(offset)바이트 위치가 손상되었습니다.")
    case .unsupported(let entry):
      BilingualText(
        en: "“\(entry.printable)” is encrypted, or packed in an unknown way.",
        ko: "“\(entry.printable)”의 압축 방식을 지원하지 않습니다.")
    case .damaged: BilingualText(en: "The packed data is damaged.", ko: "압축된 내용이 손상되었습니다.")
    case .checksum: BilingualText(en: "The checksum of the unpacked data is wrong.", ko: "압축을 푼 내용의 검사합이 다릅니다.")
    }
  }
}

extension RecipeLoss {
  /// A short name of what was lost or guessed.
  var text: BilingualText {
    switch self {
    case .pictures: BilingualText(en: "pictures", ko: "사진")
    case .nutrition: BilingualText(en: "nutrition", ko: "영양 성분")
    case .description: BilingualText(en: "introduction", ko: "소개")
    case .tips: BilingualText(en: "tips", ko: "요리 팁")
    case .notes: BilingualText(en: "notes", ko: "메모")
    case .rating: BilingualText(en: "rating", ko: "평점")
    case .source: BilingualText(en: "source", ko: "출처")
    case .video: BilingualText(en: "video", ko: "동영상")
    case .guessedServings: BilingualText(en: "servings guessed", ko: "인분 어림")
    case .guessedTime: BilingualText(en: "time guessed", ko: "시간 어림")
    case .guessedCuisine: BilingualText(en: "cuisine guessed", ko: "요리 분야 어림")
    case .guessedKind: BilingualText(en: "kind of dish guessed", ko: "요리 종류 어림")
    case .guessedIngredients: BilingualText(en: "ingredients taken from the steps", ko: "조리 순서에서 찾은 재료")
    }
  }
}
