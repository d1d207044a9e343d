internal import CommandLineKit
internal import FridgeKit
internal import Web

/// The pantry over HTTP.
extension KitchenService {
  /// Adds the routes of the pantry.
  func addPantry(to router: inout Router) {
    router.read("/pantry", isKept: true) { request, fields in
      let (days, date) = (try fields.integer("days", in: 0...3650), try fields.argument("date", CalendarDate.self))
      try fields.finish()
      if let days {
        var list = ListExpiring()
        (list.days, list.date, list.json) = (days, date, true)
        return try answer(list, in: request.language)
      }
      var list = ListPantry()
      (list.date, list.json) = (date, true)
      return try answer(list, in: request.language)
    }
    router.write("/pantry", "POST") { request, fields in
      var add = AddToPantry()
      add.words = try fields.requiredFood()
      add.expires = try fields.argument("expires")
      add.place = try fields.argument("in")
      add.json = true
      try fields.finish()
      return try answer(add, in: request.language)
    }
    router.write("/pantry", "PATCH") { request, fields in
      switch try fields.action(["remove", "undo"]) {
      case "remove":
        let words = try fields.requiredFood()
        try fields.finish()
        return try removeFromPantry(words, in: request.language)
      default:
        try fields.finish()
        var undo = UndoPantryChange()
        undo.json = true
        return try answer(undo, in: request.language)
      }
    }
    router.read("/pantry", "DELETE") { request, fields in
      let words = try fields.requiredFood()
      try fields.finish()
      return try removeFromPantry(words, in: request.language)
    }
    router.read("/pantry/history", isKept: true) { request, fields in
      try fields.finish()
      var history = ShowPantryHistory()
      history.json = true
      return try answer(history, in: request.language)
    }
  }

  private func removeFromPantry(_ words: [String], in language: Language) throws -> Response {
    var remove = RemoveFromPantry()
    (remove.words, remove.json) = (words, true)
    return try answer(remove, in: language)
  }
}
