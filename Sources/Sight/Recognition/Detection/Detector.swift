public import Graphs
internal import Images
public import Inference
public import KernelDispatch
public import Kernels
public import ONNXFormat
internal import Tensors

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
  ///   - kernels: the instruction set and the precision to use.
  ///   - packed: weights packed earlier, see ``Model``.
  public init(
    _ graph: Graph, _ description: DetectorDescription, kernels: KernelSet = .chosen, packed: PackedWeights? = nil
  ) throws(PhotoModelError) {
    self.description = description
    do { model = try Model(graph, kernels: kernels, packed: packed) } catch { throw .network(error) }
    grids = DetectorGrid.levels(strides: description.strides, frame: description.input.preprocessing.size)
    bins = DetectorPorts.bins(lastOutput: model.outputs.last?.shape)
    let ports = DetectorPorts(description, bins: bins)
    try model.checkPorts(input: ports.input, outputs: ports.outputs)
  }

  /// Prepares the network of a file for running; the file describes itself, or holds a published detector of COCO's
  /// classes.
  public convenience init(
    _ file: ONNXModel, kernels: KernelSet = .chosen, packed: PackedWeights? = nil
  ) throws(PhotoModelError) {
    let description: DetectorDescription
    do { description = try DetectorDescription(file) } catch { throw .description(error) }
    try self.init(file.graph, description, kernels: kernels, packed: packed)
  }
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
