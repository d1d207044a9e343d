internal import Images

/// The overlapping parts into which a large photo is divided, so that small things are seen large enough.
struct PhotoTiles {
  /// What neighbouring tiles share, in each direction: things of up to this share of a tile are whole in one of them.
  static let sharedPart = 0.25
  /// How many tiles there are at most in a row or column.
  static let most = 4

  /// The tiles, row by row; a single one when the area is not larger than what a detector sees in full.
  let areas: [PixelArea]

  /// Divides an area into tiles of about a detector's own size, and into at most 4 × 4.
  ///
  /// - Parameters:
  ///   - area: the part of a photo to look at, in its pixels.
  ///   - frame: the detector's own size.
  init(_ area: PixelArea, frame: PixelSize) {
    let columns = Self.spans(start: area.x, length: area.width, frame: frame.width)
    let rows = Self.spans(start: area.y, length: area.height, frame: frame.height)
    areas = rows.flatMap { row in
      columns.map { PixelArea(x: $0.start, y: row.start, width: $0.length, height: row.length) }
    }
  }

  private static func spans(start: Double, length: Double, frame: Int) -> [(start: Double, length: Double)] {
    let wanted = (length / Double(frame) - sharedPart) / (1 - sharedPart)
    let count = min(max(Int(wanted.rounded()), 1), most)
    // `count` spans with shared parts cover `length`: one whole span and the unshared part of the others.
    let span = length / (1 + Double(count - 1) * (1 - sharedPart))
    return (0..<count).map { (start + Double($0) * span * (1 - sharedPart), span) }
  }
}
