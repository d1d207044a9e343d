public import Graphs
internal import Images
public import Inference
public import ONNXFormat
public import Tensors

/// A network that detects objects in a photo: weights and description, immutable and shared by all threads.
///
/// Each thread works through its own ``DetectorSession``.
public final class Detector: Sendable {
  /// The model's description.
  public let description: DetectorDescription
  /// The prepared network: one float32 input [1, 3, height, width], and the outputs of the description's form.
  public let model: Model
  /// The levels in the order of the output's rows.
  let grids: [DetectorGrid]
  /// The number of bins of a distance's distribution in PicoDet's form.
  let bins: Int

  /// Prepares a network for running.
  ///
  /// - Parameters:
  ///   - description: the model's description.
  ///   - packed: weights packed earlier, see ``Model``.
  public init(
    _ graph: Graph, _ description: DetectorDescription, packed: PackedWeights? = nil
  ) throws(DetectorError) {
    self.description = description
    do { model = try Model(graph, packed: packed) } catch { throw .network(error) }
    grids = DetectorGrid.levels(strides: description.strides, frame: description.input.preprocessing.size)
    bins = DetectorPorts.bins(lastOutput: model.outputs.last?.shape)
    try checkPorts()
  }

  /// Prepares the network of a file for running; the file describes itself, or holds a published detector of COCO's
  /// classes.
  public convenience init(_ file: ONNXModel, packed: PackedWeights? = nil) throws(DetectorError) {
    let description: DetectorDescription
    do { description = try DetectorDescription(file) } catch { throw .description(error) }
    try self.init(file.graph, description, packed: packed)
  }

  private func checkPorts() throws(DetectorError) {
    let expected = DetectorPorts(description, bins: bins)
    guard model.inputs.map(\.type) == [ValueType(.float32, expected.input)] else {
      throw .inputs(found: model.inputs.map(\.type), expected: expected.input)
    }
    guard model.outputs.map(\.type) == expected.outputs.map({ ValueType(.float32, $0) }) else {
      throw .outputs(found: model.outputs.map(\.type), expected: expected.outputs)
    }
  }
}

/// Why a model file cannot be used as a detector.
public enum DetectorError: Error, Equatable {
  /// The metadata do not describe a detector, and the file holds no published one.
  case description(ModelDescriptionError)
  /// The engine cannot run the network.
  case network(GraphError)
  /// The network does not take one float32 image of the described size; the types of all its inputs.
  case inputs(found: [ValueType], expected: Shape)
  /// The network does not have the outputs of its form; the types of all its outputs.
  case outputs(found: [ValueType], expected: [Shape])
}

/// The input and output shapes of a detector's network.
struct DetectorPorts: Equatable {
  /// The shape of the one input.
  let input: Shape
  /// The shapes of the outputs, in order.
  let outputs: [Shape]
}

extension DetectorPorts {
  /// The largest number of bins of a distance's distribution.
  private static let mostBins = 64

  /// Derives the shapes that a described detector's network must have.
  ///
  /// - Parameter bins: the number of bins of PicoDet's distributions.
  init(_ description: DetectorDescription, bins: Int) {
    let size = description.input.preprocessing.size
    let cells = DetectorGrid.levels(strides: description.strides, frame: size).map(\.count)
    let classes = description.labels.count
    input = [1, 3, size.height, size.width]
    switch description.form {
    case .yolox: outputs = [[1, cells.reduce(0, +), YOLOXRows.header + classes]]
    case .picodet: outputs = cells.map { [1, $0, classes] } + cells.map { [1, $0, 4 * bins] }
    }
  }

  /// Returns the number of bins of a distribution, from the last output; PicoDet's own number, 8, where that shape does
  /// not determine it.
  static func bins(lastOutput: Shape?) -> Int {
    guard let width = lastOutput?.dimensions.last, width.isMultiple(of: 4), (1...mostBins).contains(width / 4)
    else { return 8 }
    return width / 4
  }
}
