internal import CommandLineKit
internal import FridgeKit

/// The failures of commands themselves; everything else fails in the modules that they call.
enum CommandError: PresentableError, Equatable {
  /// The arguments name no photo.
  case noPhotos
  /// No photo shows an ingredient with enough confidence.
  case nothingRecognized
  /// Some photos could not be recognised; the reasons have been reported.
  case photosFailed(Int, of: Int)
  /// No recipe uses any of the ingredients.
  case noRecipes
  /// An ingredient is both chosen and excluded.
  case chosenAndExcluded(String)
  /// Every dish fails one of the conditions.
  case noDishes
  /// No recipe has that name; the suggestions are titles in both languages.
  case unknownRecipe(String, suggestions: [BilingualText])
  /// No recipe contains the words that were searched for.
  case noneFound
  /// A batch was interrupted after `done` photos.
  case interrupted(done: Int)
  /// An evaluation was interrupted, so there are no figures.
  case evaluationInterrupted
  /// A training was given no file to write.
  case trainingNeedsOutput
  /// A training was interrupted before its end.
  case trainingInterrupted
  /// A quantisation was given no photos or no file to write.
  case quantizationNeedsFiles
  /// A quantisation was interrupted before its end.
  case quantizationInterrupted
  /// The file's extension stands for no format of a confusion matrix.
  case confusionForm(FilePath)
  /// A confusion matrix of whole photos was asked for; only single objects have one.
  case confusionOfPhotos
  /// `--sets` was combined with an option that evaluates boxes.
  case setsOrBoxes
  /// An option for the detector was given without `--detect`.
  case needsDetect
  /// `--alone` was combined with `--detail`.
  case aloneOrDetail
  /// `--show` was combined with `--json`.
  case showOrJSON
  /// `--whole` was combined with an option for the detector.
  case wholeOrDetector
  /// `--sure`, which chooses the threshold, was given with `--threshold`.
  case sureOrThreshold
  /// `--from` was combined with a name or an option for one.
  case fromOrName
  /// `--box` was combined with `--region`.
  case boxOrRegion
  /// `--split` was given without `--from`.
  case splitNeedsTable
  /// Nothing was taught.
  case nothingTaught
  /// An option for whole photos was given, but objects are evaluated.
  case needsWholePhotos
  /// `--resume` was given without `--output`.
  case resumeNeedsOutput
  /// The folder of models is empty.
  case noModels
  /// The weights of a model differ from those it was published with.
  case modelChanged(FilePath)
  /// The packed weights beside a model were not made from it.
  case packedWeightsChanged(FilePath)
  /// A checkup found parts that do not work.
  case problemsFound(Int)
  /// Two arrays were given for one input.
  case inputTwice(String)
  /// The system clock shows a day outside the calendar.
  case noDate
  /// The pantry is empty.
  case pantryEmpty
  /// A command that takes one food was given several.
  case oneFoodOnly
  /// `pantry change` was given nothing to change.
  case nothingToChange
  /// Everything in the pantry has expired.
  case everythingExpired
  /// Nothing in the pantry expires within `days` days.
  case nothingExpires(days: Int)
  /// The pantry has never been changed.
  case noHistory
  /// A photo stands among names, although `--photo` was given.
  case photoAsName(String)
  /// `--plan` was combined with recipes or servings.
  case planOrRecipe
  /// No plan is saved, or all of it is over.
  case noPlan
  /// The saved plan has no such meal.
  case noSuchMeal(CalendarDate, Int, planned: [CalendarDate])
  /// A recipe was named together with `--none`.
  case recipeOrNone
  /// `--add` was given without a recipe.
  case addNeedsRecipe
  /// Neither names nor `--all` were given, or both.
  case nameOrAll
  /// The output is no terminal that can show pictures.
  case noPictures
  /// No text editor is named or installed.
  case noEditor
  /// The text editor could not be started; `code` is the `errno`.
  case editorFailed(String, code: Int32)
  /// The text editor ended with a failure, so its text is not used.
  case editorEnded(String)
  /// The text was saved as it was.
  case nothingEdited

