internal import Graphs
internal import Kernels
public import Tensors

/// One prepared operation: algorithm chosen, weights packed, memory locations known.
protocol Step: AnyObject, Sendable {
  /// The bytes of scratch memory that each worker needs.
  var scratchBytes: Int { get }
  /// The number of zeros that the step reads for padding, in floats.
  var zeroCount: Int { get }
  /// Computes the outputs.
  func run(_ context: ExecutionContext) throws(OperatorError)
}

extension Step {
  var scratchBytes: Int { 0 }
  var zeroCount: Int { 0 }
}

/// The input of a step's preparation: one node, with the types and locations of its values.
struct Preparation {
  let graph: Graph
  let node: Graph.Node
  let layout: ArenaLayout
  let kernels: KernelSet
  let packing: WeightPacking
  let costs: ConvolutionCost

  /// Returns the type of the operand at a position and, where it is constant, its value; nil where it is omitted.
  func operand(_ position: Int) -> Operand? {
    graph.type(node, position).map { Operand($0, constant: graph.constant(node, position)) }
  }

  /// Returns the type of an operand; nil where it is omitted or not float32.
  func floatType(_ position: Int) -> ValueType? {
    operand(position).flatMap { $0.type.elementType == .float32 ? $0.type : nil }
  }

  /// Returns the location of the operand at a position; nil where it is omitted, or lies among other channels.
  func source(_ position: Int) -> ValueLocation? {
    node.input(position).flatMap { layout.isPart($0) ? nil : layout.location(of: $0) }
  }

  /// Returns the location of the pixels of a channels-last operand; nil where it is omitted.
  func sourcePixels(_ position: Int) -> PixelLocation? { node.input(position).flatMap { layout.pixels(of: $0) } }

  /// Returns the location of the pixels of a channels-last result; nil where nothing uses it.
  func destinationPixels() -> PixelLocation? { node.outputs.first.flatMap(\.self).flatMap { layout.pixels(of: $0) } }

  /// Whether an operand, or a result, is part of another value's channels, so that it needs no copy.
  func isPart(_ id: Graph.ValueID?) -> Bool { id.map { layout.isPart($0) } ?? false }

  /// Returns the type of a result; nil where nothing uses it.
  func outputType(_ position: Int = 0) -> ValueType? {
    guard node.outputs.indices.contains(position), let id = node.outputs[position] else { return nil }
    return graph[id].type
  }

  /// Returns the location of a result; nil where nothing uses it, or it lies among other channels.
  func destination(_ position: Int = 0) -> ValueLocation? {
    guard node.outputs.indices.contains(position), let id = node.outputs[position], !layout.isPart(id) else {
      return nil
    }
    return layout.location(of: id)
  }
}

/// The description of one step of a prepared model, for profiles and messages.
public struct StepDescription: Sendable, Equatable {
  /// The operator's name in ONNX.
  public let operatorName: String
  /// The node's name in the file; may be empty.
  public let node: String
  /// The chosen algorithm, such as `DepthwiseRow`; `Plain` is the reference implementation.
  public let algorithm: String
  /// The extents of the first result, channels last where the algorithm lays it out so.
  public let shape: Shape
  /// The number of multiply-adds by the operator's definition.
  public let multiplyAdds: Int

  /// Creates a description from its parts.
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
  /// The number of multiply-adds of one run by the operators' definitions.
  public var multiplyAdds: Int { stepDescriptions.reduce(0) { $0 + $1.multiplyAdds } }
}

/// Any operator by its reference implementation, where no faster step exists.
final class PlainStep: Step {
  private let operation: any Operator
  private let inputs: [(type: ValueType, location: ValueLocation)?]
  private let outputs: [ValueLocation?]

  /// Creates the step of any node.
  init(_ preparation: Preparation) {
    operation = preparation.node.operation
    precondition(!(preparation.node.inputs + preparation.node.outputs).contains(where: preparation.isPart))
    inputs = preparation.node.inputs.indices.map { position in
      guard let type = preparation.operand(position)?.type, let location = preparation.source(position) else {
        return nil
      }
      return (type, location)
    }
    outputs = preparation.node.outputs.indices.map { preparation.destination($0) }
  }

  func run(_ context: ExecutionContext) throws(OperatorError) {
    try context.onFirstWorker { () throws(OperatorError) in try evaluate(context) }
  }

  private func evaluate(_ context: ExecutionContext) throws(OperatorError) {
    let tensors = inputs.map { input in
      input.map { input in
        Tensor(input.type.elementType, input.type.shape) { bytes in
          bytes.copyMemory(from: UnsafeRawBufferPointer(start: context.bytes(input.location), count: bytes.count))
        }
      }
    }
    for (location, result) in zip(outputs, try operation.evaluate(tensors)) {
      guard let location else { continue }
      result.withUnsafeBytes { bytes in
        if let start = bytes.baseAddress { context.bytes(location).copyMemory(from: start, byteCount: bytes.count) }
      }
    }
  }
}
