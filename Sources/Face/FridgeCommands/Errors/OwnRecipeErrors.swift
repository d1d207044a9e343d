internal import CommandLineKit
internal import FridgeKit

extension OwnRecipeFailure: PresentableError {
  var message: BilingualText {
    switch self {
    case .unreadable(let error):
      BilingualText(
        en: "This is no recipe. \(error.message.english)", ko: "레시피로 읽을 수 없습니다. \(error.message.korean)")
    case .several(let count):
      BilingualText(
        en: "The text has \(count) recipes; write one.", ko: "레시피가 \(count)개입니다. 하나만 적으세요.")
    case .duplicate(let id):
      BilingualText(en: "You have this recipe already: \(id).", ko: "이미 있는 레시피입니다: \(id).")
    case .bundled(let title):
      BilingualText(
        en: "“\(title.english.printable)” came with the program and cannot be removed.",
        ko: "“\(title.korean.printable)”은(는) 처음부터 들어 있던 레시피라서 지울 수 없습니다.")
    case .nothingToUndo: BilingualText(en: "There is nothing to undo.", ko: "되돌릴 것이 없습니다.")
    case .recipes(let error): error.message
    }
  }

  var hints: [BilingualText] {
    switch self {
    case .unreadable(.noIngredients):
      [
        BilingualText(
          en: "Mark ingredients in Cooklang, as in @onion{2}, or list them below the line “Ingredients”.",
          ko: "Cooklang의 @양파{2개}처럼 표시하거나, “재료” 줄 아래에 적으세요.")
      ]
    case .unreadable(.noSteps):
      [BilingualText(en: "Write the steps below the line “Steps”.", ko: "“만드는 법” 줄 아래에 조리 순서를 적으세요.")]
    case .several: [BilingualText(en: "“fridge import” takes any number.", ko: "여러 개는 “fridge import”로 가져옵니다.")]
    case .duplicate(let id):
      [BilingualText(en: "“fridge recipe edit \(id)” changes it.", ko: "“fridge recipe edit \(id)”로 고칠 수 있습니다.")]
    case .recipes(let error): error.hints
    case .unreadable, .bundled, .nothingToUndo: []
    }
  }
}
