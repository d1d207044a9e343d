internal import CommandLineKit
internal import FridgeKit

/// `fridge pantry change`: corrects what is known of food at home.
struct ChangePantry: Command {
  static let name = "change"
  static let summary = BilingualText(
    en: "Change the amount, the last day or the place of food.", ko: "식재료의 양, 기한, 보관 장소를 고칩니다.")
  static let discussion = [
    BilingualText(
      en: "An amount is what is there now; items of that name in one place become one: pantry change milk 500 ml.",
      ko: "양은 지금 남은 양이며, 한곳에 있는 같은 이름의 것은 하나로 합칩니다: pantry change 우유 500ml."),
    BilingualText(
      en: "Food that goes into the freezer, or comes out of it, gets a new last day, counted from that day: "
        + "pantry change chicken --in freezer.",
      ko: "냉동실에 넣거나 냉동실에서 꺼내면 그날부터 기한을 다시 셉니다: pantry change 닭고기 --in 냉동."),
  ]
  static let parameters: [Parameter<Self>] = [
    .portions(\.words, kind: .pantry, help: BilingualText(en: "A name, and the amount.", ko: "이름과 양.")),
    .expires(\.expires),
    .option(
      "in", \.place, placeholder: "PLACE",
      help: BilingualText(en: "Where it is kept now.", ko: "새 보관 장소: 실온, 냉장, 냉동.")),
    .date(\.date), .json(\.json),
  ]
  var words: [String] = []
  var expires: CalendarDate?
  var place: StoragePlace?
  var date: CalendarDate?
  var json = false

  func run(in context: CommandContext) throws {
    let portions = try context.fridge.portions(words)
    guard let portion = portions.first, portions.count == 1 else { throw CommandError.oneFoodOnly }
    let correction = PantryCorrection(amount: portion.amount, expires: expires, place: place)
    if correction == PantryCorrection() { throw CommandError.nothingToChange }
    let event = try context.fridge.pantry().change(portion, to: correction, on: context.day(date), at: .current)
    try context.console.show(PantryEventsView(events: [event], heading: .action, context: context), json: json)
  }
}
