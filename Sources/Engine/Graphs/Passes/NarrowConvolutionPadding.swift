internal import Tensors

extension Graph {
  /// Lays zeros around the images that convolutions with few channels read. The graph must be channels-last.
  ///
  /// The taps of a kernel's row are then neighbours in memory without exception, and can be multiplied as one row: three
  /// taps of three channels alone are too short for vectors. The copy is small beside the convolution.
  mutating func padNarrowConvolutions() {
    var padded: [Node] = []
    for node in nodes {
      guard let (padding, convolution) = split(node) else {
        padded.append(node)
        continue
      }
      padded += [padding, convolution]
    }
    nodes = padded
  }

  private static let mostChannels = 16

  /// A node that pads and the same convolution without padding; nil where that is of no use.
  private mutating func split(_ node: Node) -> (Node, Node)? {
    guard var convolution = node.operation as? Convolution, convolution.layout == .channelsLast,
      convolution.groups == 1, convolution.window.kernel.count == 2, convolution.window.kernel[1] > 1,
      convolution.window.dilations[1] == 1, let input = node.inputs[0], let type = self[input].type,
      type.elementType == .float32, type.shape[3] <= Self.mostChannels
    else { return nil }
    let extents = TensorLayout.channelsLast.spatial(type.shape.dimensions)
    let (before, after) = convolution.window.resolvedPadding(for: extents)
    guard (before + after).contains(where: { $0 > 0 }) else { return nil }
    let counts = ([0] + before + [0, 0] + after + [0]).map { Int64($0) }
    let dimensions = [type.shape[0]] + extents.indices.map { before[$0] + extents[$0] + after[$0] } + [type.shape[3]]
    let result = addValue(self[input].name + ".padded", type: ValueType(type.elementType, Shape(dimensions)))
    let pads = addConstant(self[result].name + ".pads", Tensor(counts, shape: [counts.count]))
    convolution.window.padding = .explicit(before: [0, 0], after: [0, 0])
    var unpadded = node
    unpadded.operation = convolution
    unpadded.inputs[0] = result
    return (Node(name: self[result].name, Padder(mode: .constant), inputs: [input, pads], outputs: [result]), unpadded)
  }
}
