internal import Images

/// The overlapping tiles of a large photo, in which small objects appear large enough.
struct PhotoTiles {
  /// The overlap of neighbouring tiles in each direction: objects of up to this share of a tile lie whole in one of
  /// them.
  static let sharedPart = 0.25
  /// The largest number of tiles in a row or column.
  static let most = 4

  /// The tiles, row by row; a single one when the area is no larger than the detector's frame.
  let areas: [PixelArea]

  /// Divides an area into tiles of about the frame's size, at most 4 × 4.
  ///
  /// - Parameters:
  ///   - area: the part of a photo to look at, in pixels.
  ///   - frame: the size of the detector's frame.
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
    // `count` overlapping spans cover `length`: one whole span and the unshared part of the others.
    let span = length / (1 + Double(count - 1) * (1 - sharedPart))
    return (0..<count).map { (start + Double($0) * span * (1 - sharedPart), span) }
  }
}

extension DetectorSession {
  /// The share of a tile's detection above which, inside one of the same class in the whole area, it is a part of that
  /// one.
  fileprivate static let partShare: Float = 0.7

  /// Returns the detections in an area, best first, including those that appear only in its tiles.
  ///
  /// An object cut by the edge of a tile is left to the neighbouring tile or to the whole area.
  ///
  /// - Parameter area: in pixels of the upright photo at full size.
  func detections(in photo: Photo, tilesOf area: PixelArea) throws(RecognitionError) -> [Detection] {
    let tiles = PhotoTiles(area, frame: detector.description.input.preprocessing.size)
    return try detections(in: photo, tiles: tiles, of: area, detections(in: photo, region: area))
  }

  /// The score from which detections count towards a crowd, and the number of them that makes one.
  private static let crowd: (score: Float, count: Int) = (0.3, 5)
  /// The number of tile sides that cover the longer side of a crowded photo: three tiles, with their overlap.
  private static let crowdedSides = 2.5

  /// Returns the detections in an area and, where it is crowded, in at most 3 × 3 tiles of it, best first.
  ///
  /// The tiles are no smaller than the detector's frame in the pixels of the decoded image, as more would not be sharper.
  func detections(inCrowded photo: Photo, _ area: PixelArea) throws(RecognitionError) -> [Detection] {
    let whole = try detections(in: photo, region: area)
    let clear = Proposal.grouping(whole.filter { $0.score >= Self.crowd.score })
    guard clear.count >= Self.crowd.count else { return whole }
    let frame = detector.description.input.preprocessing.size
    let scale = Double(photo.size.width) / Double(max(photo.image.width, 1))
    let least = max(area.width, area.height) / Self.crowdedSides
    func side(_ length: Int) -> Int { Int(max(Double(length) * scale, least).rounded(.up)) }
    let tile = PixelSize(width: side(frame.width), height: side(frame.height))
    return try detections(in: photo, tiles: PhotoTiles(area, frame: tile), of: area, whole)
  }

  private func detections(
    in photo: Photo, tiles: PhotoTiles, of area: PixelArea, _ whole: [Detection]
  ) throws(RecognitionError) -> [Detection] {
    let tiles = tiles.areas
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
    label == other.label && box.lies(in: other.box, share: DetectorSession.partShare)
  }
}

extension DetectionBox {
  /// Returns whether the box ends at an edge of a tile that is not an edge of the whole area.
  fileprivate func isCut(by tile: DetectionBox, within area: DetectionBox) -> Bool {
    let slack: Float = 1
    func ends(_ edge: Float, at tileEdge: Float, not outerEdge: Float) -> Bool {
      abs(edge - tileEdge) < slack && abs(tileEdge - outerEdge) >= slack
    }
    return ends(left, at: tile.left, not: area.left) || ends(top, at: tile.top, not: area.top)
      || ends(right, at: tile.right, not: area.right) || ends(bottom, at: tile.bottom, not: area.bottom)
  }
}
