public import Ingredients

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
