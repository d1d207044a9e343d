/// For every ingredient and role the recipes that ask for it: the inverted lists.
///
/// A list of more than one recipe in 128 is kept as a bit for every recipe, a shorter one as numbers in rising order.
struct RecipePostings: Sendable {
  /// Where a list is.
  enum List: Sendable, Equatable {
    /// In the numbers.
    case numbers(Range<Int>)
    /// In the masks, one for every block from here on.
    case masks(Int)
  }

  /// From one recipe in so many on, bits are read at least as fast as numbers.
  private static let sparsity = 128

  /// The lists by the numbers that ``IndexedNeed/list`` gives.
  let lists: [List]
  fileprivate let numbers: [UInt32]
  fileprivate let masks: [RecipeMask]

  /// Inverts a table.
  init(_ table: RecipeTable) {
    let lists = Self.lists(of: table)
    var (numbers, masks) = Self.storage(for: lists, blocks: table.blockCount)
    var ends = lists.map { if case .numbers(let range) = $0 { range.lowerBound } else { 0 } }
    for recipe in 0..<table.count {
      for need in table.needs[table.needs(of: recipe)] {
        switch lists[need.list] {
        case .numbers:
          numbers[ends[need.list]] = UInt32(recipe)
          ends[need.list] += 1
        case .masks(let first): masks[first + recipe / RecipeMask.width].insert(recipe % RecipeMask.width)
        }
      }
    }
    (self.lists, self.numbers, self.masks) = (lists, numbers, masks)
  }

  private static func lists(of table: RecipeTable) -> [List] {
    var counts = Array(repeating: 0, count: table.ingredients.count * RecipeIngredient.Role.allCases.count)
    for need in table.needs { counts[need.list] += 1 }
    var (numberCount, maskCount) = (0, 0)
    return counts.map { count in
      if count * sparsity > table.count {
        defer { maskCount += table.blockCount }
        return .masks(maskCount)
      }
      defer { numberCount += count }
      return .numbers(numberCount..<(numberCount + count))
    }
  }

  private static func storage(for lists: [List], blocks: Int) -> (numbers: [UInt32], masks: [RecipeMask]) {
    var (numberCount, maskCount) = (0, 0)
    for list in lists {
      switch list {
      case .numbers(let range): numberCount += range.count
      case .masks: maskCount += blocks
      }
    }
    return (Array(repeating: 0, count: numberCount), Array(repeating: .zero, count: maskCount))
  }
}

extension RecipeTable {
  /// How many masks it takes to have a bit for every recipe.
  var blockCount: Int { (count + RecipeMask.width - 1) / RecipeMask.width }
}

/// Reads one list from its beginning to its end, mask by mask.
struct PostingCursor {
  private let list: RecipePostings.List
  private var next: Int

  /// A cursor before the first block.
  init(_ list: RecipePostings.List) {
    self.list = list
    next =
      switch list {
      case .numbers(let range): range.lowerBound
      case .masks(let first): first
      }
  }

  /// Whether the list has no recipe at all.
  var isEmpty: Bool { if case .numbers(let range) = list { range.isEmpty } else { false } }

  /// The recipes of one block that are on the list.
  ///
  /// - Precondition: blocks are asked for one after the other, from 0 on.
  mutating func mask(ofBlock block: Int, in postings: RecipePostings) -> RecipeMask {
    guard case .numbers(let range) = list else { return postings.masks[next + block] }
    var mask = RecipeMask.zero
    let end = UInt32((block + 1) * RecipeMask.width)
    while next < range.upperBound {
      let number = postings.numbers[next]
      if number >= end { break }
      mask.insert(Int(number) % RecipeMask.width)
      next += 1
    }
    return mask
  }
}
