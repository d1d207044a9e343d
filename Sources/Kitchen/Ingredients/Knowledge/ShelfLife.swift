/// How long an ingredient keeps in each place, in whole days from the day it came home.
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

  /// How long it keeps in a place; nil where it does not belong or no source tells.
  public func days(in place: StoragePlace) -> Int? {
    switch place {
    case .pantry: pantry
    case .fridge: fridge
    case .freezer: freezer
    }
  }

  /// Reads `place pantry fridge freezer`, such as `fridge - 7 90`; `~` before the place marks an estimate.
  init(_ words: [Substring]) {
    let place = words.first.map { $0.drop { $0 == "~" } }
    guard let place = place.flatMap({ StoragePlace(rawValue: String($0)) }), words.count == 4 else {
      preconditionFailure("a shelf life has a place and three numbers of days")
    }
    usualPlace = place
    source = words[0].hasPrefix("~") ? .estimate : .foodKeeper
    (pantry, fridge, freezer) = (Int(words[1]), Int(words[2]), Int(words[3]))
  }
}
