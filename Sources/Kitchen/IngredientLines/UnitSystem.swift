internal import Ingredients
public import Localization

/// A system of units for amounts and temperatures; the raw value is its name on the command line.
public enum UnitSystem: String, CaseIterable, Sendable {
  /// Grams, litres and degrees Celsius; spoons stay.
  case metric
  /// Ounces, pounds, cups and degrees Fahrenheit.
  case us
  /// The units of the recipe.
  case original
}

extension Amount {
  /// Returns the amount of an ingredient in the units of a system, rounded to what can be measured.
  ///
  /// Food that is measured in spoons and cups where these are usual is converted by its density; where that is not known,
  /// cups stay, and weights stay weights.
  ///
  /// - Parameter id: the identifier of the ingredient.
  public func converted(to system: UnitSystem, of id: String) -> Amount {
    guard let value else { return self }
    switch system {
    case .original: return self
    case .metric: return metric(value, id) ?? self
    case .us: return customary(value, id) ?? self
    }
  }

  private func metric(_ value: Double, _ id: String) -> Amount? {
    switch unit {
    case .ounce, .pound: return Self.rounded(value * unit.factor, .gram)
    case .cup:
      if KitchenMeasure.isLiquid(id) { return Self.rounded(value * unit.factor, .milliliter) }
      return AmountConversion(of: id).grams(per: .cup).flatMap { Self.rounded(value * $0, .gram) }
    default: return nil
    }
  }

  private func customary(_ value: Double, _ id: String) -> Amount? {
    switch unit.measure {
    case .milliliter:
      if unit == .milliliter || unit == .liter { return Self.spooned(milliliters: value * unit.factor) }
      return nil
    case .gram:
      if unit == .ounce || unit == .pound { return nil }
      let grams = value * unit.factor
      if KitchenMeasure.isSpooned(id), let density = AmountConversion(of: id).grams(per: .tablespoon), density > 0 {
        return Self.spooned(milliliters: grams / density * AmountUnit.tablespoon.factor)
      }
      return grams < AmountUnit.pound.factor
        ? Self.rounded(grams / AmountUnit.ounce.factor, .ounce) : Self.rounded(grams / AmountUnit.pound.factor, .pound)
    default: return nil
    }
  }

  /// Returns a volume in cups from a quarter of a cup on, otherwise in spoons.
  private static func spooned(milliliters: Double) -> Amount? {
    switch milliliters {
    case (AmountUnit.cup.factor / 4 - 1)...: rounded(milliliters / AmountUnit.cup.factor, .cup)
    case (AmountUnit.tablespoon.factor - 1)...: rounded(milliliters / AmountUnit.tablespoon.factor, .tablespoon)
    default: rounded(milliliters / AmountUnit.teaspoon.factor, .teaspoon)
    }
  }

  private static func rounded(_ value: Double, _ unit: AmountUnit) -> Amount? {
    Amount(AmountRounding(unit).round(value), unit)
  }
}

extension Amount {
  /// Returns the amount of an ingredient as a cook writes it.
  ///
  /// - Parameter id: the identifier of the ingredient.
  public func text(in language: Language, of id: String) -> String { counted(in: language, of: id).text(in: language) }

  /// Returns the amount in the unit by which a language counts an ingredient: English has slices of bread where Korean
  /// has one word for all flat things.
  ///
  /// - Parameter id: the identifier of the ingredient.
  public func counted(in language: Language, of id: String) -> Amount {
    guard language == .english, unit == .sheet, let value, KitchenMeasure.isSliced(id) else { return self }
    return Amount(value, .slice) ?? self
  }
}

/// The way in which kitchens measure an ingredient.
private enum KitchenMeasure {
  /// Returns whether food is poured.
  static func isLiquid(_ id: String) -> Bool {
    guard let facts = IngredientKnowledge.standard[id], !isSolid(id) else { return false }
    switch facts.category {
    case .drink, .oil: return true
    case .sauce, .prepared, .dairyAndEggs:
      // A cup of milk or stock weighs what its tablespoons weigh; a cup of grated cheese is half air.
      return facts.gramsPerTablespoon.map { (14...18).contains($0) } ?? false
    default: return false
    }
  }

  /// Returns whether food is a block or a paste that happens to weigh what a liquid weighs.
  private static func isSolid(_ id: String) -> Bool {
    let solids: Set = ["butter", "margarine", "shortening", "lard", "cheese", "cream_cheese", "mascarpone", "ricotta"]
    return !solids.isDisjoint(with: IngredientKnowledge.standard.lineage(of: id))
  }

  /// Returns whether flat pieces of food are cut from a whole.
  static func isSliced(_ id: String) -> Bool {
    switch IngredientKnowledge.standard[id]?.category {
    case .meat, .processedMeat, .dairyAndEggs: true
    case .bread: id == "bread" || IngredientKnowledge.standard.ancestors(of: id).contains("bread")
    default: false
    }
  }

  /// Returns whether food is measured in cups and spoons where nobody has scales: flour and sugar, not meat.
  static func isSpooned(_ id: String) -> Bool {
    switch IngredientKnowledge.standard[id]?.category {
    case .baking, .sauce, .oil, .spice, .grain, .legume, .drink, .nut: true
    default: id == "butter" || isLiquid(id)
    }
  }
}

