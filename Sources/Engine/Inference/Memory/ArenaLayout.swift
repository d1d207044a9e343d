internal import Graphs
internal import Tensors

/// The memory location of each value of an optimised graph during a run.
struct ArenaLayout {
  /// The size of the arena in bytes.
  let byteCount: Int
  private let graph: Graph
  /// The arena offsets by value position; nil for a constant and for an unused value.
  private let offsets: [Int?]
  private let parts: ChannelParts
  private let constants = ConstantBuffers()

  /// Plans the memory of a graph whose types are all known.
  init(_ graph: Graph) {
    parts = ChannelParts(graph)
    let storage = Storage(graph, parts)
    let plan = MemoryPlan(storage.lifetimes)
    (self.graph, byteCount) = (graph, plan.byteCount)
    offsets = storage.slots.map { $0.map { plan.offsets[$0] } }
  }

  /// Returns the location of a value; nil where it is unused.
  ///
  /// A constant is copied on first use: most weights never are, as steps pack them in their own layout.
  func location(of id: Graph.ValueID) -> ValueLocation? {
    if let constant = graph[id].constant { return .constant(constants.buffer(of: constant, at: id.position)) }
    let within = (parts[id]?.firstChannel ?? 0) * MemoryLayout<Float>.size
    return offsets[id.position].map { .arena(offset: $0 + within) }
  }

  /// Whether a value is part of the channels of another one.
  func isPart(_ id: Graph.ValueID) -> Bool { parts[id] != nil }

  /// Returns the location of the pixels of a channels-last value; nil where it is unused.
  func pixels(of id: Graph.ValueID) -> PixelLocation? {
    guard let start = location(of: id), let channels = graph[parts[id]?.whole ?? id].type?.shape.dimensions.last else {
      return nil
    }
    return PixelLocation(start: start, step: channels)
  }

  /// Returns the model input or output of a value.
  func port(_ id: Graph.ValueID) -> Model.Port? {
    guard let type = graph[id].type, let location = location(of: id) else { return nil }
    return Model.Port(
      name: graph[id].name, elementType: type.elementType, shape: type.shape, location: PortLocation(value: location))
  }

  /// Whether a node only reshapes its input, so that both can share the same bytes.
  static func isView(_ node: Graph.Node, in graph: Graph) -> Bool {
    guard let input = node.inputs.first ?? nil, graph[input].constant == nil,
      node.outputs.dropFirst().allSatisfy({ $0 == nil })
    else { return false }
    switch node.operation {
    case is Reshape, is Flatten, is Squeeze, is Unsqueeze, is Identity: return true
    default: return false
    }
  }
}

/// Copies of constants, each made once.
private final class ConstantBuffers {
  private var buffers: [Int: AlignedBuffer] = [:]

  func buffer(of constant: Tensor, at position: Int) -> AlignedBuffer {
    if let buffer = buffers[position] { return buffer }
    let buffer = constant.withUnsafeBytes { AlignedBuffer(bytes: $0) }
    buffers[position] = buffer
    return buffer
  }
}

/// The assignment of values to lifetimes: views share the lifetime of their input.
private struct Storage {
  /// The index of each value's lifetime.
  private(set) var slots: [Int?]
  private(set) var lifetimes: [MemoryPlan.Lifetime] = []

  private let parts: ChannelParts

  init(_ graph: Graph, _ parts: ChannelParts) {
    self.parts = parts
    slots = [Int?](repeating: nil, count: graph.valueCount)
    let end = graph.nodes.count
    // Inputs live until the end, so that a run can be repeated without filling them again.
    for id in graph.inputs { occupy(id, in: graph, from: -1, to: end) }
    for (index, node) in graph.nodes.enumerated() { visit(node, at: index, in: graph) }
    for id in graph.outputs { extend(id, to: end) }
  }

  private mutating func visit(_ node: Graph.Node, at index: Int, in graph: Graph) {
    for case let id? in node.inputs { extend(id, to: index) }
    if ArenaLayout.isView(node, in: graph), let input = node.inputs[0], let output = node.outputs[0] {
      slots[output.position] = slots[input.position]
      return
    }
    for case let id? in node.outputs { occupy(id, in: graph, from: index, to: index) }
  }

  private mutating func occupy(_ id: Graph.ValueID, in graph: Graph, from first: Int, to last: Int) {
    if let whole = parts[id]?.whole {
      occupy(whole, in: graph, from: first, to: last)
      slots[id.position] = slots[whole.position]
      return
    }
    // The parts of a concatenation come before the whole.
    if slots[id.position] != nil { return extend(id, to: last) }
    slots[id.position] = lifetimes.count
    lifetimes.append(MemoryPlan.Lifetime(first: first, last: last, bytes: graph[id].type?.byteCount ?? 0))
  }

  private mutating func extend(_ id: Graph.ValueID, to step: Int) {
    guard let slot = slots[id.position] else { return }
    lifetimes[slot].last = max(lifetimes[slot].last, step)
  }
}
