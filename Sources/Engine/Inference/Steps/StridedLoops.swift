/// Nested loops over up to three operands, each with its own strides, merged into as few loops as they allow.
struct StridedLoops: Sendable {
  /// The extent of the innermost loop.
  private(set) var innerExtent: Int
  /// The strides of the innermost loop, one per operand.
  private(set) var innerStrides: [Int]
  private var outerExtents: [Int]
  private var outerStrides: [[Int]]

  /// Loops over `extents`, outermost first; `strides` holds one list per operand.
  init(extents: [Int], strides: [[Int]]) {
    var merged: [(extent: Int, strides: [Int])] = []
    for axis in extents.indices.reversed() where extents[axis] != 1 {
      let own = strides.map { $0[axis] }
      if let last = merged.last, zip(own, last.strides).allSatisfy({ $0 == $1 * last.extent }) {
        merged[merged.count - 1].extent *= extents[axis]
      } else {
        merged.append((extents[axis], own))
      }
    }
    innerExtent = merged.first?.extent ?? 1
    innerStrides = merged.first?.strides ?? strides.map { _ in 1 }
    outerExtents = merged.dropFirst().map(\.extent)
    outerStrides = merged.dropFirst().map(\.strides)
  }

  /// The same rounds in another order: an innermost loop too short for its own overhead changes places with the longest.
  ///
  /// For work whose order does not matter, such as copying.
  var withLongInnerLoop: StridedLoops {
    guard innerExtent < 16, let longest = outerExtents.indices.max(by: { outerExtents[$0] < outerExtents[$1] }),
      outerExtents[longest] > innerExtent
    else { return self }
    var loops = self
    (loops.innerExtent, loops.outerExtents[longest]) = (outerExtents[longest], innerExtent)
    (loops.innerStrides, loops.outerStrides[longest]) = (outerStrides[longest], innerStrides)
    return loops
  }

  /// How often the innermost loop runs.
  var outerCount: Int { outerExtents.reduce(1, *) }

  /// Calls `body` with the operands' offsets for each round in `range` of the outer loops.
  func forEach(_ range: Range<Int>, _ body: (InlineArray<3, Int>) -> Void) {
    for round in range {
      var offsets = InlineArray<3, Int>(repeating: 0)
      var rest = round
      for axis in outerExtents.indices {
        let (quotient, index) = rest.quotientAndRemainder(dividingBy: outerExtents[axis])
        for operand in outerStrides[axis].indices { offsets[operand] += index * outerStrides[axis][operand] }
        rest = quotient
      }
      body(offsets)
    }
  }
}
