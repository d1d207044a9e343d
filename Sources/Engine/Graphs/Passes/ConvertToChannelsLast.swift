internal import Tensors

extension Graph {
  /// Converts image-like tensors (float32 or uint8) to channels-last order, in which a pixel's channels are contiguous.
  ///
  /// Convolution, pooling and resizing require it; elementwise operators follow the layout of their operands; all other
  /// operators get their operands in the file's order, by at most one Transpose per value. Transpositions in the file
  /// itself cancel against those of this pass.
  mutating func convertToChannelsLast() {
    var mover = ChannelsLastMover(self)
    for node in nodes { mover.move(node) }
    self = mover.finished()
  }
}

/// The state of the pass: the new graph, and the channels-last twins created so far.
///
/// The twin of a channels-first value is the value with the same elements in channels-last order.
private struct ChannelsLastMover {
  private var graph: Graph
  /// The channels-last twin of each channels-first value that has one.
  private var twins: [Graph.ValueID: Graph.ValueID] = [:]
  /// The channels-first values that exist only as twins so far.
  private var pending: Set<Graph.ValueID> = []
  /// The values that are equal to another value, and are replaced by it.
  private var replacements: [Graph.ValueID: Graph.ValueID] = [:]

  /// The inputs of convolutions and poolings, and the values that these inputs are assembled from.
  private let wantedChannelsLast: Set<Graph.ValueID>
  /// The outputs of the graph.
  private let results: Set<Graph.ValueID>

  init(_ graph: Graph) {
    (wantedChannelsLast, results) = (Self.wantedChannelsLast(in: graph), Set(graph.outputs))
    self.graph = graph
    self.graph.nodes = []
  }

  private static func wantedChannelsLast(in graph: Graph) -> Set<Graph.ValueID> {
    var wanted: Set<Graph.ValueID> = []
    for node in graph.nodes.reversed() {
      let isWanted = node.outputs.contains { $0.map { wanted.contains($0) } ?? false }
      switch node.operation {
      case is Convolution, is Pooling: wanted.formUnion(node.inputs.prefix(1).compactMap(\.self))
      case is DequantizeLinear where isWanted, is Int8Table where isWanted, is Slice where isWanted,
        is Split where isWanted:
        wanted.formUnion(node.inputs.prefix(1).compactMap(\.self))
      case is Concat where isWanted, is ChannelShuffle where isWanted:
        wanted.formUnion(node.inputs.compactMap(\.self))
      default: break
      }
    }
    return wanted
  }

  mutating func finished() -> Graph {
    graph.outputs = graph.outputs.map { replacements[$0] ?? $0 }
    for output in graph.outputs { materialize(output) }
    return graph
  }

  mutating func move(_ original: Graph.Node) {
    var node = original
    node.inputs = node.inputs.map { $0.map { replacements[$0] ?? $0 } }
    switch node.operation {
    case var convolution as Convolution where isImage(node.inputs[0]) && isConstant(node.inputs[1]):
      convolution.layout = .channelsLast
      emit(node, convolution, moving: [0, 3])
    case var pooling as Pooling where isImage(node.inputs[0]):
      pooling.layout = .channelsLast
      emit(node, pooling, moving: [0])
    case var pooling as GlobalPooling where isImage(node.inputs[0]):
      pooling.layout = .channelsLast
      emit(node, pooling, moving: [0])
    case let reduction as Reduction where isMeanOverSpace(reduction, node):
      let pooling = GlobalPooling(kind: .average(countsPadding: false), layout: .channelsLast)
      reduction.keepsAxes ? emit(node, pooling, moving: [0], inputCount: 1) : flatten(pooling, of: node)
    case let reduction as Reduction where hasTwin(node.inputs[0]) && reduction.keepsAxes && isConstant(node.input(1)):
      moveReduction(reduction, node)
    case is Unary where hasTwin(node.inputs[0]), is Int8Table where hasTwin(node.inputs[0]):
      emit(node, node.operation, moving: [0])
    case is QuantizeLinear where isPerTensor(node) && (hasTwin(node.inputs[0]) || feedsChannelsLast(node)),
      is DequantizeLinear where hasTwin(node.inputs[0]) && isPerTensor(node):
      emit(node, node.operation, moving: [0])
    case is Binary where canMovePair(node): emit(node, node.operation, moving: [0, 1])
    case var softmax as Softmax where hasTwin(node.inputs[0]) && !softmax.flattens:
      softmax.axis = lastAxis(of: softmax.axis)
      emit(node, softmax, moving: [0])
    case let concat as Concat
    where node.inputs.contains(where: hasTwin) && node.inputs.allSatisfy(isImage):
      emit(node, Concat(axis: lastAxis(of: concat.axis)), moving: Array(node.inputs.indices))
    case var shuffle as ChannelShuffle where node.inputs.contains(where: hasTwin) && node.inputs.allSatisfy(isImage):
      shuffle.layout = .channelsLast
      emit(node, shuffle, moving: Array(node.inputs.indices))
    case let split as Split where hasTwin(node.inputs[0]):
      emit(node, Split(axis: lastAxis(of: split.axis), count: split.count), moving: [0])
    case is Slice where hasTwin(node.inputs[0]): moveSlice(node)
    case var resize as Resize where isImage(node.inputs[0]) && resizesSpaceOnly(node):
      resize.layout = .channelsLast
      emit(node, resize, moving: [0])
    case let transpose as Transpose: if !cancelAgainstTwin(transpose, node) { keep(node) }
    case is Reshape, is Flatten: reshape(node)
    default: keep(node)
    }
  }
}

