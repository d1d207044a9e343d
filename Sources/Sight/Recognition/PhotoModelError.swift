public import Graphs
internal import Inference
public import Tensors

/// Why a model file cannot be used as a classifier or a detector of photos.
public enum PhotoModelError: Error, Equatable {
  /// The metadata do not describe a model for the task, and the file holds no published one.
  case description(ModelDescriptionError)
  /// The engine cannot run the network.
  case network(GraphError)
  /// The network does not take one float32 image of the described size; the types of all its inputs.
  case inputs(found: [ValueType], expected: Shape)
  /// The network does not have the float32 outputs that its description asks for: a score for each label of a
  /// classifier, those of a detector's form; the types of all its outputs.
  case outputs(found: [ValueType], expected: [Shape])
}

extension Model {
  /// Checks that a network has the inputs and outputs that its description asks for.
  func checkPorts(input: Shape, outputs expected: [Shape]) throws(PhotoModelError) {
    guard inputs.map(\.type) == [ValueType(.float32, input)] else {
      throw .inputs(found: inputs.map(\.type), expected: input)
    }
    guard outputs.map(\.type) == expected.map({ ValueType(.float32, $0) }) else {
      throw .outputs(found: outputs.map(\.type), expected: expected)
    }
  }
}
