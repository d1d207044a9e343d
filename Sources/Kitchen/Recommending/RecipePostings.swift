internal import Files
internal import Recipes

/// The posting lists: for every ingredient, role and part the recipes that need it.
///
/// A list with more than one recipe in 128 is stored as a bitmap, a shorter one as recipe numbers in ascending order.
struct RecipePostings: Sendable {
  /// The storage of one list.
  struct List: BitwiseCopyable, Sendable, Equatable {
    /// The position of its first number, or of its first mask.
    let first: UInt32
    /// The number of its numbers; ``bitmap`` if it is a bitmap in the masks, one mask per block.
    let count: UInt32

    /// The count of a bitmap.
    static let bitmap = UInt32.max

    static func numbers(_ range: Range<Int>) -> List {
      List(first: UInt32(range.lowerBound), count: UInt32(range.count))
    }

    static func masks(_ first: Int) -> List { List(first: UInt32(first), count: bitmap) }

    /// The range of the numbers; nil for a bitmap.
    var range: Range<Int>? { count == Self.bitmap ? nil : Int(first)..<(Int(first) + Int(count)) }
  }

  /// Above one recipe in 128, bitmaps are read at least as fast as numbers.
  private static let sparsity = 128

  /// The lists, indexed by ``IndexedNeed/list``.
  let lists: Column<List>
  let numbers: Column<UInt32>
  let masks: Column<RecipeMask>

  /// Creates posting lists from their columns.
  init(lists: Column<List>, numbers: Column<UInt32>, masks: Column<RecipeMask>) {
    (self.lists, self.numbers, self.masks) = (lists, numbers, masks)
  }

  /// Builds the posting lists of a table.
  init(_ table: RecipeTable) {
    let lists = Self.lists(of: table)
    var (numbers, masks) = Self.storage(for: lists, blocks: table.blockCount)
    var ends = lists.map { Int($0.first) }
    for recipe in 0..<table.count {
      for position in table.needs(of: recipe) {
        let list = table.needs[position].list
        if lists[list].range == nil {
          masks[Int(lists[list].first) + recipe / RecipeMask.width].insert(recipe % RecipeMask.width)
        } else {
          numbers[ends[list]] = UInt32(recipe)
          ends[list] += 1
        }
      }
    }
    self.init(lists: Column(lists), numbers: Column(numbers), masks: Column(masks))
  }

  private static func lists(of table: RecipeTable) -> [List] {
    var counts = Array(repeating: 0, count: table.ingredients.count * IndexedNeed.listsPerIngredient)
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
      if let range = list.range { numberCount += range.count } else { maskCount += blocks }
    }
    return (Array(repeating: 0, count: numberCount), Array(repeating: .zero, count: maskCount))
  }
}

extension RecipeTable {
  /// The number of masks that hold one bit per recipe.
  var blockCount: Int { (count + RecipeMask.width - 1) / RecipeMask.width }
}

/// A cursor that reads one list mask by mask.
struct PostingCursor {
  private let list: RecipePostings.List
  private let end: Int?
  private var next: Int

  /// Creates a cursor before the first block.
  init(_ list: RecipePostings.List) {
    self.list = list
    (next, end) = (Int(list.first), list.range?.upperBound)
  }

  /// Whether the list has no recipe.
  var isEmpty: Bool { list.count == 0 }

  /// Returns the recipes of one block that are on the list.
  ///
  /// - Precondition: blocks are read in order, from 0.
  mutating func mask(ofBlock block: Int, in postings: RecipePostings) -> RecipeMask {
    guard let end else { return postings.masks[next + block] }
    var mask = RecipeMask.zero
    let limit = UInt32((block + 1) * RecipeMask.width)
    while next < end {
      let number = postings.numbers[next]
      if number >= limit { break }
      mask.insert(Int(number) % RecipeMask.width)
      next += 1
    }
    return mask
  }
}

/// A mask with a bit for each of 512 consecutive recipes.
typealias RecipeMask = SIMD8<UInt64>

extension RecipeMask {
  /// The number of recipes in a mask.
  static let width = 512

  /// Sets the bit of one recipe.
  ///
  /// - Parameter offset: the position of the recipe in the mask, below ``width``.
  mutating func insert(_ offset: Int) { self[offset >> 6] |= 1 << UInt64(offset & 63) }

  /// Calls `body` with the offset of every set bit, in ascending order.
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

/// A bit-sliced vector of 512 small numbers: bit i of plane p has the weight 2ᵖ in number i.
///
/// Adding a mask adds to 512 numbers at once; carries ripple up through the planes.
struct BitSlicedNumbers {
  private(set) var planes: [RecipeMask]

  /// Creates zeros that can grow up to `maximum`.
  init(upTo maximum: Int) {
    planes = Array(repeating: .zero, count: Int.bitWidth - max(maximum, 0).leadingZeroBitCount)
  }

  /// Sets every number to zero.
  mutating func clear() { for plane in planes.indices { planes[plane] = .zero } }

  /// Adds 2 to the power of `plane` to every number whose bit is set in the mask.
  ///
  /// - Precondition: no number exceeds the maximum.
  mutating func add(_ mask: RecipeMask, at plane: Int = 0) {
    var (carry, plane) = (mask, plane)
    while carry != .zero, plane < planes.count {
      let sum = planes[plane]
      planes[plane] = sum ^ carry
      carry &= sum
      plane += 1
    }
  }

  /// Adds a number to every number whose bit is set in the mask.
  ///
  /// - Precondition: no number exceeds the maximum.
  mutating func add(_ value: Int, to mask: RecipeMask) {
    for plane in 0..<(Int.bitWidth - value.leadingZeroBitCount) where value >> plane & 1 == 1 { add(mask, at: plane) }
  }

  /// Loads the numbers of one block from the planes of all blocks.
  mutating func load(_ all: Column<RecipeMask>, block: Int) {
    for plane in planes.indices { planes[plane] = all[block * planes.count + plane] }
  }

  /// Subtracts numbers with as many planes, none of which is greater than its minuend.
  mutating func subtract(_ other: BitSlicedNumbers) {
    var borrow = RecipeMask.zero
    for plane in planes.indices {
      let (left, right) = (planes[plane], other.planes[plane])
      planes[plane] = left ^ right ^ borrow
      borrow = (~left & (right | borrow)) | (right & borrow)
    }
  }

  /// Returns a mask of the numbers equal to `value`.
  func equal(_ value: Int) -> RecipeMask {
    guard value >> planes.count == 0 else { return .zero }
    var equal = ~RecipeMask.zero
    for plane in planes.indices { equal &= value >> plane & 1 == 1 ? planes[plane] : ~planes[plane] }
    return equal
  }

  /// Returns a mask of the numbers that are at least `value`.
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
