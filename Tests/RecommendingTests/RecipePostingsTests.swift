@testable import Random
@testable import Recommending
import Testing

@testable import Recipes

struct BitSlicedNumbersTests {
  /// The offsets of the bits of a mask.
  private func offsets(_ mask: RecipeMask) -> [Int] {
    var offsets: [Int] = []
    mask.forEachOffset { offsets.append($0) }
    return offsets
  }

  private func mask(_ offsets: some Sequence<Int>) -> RecipeMask {
    offsets.reduce(into: RecipeMask.zero) { $0.insert($1) }
  }

  @Test func masksKeepTheirOffsets() {
    let offsets = [0, 1, 63, 64, 255, 256, 510, 511]
    #expect(self.offsets(mask(offsets)) == offsets)
    #expect(self.offsets(.zero).isEmpty)
  }

  @Test func countsLikeOrdinaryNumbers() {
    var random = SplitMix64(seed: 3)
    var (sliced, plain) = (BitSlicedNumbers(upTo: 60), Array(repeating: 0, count: RecipeMask.width))
    for _ in 0..<15 {
      let offsets = (0..<RecipeMask.width).filter { _ in random.next(below: 3) == 0 }
      let plane = random.next(below: 3)
      sliced.add(mask(offsets), at: plane)
      for offset in offsets { plain[offset] += 1 << plane }
    }
    for value in 0...70 {
      #expect(offsets(sliced.equal(value)) == plain.indices.filter { plain[$0] == value })
      #expect(offsets(sliced.atLeast(value)) == plain.indices.filter { plain[$0] >= value })
    }
  }

  @Test func subtractsEachFromEach() {
    var (left, right) = (BitSlicedNumbers(upTo: 15), BitSlicedNumbers(upTo: 15))
    for offset in 0..<256 {
      for plane in 0..<4 {
        if offset >> plane & 1 == 1 { left.add(mask([offset]), at: plane) }
        if offset >> (plane + 4) & 1 == 1, offset & 15 >= offset >> 4 { right.add(mask([offset]), at: plane) }
      }
    }
    left.subtract(right)
    for offset in 0..<256 {
      let difference = offset & 15 >= offset >> 4 ? offset & 15 - offset >> 4 : offset & 15
      #expect(offsets(left.equal(difference)).contains(offset))
    }
  }

  @Test func zeroNeedsNoPlane() {
    let nothing = BitSlicedNumbers(upTo: 0)
    #expect(nothing.planes.isEmpty && nothing.equal(0) == ~.zero && nothing.equal(1) == .zero)
    #expect(nothing.atLeast(0) == ~.zero && nothing.atLeast(1) == .zero)
  }
}
