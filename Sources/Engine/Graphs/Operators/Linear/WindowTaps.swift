internal import Tensors

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

/// How far apart neighbours of an image-like tensor lie, in elements.
struct ImageStrides {
  let batch: Int
  let channel: Int
  /// Between neighbours in the row-major order of all spatial axes.
  let pixel: Int
  /// Along each spatial axis.
  let spatial: [Int]

  init(_ shape: Shape, _ layout: TensorLayout) {
    let strides = shape.strides
    batch = strides[0]
    channel = strides[layout.channelAxis(rank: shape.rank)]
    spatial = layout.spatial(strides)
    pixel = layout == .channelsFirst ? 1 : shape[shape.rank - 1]
  }
}
