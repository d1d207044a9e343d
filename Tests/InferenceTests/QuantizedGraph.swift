import Graphs
import Tensors
import TestSupport

/// Builds graphs with QuantizeLinear and DequantizeLinear around their operators, as exporters write them.
struct QuantizedGraph {
  static let resultScale: Float = 0.02
  /// The inputs' names and shapes.
  private(set) var inputs: [(name: String, shape: Shape)] = []
  var graph = Graph()

  mutating func input(_ name: String, _ shape: Shape) -> Graph.ValueID {
    let id = graph.addValue(name, declared: DeclaredType(.float32, shape.dimensions.map { .fixed($0) }))
    graph.inputs.append(id)
    inputs.append((name, shape))
    return id
  }

  mutating func node(_ operation: any Operator, _ inputs: [Graph.ValueID]) -> Graph.ValueID {
    let output = graph.addValue("v\(graph.valueCount)")
    graph.nodes.append(Graph.Node(name: "n\(graph.valueCount)", operation, inputs: inputs, outputs: [output]))
    return output
  }

  /// Returns the value after quantising and dequantising.
  mutating func quantized(_ id: Graph.ValueID, scale: Float, zero: Int, isSigned: Bool = false) -> Graph.ValueID {
    let scale = graph.addConstant("scale", Tensor(scalar: scale))
    let zero = graph.addConstant("zero", Tensor(integers: [zero], shape: [], as: isSigned ? .int8 : .uint8))
    let bytes = node(QuantizeLinear(axis: 1), [id, scale, zero])
    return node(DequantizeLinear(axis: 1), [bytes, scale, zero])
  }

  /// Adds weights that are stored as int8, with a scale for each position along an axis.
  mutating func weights(_ values: [Float], shape: Shape, scales: [Float], axis: Int = 0) -> Graph.ValueID {
    let inner = scales.count == 1 ? shape.count : shape.dimensions[(axis + 1)...].reduce(1, *)
    let bytes = values.enumerated().map { index, value in
      Int8(max(min((value / scales[index / inner % scales.count]).rounded(), 127), -127))
    }
    let scale = graph.addConstant("scales", Tensor(scales, shape: [scales.count]))
    let zero = graph.addConstant("zeros", Tensor([Int8](repeating: 0, count: scales.count), shape: [scales.count]))
    return node(DequantizeLinear(axis: axis), [graph.addConstant("w", Tensor(bytes, shape: shape)), scale, zero])
  }

  /// Adds a pointwise convolution with generated weights.
  mutating func pointwise(_ id: Graph.ValueID, channels: Int) -> Graph.ValueID {
    var numbers = SeededNumbers(seed: 8)
    let weights = weights(
      numbers.array(channels * channels).map { $0 / 3 }, shape: [channels, channels, 1, 1], scales: [0.003])
    let window = Window(
      kernel: [1, 1], strides: [1, 1], dilations: [1, 1], padding: .explicit(before: [0, 0], after: [0, 0]))
    return node(Convolution(window: window, groups: 1), [id, weights])
  }

  mutating func reshaped(_ id: Graph.ValueID, _ extents: [Int64]) -> Graph.ValueID {
    node(Reshape(), [id, graph.addConstant("shape", Tensor(extents, shape: [extents.count]))])
  }

  mutating func end(_ id: Graph.ValueID) {
    graph[id].name = "y"
    graph.outputs = [id]
  }
}

extension [Float] {
  /// Returns the largest difference between corresponding numbers.
  func largestDifference(from others: [Float]) -> Float { zip(self, others).map { abs($0 - $1) }.max() ?? 0 }
}
