internal import Graphs
internal import Kernels
internal import Tensors

/// The location of the pixels of a channels-last value, which may be part of the channels of another value.
struct PixelLocation: Sendable {
  /// The first channel of the first pixel.
  let start: ValueLocation
  /// The floats from one pixel to the next.
  let step: Int
}

/// The values that need no memory of their own, as they are part of the channels of another value: what a concatenation
/// puts together, and what a split takes apart.
///
/// Only convolutions write or read such values; they have a distance between pixels anyway. Every other operator finds
/// its operands in one piece.
struct ChannelParts {
  private var parts: [Graph.ValueID: (whole: Graph.ValueID, firstChannel: Int)] = [:]

  /// The value that holds a part, and the part's first channel in it; nil for values with memory of their own.
  subscript(id: Graph.ValueID) -> (whole: Graph.ValueID, firstChannel: Int)? { parts[id] }

  /// Finds the parts in a graph whose types are all known.
  init(_ graph: Graph) {
    let uses = Uses(graph)
    for node in graph.nodes {
      switch node.operation {
      case let concat as Concat where Self.joinsChannels(concat.axis, node.outputs.first ?? nil, in: graph):
        guard let whole = node.outputs[0] else { continue }
        place(node.inputs, in: whole, graph) {
          uses.isConvolved($0, in: graph) && uses.isReadByConvolutions($0, and: 1)
        }
      case let split as Split where Self.joinsChannels(split.axis, node.inputs.first ?? nil, in: graph):
        guard let whole = node.inputs[0], graph[whole].constant == nil, parts[whole] == nil,
          !node.outputs.contains(nil)
        else { continue }
        place(node.outputs, in: whole, graph) { uses.isReadByConvolutions($0, and: 0) }
      default: continue
      }
    }
  }

  private mutating func place(
    _ ids: [Graph.ValueID?], in whole: Graph.ValueID, _ graph: Graph, where isSuitable: (Graph.ValueID) -> Bool
  ) {
    var first = 0
    for case let id? in ids {
      if parts[id] == nil, isSuitable(id) { parts[id] = (whole, first) }
      first += graph[id].type?.shape.dimensions.last ?? 0
    }
  }

  /// Whether an axis is the last one of an image of floats.
  private static func joinsChannels(_ axis: Int, _ id: Graph.ValueID?, in graph: Graph) -> Bool {
    guard let type = id.flatMap({ graph[$0].type }), type.elementType == .float32 else { return false }
    return type.shape.rank == 4 && type.shape.normalized(axis: axis) == 3
  }
}

/// The uses of each value.
private struct Uses {
  private let producers: [Int?]
  /// The number of uses, and of those as the input of a convolution that can read pixels apart.
  private let counts: [Int]
  private var convolutions: [Int]

  init(_ graph: Graph) {
    (producers, counts) = (graph.producers, graph.useCounts)
    convolutions = counts.map { _ in 0 }
    for node in graph.nodes where Self.isSuitable(node, in: graph) {
      if let input = node.inputs[0] { convolutions[input.position] += 1 }
    }
  }

  /// Whether every use is as the input of a suitable convolution, but for a number of others.
  func isReadByConvolutions(_ id: Graph.ValueID, and others: Int) -> Bool {
    counts[id.position] == convolutions[id.position] + others
  }

  /// Whether a suitable convolution computes a value.
  func isConvolved(_ id: Graph.ValueID, in graph: Graph) -> Bool {
    guard let producer = producers[id.position], let convolution = graph.nodes[producer].operation as? Convolution
    else {
      return false
    }
    return !convolution.addsResidual && Self.isSuitable(graph.nodes[producer], in: graph)
  }

  /// Whether `ConvolutionStep` or a depthwise step computes a node. Winograd's transforms and the kernels for narrow
  /// groups gain more than a copy costs, and want their operands in one piece.
  private static func isSuitable(_ node: Graph.Node, in graph: Graph) -> Bool {
    guard let convolution = node.operation as? Convolution, convolution.layout == .channelsLast,
      Activation(convolution.activation) != nil, let type = graph.type(node, 0), type.elementType == .float32,
      type.shape.rank == 4, let weights = graph.constant(node, 1), weights.elementType == .float32,
      node.input(2) == nil || graph.constant(node, 2) != nil
    else { return false }
    let isDepthwise = convolution.groups == type.shape[3] && weights.shape[0] == type.shape[3]
    let isWinograd = convolution.window.kernel == [3, 3] && convolution.window.strides == [1, 1]
    return isDepthwise || (convolution.groups == 1 && !isWinograd)
  }
}
