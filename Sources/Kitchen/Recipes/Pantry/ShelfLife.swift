/// How long an ingredient keeps in each place, in whole days from the day it came home.
struct ShelfLife: Sendable, Equatable {
  /// Where most people keep it.
  let usualPlace: StoragePlace
  private let days: [StoragePlace: Int]

  /// How long it keeps in a place; nil where it does not belong or no source tells.
  func days(in place: StoragePlace) -> Int? { days[place] }

  /// The shelf life of an ingredient; nil when the table lacks it.
  static func of(_ id: String) -> ShelfLife? { known[id] }

  /// Every ingredient of the table.
  static let known = Dictionary(
    (foodKeeperTable + "\n" + estimateTable).split(separator: "\n").map { line in
      let fields = line.split(separator: " ", omittingEmptySubsequences: true)
      return (String(fields.first ?? ""), ShelfLife(fields: fields.dropFirst().map(String.init)))
    }, uniquingKeysWith: { first, _ in first })

  /// - Parameter fields: the usual place, then the days in pantry, fridge and freezer, `-` where it does not belong.
  private init(fields: [String]) {
    guard let usualPlace = fields.first.flatMap(StoragePlace.init), fields.count == 4 else {
      preconditionFailure("a line of the table has a name, a place and three numbers")
    }
    self.usualPlace = usualPlace
    let pairs = zip([StoragePlace.pantry, .fridge, .freezer], fields.dropFirst().map { Int($0) })
    days = Dictionary(uniqueKeysWithValues: pairs.compactMap { place, days in days.map { (place, $0) } })
  }
}
