internal import Tensors

extension Graph {
  /// Removes transpositions that cancel, even with Reshape, Flatten or Concat between them. The graph must be
  /// channels-last.
  ///
  /// Detectors end this way: channels-last results are transposed to the file's order, flattened over space,
  /// concatenated, and transposed back.
  mutating func cancelTransposes() {
    let (uses, producers) = (useCounts, producers)
    var kept: [Node] = []
    for node in nodes { kept += cancelled(node, uses, producers) ?? [node] }
    nodes = kept
    removeUnusedNodes()
  }

  /// Returns equivalent nodes without a transposition; nil if this node cancels none.
  private mutating func cancelled(_ node: Node, _ uses: [Int], _ producers: [Int?]) -> [Node]? {
    guard let transpose = node.operation as? Transpose, let input = node.inputs[0], let output = node.outputs[0],
      let shape = self[input].type?.shape
    else { return nil }
    let order = transpose.order(rank: shape.rank)
    if let origin = origin(of: input, transposedBy: order, producers) { return [reshaping(origin, to: output)] }
    guard uses[input.position] == 1, let joined = producers[input.position].map({ nodes[$0] }),
      let concat = joined.operation as? Concat, let axis = shape.normalized(axis: concat.axis),
      let newAxis = order.firstIndex(of: axis)
    else { return nil }
    var parts: [(origin: ValueID, type: ValueType)] = []
    for case let part? in joined.inputs {
      guard let origin = origin(of: part, transposedBy: order, producers), let type = self[part].type else {
        return nil
      }
      parts.append((origin, ValueType(type.elementType, type.shape.permuted(order))))
    }
    var added: [Node] = []
    let inputs = parts.map { part in
      let result = addValue(self[part.origin].name + ".reshaped", type: part.type)
      added.append(reshaping(part.origin, to: result))
      return result
    }
    return added + [Node(name: node.name, Concat(axis: newAxis), inputs: inputs, outputs: [output])]
  }

  private mutating func reshaping(_ input: ValueID, to output: ValueID) -> Node {
    let extents = (self[output].type?.shape.dimensions ?? []).map { Int64($0) }
    let shape = addConstant(self[output].name + ".shape", Tensor(extents, shape: [extents.count]))
    return Node(name: self[output].name, Reshape(keepsZero: true), inputs: [input, shape], outputs: [output])
  }

  /// Returns the value whose elements, in its own order, are those of `id` transposed by `order`; nil if there is none.
  private func origin(of id: ValueID, transposedBy order: [Int], _ producers: [Int?]) -> ValueID? {
    var source = id
    if let node = producers[id.position].map({ nodes[$0] }),
      node.operation is Reshape || node.operation is Flatten,
      let input = node.inputs[0]
    {
      source = input
    }
    guard let node = producers[source.position].map({ nodes[$0] }), let transpose = node.operation as? Transpose,
      let origin = node.inputs[0], let shape = self[source].type?.shape,
      let runs = self[id].type.flatMap({ Self.runs(of: shape, in: $0.shape) })
    else { return nil }
    let first = transpose.order(rank: shape.rank)
    let axes = order.flatMap { runs[$0] }.map { first[$0] }
    return zip(axes, axes.dropFirst()).allSatisfy(<) ? origin : nil
  }

  /// Returns, for each axis of a reshaped tensor, the original axes that were merged into it, without those of extent
  /// 1; nil if an axis was split.
  private static func runs(of before: Shape, in after: Shape) -> [[Int]]? {
    var axes = before.dimensions.indices.filter { before[$0] != 1 }[...]
    var runs: [[Int]] = []
    for extent in after.dimensions {
      var (run, product) = ([Int](), 1)
      while product < extent, let axis = axes.popFirst() {
        run.append(axis)
        product *= before[axis]
      }
      guard product == extent else { return nil }
      runs.append(run)
    }
    return axes.isEmpty ? runs : nil
  }
}
