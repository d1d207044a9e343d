extension Image {
  /// The picture as a viewer shows it, when `orientation` is what its file says.
  public func turned(_ orientation: Orientation) -> Image {
    guard orientation != .up else { return self }
    let turnedSize = orientation.swapsSides ? size.transposed : size
    let path = SourcePath(orientation, of: size)
    return pixels.withUnsafeBufferPointer { source in
      Image(size: turnedSize) { target in path.copy(from: source, to: target, size: turnedSize) }
    }
  }
}

/// Where the pixels of a turned image lie in the coded one: a start and a stride for each direction, in samples.
private struct SourcePath {
  let start: Int
  let alongRow: Int
  let alongColumn: Int

  init(_ orientation: Orientation, of coded: PixelSize) {
    let (pixel, row) = (Image.channels, coded.width * Image.channels)
    let (lastPixel, lastRow) = (row - pixel, (coded.height - 1) * row)
    (start, alongRow, alongColumn) =
      switch orientation {
      case .up: (0, pixel, row)
      case .upMirrored: (lastPixel, -pixel, row)
      case .down: (lastRow + lastPixel, -pixel, -row)
      case .downMirrored: (lastRow, pixel, -row)
      case .leftMirrored: (0, row, pixel)
      case .right: (lastRow, -row, pixel)
      case .rightMirrored: (lastRow + lastPixel, -row, -pixel)
      case .left: (lastPixel, row, -pixel)
      }
  }

  /// Copies tile by tile, so that a quarter turn finds its columns in the cache.
  ///
  /// Every offset is `start` plus fewer than `size.width` steps along a row and fewer than `size.height` along a column,
  /// which the strides above keep inside the coded image.
  func copy(
    from source: UnsafeBufferPointer<UInt8>, to target: UnsafeMutableBufferPointer<UInt8>, size: PixelSize
  ) {
    let tile = 32
    for top in stride(from: 0, to: size.height, by: tile) {
      for left in stride(from: 0, to: size.width, by: tile) {
        for y in top..<min(top + tile, size.height) {
          var from = start + left * alongRow + y * alongColumn
          var to = (y * size.width + left) * Image.channels
          for _ in left..<min(left + tile, size.width) {
            target[to] = source[from]
            target[to + 1] = source[from + 1]
            target[to + 2] = source[from + 2]
            from += alongRow
            to += Image.channels
          }
        }
      }
    }
  }
}
