internal import Random
internal import SQLite
public import Time

/// A random choice of dishes that is the same for everyone on the same day.
///
/// The dishes of a day form one shuffled deck. Every further draw takes the next cards; when too few are left, the deck
/// is reshuffled, so no dish repeats before nearly all of them were drawn.
public struct DailyDraw: Sendable, Equatable {
  /// The day of the draw.
  public let date: CalendarDate
  /// The number of earlier draws on that day.
  public let repetition: Int

  /// Creates the draw for a day.
  ///
  /// - Precondition: `repetition` is not negative.
  public init(on date: CalendarDate, repetition: Int = 0) {
    precondition(repetition >= 0, "a draw is repeated zero or more times")
    self.date = date
    self.repetition = repetition
  }

  /// Returns the positions of `count` drawn dishes, below `total`; all of them, shuffled, if there are no more.
  func positions(count: Int, of total: Int) -> [Int] {
    let count = min(max(0, count), total)
    guard count > 0 else { return [] }
    let drawsPerDeck = total / count
    let deck = shuffledDeck(of: total, number: repetition / drawsPerDeck)
    let start = repetition % drawsPerDeck * count
    return Array(deck[start..<(start + count)])
  }

  /// Shuffles with a generator seeded by the day.
  private func shuffledDeck(of total: Int, number: Int) -> [Int] {
    var day = SplitMix64(seed: UInt64(bitPattern: Int64(date.dayNumber)))
    var generator = SplitMix64(seed: day.next() &+ UInt64(number))
    return generator.permutation(of: total)
  }
}

extension RecipeStore {
  /// Returns the number of recipes.
  public func count() throws(RecipeStoreError) -> Int {
    do throws(DatabaseError) {
      if let ranges = try gaplessNumbers() { return ranges.reduce(0) { $0 + $1.count } }
      return try database.prepare("SELECT count(*) FROM recipe").rows { $0.integer(0) }.first ?? 0
    } catch { throw .database(error) }
  }

  /// Returns the element at a position of all ranges together; nil past the end.
  private static func element(_ position: Int, of ranges: [Range<Int>]) -> Int? {
    var position = position
    for range in ranges {
      if position < range.count { return range.lowerBound + position }
      position -= range.count
    }
    return nil
  }

  /// Returns the numbers of all recipes as ranges, so that they need not be counted; nil if some may be missing, because
  /// a recipe was removed or an update has not ended.
  private func gaplessNumbers() throws(DatabaseError) -> [Range<Int>]? {
    let removed = try database.prepare("SELECT 1 FROM removal LIMIT 1").rows { _ in true }
    guard isComplete, removed.isEmpty else { return nil }
    let ends = try database.prepare(
      """
      SELECT (SELECT min(number) FROM recipe WHERE number >= ?1 AND number < ?2),
        (SELECT max(number) FROM recipe WHERE number >= ?1 AND number < ?2)
      """)
    var ranges: [Range<Int>] = []
    for part in [0..<StoreSchema.ownNumbers.lowerBound, StoreSchema.ownNumbers] {
      ranges += try ends.rows([.integer(part.lowerBound), .integer(part.upperBound)]) { row in
        row.real(0) == nil ? 0..<0 : row.integer(0)..<(row.integer(1) + 1)
      }
    }
    return ranges
  }

  /// Returns the recipes of a draw, which depend only on the draw and on the recipes in the store.
  ///
  /// - Parameter limit: the number of recipes; all of them if there are no more.
  public func today(_ draw: DailyDraw, limit: Int) throws(RecipeStoreError) -> [Recipe] {
    let positions = draw.positions(count: limit, of: try count())
    do throws(DatabaseError) {
      if let ranges = try gaplessNumbers() {
        return try reader.recipes(numbered: positions.compactMap { Self.element($0, of: ranges) })
      }
      let number = try database.prepare("SELECT number FROM recipe ORDER BY number LIMIT 1 OFFSET ?")
      var numbers: [Int] = []
      for position in positions { numbers += try number.rows([.integer(position)]) { $0.integer(0) } }
      return try reader.recipes(numbered: numbers)
    } catch { throw .database(error) }
  }
}
