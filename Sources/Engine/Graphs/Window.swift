internal import Tensors

/// The geometry of a sliding window: how the kernel of a convolution or pooling moves over the spatial axes.
public struct Window: Hashable, Sendable {
  /// The padding around the input.
  public enum Padding: Hashable, Sendable {
    /// Element counts before and after each spatial axis.
    case explicit(before: [Int], after: [Int])
    /// As much as gives the output `ceil(input / stride)` elements; an odd element goes after (`upper`) or before.
    case same(upper: Bool)
  }

  /// The extents of the kernel, one per spatial axis.
  public var kernel: [Int]
  /// The input distance between neighbouring outputs, one per spatial axis.
  public var strides: [Int]
  /// The input distance between neighbouring taps of the kernel, one per spatial axis.
  public var dilations: [Int]
  /// The padding around the input.
  public var padding: Padding

  /// Creates a window; each list has one element per spatial axis.
  public init(kernel: [Int], strides: [Int], dilations: [Int], padding: Padding) {
    (self.kernel, self.strides, self.dilations, self.padding) = (kernel, strides, dilations, padding)
  }
}

extension Window {
  /// Returns the extent of the dilated kernel along an axis.
  public func reach(_ axis: Int) -> Int { (kernel[axis] - 1) * dilations[axis] + 1 }

  /// Returns the number of input rows that a number of neighbouring output rows depend on.
  public func rowsReached(by rows: Int) -> Int { (rows - 1) * strides[0] + reach(0) }

  /// Whether each output depends only on the input at the same position (1×1, unit strides, no padding).
  public var isPointwise: Bool {
    guard (kernel + strides).allSatisfy({ $0 == 1 }) else { return false }
    if case .explicit(let before, let after) = padding { return (before + after).allSatisfy { $0 == 0 } }
    return true
  }

  /// Returns the padding in elements for an input of the given spatial extents.
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

  /// Returns the spatial extents of the output.
  ///
  /// - Parameter roundsUp: whether a window that extends past the end counts (`ceil_mode` of pooling); one that would
  ///   start in the padding after the input never does.
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

  /// Checks the attributes against the number of axes and a limit of 2²⁴, so that products of two cannot overflow.
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

/// A kernel element that lies within the input plane at some window position.
struct Tap {
  /// The row-major index in the kernel.
  var index: Int
  /// The offset of the covered element from the start of the plane, in elements.
  var offset: Int
}

/// The elements of a plane that a window covers at each position, for any number of spatial axes.
struct WindowTaps {
  private let window: Window
  private let before: [Int]
  private let extents: [Int]
  private let positions: Shape
  private let strides: [Int]

  /// - Parameters:
  ///   - extents: the extents of the input plane.
  ///   - positions: the number of window positions along each axis.
  ///   - strides: the strides of the plane, in elements.
  init(_ window: Window, over extents: [Int], positions: [Int], strides: [Int]) {
    (self.window, self.extents, self.strides) = (window, extents, strides)
    before = window.resolvedPadding(for: extents).before
    self.positions = Shape(positions)
  }

  /// Calls `body` for each position in row-major order with the taps that lie within the plane.
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

  /// Appends the product of the taps along the outer axes with those along one more axis.
  private func extend(_ outer: [Tap], along axis: Int, at position: Int, into result: inout [Tap]) {
    let (start, dilation) = (position * window.strides[axis] - before[axis], window.dilations[axis])
    let first = start < 0 ? (dilation - 1 - start) / dilation : 0
    let end = min(window.kernel[axis], (extents[axis] - start + dilation - 1) / dilation)
    for tap in outer {
      for index in first..<max(first, end) {
        let offset = tap.offset + (start + index * dilation) * strides[axis]
        // The kernel of a pooling may have more elements than an Int counts; only weights are looked up by index.
        result.append(Tap(index: tap.index &* window.kernel[axis] &+ index, offset: offset))
      }
    }
  }
}
