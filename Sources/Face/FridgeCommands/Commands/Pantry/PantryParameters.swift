internal import CommandLineKit
internal import FridgeKit
internal import Ingredients
internal import Recipes

extension ValueKind {
  /// Names of food, with amounts between them; completion offers the identifiers.
  static var pantryNames: ValueKind {
    .words(Vocabulary.standard.ingredients.map(\.id).filter { $0 != Vocabulary.noneID })
  }
}

extension Parameter {
  /// `--date`, as every pantry command has it that counts days.
  static func pantryDate(_ path: any WritableKeyPath<Root, CalendarDate?> & Sendable) -> Self {
    .option(
      "date", path, placeholder: "YYYY-MM-DD",
      help: BilingualText(en: "Another day than today.", ko: "오늘이 아닌 다른 날."))
  }
}

extension CommandContext {
  /// The day that was asked for, or today.
  func day(_ date: CalendarDate?) throws(CommandError) -> CalendarDate {
    guard let date = date ?? Moment.current.date else { throw .noDate }
    return date
  }
}
