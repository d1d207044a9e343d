internal import Graphs
internal import KernelDispatch
internal import Tensors

/// Resizing of channels-last images that copies whole pixels.
struct NearestResizingStep: Step {
  private let input: Place
  private let output: Place
  private let channels: Int
  /// For each output pixel row (of all images) the input row, and for each output column the input column.
  private let rows: [Int]
  private let columns: [Int]
  private let inputWidth: Int

  /// Nil where another step has to do it.
  init?(_ preparation: Preparation) {
    guard let resizing = preparation.node.operation as? Resizing, resizing.layout == .channelsLast,
      case .nearest = resizing.mode, let type = preparation.floatType(0), type.shape.rank == 4,
      let result = preparation.outputType(), let input = preparation.source(0), let output = preparation.destination(),
      let positions = try? resizing.nearestPositions(preparation.graph.operands(of: preparation.node)),
      positions.count == 4
    else { return nil }
    (self.input, self.output, channels) = (input, output, type.shape[3])
    inputWidth = type.shape[2]
    rows = (0..<result.shape[0]).flatMap { image in positions[1].map { image * type.shape[1] + $0 } }
    columns = positions[2]
  }

  func run(_ frame: Frame) {
    let (source, destination) = (frame.floats(input), frame.floats(output))
    frame.team.split(rows.count, grain: 4) { _, range in
      for row in range {
        let line = source + rows[row] * inputWidth * channels
        let target = destination + row * columns.count * channels
        for (column, index) in columns.enumerated() {
          (target + column * channels).update(from: line + index * channels, count: channels)
        }
      }
    }
  }
}
