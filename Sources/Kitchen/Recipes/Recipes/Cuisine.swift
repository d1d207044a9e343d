public import Ingredients

/// The kitchen that a dish comes from; the raw value is its name in files.
public enum Cuisine: String, CaseIterable, Sendable {
  case korean, chinese, japanese, western
  case southeastAsian = "southeast_asian"
  case mexican, snack

  /// The name to show to a reader of `language`.
  public func name(in language: Language) -> String { name[language] }

  private var name: LocalizedText {
    switch self {
    case .korean: LocalizedText(english: "Korean", korean: "한식")
    case .chinese: LocalizedText(english: "Chinese", korean: "중식")
    case .japanese: LocalizedText(english: "Japanese", korean: "일식")
    case .western: LocalizedText(english: "Western", korean: "양식")
    case .southeastAsian: LocalizedText(english: "Southeast Asian", korean: "동남아식")
    case .mexican: LocalizedText(english: "Mexican", korean: "멕시코식")
    case .snack: LocalizedText(english: "Snack", korean: "분식")
    }
  }
}

/// One of the switches that cuisines are chosen with: a cuisine, or `all`, which stands for each of them.
public enum CuisineOption: Sendable, Hashable {
  case all
  case cuisine(Cuisine)

  /// The name to show to a reader of `language`.
  public func name(in language: Language) -> String {
    switch self {
    case .all: LocalizedText(english: "All", korean: "전체")[language]
    case .cuisine(let cuisine): cuisine.name(in: language)
    }
  }

  /// The cuisines that the switch stands for.
  var cuisines: [Cuisine] {
    switch self {
    case .all: Cuisine.allCases
    case .cuisine(let cuisine): [cuisine]
    }
  }
}

extension CuisineOption: RawRepresentable, CaseIterable {
  /// The switch of that name: `all`, or the name of a cuisine in files.
  public init?(rawValue: String) {
    if rawValue == "all" {
      self = .all
    } else if let cuisine = Cuisine(rawValue: rawValue) {
      self = .cuisine(cuisine)
    } else {
      return nil
    }
  }

  /// `all`, or the name of the cuisine in files.
  public var rawValue: String {
    switch self {
    case .all: "all"
    case .cuisine(let cuisine): cuisine.rawValue
    }
  }

  /// `all`, then every cuisine.
  public static var allCases: [CuisineOption] { [.all] + Cuisine.allCases.map(Self.cuisine) }
}

/// The cuisines that a person wants, any of which is enough.
///
/// `all` is no cuisine of its own: it is selected exactly when each of them is. So selecting `all` selects every cuisine,
/// deselecting one deselects `all`, and selecting each selects `all`.
public struct CuisineChoice: Sendable, Equatable {
  /// The cuisines selected.
  public private(set) var cuisines: Set<Cuisine>

  /// Every cuisine.
  public static let all = CuisineChoice(selecting: [.all])

  /// The cuisines that these switches stand for together.
  public init(selecting options: some Sequence<CuisineOption> = []) { cuisines = Set(options.flatMap(\.cuisines)) }

  /// Whether a switch is on.
  public func isSelected(_ option: CuisineOption) -> Bool { cuisines.isSuperset(of: option.cuisines) }

  /// Turns a switch on.
  public mutating func select(_ option: CuisineOption) { cuisines.formUnion(option.cuisines) }

  /// Turns a switch off; turning `all` off leaves nothing.
  public mutating func deselect(_ option: CuisineOption) { cuisines.subtract(option.cuisines) }
}