extension ChannelsLastMover {
  private func isImage(_ id: Graph.ValueID?) -> Bool {
    guard let type = id.flatMap({ graph[$0].type }) else { return false }
    return type.shape.rank == 4 && [.float32, .uint8].contains(type.elementType)
  }

  /// Whether a node quantises an image that the next operator requires channels-last.
  private func feedsChannelsLast(_ node: Graph.Node) -> Bool {
    isImage(node.inputs[0]) && node.outputs[0].map { wantedChannelsLast.contains($0) } ?? false
  }

  private func isConstant(_ id: Graph.ValueID?) -> Bool { id.flatMap { graph[$0].constant } != nil }

  private func hasTwin(_ id: Graph.ValueID?) -> Bool { id.flatMap { twins[$0] } != nil }

  /// Returns the channels-last position of an axis given in channels-first order.
  private func lastAxis(of axis: Int) -> Int { [0, 3, 1, 2][axis < 0 ? axis + 4 : axis] }

  private func isMeanOverSpace(_ reduction: Reduction, _ node: Graph.Node) -> Bool {
    guard reduction.function == .mean, isImage(node.inputs[0]), let axes = graph.constant(node, 1) else { return false }
    return Set(axes.integers.map { $0 < 0 ? $0 + 4 : $0 }) == [2, 3]
  }

  /// Whether a pair can be combined in channels-last order: one operand has a twin, and the other can be converted.
  private func canMovePair(_ node: Graph.Node) -> Bool {
    guard node.inputs.contains(where: hasTwin), hasFourAxes(node.outputs[0]) else { return false }
    return node.inputs.allSatisfy { id in
      guard let id, let type = graph[id].type else { return false }
      return isImage(id) || type.shape.count == 1 || graph[id].constant != nil
    }
  }

  /// Whether the quantisation parameters are per tensor, and therefore independent of the layout.
  private func isPerTensor(_ node: Graph.Node) -> Bool {
    node.inputs.dropFirst().allSatisfy { id in id.flatMap { graph[$0].type?.shape.count } ?? 1 == 1 }
  }

  private func hasFourAxes(_ id: Graph.ValueID?) -> Bool { id.flatMap { graph[$0].type?.shape.rank } == 4 }

  private func resizesSpaceOnly(_ node: Graph.Node) -> Bool {
    guard let input = node.inputs[0], let output = node.outputs[0], let from = graph[input].type,
      let to = graph[output].type
    else { return false }
    return from.shape[0] == to.shape[0] && from.shape[1] == to.shape[1]
      && node.inputs.dropFirst().allSatisfy { $0 == nil || isConstant($0) }
  }
}

extension ChannelsLastMover {
  /// Appends a node whose operands at the given positions, and all of whose results, are channels-last.
  private mutating func emit(
    _ node: Graph.Node, _ operation: any Operator, moving positions: [Int], inputCount: Int? = nil
  ) {
    var moved = node
    moved.operation = operation
    if let inputCount { moved.inputs = Array(node.inputs.prefix(inputCount)) }
    for position in positions where position < moved.inputs.count {
      moved.inputs[position] = moved.inputs[position].map { channelsLast($0) }
    }
    moved.outputs = node.outputs.map { $0.map { addTwin(of: $0) } }
    graph.nodes.append(moved)
  }

  /// Adds the channels-last twin of a value that itself does not exist yet.
  private mutating func addTwin(of id: Graph.ValueID) -> Graph.ValueID {
    let type = graph[id].type.map { ValueType($0.elementType, $0.shape.permuted(TensorLayout.toChannelsLast(rank: 4))) }
    let twin = graph.addValue(graph[id].name + ".last", type: type)
    twins[id] = twin
    pending.insert(id)
    return twin
  }

  /// Returns the value in channels-last order, transposed if need be; a scalar is the same in any order.
  private mutating func channelsLast(_ id: Graph.ValueID) -> Graph.ValueID {
    if let twin = twins[id] { return twin }
    guard let type = graph[id].type, type.shape.count != 1 || type.shape.rank == 4 else { return id }
    if let constant = graph[id].constant { return moveConstant(id, constant) }
    let twin = addTwin(of: id)
    pending.remove(id)
    let operation = Transpose(permutation: TensorLayout.toChannelsLast(rank: 4))
    graph.nodes.append(Graph.Node(name: graph[twin].name, operation, inputs: [id], outputs: [twin]))
    return twin
  }

