public import Tensors

/// The memory that a graph may require, so that a hostile file cannot exhaust it.
public struct GraphLimits: Sendable {
  /// The maximum size of one value in bytes.
  public var valueBytes = 1 << 31
  /// The maximum size in bytes of all values alive at once during a run, and of all folded constants.
  public var totalBytes = 1 << 33

  /// The default limits, which every practical model meets.
  public static let standard = GraphLimits()

  func check(_ type: ValueType, of value: String) throws(GraphError) {
    guard let bytes = type.byteCount, bytes <= valueBytes else {
      throw .tooLarge(value: value, extents: type.shape.dimensions, limit: valueBytes)
    }
  }
}

extension Graph {
  /// Returns the graph for inputs of given shapes: every type is inferred, every constant folded.
  ///
  /// - Parameters:
  ///   - shapes: the shapes by input name; where one is missing, symbolic extents count as 1.
  ///   - limits: the limits on memory, checked before any is allocated.
  public func specialized(
    to shapes: [String: Shape] = [:], limits: GraphLimits = .standard
  ) throws(GraphError) -> Graph {
    var graph = self
    try graph.setInputTypes(shapes, limits)
    graph.nodes.removeAll()
    var room = limits.totalBytes
    for node in nodes where try !graph.fold(node, limits, room: &room) { graph.nodes.append(node) }
    graph.removeUnusedNodes()
    return graph
  }

  private mutating func setInputTypes(_ shapes: [String: Shape], _ limits: GraphLimits) throws(GraphError) {
    let names = inputs.map { self[$0].name }
    if let unknown = shapes.keys.sorted().first(where: { !names.contains($0) }) {
      throw .unknownInput(unknown, known: names)
    }
    for id in inputs {
      guard let declared = self[id].declared else { continue }
      let shape = try Self.shape(of: self[id].name, declared, given: shapes[self[id].name], limits)
      let type = ValueType(declared.elementType, shape)
      try limits.check(type, of: self[id].name)
      self[id].type = type
    }
  }

  private static func shape(
    of name: String, _ declared: DeclaredType, given: Shape?, _ limits: GraphLimits
  ) throws(GraphError) -> Shape {
    guard let dimensions = declared.dimensions else {
      guard let given else { throw .unknownShape(input: name) }
      return given
    }
    let defaults = dimensions.map { if case .fixed(let extent) = $0 { extent } else { 1 } }
    guard let shape = given ?? Shape(checking: defaults) else {
      throw .tooLarge(value: name, extents: defaults, limit: limits.valueBytes)
    }
    let fits = zip(dimensions, shape.dimensions).allSatisfy { dimension, extent in
      if case .fixed(let fixed) = dimension { fixed == extent } else { true }
    }
    guard fits, dimensions.count == shape.rank else {
      throw .inputShape(name: name, expected: dimensions, actual: shape)
    }
    return shape
  }

  /// Infers the types of a node's outputs and folds them if they are constant; returns whether it did.
  ///
  /// - Parameter room: the bytes left for constants; reduced by those of the node.
  private mutating func fold(_ node: Node, _ limits: GraphLimits, room: inout Int) throws(GraphError) -> Bool {
    let operands = operands(of: node)
    try setTypes(of: node, operands, limits)
    if isConstant(node) {
      for case let id? in node.outputs { room -= self[id].type?.byteCount ?? 0 }
      guard room >= 0 else { throw .tooManyConstants(node: node.name, limit: limits.totalBytes) }
    }
    do throws(OperatorError) {
      guard let results = try constants(of: node, operands) else { return false }
      for (id, tensor) in zip(node.outputs, results) { if let id { self[id].constant = tensor } }
      if let output = node.outputs.first ?? nil { self[output].quantized = quantizedConstant(node) }
      return true
    } catch {
      throw .node(name: node.name, operator: node.operation.name, reason: error)
    }
  }

  private mutating func setTypes(of node: Node, _ operands: Operands, _ limits: GraphLimits) throws(GraphError) {
    let types: [ValueType]
    do throws(OperatorError) { types = try node.operation.outputTypes(operands) } catch {
      throw .node(name: node.name, operator: node.operation.name, reason: error)
    }
    guard node.outputs.dropFirst(types.count).allSatisfy({ $0 == nil }) else {
      let reason = OperatorError.shapes("\(types.count) results for \(node.outputs.count) outputs")
      throw .node(name: node.name, operator: node.operation.name, reason: reason)
    }
    for (id, type) in zip(node.outputs, types) {
      guard let id else { continue }
      try limits.check(type, of: self[id].name)
      self[id].type = type
    }
  }

  private func isConstant(_ node: Node) -> Bool {
    node.inputs.allSatisfy { id in id.map { self[$0].constant != nil } ?? true }
  }

  /// Returns the integers and parameters that a dequantisation of constants starts from.
  private func quantizedConstant(_ node: Node) -> QuantizedConstant? {
    guard let operation = node.operation as? DequantizeLinear,
      let integers = constant(node, 0), let scale = constant(node, 1)
    else { return nil }
    let parameters = QuantizationParameters(scale: scale, zeroPoint: constant(node, 2), axis: operation.axis)
    return QuantizedConstant(integers: integers, scale: parameters)
  }

  private func constants(of node: Node, _ operands: Operands) throws(OperatorError) -> [Tensor]? {
    if let results = node.operation.evaluate(types: operands) { return results }
    guard isConstant(node) else { return nil }
    return try node.operation.evaluate(node.inputs.map { id in id.flatMap { self[$0].constant } })
  }

  /// Removes the nodes that no output depends on (dead code elimination).
  public mutating func removeUnusedNodes() {
    var isUsed = [Bool](repeating: false, count: valueCount)
    for id in outputs { isUsed[id.position] = true }
    var kept: [Node] = []
    for node in nodes.reversed() where node.outputs.contains(where: { $0.map { isUsed[$0.position] } ?? false }) {
      for case let id? in node.inputs { isUsed[id.position] = true }
      kept.append(node)
    }
    nodes = kept.reversed()
  }
}