extension UnitSystem {
  /// Returns a text with its temperatures in the system: `180 °C` becomes `355 °F`, `350–375 degrees F` becomes `175–190
  /// °C`.
  ///
  /// Numbers are rounded to five degrees. A temperature that is given in both scales, as in `180 °C (355 °F)`, stays.
  public func temperatures(in text: String) -> String {
    guard self != .original, text.utf8.contains(where: { (0x30...0x39).contains($0) }) else { return text }
    let readings = TemperatureReading.all(in: Array(text))
    if Set(readings.map(\.isCelsius)).count > 1 { return text }
    var characters = Array(text)
    for reading in readings.reversed() where reading.isCelsius == (self == .us) {
      characters.replaceSubrange(reading.range, with: Array(reading.converted))
    }
    return String(characters)
  }
}

/// A temperature in a text, with one number or two.
private struct TemperatureReading {
  let range: Range<Int>
  let numbers: [Int]
  /// The characters between the numbers, and those between the last one and the scale.
  let joint: String, gap: String
  let isCelsius: Bool

  /// Returns the temperatures of a text, in order.
  static func all(in text: [Character]) -> [TemperatureReading] {
    var readings: [TemperatureReading] = []
    var position = 0
    while position < text.count {
      if let reading = TemperatureReading(at: position, in: text) {
        readings.append(reading)
        position = reading.range.upperBound
      } else {
        // The rest of a number is no number of its own.
        if text[position].isASCIIDigit {
          while position + 1 < text.count, text[position + 1].isASCIIDigit { position += 1 }
        }
        position += 1
      }
    }
    return readings
  }

  private init?(at start: Int, in text: [Character]) {
    var position = start
    guard let first = Self.number(&position, text) else { return nil }
    var (numbers, joint) = ([first], "")
    var next = position
    if next < text.count, "–-~∼".contains(text[next]) {
      next += 1
      if let second = Self.number(&next, text) {
        (numbers, joint, position) = ([first, second], String(text[position]), next)
      }
    }
    let gapStart = position
    while position < text.count, text[position] == " " || text[position] == "\u{A0}" { position += 1 }
    let gap = String(text[gapStart..<position])
    guard let (isCelsius, count) = Self.scale(text[position...], after: numbers, gap) else { return nil }
    self.init(
      range: start..<(position + count), numbers: numbers, joint: joint, gap: gap, isCelsius: isCelsius)
  }

  private init(range: Range<Int>, numbers: [Int], joint: String, gap: String, isCelsius: Bool) {
    (self.range, self.numbers, self.joint, self.gap, self.isCelsius) = (range, numbers, joint, gap, isCelsius)
  }

  private static func number(_ position: inout Int, _ text: [Character]) -> Int? {
    let digits = text[position...].prefix { $0.isASCIIDigit }
    guard (1...3).contains(digits.count), let number = Int(String(digits)) else { return nil }
    position += digits.count
    return number
  }

  /// Returns the scale at the beginning of a text, and its number of characters.
  ///
  /// `도` is a temperature only directly after a number that no slope or latitude of a kitchen has.
  private static func scale(
    _ text: ArraySlice<Character>, after numbers: [Int], _ gap: String
  ) -> (isCelsius: Bool, count: Int)? {
    if text.first == "℃" { return (true, 1) }
    if text.first == "℉" { return (false, 1) }
    if text.first == "도", gap.isEmpty, numbers.allSatisfy({ (40...300).contains($0) }) { return (true, 1) }
    if let word = worded(text, after: numbers) { return word }
    let (sign, letters) = (text.first == "°" || text.first == "º", text.dropFirst().drop { $0 == " " })
    guard sign, let letter = letters.first, letter == "C" || letter == "F" else { return nil }
    if let after = letters.dropFirst().first, after.isASCII, after.isLetter { return nil }
    return (letter == "C", letters.startIndex + 1 - text.startIndex)
  }

  /// Returns the scale that words name: `degrees F`, `degrees Celsius`, or the bare letter behind a number that no cup has.
  private static func worded(
    _ text: ArraySlice<Character>, after numbers: [Int]
  ) -> (isCelsius: Bool, count: Int)? {
    let words = text.prefix(24).split(separator: " ").map { String($0.prefix { $0.isLetter }).lowercased() }
    let isNamed = ["degree", "degrees", "deg"].contains(words.first ?? "")
    guard let word = isNamed ? words.dropFirst().first : words.first, let isCelsius = scales[word] else { return nil }
    let oven = isCelsius ? 40...300 : 200...550
    guard isNamed || word.count == 1 && numbers.allSatisfy(oven.contains) else { return nil }
    let start = isNamed ? text.drop { $0 != " " }.drop { $0 == " " } : text
    return (isCelsius, start.startIndex - text.startIndex + word.count)
  }

  private static let scales = ["f": false, "fahrenheit": false, "c": true, "celsius": true, "centigrade": true]

  /// The temperature in the other scale.
  var converted: String {
    let texts = numbers.map { number in
      let value = isCelsius ? Double(number) * 9 / 5 + 32 : (Double(number) - 32) * 5 / 9
      return "\(Int((value / 5).rounded()) * 5)"
    }
    return texts.joined(separator: joint) + gap + (isCelsius ? "°F" : "°C")
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
