internal import Graphs
internal import Tensors

/// What a node of the file means in terms of the engine's operators.
indirect enum Expression {
  /// A value of the graph; nil for an optional input that is left out.
  case value(Graph.ValueID?)
  /// A tensor that the file gives as an attribute.
  case constant(Tensor)
  /// An operator applied to others.
  case apply(any Operator, [Expression])
  /// An operator applied to the first two of others, then to the result and the third, and so on; nested by so many
  /// levels it could not be walked through.
  case chain(any Operator, [Expression])

  /// A list of integers, as inputs that decide about shapes want them.
  static func integers(_ numbers: [Int]) -> Expression {
    .constant(Tensor(integers: numbers, shape: [numbers.count], as: .int64))
  }

  /// A list of integers, or nothing.
  static func integers(_ numbers: [Int]?) -> Expression { numbers.map { .integers($0) } ?? .value(nil) }
}