  var message: BilingualText {
    switch self {
    case .noPhotos: BilingualText(en: "There are no photos.", ko: "사진이 없습니다.")
    case .nothingRecognized: BilingualText(en: "Nothing recognized.", ko: "인식된 식재료가 없습니다.")
    case .photosFailed(let count, let total):
      BilingualText(
        en: "\(count) of \(total) photos could not be recognized.", ko: "사진 \(total)장 중 \(count)장을 인식하지 못했습니다.")
    case .chosenAndExcluded(let name):
      BilingualText(en: "\(name) is both chosen and excluded.", ko: "고른 식재료와 뺄 식재료에 모두 있습니다: \(name).")
    case .noRecipes: BilingualText(en: "No recipe uses these ingredients.", ko: "이 식재료를 쓰는 레시피가 없습니다.")
    case .noDishes: BilingualText(en: "No dish meets all conditions.", ko: "조건에 모두 맞는 요리가 없습니다.")
    case .unknownRecipe(let name, _):
      BilingualText(en: "There is no recipe “\(name.printable)”.", ko: "“\(name.printable)” 레시피가 없습니다.")
    case .noneFound: BilingualText(en: "No recipe was found.", ko: "찾은 레시피가 없습니다.")
    case .interrupted(let done):
      BilingualText(en: "Interrupted after \(done) photos.", ko: "사진 \(done)장을 마치고 중단했습니다.")
    case .evaluationInterrupted:
      BilingualText(en: "Interrupted: there are no figures.", ko: "중단했습니다. 평가 결과가 없습니다.")
    case .trainingNeedsOutput:
      BilingualText(en: "A file for the model is needed: -o FILE.", ko: "모델을 쓸 파일이 필요합니다: -o FILE.")
    case .trainingInterrupted:
      BilingualText(
        en: "Interrupted: there is no model; what was computed for photos is kept.",
        ko: "중단했습니다. 모델은 없으며, 사진마다 계산한 것은 남겨 두었습니다.")
    case .quantizationNeedsFiles:
      BilingualText(
        en: "Photos and a file for the model are needed: --photos SOURCE -o FILE.",
        ko: "사진과 모델을 쓸 파일이 필요합니다: --photos SOURCE -o FILE.")
    case .quantizationInterrupted:
      BilingualText(en: "Interrupted: there is no model.", ko: "중단했습니다. 모델은 없습니다.")
    case .confusionForm(let path):
      BilingualText(
        en: "A confusion matrix is written as CSV or PNG.", ko: "혼동 행렬은 CSV나 PNG로 씁니다."
      ).about(path.printed)
    case .confusionOfPhotos:
      BilingualText(en: "Whole photos have no confusion matrix.", ko: "사진 전체의 혼동 행렬은 없습니다.")
    case .setsOrBoxes:
      BilingualText(
        en: "--sets ignores boxes and cannot be combined with --detect or --detections.",
        ko: "--sets는 상자 없이 평가하므로 --detect나 --detections와 함께 쓸 수 없습니다.")
    case .needsDetect:
      BilingualText(
        en: "--detector, --alone and --detail need --detect.",
        ko: "--detector, --alone, --detail은 --detect와만 함께 쓸 수 있습니다.")
    case .aloneOrDetail:
      BilingualText(
        en: "--alone looks at whole photos and cannot be combined with --detail.",
        ko: "--alone은 사진 전체만 보므로 --detail과 함께 쓸 수 없습니다.")
    case .showOrJSON:
      BilingualText(
        en: "--show and --json cannot be combined.", ko: "--show와 --json은 함께 쓸 수 없습니다.")
    case .sureOrThreshold:
      BilingualText(
        en: "--sure chooses the threshold and cannot be combined with --threshold.",
        ko: "--sure가 기준을 정하므로 --threshold와 함께 쓸 수 없습니다.")
    case .fromOrName:
      BilingualText(
        en:
          "--from takes names and boxes from the folder or table and cannot be combined with a name or an option for one.",
        ko: "--from은 이름과 상자를 폴더나 표에서 읽으므로 이름이나 그에 대한 옵션과 함께 쓸 수 없습니다.")
    case .boxOrRegion:
      BilingualText(en: "--box and --region cannot be combined.", ko: "--box와 --region은 함께 쓸 수 없습니다.")
    case .splitNeedsTable: BilingualText(en: "--split needs --from with a table.", ko: "--split은 --from의 표와 함께 씁니다.")
    case .nothingTaught: BilingualText(en: "Nothing has been taught yet.", ko: "아직 가르친 것이 없습니다.")
    case .wholeOrDetector:
      BilingualText(
        en: "--whole uses no detector and cannot be combined with --detector or --detail.",
        ko: "--whole은 물체를 찾지 않으므로 --detector나 --detail과 함께 쓸 수 없습니다.")
    case .needsWholePhotos:
      BilingualText(
        en: "Some of these options apply only to whole photos, which are not evaluated here.",
        ko: "사진 전체를 평가할 때만 쓸 수 있는 옵션이 있습니다.")
    case .resumeNeedsOutput:
      BilingualText(en: "--resume needs the output file of the earlier run.", ko: "--resume에는 이전 실행의 출력 파일이 필요합니다.")
    case .noModels: BilingualText(en: "There are no models.", ko: "모델이 없습니다.")
    case .modelChanged(let path):
      BilingualText(
        en: "The weights differ from those the model was published with.", ko: "가중치가 배포된 모델과 다릅니다."
      ).about(path.printed)
    case .packedWeightsChanged(let path):
      BilingualText(
        en: "The packed weights beside the model were not made from it; “fridge model pack” makes new ones.",
        ko: "모델 옆에 미리 정리한 가중치가 이 모델의 것과 다릅니다. “fridge model pack”으로 다시 만드세요."
      ).about(path.printed)
    case .problemsFound(let count):
      BilingualText(
        en: count == 1 ? "There is one problem." : "There are \(count) problems.", ko: "문제가 \(count)건 있습니다.")
    case .inputTwice(let name):
      BilingualText(
        en: "The input “\(name.printable)” is given twice.", ko: "“\(name.printable)” 입력이 두 번 주어졌습니다.")
    case .noDate: BilingualText(en: "The system does not know the date.", ko: "시스템의 날짜를 알 수 없습니다.")
    case .pantryEmpty: BilingualText(en: "The pantry is empty.", ko: "집에 식재료가 없습니다.")
    case .oneFoodOnly:
      BilingualText(en: "Only one food can be changed at a time.", ko: "한 번에 한 가지 식재료만 고칠 수 있습니다.")
    case .nothingToChange:
      BilingualText(en: "Nothing to change was given.", ko: "무엇을 고칠지 적지 않았습니다.")
    case .everythingExpired:
      BilingualText(en: "Everything at home has expired.", ko: "집에 있는 식재료의 기한이 모두 지났습니다.")
    case .nothingExpires(let days):
      BilingualText(
        en: "Nothing expires within \(days) \(days == 1 ? "day" : "days").", ko: "\(days)일 안에 기한이 끝나는 식재료가 없습니다.")
    case .noHistory: BilingualText(en: "Nothing has been added yet.", ko: "아직 넣은 것이 없습니다.")
    case .photoAsName(let word):
      BilingualText(
        en: "“\(word.printable)” is a photo, not the name of food.", ko: "“\(word.printable)”은(는) 식재료 이름이 아니라 사진입니다.")
    case .planOrRecipe:
      BilingualText(
        en: "--plan takes recipes and servings from the saved plan and cannot be combined with others.",
        ko: "--plan은 저장한 식단의 요리와 인분을 쓰므로 다른 요리나 --servings와 함께 쓸 수 없습니다.")
    case .noPlan: BilingualText(en: "No plan is saved.", ko: "저장한 식단이 없습니다.")
    case .noSuchMeal(let date, 1, _):
      BilingualText(
        en: "The saved plan has no meal on \(date.dayText.english).", ko: "저장한 식단에 \(date.dayText.korean)의 끼니가 없습니다.")
    case .noSuchMeal(let date, let number, _):
      BilingualText(
        en: "The saved plan has no meal \(number) on \(date.dayText.english).",
        ko: "저장한 식단에 \(date.dayText.korean)의 \(number)번째 끼니가 없습니다.")
    case .recipeOrNone:
      BilingualText(en: "--none cannot be combined with a recipe.", ko: "--none은 요리와 함께 쓸 수 없습니다.")
    case .addNeedsRecipe:
      BilingualText(
        en: "--add needs a recipe.", ko: "--add에는 요리 이름이 필요합니다.")
    case .nameOrAll:
      BilingualText(
        en: "Name what you bought, or say --all.", ko: "산 것을 적거나 --all을 쓰세요.")
    case .noPictures:
      BilingualText(
        en: "The output is not a terminal that shows pictures (kitty, iTerm2 or sixel).",
        ko: "출력이 그림을 보여 줄 수 있는 터미널(kitty, iTerm2, sixel)이 아닙니다.")
    case .noEditor: BilingualText(en: "There is no text editor.", ko: "편집기를 찾을 수 없습니다.")
    case .editorFailed(let command, let code):
      BilingualText(
        en: "“\(command.printable)” cannot be started (\(code)).", ko: "“\(command.printable)”을(를) 실행할 수 없습니다(\(code))."
      )
    case .editorEnded(let command):
      BilingualText(
        en: "“\(command.printable)” reported a failure; nothing was changed.",
        ko: "“\(command.printable)”이(가) 실패를 알려 아무것도 바꾸지 않았습니다.")
    case .nothingEdited: BilingualText(en: "Nothing was written; nothing was changed.", ko: "고친 것이 없어 아무것도 바꾸지 않았습니다.")
    }
  }

