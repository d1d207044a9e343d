public import Localization

/// The shelf life of an ingredient in each storage place, in whole days from the purchase.
///
/// Each value is the lower end of the source's range, with a month of 30 and a year of 365 days. Where the source has
/// several kinds, the most common one counts, or the shortest-lived of several common ones: red meat is ground, chicken
/// is parts, sausage and ham are cooked, cream is heavy. An ingredient that the source lacks has the values of its
/// nearest relative there (perilla leaves those of herbs, doenjang and gochujang those of miso), or an estimate.
public struct ShelfLife: Sendable, Equatable {
  /// The source of a shelf life.
  public enum Source: Sendable {
    /// The FoodKeeper of the Food Safety and Inspection Service, U.S. Department of Agriculture (public domain;
    /// foodsafety.gov/keep-food-safe/foodkeeper-app).
    case foodKeeper
    /// A conservative estimate.
    case estimate
  }

  /// The place where most people keep it.
  public let usualPlace: StoragePlace
  /// The source of the values.
  public let source: Source
  private let pantry, fridge, freezer: Int?

  /// Returns the days that it keeps in a place; nil where it does not belong, where no source states it, and for food
  /// that keeps forever, like salt.
  public func days(in place: StoragePlace) -> Int? {
    switch place {
    case .pantry: pantry
    case .fridge: fridge
    case .freezer: freezer
    }
  }

  init(usualPlace: StoragePlace, source: Source, pantry: Int?, fridge: Int?, freezer: Int?) {
    (self.usualPlace, self.source) = (usualPlace, source)
    (self.pantry, self.fridge, self.freezer) = (pantry, fridge, freezer)
  }

  /// Parses the usual place and the days in pantry, fridge and freezer, such as `fridge - 7 90`; nil for no words.
  ///
  /// A `~` before the place marks an estimate; `-` stands for an unknown number of days.
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

/// A storage place at home; the raw value is its name in files and on the command line.
public enum StoragePlace: String, CaseIterable, Sendable {
  /// At room temperature.
  case pantry
  /// At about 4 °C.
  case fridge
  /// At about −18 °C.
  case freezer

  /// Returns the name in `language`.
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
