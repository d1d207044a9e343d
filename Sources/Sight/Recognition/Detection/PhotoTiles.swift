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

extension DetectorSession {
  /// A tile's detection of which a larger share lies in one of the same class in the whole area is a part of that one.
  fileprivate static let partShare: Float = 0.7

  /// The detections in an area, best first, with those that only show when its tiles are looked at one by one.
  ///
  /// What the edge of a tile cuts is left to the neighbour that shares this part, or to the look at the whole area.
  ///
  /// - Parameter area: in pixels of the oriented photo in full size.
  func detections(in photo: Photo, tilesOf area: PixelArea) throws(RecognitionError) -> [Detection] {
    let whole = try detections(in: photo, region: area)
    let tiles = PhotoTiles(area, frame: detector.description.input.preprocessing.size).areas
    guard tiles.count > 1 else { return whole }
    var all = whole
    for tile in tiles {
      let (inner, outer) = (DetectionBox(tile), DetectionBox(area))
      all += try detections(in: photo, region: tile).filter { detection in
        !detection.box.isCut(by: inner, within: outer) && !whole.contains { detection.isPart(of: $0) }
      }
    }
    all.sort { $0.precedes($1) }
    all.suppressOverlaps(above: detector.description.overlap, limit: all.count)
    return all
  }
}

extension Detection {
  fileprivate func isPart(of other: Detection) -> Bool {
    label == other.label && box.commonArea(with: other.box) >= DetectorSession.partShare * box.area
  }
}

extension DetectionBox {
  /// Whether the box ends at an edge of a tile that is no edge of what the tile is a part of.
  fileprivate func isCut(by tile: DetectionBox, within area: DetectionBox) -> Bool {
    let slack: Float = 1
    func ends(_ edge: Float, at tileEdge: Float, not outerEdge: Float) -> Bool {
      abs(edge - tileEdge) < slack && abs(tileEdge - outerEdge) >= slack
    }
    return ends(left, at: tile.left, not: area.left) || ends(top, at: tile.top, not: area.top)
      || ends(right, at: tile.right, not: area.right) || ends(bottom, at: tile.bottom, not: area.bottom)
  }
}
