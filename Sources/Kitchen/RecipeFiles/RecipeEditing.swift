internal import Files
public import Localization
public import Recipes

/// A recipe as the text that a person edits, in Cooklang: every ingredient marked in a list of its own, then the steps.
public struct RecipeEditing {
  /// The language of the text.
  private let language: Language

  /// Creates texts in a language.
  public init(in language: Language) { self.language = language }

  /// The text of a new recipe, which is itself a recipe that can be read.
  public var template: String {
    language == .korean
      ? """
      ---
      title:
      servings: 2
      time: 20 minutes
      tags: []
      source:
      ---

      -- 재료는 한 줄에 하나씩 @이름{양%단위}(손질)로 적고, 빼도 되는 것은 @?로 시작합니다.

      = 재료 =

      @두부{1%모}(깍둑썰기)
      @간장{2%큰술}
      @?대파{1/2%대}

      = 만드는 법 =

      한 단계씩 적고, 단계 사이는 한 줄 띄웁니다.

      -- 메모는 >로 시작합니다.

      """
      : """
      ---
      title:
      servings: 2
      time: 20 minutes
      tags: []
      source:
      ---

      -- One ingredient to a line: @name{amount%unit}(preparation); @? begins an optional one.

      = Ingredients =

      @tofu{1%block}(diced)
      @soy sauce{2%tbsp}
      @?green onion{1/2%stalk}

      = Steps =

      Write one step to a paragraph.

      -- Notes begin with >.

      """
  }

  /// Returns the text of a recipe.
  public func text(of recipe: Recipe) -> String { RecipeTextFormat.cooklang.text(of: [recipe], in: language) }

  /// Returns the recipe of an edited text, with the identifier of the original.
  ///
  /// Title and steps that were not touched keep their wording in the other language.
  public func recipe(of edited: Recipe, from original: Recipe) -> Recipe {
    let before = text(of: original).readAsCooklang
    func both(_ text: BilingualText, _ old: [BilingualText], _ shown: [BilingualText]) -> BilingualText {
      zip(old, shown).first { $0.1[language] == text[language] }?.0 ?? text
    }
    return Recipe(
      id: original.id, title: both(edited.title, [original.title], before.map { [$0.title] } ?? []),
      cuisine: edited.cuisine, kind: edited.kind, difficulty: edited.difficulty, tags: edited.tags,
      servings: edited.servings, minutes: edited.minutes,
      ingredients: edited.ingredients.map { line in
        original.ingredients.first { $0.id == line.id && $0.name[language] == line.name[language] }.map {
          RecipeIngredient(id: line.id, name: $0.name, amount: line.amount, role: line.role, note: line.note)
        } ?? line
      },
      steps: edited.steps.map { both($0, original.steps, before?.steps ?? []) }, details: edited.details)
  }
}

extension String {
  /// The recipe that this text of Cooklang is read as; nil if it cannot be read.
  fileprivate var readAsCooklang: Recipe? {
    RecipeFileReader().records(in: Array(utf8), named: "recipe.cook").first.flatMap { try? $0.result.get().recipe }
  }
}
