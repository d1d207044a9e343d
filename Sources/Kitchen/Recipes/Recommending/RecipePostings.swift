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

/// A bit for each of 512 consecutive recipes.
typealias RecipeMask = SIMD8<UInt64>

extension RecipeMask {
  /// How many recipes a mask is about.
  static let width = 512

  /// The mask with the bit of one recipe set as well.
  ///
  /// - Parameter offset: the position among the recipes of the mask, below ``width``.
  mutating func insert(_ offset: Int) { self[offset >> 6] |= 1 << UInt64(offset & 63) }

  /// Calls `body` with the offset of every bit that is set, in rising order.
  func forEachOffset(_ body: (Int) -> Void) {
    for lane in indices where self[lane] != 0 {
      var word = self[lane]
      while word != 0 {
        body(lane << 6 | word.trailingZeroBitCount)
        word &= word - 1
      }
    }
  }
}

/// A small number for each of 512 recipes, spread over planes: bit i of plane p has the weight 2ᵖ in number i.
///
/// Adding a mask adds to 512 numbers at once; the carries run up the planes like in a counter on paper.
struct BitSlicedNumbers {
  private(set) var planes: [RecipeMask]

  /// Zeros that can grow up to `maximum`.
  init(upTo maximum: Int) {
    planes = Array(repeating: .zero, count: Int.bitWidth - max(maximum, 0).leadingZeroBitCount)
  }

  /// Sets every number to zero.
  mutating func clear() { for plane in planes.indices { planes[plane] = .zero } }

  /// Adds 2 to the power of `plane` where the mask has a bit.
  ///
  /// - Precondition: no number grows beyond the maximum.
  mutating func add(_ mask: RecipeMask, at plane: Int = 0) {
    var (carry, plane) = (mask, plane)
    while carry != .zero, plane < planes.count {
      let sum = planes[plane]
      planes[plane] = sum ^ carry
      carry &= sum
      plane += 1
    }
  }

  /// Takes the numbers of one block from the planes of all.
  mutating func load(_ all: [RecipeMask], block: Int) {
    for plane in planes.indices { planes[plane] = all[block * planes.count + plane] }
  }

  /// Subtracts numbers with as many planes, none of which is greater.
  mutating func subtract(_ other: BitSlicedNumbers) {
    var borrow = RecipeMask.zero
    for plane in planes.indices {
      let (left, right) = (planes[plane], other.planes[plane])
      planes[plane] = left ^ right ^ borrow
      borrow = (~left & (right | borrow)) | (right & borrow)
    }
  }

  /// Where the number is `value`.
  func equal(_ value: Int) -> RecipeMask {
    guard value >> planes.count == 0 else { return .zero }
    var equal = ~RecipeMask.zero
    for plane in planes.indices { equal &= value >> plane & 1 == 1 ? planes[plane] : ~planes[plane] }
    return equal
  }

  /// Where the number is `value` or more.
  func atLeast(_ value: Int) -> RecipeMask {
    if value <= 0 { return ~.zero }
    guard value >> planes.count == 0 else { return .zero }
    var (greater, equal) = (RecipeMask.zero, ~RecipeMask.zero)
    for plane in planes.indices.reversed() {
      if value >> plane & 1 == 1 {
        equal &= planes[plane]
      } else {
        greater |= equal & planes[plane]
        equal &= ~planes[plane]
      }
    }
    return greater | equal
  }
}
