internal import Images

/// Decodes a detector's output into boxes of its frame; it allocates nothing after its initialiser.
///
/// Every class of every row whose score is above the threshold is a candidate. The best ``candidateLimit`` go through
/// non-maximum suppression per class, and the best ``detectionLimit`` of the rest are the result.
struct BoxDecoder {
  /// The number of candidates that go through suppression, as in PaddleDetection.
  static let candidateLimit = 1000
  /// The largest number of boxes in a result: COCO's evaluation looks at 100.
  static let detectionLimit = 100

  /// The threshold that a score must exceed, 0…1.
  let threshold: Float
  /// The number of classes.
  let classes: Int
  private let overlap: Float
  private var best = BestDetections(limit: candidateLimit)

  /// - Parameters:
  ///   - overlap: the intersection over union above which two boxes of one class show the same object.
  init(classes: Int, threshold: Float, overlap: Float) {
    (self.classes, self.threshold, self.overlap) = (classes, threshold, overlap)
  }

  /// Removes the candidates of the previous frame.
  mutating func begin() { best.removeAll() }

  /// Adds the candidates among the rows of one level.
  ///
  /// - Parameters:
  ///   - rows: the level's part of the output.
  ///   - grid: the level.
  /// - Throws: ``RecognitionError/notFinite`` for a score outside 0…1, or a candidate whose box is not finite.
  mutating func add(_ rows: some DetectorRows, _ grid: DetectorGrid) throws(RecognitionError) {
    for row in 0..<grid.count {
      let objectness = rows.objectness(row)
      guard objectness >= 0, objectness <= 1 else { throw .notFinite }
      guard objectness > threshold else { continue }
      for label in 0..<classes {
        let score = rows.score(row, label)
        guard score >= 0, score <= 1 else { throw .notFinite }
        guard objectness * score > threshold else { continue }
        let box = rows.box(row, grid)
        guard box.isFinite else { throw .notFinite }
        best.insert(Detection(score: objectness * score, label: label, row: grid.firstRow + row, box: box))
      }
    }
  }

  /// Calls `body` with the detections of the frame, best first.
  mutating func withDetections<Result>(_ body: ([Detection]) -> Result) -> Result {
    best.withSorted { [overlap] detections in
      detections.suppressOverlaps(above: overlap, limit: Self.detectionLimit)
      return body(detections)
    }
  }
}

/// The rows of one level of a detector's output.
protocol DetectorRows {
  /// Returns the row's objectness, 0…1; 1 for detectors without one.
  func objectness(_ row: Int) -> Float
  /// Returns the row's conditional score for a class, given that there is an object, 0…1.
  func score(_ row: Int, _ label: Int) -> Float
  /// Returns the row's box in the frame, in pixels.
  func box(_ row: Int, _ grid: DetectorGrid) -> DetectionBox
}

/// The grid cells of one level of a detector: each predicts objects of about its level's size.
struct DetectorGrid: Equatable {
  /// The width and height of a cell in pixels of the frame.
  let stride: Int
  /// The number of cells in a row.
  let columns: Int
  /// The number of rows of cells.
  let rows: Int
  /// The number of cells of the levels before this one.
  let firstRow: Int

  /// The number of cells, which is the number of rows of the output.
  var count: Int { columns * rows }

  /// Returns the levels of a frame, one for each stride, in the order of the output's rows.
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
