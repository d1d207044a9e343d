internal import FridgeKit
internal import Web

/// The protocol of the app that this program replaces: three calls without parameters in the address, answered in Korean.
///
/// The app expects a bare array of every answer, never looks at the status, and ends if it gets anything else. So
/// whatever it asks for that cannot be had is an empty array.
extension KitchenService {
  /// The most recipes that the app gets.
  private static let mostRecipes = 20

  /// Adds the routes of the old app.
  func addOldApp(to router: inout Router) {
    router.add("GET", "/today", isKept: true) { request in
      let context = try context(in: .korean)
      let recipes = try context.acceptable(
        drawnBy: DailyDraw(on: context.day(nil), repetition: 0), limit: Today().count, from: context.recipes())
      return Response(.array(recipes.map { $0.oldForm(at: request.origin) }))
    }
    router.add("POST", "/recipes") { request in
      let names = Self.members(of: request)
      // The numbers count from 1 without gaps.
      let chosen = (1...IngredientSelection.allowedCounts.upperBound).map { names["ING\($0)"] }.prefix { $0 != nil }
      let found = try? recommendations(for: chosen.compactMap(\.self))
      return Response(.array((found ?? []).map { $0.oldForm(at: request.origin) }))
    }
    router.add("POST", "/choice-menu") { request in
      let name = Self.members(of: request)["foodName"] ?? ""
      let recipe = try? fridge.recipes().recipe(named: name)
      let steps = (recipe?.steps ?? []).enumerated().map { index, step in
        JSON.object([
          ("dirkey", .integer(index + 1)), ("direction", .string(step[.korean])), ("dir_image", .null),
        ])
      }
      return Response(.array(steps))
    }
  }

  /// Returns recipes for those of the names that are known.
  private func recommendations(for names: [String]) throws -> [Recipe] {
    let known = names.filter { name in (try? fridge.selection(named: [name])) != nil }
    guard !known.isEmpty else { return [] }
    let context = try context(in: .korean)
    let store = try context.recipes()
    let chosen = try fridge.selection(named: known).ids
    let filter = try DishFilterArguments().filter(for: store, choosing: chosen, in: context)
    let staples = try context.householdStaples(in: store).sorted().map { AvailableIngredient($0) }
    return try store.recommend(
      RecommendationRequest(chosen, available: staples, filter: filter, limit: Self.mostRecipes)
    ).map(\.recipe)
  }

  /// Returns the texts of the JSON object in a body; none if it is no such object.
  private static func members(of request: Request) -> [String: String] {
    guard let text = String(validating: request.body, as: UTF8.self), let document = JSONParser().parse(text),
      case .object(let members) = document
    else { return [:] }
    return members.compactMapValues { if case .string(let text) = $0 { text } else { nil } }
  }
}

extension Recipe {
  /// `{"mname","dimage"}` with the address of the picture at a server.
  fileprivate func oldForm(at origin: String) -> JSON {
    .object([
      ("mname", .string(title[.korean])), ("dimage", .string("\(origin)/dishes/\(id.percentEncoded).png")),
    ])
  }
}

extension String {
  /// The text with every byte percent-encoded that is no letter, digit, hyphen, full stop, low line or tilde.
  fileprivate var percentEncoded: String {
    utf8.map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"):
        String(UnicodeScalar(byte))
      default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }.joined()
  }
}
