internal import CommandLineKit
internal import FridgeKit
internal import Web

/// Recipes, recommendations and menus over HTTP.
extension KitchenService {
  /// Adds the routes of recipes.
  func addRecipes(to router: inout Router) {
    router.read("/today", isKept: true) { request, fields in
      var today = Today()
      today.count = try fields.integer("count", in: 1...1000) ?? today.count
      today.date = try fields.argument("date")
      today.again = try fields.integer("again", in: 0...1000) ?? 0
      today.json = true
      try fields.finish()
      return try answer(today, in: request.language)
    }
    router.read("/recipes", isKept: true) { request, fields in try answer(recommend(&fields), in: request.language) }
    router.read("/search", isKept: true) { request, fields in try answer(search(&fields), in: request.language) }
    router.read("/menu", isKept: true) { request, fields in
      var menu = Menu()
      menu.filter = try fields.dishFilter()
      menu.count = try fields.integer("count", in: 1...1000) ?? menu.count
      menu.json = true
      try fields.finish()
      return try answer(menu, in: request.language)
    }
    router.read("/recipes/{id}", isKept: true) { request, fields in
      var show = ShowRecipe()
      show.words = [try request.recipeName]
      show.servings = try fields.servings()
      show.units = try fields.choice("units")
      show.json = true
      try fields.finish()
      return try answer(show, in: request.language)
    }
    router.write("/recipes/{id}", "PATCH") { request, fields in
      var show = ShowRecipe()
      show.words = [try request.recipeName]
      show.rating = try fields.integer("rating", in: 0...RecipeOpinion.ratings.upperBound)
      show.note = try fields.text("note", upTo: 2000, from: 0)
      show.date = try fields.argument("cooked")
      show.isCooked = show.date != nil
      show.json = true
      try fields.finish()
      return try answer(show, in: request.language)
    }
    router.read("/recipes/{id}/steps", isKept: true) { request, fields in
      var cook = Cook()
      cook.words = [try request.recipeName]
      cook.servings = try fields.servings()
      cook.units = try fields.choice("units")
      cook.json = true
      try fields.finish()
      return try answer(cook, in: request.language)
    }
    router.read("/recipes/{id}/cooked", "POST") { request, fields in
      var use = UseFromPantry()
      use.words = [try request.recipeName]
      use.servings = try fields.servings()
      use.json = true
      try fields.finish()
      let answer = try answer(use, in: request.language)
      var note = ShowRecipe()
      (note.words, note.isCooked, note.json) = (use.words, true, true)
      _ = try output(of: note, in: request.language)
      return answer
    }
    router.read("/ingredients", isKept: true) { _, fields in
      try fields.finish()
      let ingredients = fridge.kitchen.ingredients.filter { $0.id != Vocabulary.noneID }.map { ingredient in
        JSON.object([
          ("ingredient", .string(ingredient.id)), ("english", .string(ingredient.english)),
          ("korean", .string(ingredient.korean)),
        ])
      }
      return Response(.object([("version", .integer(1)), ("ingredients", .array(ingredients))]))
    }
    router.read("/import", "POST") { request, fields in
      let name = try fields.value("name", .form("recipes.zip")) { name in
        let isPlain = !name.unicodeScalars.contains { $0 == "/" || $0.value < 0x20 }
        return isPlain && (1...200).contains(name.unicodeScalars.count) ? name : nil
      }
      let mode: ImportMode = try fields.truth("dry-run") == true ? .dryRun : .keep
      try fields.finish()
      if request.body.isEmpty { throw RequestError.emptyBody }
      // The name only tells the format and stands in reports: no file is read.
      let file = FilePath(bytes: Array((name ?? "recipes").utf8)).name
      let report = try fridge.importRecipes(in: request.body, named: file, mode)
      return Response(ImportView(report: report, mode: mode, context: try context(in: request.language)).json)
    }
    router.add("GET", "/dishes/{file}", isKept: true) { request in
      var fields = request.query
      _ = try fields.text("v")
      try fields.finish()
      return try dishPicture(request.placeholder("file"))
    }
  }

  private func recommend(_ fields: inout Fields) throws -> Recommend {
    var recommend = Recommend()
    let names = try fields.texts("ingredients", count: 1...IngredientSelection.allowedCounts.upperBound)
    // A comma ends a name, which may be several words.
    recommend.names = names.map { [$0.joined(separator: ",")] } ?? []
    recommend.usesPantry = try fields.truth("from-pantry") ?? (names == nil)
    recommend.maximumMissing = try fields.integer("max-missing", in: 0...1000)
    recommend.count = try fields.integer("count", in: 1...1000) ?? recommend.count
    recommend.servings = try fields.servings()
    recommend.order = try fields.choice("sort") ?? recommend.order
    recommend.assumesNoStaples = try fields.truth("no-staples") ?? false
    recommend.date = try fields.argument("date")
    recommend.filter = try fields.dishFilter()
    recommend.json = true
    try fields.finish()
    if names == nil, !recommend.usesPantry { throw RequestError.missingField("ingredients") }
    return recommend
  }

  private func search(_ fields: inout Fields) throws -> ListRecipes {
    var list = ListRecipes()
    list.words = try fields.text("q", upTo: 500, from: 0).map { [$0] } ?? []
    list.isMine = try fields.truth("mine") ?? false
    list.count = try fields.integer("count", in: 1...1000) ?? 100
    list.filter = try fields.dishFilter()
    list.json = true
    try fields.finish()
    return list
  }

  private func dishPicture(_ name: String) throws -> Response {
    guard name.hasSuffix(".png"), let recipe = try fridge.recipes().recipe(id: String(name.dropLast(4))) else {
      throw RequestError.unknownAddress
    }
    let picture = try DishIllustration(of: recipe).image().encodedAsPNG()
    return Response("image/png", picture).with("Cache-Control", "public, max-age=86400")
  }
}

extension Request {
  /// The recipe that the path names.
  var recipeName: String {
    get throws(RequestError) {
      let name = placeholder("id")
      guard (1...200).contains(name.unicodeScalars.count), !name.contains("\0") else { throw .unknownAddress }
      return name
    }
  }
}
