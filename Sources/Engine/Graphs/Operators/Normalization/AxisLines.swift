internal import Tensors

/// The places of elements that lie in one line along an axis, for every such line of a shape.
struct AxisLines {
  private let length: Int
  private let inner: Int
  private let count: Int

  /// - Parameter flattens: whether the axes from `axis` on are one.
  init(_ axis: Int, flattens: Bool, of shape: Shape) throws(OperatorError) {
    let first = try Operands.normalized(axis, rank: shape.rank)
    let last = flattens ? shape.rank : first + 1
    (length, inner) = (shape.count(first..<last), shape.count(last..<shape.rank))
    count = shape.count / max(length, 1)
  }

  /// Calls `body` with the places of each line, none of which is empty.
  func forEach(_ body: (StrideTo<Int>) -> Void) {
    for line in 0..<count {
      let start = line / inner * inner * length + line % inner
      body(stride(from: start, to: start + length * inner, by: inner))
    }
  }
}
