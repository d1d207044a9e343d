internal import Tensors

extension Graph {
  /// Separates max pooling with a large window into two passes along the axes: for 13×13, 13 + 13 elements instead of
  /// 169.
  mutating func separateMaxPools() {
    nodes = nodes.flatMap { separated($0) ?? [$0] }
  }

  /// The smallest kernel extent that is worth a second pass over the image.
  private static let minimumKernelExtent = 5

  private mutating func separated(_ node: Node) -> [Node]? {
    guard let pooling = node.operation as? Pooling, pooling.kind == .maximum, node.outputs.count == 1,
      let input = node.inputs[0], let type = self[input].type, pooling.window.kernel.count == 2,
      pooling.window.kernel.allSatisfy({ $0 >= Self.minimumKernelExtent }), pooling.window.strides == [1, 1]
    else { return nil }
    let extents = pooling.layout.spatial(type.shape.dimensions)
    let parts = (0..<2).map { axis in
      Pooling(
        kind: .maximum, window: pooling.window.part(axis, for: extents), roundsUp: pooling.roundsUp,
        layout: pooling.layout)
    }
    guard let between = try? parts[0].outputTypes(Operands([Operand(type)])).first else { return nil }
    let rows = addValue(self[input].name + ".rows", type: between)
    return [
      Node(name: node.name, parts[0], inputs: [input], outputs: [rows]),
      Node(name: node.name, parts[1], inputs: [rows], outputs: node.outputs),
    ]
  }
}

extension Window {
  /// Returns the window restricted to one axis.
  fileprivate func part(_ axis: Int, for extents: [Int]) -> Window {
    func alone(_ numbers: [Int], _ none: Int) -> [Int] { numbers.indices.map { $0 == axis ? numbers[$0] : none } }
    let (before, after) = resolvedPadding(for: extents)
    return Window(
      kernel: alone(kernel, 1), strides: strides, dilations: alone(dilations, 1),
      padding: .explicit(before: alone(before, 0), after: alone(after, 0)))
  }
}