  private mutating func moveConstant(_ id: Graph.ValueID, _ constant: Tensor) -> Graph.ValueID {
    let padded = [Int](repeating: 1, count: 4 - constant.shape.rank) + constant.shape.dimensions
    let moved = constant.reshaped(to: Shape(padded)).transposed(TensorLayout.toChannelsLast(rank: 4))
    let twin = graph.addConstant(graph[id].name + ".last", moved)
    twins[id] = twin
    return twin
  }

  /// Computes the channels-first value if only its twin exists.
  private mutating func materialize(_ id: Graph.ValueID) {
    guard pending.remove(id) != nil, let twin = twins[id] else { return }
    let operation = Transpose(permutation: TensorLayout.toChannelsFirst(rank: 4))
    graph.nodes.append(Graph.Node(name: graph[id].name, operation, inputs: [twin], outputs: [id]))
  }

  /// Appends a node unchanged, with its operands in the file's order.
  private mutating func keep(_ node: Graph.Node) {
    for case let input? in node.inputs { materialize(input) }
    graph.nodes.append(node)
  }

  /// Appends a reshaping node; for an image of one pixel the element order is the same in both layouts.
  private mutating func reshape(_ node: Graph.Node) {
    var node = node
    if let input = node.inputs[0], let twin = twins[input], let shape = graph[input].type?.shape,
      shape[2] * shape[3] == 1, let output = node.outputs[0], let type = graph[output].type
    {
      let extents = Tensor(type.shape.dimensions.map { Int64($0) }, shape: [type.shape.rank])
      node.operation = Reshape(keepsZero: true)
      node.inputs = [twin, graph.addConstant(graph[output].name + ".shape", extents)]
      graph.nodes.append(node)
    } else {
      keep(node)
    }
  }

  /// Appends a global pooling, then a Reshape that removes the spatial axes.
  private mutating func flatten(_ pooling: GlobalPooling, of node: Graph.Node) {
    guard let input = node.inputs[0], let output = node.outputs[0], let type = graph[output].type else { return }
    let (batch, channels) = (type.shape[0], type.shape[1])
    let pixel = graph.addValue(
      graph[output].name + ".last", type: ValueType(type.elementType, [batch, 1, 1, channels]))
    let extents = Tensor([Int64(batch), Int64(channels)], shape: [2])
    let shape = graph.addConstant(graph[output].name + ".shape", extents)
    graph.nodes.append(Graph.Node(name: node.name, pooling, inputs: [channelsLast(input)], outputs: [pixel]))
    graph.nodes.append(
      Graph.Node(name: node.name, Reshape(keepsZero: true), inputs: [pixel, shape], outputs: [output]))
  }

  private mutating func moveSlice(_ node: Graph.Node) {
    guard node.inputs.dropFirst().allSatisfy({ $0 == nil || isConstant($0) }), let starts = graph.constant(node, 1)
    else { return keep(node) }
    let given = graph.constant(node, 3)?.integers
    let axes = (given ?? Array(0..<starts.shape.count)).map { lastAxis(of: $0) }
    var moved = node
    moved.inputs += [Graph.ValueID?](repeating: nil, count: max(4 - node.inputs.count, 0))
    moved.inputs[3] = graph.addConstant(node.name + ".axes", Tensor(axes.map { Int64($0) }, shape: [axes.count]))
    emit(moved, node.operation, moving: [0])
  }

  private mutating func moveReduction(_ reduction: Reduction, _ node: Graph.Node) {
    guard let axes = graph.constant(node, 1)?.integers, !axes.isEmpty else { return keep(node) }
    var moved = node
    let last = axes.map { Int64(lastAxis(of: $0)) }.sorted()
    moved.inputs[1] = graph.addConstant(node.name + ".axes", Tensor(last, shape: [last.count]))
    emit(moved, reduction, moving: [0])
  }

  /// Drops a Transpose of the file that only converts between the two orders; returns whether it did.
  private mutating func cancelAgainstTwin(_ transpose: Transpose, _ node: Graph.Node) -> Bool {
    guard let input = node.inputs[0], let output = node.outputs[0], isImage(input), !results.contains(output)
    else { return false }
    if transpose.permutation == TensorLayout.toChannelsLast(rank: 4), let twin = twins[input] {
      replacements[output] = twin
      return true
    }
    if transpose.permutation == TensorLayout.toChannelsFirst(rank: 4), graph[input].constant == nil,
      twins[input] == nil
    {
      twins[output] = input
      pending.insert(output)
      return true
    }
    return false
  }
}
