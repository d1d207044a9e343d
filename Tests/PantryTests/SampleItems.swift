import IngredientLines
@testable import Ingredients
import KitchenSamples
import Localization

@testable import Pantry
@testable import Time

extension Sample {
  /// Returns an item that expires so many days after ``day``.
  static func item(
    _ number: Int, _ ingredient: String, _ remaining: RemainingAmount = .unmeasured, _ unit: AmountUnit = .bare,
    days: Int? = nil
  ) -> PantryItem {
    PantryItem(
      number: number, ingredient: ingredient, name: BilingualText(en: ingredient, ko: ingredient), unit: unit,
      added: day, expiry: days.flatMap(day.adding(days:)).map { Expiry($0, .stated) }, place: .fridge,
      remaining: remaining)
  }
}
