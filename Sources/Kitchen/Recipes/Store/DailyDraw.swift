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
      return try database.prepare("SELECT count(*) FROM recipe").rows { $0.integer(0) }.first ?? 0
    } catch { throw .database(error) }
  }

  /// Returns the recipes of a draw, which depend only on the draw and on the recipes in the store.
  ///
  /// - Parameter limit: the number of recipes; all of them if there are no more.
  public func today(_ draw: DailyDraw, limit: Int) throws(RecipeStoreError) -> [Recipe] {
    let total = try count()
    do throws(DatabaseError) {
      // Numbers have gaps where the user's recipes begin, and where one was removed.
      let number = try database.prepare("SELECT number FROM recipe ORDER BY number LIMIT 1 OFFSET ?")
      var numbers: [Int] = []
      for position in draw.positions(count: limit, of: total) {
        numbers += try number.rows([.integer(position)]) { $0.integer(0) }
      }
      return try reader.recipes(numbered: numbers)
    } catch { throw .database(error) }
  }
}
