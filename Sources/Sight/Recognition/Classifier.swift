public import Inference
public import ONNXFormat
internal import Images
internal import Tensors

/// A network that names what a whole photo shows: weights and description, immutable and shared by all threads.
///
/// Each thread works through its own ``ClassifierSession``.
public final class Classifier: Sendable {
  /// What the model file says about itself.
  public let description: ModelDescription
  /// The prepared network: one float32 input [1, 3, height, width], one float32 output [1, labels].
  public let model: Model

  /// Prepares the network of a file for running.
  public init(_ file: ONNXModel) throws(ClassifierError) {
    do { description = try ModelDescription(metadata: file.metadata) } catch { throw .description(error) }
    do { model = try Model(file.graph) } catch { throw .network(error) }
    try checkShapes()
  }

  private func checkShapes() throws(ClassifierError) {
    let size = description.preprocessing.size
    let input = [1, 3, size.height, size.width]
    let output = [1, description.labels.count]
    let found = (inputs: model.inputs.map(\.shape.dimensions), outputs: model.outputs.map(\.shape.dimensions))
    guard found.inputs == [input] else { throw .inputs(found: found.inputs, expected: input) }
    guard found.outputs == [output] else { throw .outputs(found: found.outputs, expected: output) }
  }
}

/// Why a model file cannot be used as a classifier.
public enum ClassifierError: Error {
  /// The metadata do not describe one.
  case description(ModelDescriptionError)
  /// The engine cannot run the network.
  case network(ModelError)
  /// The network does not take one image as described; shapes of all inputs.
  case inputs(found: [[Int]], expected: [Int])
  /// The network does not give one score for each label; shapes of all outputs.
  case outputs(found: [[Int]], expected: [Int])
}
