internal import Graphs
internal import Kernels
public import Tensors

/// One prepared operation: algorithm chosen, weights packed, places known.
protocol Step: Sendable {
  /// Bytes of private memory that each worker of the team needs.
  var scratchBytes: Int { get }
  /// Floats of zeros that the step reads for padding.
  var zeroCount: Int { get }
  /// Computes the outputs.
  func run(_ context: ExecutionContext) throws(OperatorError)
}

extension Step {
  var scratchBytes: Int { 0 }
  var zeroCount: Int { 0 }
}

/// What a step is prepared from: one node, with the types and places of its values.
struct Preparation {
  let graph: Graph
  let node: Graph.Node
  let layout: ArenaLayout
  let kernels: KernelSet
  let packing: WeightPacking

  /// The operand at a position: its type and, if it is the same in every run, its value; nil if left out.
  func operand(_ position: Int) -> Operand? {
    guard node.inputs.indices.contains(position), let id = node.inputs[position], let type = graph[id].type else {
      return nil
    }
    return Operand(type, constant: graph[id].constant)
  }

  /// The type of an operand, if it is given and made of floats.
  func floatType(_ position: Int) -> ValueType? {
    operand(position).flatMap { $0.type.elementType == .float32 ? $0.type : nil }
  }

  /// Where the operand at a position lies; nil if left out.
  func source(_ position: Int) -> ValueLocation? {
    guard node.inputs.indices.contains(position), let id = node.inputs[position] else { return nil }
    return layout.place(of: id)
  }

  /// The type of a result that somebody asks for.
  func outputType(_ position: Int = 0) -> ValueType? {
    guard node.outputs.indices.contains(position), let id = node.outputs[position] else { return nil }
    return graph[id].type
  }

  /// Where a result goes; nil if nobody asks for it.
  func destination(_ position: Int = 0) -> ValueLocation? {
    guard node.outputs.indices.contains(position), let id = node.outputs[position] else { return nil }
    return layout.place(of: id)
  }
}

/// What one step of a prepared model does.
public struct StepDescription: Sendable, Equatable {
  /// The operator's name in ONNX.
  public let operatorName: String
  /// The node's name in the file; may be empty.
  public let node: String
  /// The algorithm that was chosen, such as `DepthwiseRow`; `Plain` is the definition itself.
  public let algorithm: String
  /// The extents of the first result, channels last where the algorithm lays it out so.
  public let shape: Shape
  /// Multiplications whose products are summed up, by the operator's definition.
  public let multiplyAdds: Int

  /// A step by all of its parts.
  public init(operatorName: String, node: String, algorithm: String, shape: Shape, multiplyAdds: Int) {
    (self.operatorName, self.node, self.algorithm) = (operatorName, node, algorithm)
    (self.shape, self.multiplyAdds) = (shape, multiplyAdds)
  }

  /// The step in one line, for messages.
  public var text: String { "\(operatorName) \(node) (\(algorithm))" }
}

extension StepDescription {
  init(_ node: Graph.Node, as step: some Step, in graph: Graph) {
    let name = "\(type(of: step))"
    self.init(
      operatorName: node.operation.name, node: node.name,
      algorithm: name.hasSuffix("Step") ? String(name.dropLast("Step".count)) : name,
      shape: node.outputs.first.flatMap(\.self).flatMap { graph[$0].type?.shape } ?? [],
      multiplyAdds: graph.multiplyAdds(of: node))
  }
}

extension Model {
  /// Multiplications of one run whose products are summed up, by the operators' definitions.
  public var multiplyAdds: Int { stepDescriptions.reduce(0) { $0 + $1.multiplyAdds } }
}

/// Any operator by its plain definition, where no faster step exists.
struct PlainStep: Step {
  private let operation: any Operator
  private let inputs: [(type: ValueType, place: ValueLocation)?]
  private let outputs: [ValueLocation?]

  /// The step for any node.
  init(_ preparation: Preparation) {
    operation = preparation.node.operation
    inputs = preparation.node.inputs.indices.map { position in
      guard let type = preparation.operand(position)?.type, let place = preparation.source(position) else { return nil }
      return (type, place)
    }
    outputs = preparation.node.outputs.indices.map { preparation.destination($0) }
  }

  func run(_ context: ExecutionContext) throws(OperatorError) {
    try context.alone { () throws(OperatorError) in try evaluate(context) }
  }

  private func evaluate(_ context: ExecutionContext) throws(OperatorError) {
    let tensors = inputs.map { input in
      input.map { input in
        Tensor(input.type.elementType, input.type.shape) { bytes in
          bytes.copyMemory(from: UnsafeRawBufferPointer(start: context.bytes(input.place), count: bytes.count))
        }
      }
    }
    for (place, result) in zip(outputs, try operation.evaluate(tensors)) {
      guard let place else { continue }
      result.withUnsafeBytes { bytes in
        if let start = bytes.baseAddress { context.bytes(place).copyMemory(from: start, byteCount: bytes.count) }
      }
    }
  }
}
