/// Rows of features of equal length, in memory that may be a mapped file.
///
/// Invariant: every row points to ``width`` floats that live as long as ``owner`` and are never written.
struct FeatureMatrix: @unchecked Sendable {
  /// The number of features.
  let width: Int
  /// The start of each row.
  let rows: [UnsafePointer<Float>]
  private let owner: AnyObject

  /// Refers to rows in the memory that an object owns and never changes.
  init(width: Int, rows: [UnsafePointer<Float>], owner: AnyObject) {
    (self.width, self.rows, self.owner) = (width, rows, owner)
  }

  /// Copies rows of `width` values.
  init(width: Int, _ rows: [[Float]]) {
    precondition(rows.allSatisfy { $0.count == width }, "rows of equal length")
    let memory = FloatMemory(count: width * rows.count)
    for (row, values) in rows.enumerated() { (memory.start + row * width).update(from: values, count: width) }
    self.init(width: width, rows: rows.indices.map { UnsafePointer(memory.start + $0 * width) }, owner: memory)
  }

  /// The number of rows.
  var count: Int { rows.count }

  /// Returns the rows at these positions.
  func selecting(_ positions: [Int]) -> FeatureMatrix {
    FeatureMatrix(width: width, rows: positions.map { rows[$0] }, owner: owner)
  }

  /// Calls `body` with the values of a row.
  func withRow<Result>(_ row: Int, _ body: (UnsafeBufferPointer<Float>) -> Result) -> Result {
    withExtendedLifetime(owner) { body(UnsafeBufferPointer(start: rows[row], count: width)) }
  }

  /// Returns the mean of each feature, and the reciprocal of the root of the mean variance, or 1 where nothing varies.
  func moments() -> (mean: [Double], scale: Double) {
    guard count > 0 else { return ([Double](repeating: 0, count: width), 1) }
    var (sums, squares) = ([Double](repeating: 0, count: width), [Double](repeating: 0, count: width))
    for row in 0..<count {
      withRow(row) { values in
        for (column, value) in values.enumerated() {
          sums[column] += Double(value)
          squares[column] += Double(value) * Double(value)
        }
      }
    }
    let mean = sums.map { $0 / Double(count) }
    let variance = zip(squares, mean).reduce(0) { $0 + max($1.0 / Double(count) - $1.1 * $1.1, 0) } / Double(width)
    return (mean, variance > 1e-12 ? 1 / variance.squareRoot() : 1)
  }
}

/// A block of numbers, zero at first.
final class NumberMemory<Number: BinaryFloatingPoint> {
  let start: UnsafeMutablePointer<Number>
  let count: Int

  init(count: Int) {
    self.count = count
    start = UnsafeMutablePointer<Number>.allocate(capacity: max(count, 1))
    start.initialize(repeating: 0, count: max(count, 1))
  }

  /// Sets every number to 0.
  func clear() { start.update(repeating: 0, count: count) }

  deinit { start.deallocate() }
}

typealias FloatMemory = NumberMemory<Float>
