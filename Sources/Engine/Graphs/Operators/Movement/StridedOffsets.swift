internal import Tensors

/// The memory offsets of a strided array's elements, in row-major order of its extents.
///
/// A stride of 0 repeats along its axis, as broadcasting and reduction need it.
struct StridedOffsets: Sequence {
  let extents: [Int]
  let strides: [Int]

  /// Creates the offsets.
  ///
  /// - Parameter strides: the strides in elements, one per extent.
  init(extents: [Int], strides: [Int]) { (self.extents, self.strides) = (extents, strides) }

  var underestimatedCount: Int { extents.reduce(1, *) }

  func makeIterator() -> Iterator { Iterator(extents: extents, strides: strides) }

  /// Counts along the innermost axis; the outer axes are an odometer that advances at the end of each row.
  struct Iterator: IteratorProtocol {
    private let extents: [Int]
    private let strides: [Int]
    private let rowLength: Int
    private let rowStride: Int
    private var index: [Int]
    private var rowStart = 0
    private var offset = 0
    private var left: Int

    init(extents: [Int], strides: [Int]) {
      (self.extents, self.strides) = (extents.dropLast(), strides.dropLast())
      (rowLength, rowStride) = (extents.last ?? 1, strides.last ?? 0)
      index = [Int](repeating: 0, count: self.extents.count)
      left = extents.contains(0) ? 0 : rowLength
    }

    mutating func next() -> Int? {
      if left == 0, !startNextRow() { return nil }
      defer { offset += rowStride }
      left -= 1
      return offset
    }

    private mutating func startNextRow() -> Bool {
      guard rowLength > 0, !extents.contains(0) else { return false }
      for axis in extents.indices.reversed() {
        index[axis] += 1
        rowStart += strides[axis]
        if index[axis] < extents[axis] {
          (offset, left) = (rowStart, rowLength)
          return true
        }
        rowStart -= extents[axis] * strides[axis]
        index[axis] = 0
      }
      return false
    }
  }
}

extension Tensor {
  /// Returns a dense tensor of a new shape from the elements that `strides` address in this one.
  func strided(_ shape: Shape, strides: [Int]) -> Tensor {
    let offsets = StridedOffsets(extents: shape.dimensions, strides: strides)
    return switch elementType.size {
    case 1: gathered(UInt8.self, shape, offsets)
    case 2: gathered(UInt16.self, shape, offsets)
    case 4: gathered(UInt32.self, shape, offsets)
    default: gathered(UInt64.self, shape, offsets)
    }
  }

  /// Returns a tensor whose axis `i` is axis `order[i]` of this one.
  func transposed(_ order: [Int]) -> Tensor {
    let strides = shape.strides
    return strided(shape.permuted(order), strides: order.map { strides[$0] })
  }

  /// Returns the tensor broadcast to a larger shape.
  func stretched(to shape: Shape) -> Tensor {
    shape == self.shape ? self : strided(shape, strides: self.shape.strides(broadcastTo: shape))
  }

  /// Copies elements as bits; `Bits` has the size of an element.
  private func gathered<Bits: FixedWidthInteger & BitwiseCopyable>(
    _: Bits.Type, _ shape: Shape, _ offsets: StridedOffsets
  ) -> Tensor {
    withUnsafeBytes { source in
      Tensor(elementType, shape) { target in
        let size = MemoryLayout<Bits>.size
        for (position, offset) in offsets.enumerated() {
          let bits = source.loadUnaligned(fromByteOffset: offset * size, as: Bits.self)
          target.storeBytes(of: bits, toByteOffset: position * size, as: Bits.self)
        }
      }
    }
  }

  /// Returns a tensor whose positions along each axis are taken from positions of this one.
  ///
  /// - Parameters:
  ///   - shape: the shape of the result, of the same rank as this tensor.
  ///   - fill: the bytes of one element, for positions without a source; zeros if nil.
  ///   - source: the position along `axis` from which the elements at `position` are taken; nil for `fill`.
  func selecting(_ shape: Shape, fill: [UInt8]? = nil, source: (_ axis: Int, _ position: Int) -> Int?) -> Tensor {
    guard shape.count > 0 else { return Tensor(zeros: elementType, shape) }
    // Shrinking axes come first, so that no intermediate tensor is larger than both the input and the result.
    let axes = (0..<shape.rank).sorted { shrinks($0, to: shape) && !shrinks($1, to: shape) }
    let fill = fill ?? [UInt8](repeating: 0, count: elementType.size)
    return axes.reduce(self) { tensor, axis in
      let positions = (0..<shape[axis]).map { source(axis, $0) ?? -1 }
      let isIdentity = positions.count == tensor.shape[axis] && positions.enumerated().allSatisfy { $0 == $1 }
      return isIdentity ? tensor : tensor.taking(positions, axis: axis, fill: fill)
    }
  }

  private func shrinks(_ axis: Int, to shape: Shape) -> Bool { shape[axis] < self.shape[axis] }

  /// Returns the slices at `positions` along one axis, in that order; a negative position gives elements of `fill`.
  func taking(_ positions: [Int], axis: Int, fill: [UInt8] = []) -> Tensor {
    var dimensions = shape.dimensions
    let block = dimensions[(axis + 1)...].reduce(elementType.size, *)
    let (outer, extent) = (dimensions[..<axis].reduce(1, *), dimensions[axis])
    dimensions[axis] = positions.count
    return withUnsafeBytes { source in
      Tensor(elementType, Shape(dimensions)) { target in
        var offset = 0
        for slice in 0..<outer {
          for position in positions {
            let room = UnsafeMutableRawBufferPointer(rebasing: target[offset..<(offset + block)])
            if position < 0 {
              room.fill(repeating: fill)
            } else {
              let start = (slice * extent + position) * block
              room.copyMemory(from: UnsafeRawBufferPointer(rebasing: source[start..<(start + block)]))
            }
            offset += block
          }
        }
      }
    }
  }
}

extension UnsafeMutableRawBufferPointer {
  /// Fills the buffer with repetitions of an element's bytes; its size is a multiple of theirs.
  func fill(repeating element: [UInt8]) {
    for index in indices { self[index] = element[index % element.count] }
  }
}

extension Shape {
  /// Returns the shape with its axes permuted.
  func permuted(_ order: [Int]) -> Shape { Shape(order.map { dimensions[$0] }) }
}
