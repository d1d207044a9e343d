internal import Glibc
internal import Graphs

/// A picture as a vector of length 1; pictures of alike things lie close together, also of things that the classifier has
/// no label for.
///
/// A model file may give it as its output `embedding`, beside `label_similarities`. Of any other classifier it is what its
/// last linear layer reads: each value is replaced by its square root, with its sign, after the values were scaled so that
/// their amounts sum to 1. The inner product of two of them is the Bhattacharyya coefficient, in which a few large values
/// do not outweigh all others (Arandjelović and Zisserman, "Three things everyone should know to improve object
/// retrieval", CVPR 2012).
public struct Embedding: Sendable, Equatable {
  /// The values; their squares sum to 1, unless all are 0.
  public let values: [Float]
  /// The similarity to what each label of the classifier usually looks like, -1…1; empty where the model gives none.
  public let labelSimilarities: [Float]

  /// Converts the values that a last layer reads; nil when one of them is not finite.
  public init?(features: some Collection<Float>) {
    let sum = features.reduce(0) { $0 + abs($1) }
    guard sum.isFinite else { return nil }
    let scale = sum > 0 ? 1 / sum : 0
    values = features.map { $0 < 0 ? -sqrtf(-$0 * scale) : sqrtf($0 * scale) }
    labelSimilarities = []
  }

  /// Takes the outputs of a model; nil when a number is not finite.
  init?(values: some Collection<Float>, labelSimilarities: some Collection<Float>) {
    guard values.allSatisfy(\.isFinite), labelSimilarities.allSatisfy(\.isFinite) else { return nil }
    (self.values, self.labelSimilarities) = (Array(values), Array(labelSimilarities))
  }

  /// Restores an embedding from its ``values``.
  public init(restoring values: [Float]) { (self.values, labelSimilarities) = (values, []) }
}

/// The outputs of a classifier's graph that an ``Embedding`` is made of.
enum EmbeddingOutputs: Sendable, Equatable {
  /// The model's own: the embedding, and the similarities to its labels.
  case own
  /// The values that the last linear layer reads.
  case features

  private static let names = ["embedding", "label_similarities"]
}

extension EmbeddingOutputs {
  /// Returns the graph with the labels and an embedding as outputs; nil if there is none to be had.
  static func adding(to graph: Graph) -> (Graph, EmbeddingOutputs)? {
    guard let labels = graph.outputs.first else { return nil }
    var graph = graph
    let own = names.compactMap { name in graph.outputs.first { graph[$0].name == name } }
    if own.count == names.count {
      graph.outputs = [labels] + own
      return (graph, .own)
    }
    guard let features = graph.lastLayerInput else { return nil }
    graph.outputs = [labels, features]
    return (graph, .features)
  }
}

extension Graph {
  /// The input of the last linear layer; nil if the first output does not come from one through a chain of first inputs.
  fileprivate var lastLayerInput: ValueID? {
    let producers = producers
    var value = outputs.first
    while let id = value, let node = producers[id.position].map({ nodes[$0] }), let input = node.input(0) {
      if node.operation is Gemm || node.operation is MatMul || node.operation is Convolution { return input }
      value = input
    }
    return nil
  }
}
