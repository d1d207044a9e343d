/// The orientation of a photo; raw values are those of EXIF tag 0x0112 (EXIF 2.32, 4.6.4 A).
///
/// Each name says where the top of the coded image lies in the upright one; mirrored ones are also flipped left to
/// right.
public enum Orientation: UInt8, Sendable, CaseIterable {
  /// Unchanged.
  case up = 1
  /// Flipped left to right.
  case upMirrored
  /// Rotated by 180°.
  case down
  /// Flipped top to bottom.
  case downMirrored
  /// Transposed: flipped along the main diagonal.
  case leftMirrored
  /// Rotated by 90° clockwise.
  case right
  /// Flipped along the anti-diagonal.
  case rightMirrored
  /// Rotated by 90° counter-clockwise.
  case left
}

extension Orientation {
  /// Whether width and height are swapped.
  public var swapsSides: Bool { rawValue >= Self.leftMirrored.rawValue }
}

extension Image {
  /// Returns the upright image, given the orientation that its file states.
  public func oriented(_ orientation: Orientation) -> Image {
    guard orientation != .up else { return self }
    let uprightSize = orientation.swapsSides ? size.transposed : size
    let path = SourcePath(orientation, of: size, rowLength: width * Self.channels)
    return pixels.withUnsafeBufferPointer { source in
      Image(size: uprightSize) { target in path.copy(from: source, to: target, size: uprightSize) }
    }
  }

  /// Replaces the pixels by the upright ones of a coded image of `size`; allocates only if the size changes.
  ///
  /// - Parameters:
  ///   - rows: the samples of the coded image, at least `rowLength * size.height`.
  ///   - rowLength: the samples from one row to the next, at least `size.width * 3`.
  package mutating func replace(
    by rows: UnsafeBufferPointer<UInt8>, rowLength: Int, size coded: PixelSize, _ orientation: Orientation
  ) {
    precondition(rowLength >= coded.width * Self.channels && rows.count >= rowLength * coded.height, "rows are whole")
    let uprightSize = orientation.swapsSides ? coded.transposed : coded
    if size != uprightSize { self = Image(filling: uprightSize, with: .black) }
    let path = SourcePath(orientation, of: coded, rowLength: rowLength)
    pixels.withUnsafeMutableBufferPointer { path.copy(from: rows, to: $0, size: uprightSize) }
  }
}

/// The start and strides, in samples, that walk a coded image in the order of the upright one.
private struct SourcePath {
  let start: Int
  let alongRow: Int
  let alongColumn: Int

  init(_ orientation: Orientation, of coded: PixelSize, rowLength row: Int) {
    let pixel = Image.channels
    let (lastPixel, lastRow) = ((coded.width - 1) * pixel, (coded.height - 1) * row)
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

  /// Copies tile by tile, so that a quarter turn reads its columns from the cache.
  ///
  /// Invariant: every offset is `start` plus fewer than `size.width` steps along a row and fewer than `size.height`
  /// along a column, which stays inside the coded image.
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

extension Orientation {
  /// Reads the orientation from EXIF data: a TIFF header and tag 0x0112 of the first directory.
  ///
  /// - Parameter view: the data, starting at the TIFF header or at `Exif\0\0` before it.
  /// - Returns: nil if the data has no orientation, a value outside 1 to 8, or ends before it.
  init?(exif view: ByteView) {
    let tiff = view.has("Exif\0\0", at: 0) ? view.dropping(6) : view
    guard let order = Self.byteOrder(of: tiff), tiff.unsigned(.bits16, at: 2, order) == 42 else { return nil }
    guard let directory = tiff.unsigned(.bits32, at: 4, order) else { return nil }
    guard let entryCount = tiff.unsigned(.bits16, at: directory, order) else { return nil }
    for entry in 0..<entryCount {
      let offset = directory + 2 + entry * 12
      guard let tag = tiff.unsigned(.bits16, at: offset, order) else { return nil }
      guard tag == 0x0112 else { continue }
      guard let value = Self.value(ofEntryAt: offset, in: tiff, order) else { return nil }
      self.init(rawValue: value)
      return
    }
    return nil
  }

  private static func byteOrder(of tiff: ByteView) -> ByteView.Order? {
    if tiff.has("II", at: 0) { return .littleEndian }
    if tiff.has("MM", at: 0) { return .bigEndian }
    return nil
  }

  /// Returns the value of an entry of one BYTE, SHORT or LONG (TIFF 6.0, section 2) if it fits a byte.
  private static func value(ofEntryAt offset: Int, in tiff: ByteView, _ order: ByteView.Order) -> UInt8? {
    let widths: [Int: ByteView.Width] = [1: .bits8, 3: .bits16, 4: .bits32]
    guard let type = tiff.unsigned(.bits16, at: offset + 2, order), let width = widths[type] else { return nil }
    guard tiff.unsigned(.bits32, at: offset + 4, order) == 1 else { return nil }
    return tiff.unsigned(width, at: offset + 8, order).flatMap { UInt8(exactly: $0) }
  }
}
