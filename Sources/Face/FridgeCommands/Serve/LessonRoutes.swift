internal import CommandLineKit
internal import FridgeKit
internal import Web

/// Teaching over HTTP.
extension KitchenService {
  /// Adds the routes of lessons.
  func addLessons(to router: inout Router) {
    router.read("/teach", isKept: true) { request, fields in
      try fields.finish()
      var list = ListLessons()
      list.json = true
      return try answer(list, in: request.language)
    }
    router.read("/teach", "POST") { request, fields in
      try fields.finish()
      return try teach(request)
    }
    router.write("/teach", "PATCH") { request, fields in
      _ = try fields.action(["undo"])
      try fields.finish()
      var undo = UndoLesson()
      undo.json = true
      return try answer(undo, in: request.language)
    }
    router.read("/teach", "DELETE") { request, fields in
      var forget = ForgetLessons()
      (forget.words, forget.json) = ([try fields.requiredText("name")], true)
      try fields.finish()
      return try answer(forget, in: request.language)
    }
  }

  private func teach(_ request: Request) throws -> Response {
    let form = try request.photoForm()
    var fields = form.fields
    let name = try fields.requiredText("name")
    let number = try fields.integer("box", in: 1...10_000)
    let region = try fields.argument("region", PixelRectangle.self)
    let (english, korean) = (try fields.text("english"), try fields.text("korean"))
    let acceptsNew = try fields.truth("new") ?? false
    try fields.finish()
    if number != nil, region != nil { throw CommandError.boxOrRegion }
    let photos = try form.photos(finishing: false)
    let taught = try fridge.taughtName(name, english: english, korean: korean, acceptsNew: acceptsNew)
    let part = number.map(TeachingExample.Part.object) ?? region.map(TeachingExample.Part.region) ?? .whole
    var options = PhotoOptions(detector: .shipped, top: 1)
    options.contents = Dictionary(photos.map { ($0.name, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    let outcome = try fridge.teach(
      photos.map { TeachingExample(photo: $0.name, ingredient: taught.id, part: part) },
      defining: taught.new.map { [$0] } ?? [], options, at: .current)
    let context = try context(in: request.language)
    guard case .object(var members) = TeachingView(outcome: outcome, context: context).json else {
      preconditionFailure("the answer is an object")
    }
    if !outcome.failures.isEmpty {
      let failures = outcome.failures.map { photo, error in
        JSON.object([
          ("photo", .string(photo.description)), ("error", .string(error.message[request.language])),
        ])
      }
      members.append(("failures", .array(failures)))
    }
    return Response(.object(members))
  }
}
