internal import Images

/// The cells of one level of a detector: each looks for things of about its level's size.
struct DetectorGrid: Equatable {
  /// How many pixels of the frame a cell spans each way.
  let stride: Int
  /// Cells in a row.
  let columns: Int
  /// Rows of cells.
  let rows: Int
  /// How many cells the levels before this one have.
  let firstRow: Int

  /// How many cells there are: rows of the output.
  var count: Int { columns * rows }

  /// The levels of a frame, one for each stride, in the order of the output's rows.
  static func levels(strides: [Int], frame: PixelSize) -> [DetectorGrid] {
    var grids: [DetectorGrid] = []
    var first = 0
    for stride in strides {
      let cells = PixelSize(
        width: (frame.width + stride - 1) / stride, height: (frame.height + stride - 1) / stride)
      grids.append(DetectorGrid(stride: stride, columns: cells.width, rows: cells.height, firstRow: first))
      first += cells.width * cells.height
    }
    return grids
  }
}
