internal import Graphs
internal import Tensors

/// Where each value of an optimised graph lies while it runs.
struct ArenaLayout {
  /// The size of the arena.
  let byteCount: Int
  private let graph: Graph
  /// By the value's position; nil for a constant, and for a value that is never looked at.
  private let offsets: [Int?]
  private let constants = ConstantBuffers()

  /// Plans the memory of a graph whose types are all known.
  init(_ graph: Graph) {
    let storage = Storage(graph)
    let plan = MemoryPlan(storage.lifetimes)
    (self.graph, byteCount) = (graph, plan.byteCount)
    offsets = storage.slots.map { $0.map { plan.offsets[$0] } }
  }

  /// Where a value lies; nil for one that is never looked at.
  ///
  /// A constant is copied when it is first asked for: most weights never are, as steps pack them their own way.
  func place(of id: Graph.ValueID) -> ValueLocation? {
    if let constant = graph[id].constant { return .constant(constants.buffer(of: constant, at: id.position)) }
    return offsets[id.position].map { .arena(offset: $0) }
  }

  /// The input or output that a value is.
  func port(_ id: Graph.ValueID) -> Model.Port? {
    guard let type = graph[id].type, let place = place(of: id) else { return nil }
    return Model.Port(
      name: graph[id].name, elementType: type.elementType, shape: type.shape, location: PortLocation(value: place))
  }

  /// Whether a node only gives its input another shape, so that both can be the same bytes.
  static func isView(_ node: Graph.Node, in graph: Graph) -> Bool {
    guard let input = node.inputs.first ?? nil, graph[input].constant == nil,
      node.outputs.dropFirst().allSatisfy({ $0 == nil })
    else { return false }
    switch node.operation {
    case is Reshaping, is Flattening, is Squeezing, is Unsqueezing, is Identity: return true
    default: return false
    }
  }
}

/// The copies of constants, each made once.
private final class ConstantBuffers {
  private var buffers: [Int: AlignedBuffer] = [:]

  func buffer(of constant: Tensor, at position: Int) -> AlignedBuffer {
    if let buffer = buffers[position] { return buffer }
    let buffer = constant.withUnsafeBytes { AlignedBuffer(bytes: $0) }
    buffers[position] = buffer
    return buffer
  }
}

/// Which values share bytes, and how long each needs them.
private struct Storage {
  /// For each value, the index of its lifetime.
  private(set) var slots: [Int?]
  private(set) var lifetimes: [MemoryPlan.Lifetime] = []

  init(_ graph: Graph) {
    slots = [Int?](repeating: nil, count: graph.valueCount)
    let end = graph.nodes.count
    // Inputs stay until the end, so that a run can be repeated without feeding it again.
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
    slots[id.position] = lifetimes.count
    lifetimes.append(MemoryPlan.Lifetime(first: first, last: last, bytes: graph[id].type?.byteCount ?? 0))
  }

  private mutating func extend(_ id: Graph.ValueID, to step: Int) {
    guard let slot = slots[id.position] else { return }
    lifetimes[slot].last = max(lifetimes[slot].last, step)
  }
}