  var hints: [BilingualText] {
    switch self {
    case .unknownRecipe(let name, _) where name.allSatisfy(\.isNumber):
      return [
        BilingualText(
          en: "Numbers in an answer are no names; write the title, or a part of it.",
          ko: "목록의 번호는 이름이 아닙니다. 요리 이름이나 그 일부를 적으세요.")
      ]
    case .unknownRecipe(_, let suggestions) where !suggestions.isEmpty:
      let english = suggestions.map { "“\($0.english)”" }.joined(separator: " or ")
      let korean = suggestions.map { "“\($0.korean)”" }.joined(separator: ", ")
      return [BilingualText(en: "Did you mean \(english)?", ko: "혹시 \(korean)?")]
    case .interrupted:
      return [BilingualText(en: "--resume continues from there.", ko: "--resume으로 이어서 할 수 있습니다.")]
    case .confusionForm:
      return [BilingualText(en: "Its name must end in .csv or .png.", ko: "파일 이름이 .csv나 .png로 끝나야 합니다.")]
    case .needsWholePhotos:
      return [
        BilingualText(en: "Add --sets, --detect or --detections.", ko: "--sets나 --detect, --detections를 더하세요.")
      ]
    case .resumeNeedsOutput: return [BilingualText(en: "Name it with --output.", ko: "--output으로 지정하세요.")]
    case .noPictures:
      return [BilingualText(en: "--annotate writes the picture to a file.", ko: "--annotate로 그림을 파일에 쓸 수 있습니다.")]
    case .photoAsName:
      return [BilingualText(en: "Every photo needs its own --photo.", ko: "사진마다 --photo를 쓰세요.")]
    case .noPlan:
      return [BilingualText(en: "“fridge plan save” makes one.", ko: "“fridge plan save”로 만들 수 있습니다.")]
    case .noSuchMeal(_, _, let days):
      let words = days.map(\.dayText)
      return [
        BilingualText(
          en: "It has meals on \(words.map(\.english).joined(separator: ", ")).",
          ko: "끼니가 있는 날: \(words.map(\.korean).joined(separator: ", "))."),
        BilingualText(en: "With the name of a recipe, a meal is added.", ko: "요리 이름을 함께 적으면 끼니를 더합니다."),
      ]
    case .addNeedsRecipe:
      return [
        BilingualText(
          en: "Single items are added with “fridge shopping add NAME”.", ko: "한 가지씩은 “fridge shopping add 이름”으로 적습니다.")
      ]
    case .noEditor:
      return [
        BilingualText(
          en: "Set VISUAL or EDITOR, or pipe the recipe into the command.",
          ko: "VISUAL이나 EDITOR를 정하거나, 레시피를 파이프로 넘기세요.")
      ]
    case .noDate: return [BilingualText(en: "Give one with --date YYYY-MM-DD.", ko: "--date YYYY-MM-DD로 지정하세요.")]
    case .pantryEmpty, .noHistory:
      return [BilingualText(en: "“fridge pantry add” adds ingredients.", ko: "“fridge pantry add”로 넣을 수 있습니다.")]
    case .nothingToChange:
      return [
        BilingualText(
          en: "Give an amount, --expires or --in: “fridge pantry change milk 500 ml”.",
          ko: "양이나 --expires, --in을 적으세요: “fridge pantry change 우유 500ml”.")
      ]
    case .everythingExpired:
      return [
        BilingualText(
          en: "To use something anyway, name it: “fridge recommend NAME”.",
          ko: "그래도 쓰려면 이름을 적으세요: “fridge recommend 이름”.")
      ]
    default: return []
    }
  }
}
