internal import Graphs
internal import Kernels
internal import Tensors

/// One prepared operation: algorithm chosen, weights packed, places known.
protocol Step: Sendable {
  /// Bytes of private memory that each member of the team needs.
  var scratchBytes: Int { get }
  /// Floats of zeros that the step reads for padding.
  var zeroCount: Int { get }
  /// Computes the outputs.
  func run(_ frame: Frame) throws(OperatorError)
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
  func source(_ position: Int) -> Place? {
    guard node.inputs.indices.contains(position), let id = node.inputs[position] else { return nil }
    return layout.place(of: id)
  }

  /// The type of a result that somebody asks for.
  func outputType(_ position: Int = 0) -> ValueType? {
    guard node.outputs.indices.contains(position), let id = node.outputs[position] else { return nil }
    return graph[id].type
  }

  /// Where a result goes; nil if nobody asks for it.
  func destination(_ position: Int = 0) -> Place? {
    guard node.outputs.indices.contains(position), let id = node.outputs[position] else { return nil }
    return layout.place(of: id)
  }
}
