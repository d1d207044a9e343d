public import Graphs
public import Inference
public import ONNXFormat
internal import Images
public import Tensors

/// A network that names what a whole photo shows: weights and description, immutable and shared by all threads.
///
/// Each thread works through its own ``ClassifierSession``.
public final class Classifier: Sendable {
  /// What the model file says about itself.
  public let description: ModelDescription
  /// The prepared network: one float32 input [1, 3, height, width], one float32 output [1, labels].
  public let model: Model

  /// Prepares a network for running.
  ///
  /// - Parameters:
  ///   - metadata: what the file says about itself, see ``ModelDescription/init(metadata:)``.
  ///   - packed: the weights as they were packed before, see ``Model``.
  public init(_ graph: Graph, metadata: [String: String], packed: PackedWeights? = nil) throws(ClassifierError) {
    do { description = try ModelDescription(metadata: metadata) } catch { throw .description(error) }
    do { model = try Model(graph, packed: packed) } catch { throw .network(error) }
    try checkPorts()
  }

  /// Prepares the network of a file for running.
  public convenience init(_ file: ONNXModel, packed: PackedWeights? = nil) throws(ClassifierError) {
    try self.init(file.graph, metadata: file.metadata, packed: packed)
  }

  private func checkPorts() throws(ClassifierError) {
    let size = description.preprocessing.size
    let input: Shape = [1, 3, size.height, size.width]
    let output: Shape = [1, description.labels.count]
    guard model.inputs.map(\.type) == [ValueType(.float32, input)] else {
      throw .inputs(found: model.inputs.map(\.type), expected: input)
    }
    guard model.outputs.map(\.type) == [ValueType(.float32, output)] else {
      throw .outputs(found: model.outputs.map(\.type), expected: output)
    }
  }
}

/// Why a model file cannot be used as a classifier.
public enum ClassifierError: Error, Equatable {
  /// The metadata do not describe one.
  case description(ModelDescriptionError)
  /// The engine cannot run the network.
  case network(GraphError)
  /// The network does not take one float32 image of the described size; the types of all its inputs.
  case inputs(found: [ValueType], expected: Shape)
  /// The network does not give one float32 score for each label; the types of all its outputs.
  case outputs(found: [ValueType], expected: Shape)
}
