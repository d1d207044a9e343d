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
struct SlicedNumbers {
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
  mutating func subtract(_ other: SlicedNumbers) {
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
