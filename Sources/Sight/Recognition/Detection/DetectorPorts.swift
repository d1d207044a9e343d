internal import Images
internal import Tensors

/// The shapes that a detector's network takes and gives.
struct DetectorPorts: Equatable {
  /// The shape of the one input.
  let input: Shape
  /// The shapes of the outputs, in order.
  let outputs: [Shape]
}

extension DetectorPorts {
  /// The largest number of distances a side's distribution may be over.
  private static let mostBins = 64

  /// What the network of a described detector must have.
  ///
  /// - Parameter bins: how many distances the distributions of PicoDet's form are over.
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

  /// How many distances a distribution is over, by the last output; 8, PicoDet's own number, where that is no answer.
  static func bins(lastOutput: Shape?) -> Int {
    guard let width = lastOutput?.dimensions.last, width.isMultiple(of: 4), (1...mostBins).contains(width / 4)
    else { return 8 }
    return width / 4
  }
}
