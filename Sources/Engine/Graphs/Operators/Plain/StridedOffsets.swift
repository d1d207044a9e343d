/// The offsets at which a strided array lies in memory, in row-major order of its extents.
///
/// A stride of 0 repeats along its axis, which is how broadcasting and reduction are walked.
struct StridedOffsets: Sequence {
  let extents: [Int]
  let strides: [Int]

  /// - Parameter strides: in elements, one per extent.
  init(extents: [Int], strides: [Int]) { (self.extents, self.strides) = (extents, strides) }

  var underestimatedCount: Int { extents.reduce(1, *) }

  func makeIterator() -> Iterator { Iterator(extents: extents, strides: strides) }

  /// The innermost axis is a plain count; the others are an odometer that moves when it runs out.
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
