internal import Glibc
internal import Graphs

/// The values that a classifier's last linear layer reads for a picture, as a vector of length 1.
///
/// Pictures of alike things have embeddings that lie close together, also of things that the classifier has no label for.
/// Each value is replaced by its square root, with its sign, after the values were scaled so that their amounts sum to 1:
/// the inner product of two embeddings is then the Bhattacharyya coefficient, in which a few large values do not outweigh
/// all others (Arandjelović and Zisserman, "Three things everyone should know to improve object retrieval", CVPR 2012).
public struct Embedding: Sendable, Equatable {
  /// The values; their squares sum to 1, unless all are 0.
  public let values: [Float]

  /// Converts the values that the layer reads; nil when one of them is not finite.
  public init?(_ values: some Collection<Float>) {
    let sum = values.reduce(0) { $0 + abs($1) }
    guard sum.isFinite else { return nil }
    let scale = sum > 0 ? 1 / sum : 0
    self.values = values.map { $0 < 0 ? -sqrtf(-$0 * scale) : sqrtf($0 * scale) }
  }

  /// Restores an embedding from its ``values``.
  public init(restoring values: [Float]) { self.values = values }
}

extension Graph {
  /// Returns the graph with the input of the last linear layer as a further output; nil if the first output does not
  /// come from one through a chain of first inputs.
  func addingEmbedding() -> Graph? {
    let producers = producers
    var value = outputs.first
    while let id = value, let node = producers[id.position].map({ nodes[$0] }), let input = node.input(0) {
      guard node.operation is Gemm || node.operation is MatMul || node.operation is Convolution else {
        value = input
        continue
      }
      var graph = self
      graph.outputs.append(input)
      return graph
    }
    return nil
  }
}
