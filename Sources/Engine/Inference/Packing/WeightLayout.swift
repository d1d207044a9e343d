/// Where the first weight of a product lies, and how far neighbouring ones lie apart.
struct WeightLayout {
  /// The first weight of the first column.
  var first = 0
  /// From column to column.
  var column: Int
  /// From tap to tap.
  var tap = 0
  /// From step to step.
  var step = 0
  /// From one number of a row to the next.
  var depth = 1
}
