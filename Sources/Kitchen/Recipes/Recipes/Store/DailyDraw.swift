/// Chooses today's dishes: at random, but the same for everyone who asks on the same day.
///
/// The dishes of a day are one shuffled deck. Every further draw takes the next cards; when too few are left, the
/// deck is shuffled anew, so nothing comes twice before nearly everything came once.
public struct DailyDraw: Sendable, Equatable {
  /// The day drawn for.
  public let date: CalendarDate
  /// How often the person asked for something else that day; 0 for the first draw.
  public let repetition: Int

  /// A draw for a day.
  ///
  /// - Precondition: `repetition` is not negative.
  public init(on date: CalendarDate, repetition: Int = 0) {
    precondition(repetition >= 0, "a draw is repeated zero or more times")
    self.date = date
    self.repetition = repetition
  }

  /// The positions, below `total`, of the `count` dishes drawn; all of them, shuffled, when there are no more than that.
  func positions(count: Int, of total: Int) -> [Int] {
    let count = min(max(0, count), total)
    guard count > 0 else { return [] }
    let drawsPerDeck = total / count
    let deck = shuffledDeck(of: total, number: repetition / drawsPerDeck)
    let start = repetition % drawsPerDeck * count
    return Array(deck[start..<(start + count)])
  }

  /// A shuffle by the day's own generator.
  private func shuffledDeck(of total: Int, number: Int) -> [Int] {
    var day = SplitMix64(seed: UInt64(bitPattern: Int64(date.dayNumber)))
    var generator = SplitMix64(seed: day.next() &+ UInt64(number))
    return generator.permutation(of: total)
  }
}

extension RecipeStore {
  /// How many recipes there are.
  public func count() throws(RecipeStoreError) -> Int {
    do throws(DatabaseError) {
      return try reader.database.prepare("SELECT count(*) FROM recipe").rows { $0.integer(0) }.first ?? 0
    } catch { throw .database(error) }
  }

  /// Today's recipes, or those of any day: random, but the same for the same draw from the same recipes.
  ///
  /// - Parameter limit: how many; all of them when there are no more.
  public func today(_ draw: DailyDraw, limit: Int) throws(RecipeStoreError) -> [Recipe] {
    let total = try count()
    do throws(DatabaseError) {
      return try reader.recipes(numbered: draw.positions(count: limit, of: total).map { $0 + 1 })
    } catch { throw .database(error) }
  }
}
