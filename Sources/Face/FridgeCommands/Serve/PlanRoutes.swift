internal import CommandLineKit
internal import FridgeKit
internal import Web

/// The plan of meals over HTTP.
extension KitchenService {
  /// Adds the routes of the plan.
  func addPlan(to router: inout Router) {
    router.read("/plan", isKept: true) { request, fields in
      var show = ShowPlan()
      show.date = try fields.argument("date")
      show.form.hasShopping = try fields.truth("shopping") ?? false
      show.form.json = true
      try fields.finish()
      return try answer(show, in: request.language)
    }
    router.read("/plan.ics", isKept: true) { request, fields in
      var show = ShowPlan()
      show.date = try fields.argument("date")
      show.form.isCalendar = true
      try fields.finish()
      return Response("text/calendar; charset=utf-8", try output(of: show, in: request.language))
        .with("Content-Disposition", "attachment; filename=\"plan.ics\"")
    }
    router.write("/plan", "POST") { request, fields in
      var arguments = PlanArguments()
      arguments.days = try fields.integer("days", in: 1...100) ?? arguments.days
      arguments.meals = try fields.integer("meals", in: 1...10) ?? arguments.meals
      arguments.servings = try fields.servings()
      arguments.date = try fields.argument("date")
      arguments.seed = try fields.integer("seed", in: 0...(1 << 53 - 1))
      let isSaved = try fields.truth("save") ?? true
      var form = PlanForm()
      (form.hasShopping, form.json) = (try fields.truth("shopping") ?? false, true)
      arguments.filter = try fields.dishFilter()
      try fields.finish()
      if isSaved {
        var save = SavePlan()
        (save.arguments, save.form) = (arguments, form)
        return try answer(save, in: request.language)
      }
      var plan = Plan()
      (plan.arguments, plan.form) = (arguments, form)
      return try answer(plan, in: request.language)
    }
    router.write("/plan", "PATCH") { request, fields in
      let action = try fields.action(["replace", "remove", "undo"])
      if action == "undo" {
        try fields.finish()
        var undo = UndoPlanChange()
        undo.form.json = true
        return try answer(undo, in: request.language)
      }
      return try answer(change(&fields, isRemoval: action == "remove"), in: request.language)
    }
    router.read("/plan", "DELETE") { request, fields in
      try fields.finish()
      var clear = ClearPlan()
      clear.json = true
      return try answer(clear, in: request.language)
    }
  }

  private func change(_ fields: inout Fields, isRemoval: Bool) throws -> ChangePlan {
    var change = ChangePlan()
    guard let date = try fields.argument("date", CalendarDate.self) else { throw RequestError.missingField("date") }
    change.date = date
    change.number = try fields.integer("meal", in: 1...10) ?? 1
    if !isRemoval {
      change.words = try fields.text("recipe").map { [$0] } ?? []
      change.servings = try fields.servings()
    }
    (change.isNone, change.form.json) = (isRemoval, true)
    try fields.finish()
    return change
  }
}
