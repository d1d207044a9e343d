internal import Ingredients
public import Localization

/// The cuisine of a dish; the raw value is its name in files.
public enum Cuisine: String, CaseIterable, Sendable {
  case korean, chinese, japanese, western
  case southeastAsian = "southeast_asian"
  case mexican, snack

  /// Returns the cuisines of a Korean home, or those of any other.
  public static func home(isKorean: Bool) -> Set<Cuisine> {
    let korean: Set<Cuisine> = [.korean, .snack]
    return isKorean ? korean : Set(allCases).subtracting(korean)
  }

  /// Returns the name in `language`.
  public func name(in language: Language) -> String { name[language] }

  private var name: BilingualText {
    switch self {
    case .korean: BilingualText(en: "Korean", ko: "한식")
    case .chinese: BilingualText(en: "Chinese", ko: "중식")
    case .japanese: BilingualText(en: "Japanese", ko: "일식")
    case .western: BilingualText(en: "Western", ko: "양식")
    case .southeastAsian: BilingualText(en: "Southeast Asian", ko: "동남아식")
    case .mexican: BilingualText(en: "Mexican", ko: "멕시코식")
    case .snack: BilingualText(en: "Snack", ko: "분식")
    }
  }
}

/// An option in a choice of cuisines: one cuisine, or `all` of them.
public enum CuisineOption: Sendable, Hashable {
  case all
  case cuisine(Cuisine)

  /// Returns the name in `language`.
  public func name(in language: Language) -> String {
    switch self {
    case .all: BilingualText(en: "All", ko: "전체")[language]
    case .cuisine(let cuisine): cuisine.name(in: language)
    }
  }

  /// The cuisines that the option stands for.
  var cuisines: [Cuisine] {
    switch self {
    case .all: Cuisine.allCases
    case .cuisine(let cuisine): [cuisine]
    }
  }
}

extension CuisineOption: RawRepresentable, CaseIterable {
  /// Creates the option of that name: `all`, or the name of a cuisine in files.
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

/// A choice of accepted cuisines.
///
/// `all` is selected exactly if every cuisine is. So selecting `all` selects every cuisine, deselecting one deselects
/// `all`, and selecting each selects `all`.
public struct CuisineChoice: Sendable, Equatable {
  /// The selected cuisines.
  public private(set) var cuisines: Set<Cuisine>

  /// The choice of every cuisine.
  public static let all = CuisineChoice(selecting: [.all])

  /// Creates the choice of the cuisines that any of these options stands for.
  public init(selecting options: some Sequence<CuisineOption> = []) { cuisines = Set(options.flatMap(\.cuisines)) }

  /// Returns whether an option is selected.
  public func isSelected(_ option: CuisineOption) -> Bool { cuisines.isSuperset(of: option.cuisines) }

  /// Selects an option.
  public mutating func select(_ option: CuisineOption) { cuisines.formUnion(option.cuisines) }

  /// Deselects an option; deselecting `all` leaves no cuisine.
  public mutating func deselect(_ option: CuisineOption) { cuisines.subtract(option.cuisines) }
}
