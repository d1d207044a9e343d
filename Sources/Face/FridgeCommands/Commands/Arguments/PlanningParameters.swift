internal import CommandLineKit
internal import FridgeKit
internal import Recipes

extension Parameter {
  /// `--no-pantry`, as every command has it that looks at what is at home.
  static func noPantry(_ path: any WritableKeyPath<Root, Bool> & Sendable) -> Self {
    .flag(
      "no-pantry", path, help: BilingualText(en: "As if nothing were at home.", ko: "집에 아무것도 없는 것으로 봅니다."))
  }

  /// `--servings`, for dishes that are cooked by the recipe unless it is given.
  static func servings(_ path: any WritableKeyPath<Root, Int?> & Sendable) -> Self {
    .option(
      "servings", short: "s", path, placeholder: "N", kind: .integer(Recipe.allowedServings),
      help: BilingualText(en: "For how many people; by default as written.", ko: "몇 인분으로 할지. 기본값은 적힌 대로입니다."))
  }
}

extension CommandContext {
  /// What is at home, in the order to use it up; nothing with `--no-pantry`.
  func provisions(ignoringPantry isIgnored: Bool) throws -> [PantryItem] {
    isIgnored ? [] : try fridge.pantry().items()
  }
}
