internal import IngredientLines
package import Ingredients
package import JSON
internal import Localization

/// A decoder of recipes from lines of JSON, the format of the bundled dish files.
///
/// ```json
/// {"id":"kimchi-stew","title":{"en":"…","ko":"…"},"cuisine":"korean","kind":"stew","difficulty":1,"tags":["spicy"],"servings":2,"minutes":30,
///  "ingredients":[{"id":"kimchi","amount":300,"unit":"g"},
///                 {"id":"salt","name":{"en":"Salt","ko":"소금"},"amount":null,"unit":"","staple":true}],
///  "steps":{"en":["…"],"ko":["…"]}}
/// ```
/// An ingredient without a name takes it from the vocabulary; one with the name of a kind (glass noodles for `noodles`)
/// is that kind. A dish that simmers in water takes a stock in its place; see ``Recipe/takingStockForWater``. A null
/// amount means "to taste"; a `note` may say how the ingredient is cut. Amounts in steps that grow
/// with the servings are marked as in ``StepMarkup``.
package struct DishDecoder {
  private let vocabulary: Vocabulary

  /// - Parameter vocabulary: the names of ingredients that the file does not name.
  package init(vocabulary: Vocabulary) { self.vocabulary = vocabulary }

  /// Returns the recipe that one line describes.
  package func decode(_ line: JSONValue) throws(DishFault) -> Recipe {
    guard let fields = DishFields(line) else { throw .notJSON }
    let recipe = Recipe(
      id: try identifier(fields), title: try localized(fields.object("title")), cuisine: try fields.value("cuisine"),
      kind: try fields.value("kind"), difficulty: try difficulty(fields), tags: try tags(fields),
      servings: try fields.integer("servings", in: Recipe.allowedServings),
      minutes: try fields.integer("minutes", in: 1...100_000), ingredients: try ingredients(fields),
      steps: try steps(fields.object("steps")), details: try details(fields))
    return recipe.takingStockForWater.with(StepMarkup(recipe.steps, servings: recipe.servings))
  }

  /// Returns the identifier alone of the recipe that one line describes.
  func identifier(_ line: JSONValue) throws(DishFault) -> String {
    guard let fields = DishFields(line) else { throw .notJSON }
    return try identifier(fields)
  }

  private func details(_ fields: DishFields) throws(DishFault) -> RecipeDetails {
    var details = RecipeDetails()
    guard fields.has("details") else { return details }
    let found = try fields.object("details")
    for name in found.names { details.set(name, to: try found.text(name)) }
    return details
  }

  private func identifier(_ fields: DishFields) throws(DishFault) -> String {
    let id = try fields.text("id")
    let isPlain = id.utf8.allSatisfy { byte in
      (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: "_")
    }
    guard isPlain else { throw .notAllowed(field: fields.field("id"), value: id) }
    return id
  }

  private func localized(_ fields: DishFields) throws(DishFault) -> BilingualText {
    BilingualText(en: try fields.text("en"), ko: try fields.text("ko"))
  }

  private func difficulty(_ fields: DishFields) throws(DishFault) -> Difficulty {
    let number = try fields.integer("difficulty", in: 1...3)
    guard let difficulty = Difficulty(rawValue: number) else {
      throw .notAllowed(field: fields.field("difficulty"), value: "\(number)")
    }
    return difficulty
  }

  private func tags(_ fields: DishFields) throws(DishFault) -> [RecipeTag] {
    var tags: [RecipeTag] = []
    for name in try fields.texts("tags") {
      guard let tag = RecipeTag(rawValue: name) else { throw .notAllowed(field: fields.field("tags"), value: name) }
      if !tags.contains(tag) { tags.append(tag) }
    }
    return tags
  }

  private func ingredients(_ fields: DishFields) throws(DishFault) -> [RecipeIngredient] {
    var ingredients: [RecipeIngredient] = []
    for fields in try fields.objects("ingredients") { ingredients.append(try ingredient(fields)) }
    return ingredients
  }

  private func ingredient(_ fields: DishFields) throws(DishFault) -> RecipeIngredient {
    let id = try identifier(fields)
    let name = try name(of: id, fields)
    return RecipeIngredient(
      id: IngredientKnowledge.standard.kind(of: id, named: name.english) ?? id, name: name, amount: try amount(fields),
      role: try role(fields),
      note: fields.has("note") ? try fields.text("note") : nil)
  }

  private func name(of id: String, _ fields: DishFields) throws(DishFault) -> BilingualText {
    if fields.has("name") { return try localized(fields.object("name")) }
    guard let known = vocabulary[id], id != Vocabulary.noneID else {
      throw .notAllowed(field: fields.field("id"), value: id)
    }
    return BilingualText(known)
  }

  private func amount(_ fields: DishFields) throws(DishFault) -> Amount {
    let unit: AmountUnit = try fields.value("unit")
    if fields.isNull("amount") { return .toTaste }
    let number = try fields.number("amount")
    guard let amount = Amount(number, unit) else {
      throw .notAllowed(field: fields.field("amount"), value: "\(number)")
    }
    return amount
  }

  private func role(_ fields: DishFields) throws(DishFault) -> RecipeIngredient.Role {
    if try fields.flag("staple") { return .staple }
    return try fields.flag("optional") ? .optional : .required
  }

  private func steps(_ fields: DishFields) throws(DishFault) -> [BilingualText] {
    let (english, korean) = (try fields.texts("en"), try fields.texts("ko"))
    guard english.count == korean.count else {
      throw .unequalSteps(english: english.count, korean: korean.count)
    }
    guard !english.isEmpty else { throw .missing(field: fields.field("en")) }
    return zip(english, korean).map(BilingualText.init)
  }
}
