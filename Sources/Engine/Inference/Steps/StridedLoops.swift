internal import Threads

/// Nested loops over up to three operands, each with its own strides, merged into as few loops as they allow.
struct StridedLoops: Sendable {
  /// The extent of the innermost loop.
  private(set) var innerExtent: Int
  /// The strides of the innermost loop, one per operand.
  private(set) var innerStrides: [Int]
  private var outerExtents: [Int]
  private var outerStrides: [[Int]]

  /// Creates loops over `extents`, outermost first; `strides` holds one list per operand.
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

  /// The same iterations in another order: an innermost loop too short for its own overhead is exchanged with the
  /// longest.
  ///
  /// It is meant for work whose order does not matter, such as copying.
  var withLongInnerLoop: StridedLoops {
    guard innerExtent < (innerStrides == [1, 1] ? 4 : 16),
      let longest = outerExtents.indices.max(by: { outerExtents[$0] < outerExtents[$1] }),
      outerExtents[longest] > innerExtent
    else { return self }
    var loops = self
    (loops.innerExtent, loops.outerExtents[longest]) = (outerExtents[longest], innerExtent)
    (loops.innerStrides, loops.outerStrides[longest]) = (outerStrides[longest], innerStrides)
    return loops
  }

  /// The number of times that the innermost loop runs.
  var outerCount: Int { outerExtents.reduce(1, *) }

  /// Calls `body` with the operands' offsets for each iteration in `range` of the outer loops.
  func forEach(_ range: Range<Int>, _ body: (InlineArray<3, Int>) -> Void) {
    guard let extent = outerExtents.first, let strides = outerStrides.first else {
      for _ in range { body(InlineArray(repeating: 0)) }
      return
    }
    // Only the innermost of the outer loops is counted; a division for each iteration costs as much as a short copy.
    var iteration = range.lowerBound
    while iteration < range.upperBound {
      var offsets = InlineArray<3, Int>(repeating: 0)
      var rest = iteration
      for axis in outerExtents.indices {
        let (quotient, index) = rest.quotientAndRemainder(dividingBy: outerExtents[axis])
        for operand in outerStrides[axis].indices { offsets[operand] += index * outerStrides[axis][operand] }
        rest = quotient
      }
      let end = min(iteration - iteration % extent + extent, range.upperBound)
      while iteration < end {
        body(offsets)
        for operand in strides.indices { offsets[operand] += strides[operand] }
        iteration += 1
      }
    }
  }
}

extension StridedLoops {
  /// The fewest elements worth a second worker.
  static let grain = 8192

  /// Splits the elements among the workers: along the innermost loop where it is the only one, else along the outer
  /// ones. Calls `body` with the operands' offsets and the number of steps of the innermost loop.
  @inline(__always) func split(_ worker: Worker, _ body: (_ offsets: InlineArray<3, Int>, _ count: Int) -> Void) {
    if outerCount == 1 {
      worker.split(innerExtent, grain: Self.grain) { _, range in
        var offsets = InlineArray<3, Int>(repeating: 0)
        for operand in innerStrides.indices { offsets[operand] = range.lowerBound * innerStrides[operand] }
        body(offsets, range.count)
      }
    } else {
      worker.split(outerCount, grain: max(Self.grain / max(innerExtent, 1), 1)) { _, range in
        forEach(range) { body($0, innerExtent) }
      }
    }
  }
}

/// A copy of a block of elements between two strided layouts.
struct StridedCopy: Sendable {
  private let source: ValueLocation
  private let destination: ValueLocation
  private let sourceOffset: Int
  private let destinationOffset: Int
  private let loops: StridedLoops

  /// Creates a copy of `extents` elements; offsets and strides are in elements.
  init(
    _ extents: [Int], from source: ValueLocation, sourceOffset: Int = 0, strides sourceStrides: [Int],
    to destination: ValueLocation, destinationOffset: Int = 0, strides destinationStrides: [Int]
  ) {
    (self.source, self.sourceOffset) = (source, sourceOffset)
    (self.destination, self.destinationOffset) = (destination, destinationOffset)
    loops = StridedLoops(extents: extents, strides: [sourceStrides, destinationStrides]).withLongInnerLoop
  }

  /// Whether there is nothing to copy.
  var isEmpty: Bool { loops.innerExtent == 0 || loops.outerCount == 0 }

  /// Copies the elements, split among the workers; each element is as wide as `Element`.
  func run<Element: FixedWidthInteger>(_ context: ExecutionContext, _: Element.Type) {
    let from = context.bytes(source).assumingMemoryBound(to: Element.self) + sourceOffset
    let to = context.bytes(destination).assumingMemoryBound(to: Element.self) + destinationOffset
    let (count, fromStep, toStep) = (loops.innerExtent, loops.innerStrides[0], loops.innerStrides[1])
    guard !isEmpty else { return }
    // The longer loop is split: parts of a few short ones would be uneven, and interleaved in memory.
    if loops.outerCount > count {
      context.worker.split(loops.outerCount, grain: max(Self.grain / count, 1)) { _, range in
        loops.forEach(range) { offsets in
          Self.copy(count, from: from + offsets[0], fromStep, to: to + offsets[1], toStep)
        }
      }
    } else {
      context.worker.split(count, grain: max(Self.grain / loops.outerCount, 1)) { _, range in
        loops.forEach(0..<loops.outerCount) { offsets in
          let (a, b) = (from + offsets[0] + range.lowerBound * fromStep, to + offsets[1] + range.lowerBound * toStep)
          Self.copy(range.count, from: a, fromStep, to: b, toStep)
        }
      }
    }
  }

  /// The fewest elements worth a second worker.
  private static let grain = 4096

  /// Copies a run of elements; four at a time where a call of `memmove` would take longer.
  @inline(__always) private static func copy<Element: FixedWidthInteger>(
    _ count: Int, from source: UnsafePointer<Element>, to destination: UnsafeMutablePointer<Element>
  ) {
    guard count <= 64, MemoryLayout<Element>.size == 4 else { return destination.update(from: source, count: count) }
    var index = 0
    while index &+ 4 <= count {
      let four = UnsafeRawPointer(source + index).loadUnaligned(as: SIMD4<UInt32>.self)
      UnsafeMutableRawPointer(destination + index).storeBytes(of: four, as: SIMD4<UInt32>.self)
      index &+= 4
    }
    while index < count {
      destination[index] = source[index]
      index &+= 1
    }
  }

  @inline(__always) private static func copy<Element: FixedWidthInteger>(
    _ count: Int, from source: UnsafePointer<Element>, _ sourceStep: Int,
    to destination: UnsafeMutablePointer<Element>, _ destinationStep: Int
  ) {
    if sourceStep == 1, destinationStep == 1 { return copy(count, from: source, to: destination) }
    var (a, b) = (source, destination)
    for _ in 0..<count {
      b.pointee = a.pointee
      a += sourceStep
      b += destinationStep
    }
  }
}
