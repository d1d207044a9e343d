internal import Tensors

/// How a kernel moves over the spatial axes of a convolution or pooling.
public struct Window: Hashable, Sendable {
  /// How many elements lie around the input.
  public enum Padding: Hashable, Sendable {
    /// Counts before and after each spatial axis.
    case explicit(before: [Int], after: [Int])
    /// So many that the output has `ceil(input / stride)` elements; an odd one goes after (`upper`) or before.
    case same(upper: Bool)
  }

  /// Extents of the kernel, one per spatial axis.
  public var kernel: [Int]
  /// Steps between neighbouring outputs.
  public var strides: [Int]
  /// Steps between neighbouring taps of the kernel.
  public var dilations: [Int]
  /// What lies around the input.
  public var padding: Padding

  /// A window from its parts, each with one number per spatial axis.
  public init(kernel: [Int], strides: [Int], dilations: [Int], padding: Padding) {
    (self.kernel, self.strides, self.dilations, self.padding) = (kernel, strides, dilations, padding)
  }
}

extension Window {
  /// The distance from the first to one past the last tap along an axis.
  public func reach(_ axis: Int) -> Int { (kernel[axis] - 1) * dilations[axis] + 1 }

  /// How many rows of the input some neighbouring rows of the output depend on.
  public func rowsReached(by rows: Int) -> Int { (rows - 1) * strides[0] + reach(0) }

  /// Whether each output sees just the input at its own place.
  public var isPointwise: Bool {
    guard (kernel + strides).allSatisfy({ $0 == 1 }) else { return false }
    if case .explicit(let before, let after) = padding { return (before + after).allSatisfy { $0 == 0 } }
    return true
  }

  /// The padding in elements for an input of the given spatial extents.
  public func resolvedPadding(for extents: [Int]) -> (before: [Int], after: [Int]) {
    switch padding {
    case .explicit(let before, let after): return (before, after)
    case .same(let upper):
      let totals = extents.indices.map { axis in
        let outputs = (extents[axis] + strides[axis] - 1) / strides[axis]
        return max((outputs - 1) * strides[axis] + reach(axis) - extents[axis], 0)
      }
      let smaller = totals.map { $0 / 2 }
      let larger = zip(totals, smaller).map(-)
      return upper ? (smaller, larger) : (larger, smaller)
    }
  }

  /// The spatial extents of the output.
  ///
  /// - Parameter roundsUp: whether a window that hangs over the end counts, as pooling's `ceil_mode` wants it; one that
  ///   would start in the padding after the input never does.
  public func outputExtents(for extents: [Int], roundsUp: Bool = false) throws(OperatorError) -> [Int] {
    try check(extents)
    let (before, after) = resolvedPadding(for: extents)
    var result: [Int] = []
    for axis in extents.indices {
      let room = extents[axis] + before[axis] + after[axis] - reach(axis)
      guard room >= 0 else { throw .shapes("a window of \(reach(axis)) does not fit into \(extents[axis]) elements") }
      var count = (room + (roundsUp ? strides[axis] - 1 : 0)) / strides[axis] + 1
      if roundsUp, (count - 1) * strides[axis] >= extents[axis] + before[axis] { count -= 1 }
      result.append(count)
    }
    return result
  }

  /// Checks that the numbers fit the axes and are small enough for products of two not to overflow.
  func check(_ extents: [Int]) throws(OperatorError) {
    let limit = 1 << 24
    var lists = [("kernel_shape", kernel, 1), ("strides", strides, 1), ("dilations", dilations, 1)]
    if case .explicit(let before, let after) = padding { lists += [("pads", before, 0), ("pads", after, 0)] }
    for (name, numbers, least) in lists {
      guard numbers.count == extents.count else {
        throw .attribute(name, "\(numbers) for \(extents.count) spatial axes")
      }
      guard numbers.allSatisfy({ (least...limit).contains($0) }) else { throw .attribute(name, "\(numbers)") }
    }
    guard kernel.indices.allSatisfy({ kernel[$0] * dilations[$0] <= limit }), extents.allSatisfy({ $0 <= limit }) else {
      throw .shapes("a window over \(extents) is too large")
    }
  }
}

/// One element of a window that lies on the plane it is moved over.
struct Tap {
  /// Its number in the kernel, row-major.
  var index: Int
  /// How far from the start of the plane the covered element lies, in elements.
  var offset: Int
}

/// Which elements of a plane a window covers at each of its positions, for any number of spatial axes.
struct WindowTaps {
  private let window: Window
  private let before: [Int]
  private let extents: [Int]
  private let positions: Shape
  private let strides: [Int]

  /// - Parameters:
  ///   - extents: of the plane that is covered.
  ///   - positions: how many there are along each axis.
  ///   - strides: of the plane, in elements.
  init(_ window: Window, over extents: [Int], positions: [Int], strides: [Int]) {
    (self.window, self.extents, self.strides) = (window, extents, strides)
    before = window.resolvedPadding(for: extents).before
    self.positions = Shape(positions)
  }

  /// Calls `body` for each position in row-major order with the taps that lie on the plane.
  func forEachPosition(_ body: (_ position: Int, _ taps: [Tap]) -> Void) {
    let steps = positions.strides
    var (covered, scratch) = ([Tap](), [Tap]())
    for position in 0..<positions.count {
      covered.removeAll(keepingCapacity: true)
      covered.append(Tap(index: 0, offset: 0))
      var rest = position
      for axis in steps.indices {
        scratch.removeAll(keepingCapacity: true)
        extend(covered, along: axis, at: rest / steps[axis], into: &scratch)
        swap(&covered, &scratch)
        rest %= steps[axis]
      }
      body(position, covered)
    }
  }

  /// Crosses the taps along the outer axes with those along one more.
  private func extend(_ outer: [Tap], along axis: Int, at position: Int, into result: inout [Tap]) {
    let (start, dilation) = (position * window.strides[axis] - before[axis], window.dilations[axis])
    let first = start < 0 ? (dilation - 1 - start) / dilation : 0
    let end = min(window.kernel[axis], (extents[axis] - start + dilation - 1) / dilation)
    for tap in outer {
      for index in first..<max(first, end) {
        let offset = tap.offset + (start + index * dilation) * strides[axis]
        // A pooling's kernel may have more places than an Int can number; only weights are looked up by them.
        result.append(Tap(index: tap.index &* window.kernel[axis] &+ index, offset: offset))
      }
    }
  }
}
