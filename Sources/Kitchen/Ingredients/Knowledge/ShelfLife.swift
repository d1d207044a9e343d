/// How long an ingredient keeps in each place, in whole days from the day it came home.
///
/// Of each range of the source the lower end is taken, a month as 30 days, a year as 365. Of several kinds it is the one
/// that most kitchens have, or the one that keeps least where both are common: red meat counts as ground, chicken as
/// parts, sausage and ham as cooked, cream as heavy. What the source lacks takes the figures of its nearest relative
/// there (perilla leaves those of herbs, doenjang and gochujang of miso), or an estimate.
public struct ShelfLife: Sendable, Equatable {
  /// Who says so.
  public enum Source: Sendable {
    /// The FoodKeeper of the Food Safety and Inspection Service, U.S. Department of Agriculture (public domain;
    /// foodsafety.gov/keep-food-safe/foodkeeper-app).
    case foodKeeper
    /// A careful estimate of our own.
    case estimate
  }

  /// Where most people keep it.
  public let usualPlace: StoragePlace
  /// Who says so.
  public let source: Source
  private let pantry, fridge, freezer: Int?

  /// How long it keeps in a place; nil where it does not belong, no source tells, or it keeps for ever like salt.
  public func days(in place: StoragePlace) -> Int? {
    switch place {
    case .pantry: pantry
    case .fridge: fridge
    case .freezer: freezer
    }
  }

  /// Reads `place`, days in the pantry, the fridge and the freezer, such as `fridge - 7 90`; nil for no words at all.
  ///
  /// `~` before the place marks an estimate, `-` where it does not belong or no source tells.
  init?(_ words: [Substring]) {
    guard !words.isEmpty else { return nil }
    let place = words[0].drop { $0 == "~" }
    guard let usualPlace = StoragePlace(rawValue: String(place)), words.count == 4 else {
      preconditionFailure("a shelf life has a place and three numbers of days")
    }
    self.usualPlace = usualPlace
    source = words[0].hasPrefix("~") ? .estimate : .foodKeeper
    (pantry, fridge, freezer) = (Int(words[1]), Int(words[2]), Int(words[3]))
  }
}

/// Where food is kept at home; the raw value is its name in files and on the command line.
public enum StoragePlace: String, CaseIterable, Sendable {
  /// At room temperature.
  case pantry
  /// At about 4 °C.
  case fridge
  /// At about −18 °C.
  case freezer

  /// The name to show to a reader of `language`.
  public func name(in language: Language) -> String {
    switch (self, language) {
    case (.pantry, .english): "pantry"
    case (.pantry, .korean): "실온"
    case (.fridge, .english): "fridge"
    case (.fridge, .korean): "냉장"
    case (.freezer, .english): "freezer"
    case (.freezer, .korean): "냉동"
    }
  }
}
