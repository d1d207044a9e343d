internal import CommandLineKit
internal import FridgeKit
internal import Web

/// The shopping list over HTTP.
extension KitchenService {
  /// Adds the routes of the shopping list.
  func addShopping(to router: inout Router) {
    router.read("/shopping", isKept: true) { request, fields in
      var list = Shopping()
      list.units = try fields.choice("units")
      list.json = true
      try fields.finish()
      return try answer(list, in: request.language)
    }
    router.read("/shopping/needs", isKept: true) { request, fields in
      var needs = Shopping()
      let recipes = try fields.texts("recipes", count: 1...50)
      needs.units = try fields.choice("units")
      needs.servings = try fields.servings()
      (needs.words, needs.usesPlan, needs.json) = (recipes ?? [], recipes == nil, true)
      try fields.finish()
      return try answer(needs, in: request.language)
    }
    router.write("/shopping", "POST") { request, fields in
      if fields.contains("food") {
        var add = AddToShopping()
        (add.words, add.json) = (try fields.requiredFood(), true)
        try fields.finish()
        return try answer(add, in: request.language)
      }
      var needs = Shopping()
      (needs.isAdded, needs.json) = (true, true)
      if let recipes = try fields.texts("recipes", count: 1...50) {
        (needs.words, needs.servings) = (recipes, try fields.servings())
      } else {
        guard let usesPlan = try fields.truth("plan") else { throw RequestError.missingField("food") }
        guard usesPlan else { throw RequestError.badField("plan", .word(["true"])) }
        needs.usesPlan = true
      }
      try fields.finish()
      return try answer(needs, in: request.language)
    }
    router.write("/shopping", "PATCH") { request, fields in
      switch try fields.action(["done", "undo"]) {
      case "done": return try answer(finishShopping(&fields), in: request.language)
      default:
        try fields.finish()
        var undo = UndoShopping()
        undo.json = true
        return try answer(undo, in: request.language)
      }
    }
    router.read("/shopping", "DELETE") { request, fields in
      let words = try fields.food()
      try fields.finish()
      guard let words else {
        var clear = ClearShopping()
        clear.json = true
        return try answer(clear, in: request.language)
      }
      var remove = RemoveFromShopping()
      (remove.words, remove.json) = (words, true)
      return try answer(remove, in: request.language)
    }
  }

  private func finishShopping(_ fields: inout Fields) throws -> FinishShopping {
    var done = FinishShopping()
    done.ignoresPantry = try fields.truth("pantry") == false
    if let words = try fields.food() {
      done.words = words
      done.expires = try fields.argument("expires")
      done.place = try fields.argument("in")
    } else {
      guard let isAll = try fields.truth("all") else { throw RequestError.missingField("food") }
      guard isAll else { throw RequestError.badField("all", .word(["true"])) }
      done.isAll = true
    }
    done.json = true
    try fields.finish()
    return done
  }
}
