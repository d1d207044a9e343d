internal import Ingredients
public import Localization

/// The unit of an amount; the raw value is its name in files.
public enum AmountUnit: String, CaseIterable, Sendable {
  case gram = "g"
  case kilogram = "kg"
  case milliliter = "ml"
  case liter = "L"
  case tablespoon = "tbsp"
  case teaspoon = "tsp"
  case cup, piece, clove, stalk, block, slice, sheet, handful, pinch, can, bunch, head, leaf, bottle, bag, pack
  case bowl, serving
  case ounce = "oz"
  case pound = "lb"
  /// Korean counters of what has another unit in English: 마리 of animals, 송이 of flowers and grapes, 포기 of cabbages, 토막
  /// of fish, 톨 of ginger and 뿌리 of green onions.
  case whole, cluster, plant, chunk, kernel, root
  /// No unit: the number stands alone.
  case bare = ""

  /// Returns the word that follows the number, as short as cooks write it; empty for bare numbers.
  ///
  /// - Parameter value: the number; English uses the plural above one.
  public func name(for value: Double, in language: Language) -> String {
    switch language {
    case .english: value > 1 ? englishPlural : english
    case .korean: korean
    }
  }

  /// Whether the number counts whole things.
  public var isPiece: Bool { measure == .piece }

  /// Returns whether a space separates number and unit.
  func isSpaced(in language: Language) -> Bool {
    switch (language, self) {
    case (.korean, _), (_, .bare): false
    case (.english, _): true
    }
  }

  private var english: String {
    switch self {
    case .piece, .bare: ""
    case .whole, .cluster, .plant, .chunk, .kernel, .root: measure.english
    default: rawValue
    }
  }

  private var englishPlural: String {
    switch self {
    case .gram, .kilogram, .milliliter, .liter, .tablespoon, .teaspoon, .piece, .bare, .ounce, .pound: english
    case .pinch, .bunch: english + "es"
    case .leaf: "leaves"
    case .whole, .cluster, .plant, .chunk, .kernel, .root: measure.englishPlural
    default: english + "s"
    }
  }

  private var korean: String {
    switch self {
    case .gram, .kilogram, .milliliter, .liter, .bare: rawValue
    case .tablespoon: "큰술"
    case .teaspoon: "작은술"
    case .cup: "컵"
    case .piece: "개"
    case .clove: "쪽"
    case .stalk: "대"
    case .block: "모"
    case .slice: "조각"
    case .sheet, .leaf: "장"
    case .handful: "줌"
    case .pinch: "꼬집"
    case .can: "캔"
    case .bunch: "단"
    case .head: "통"
    case .bottle: "병"
    case .bag: "봉"
    case .pack: "팩"
    case .bowl: "공기"
    case .serving: "인분"
    case .ounce: "온스"
    case .pound: "파운드"
    case .whole: "마리"
    case .cluster: "송이"
    case .plant: "포기"
    case .chunk: "토막"
    case .kernel: "톨"
    case .root: "뿌리"
    }
  }
}
