internal import Images

/// Turns the output of a detector into boxes of its frame; allocates nothing after it was made.
///
/// Every class of every row whose score is above the threshold is a candidate. The best ``candidateLimit`` go through
/// suppression, for each class on its own, and the best ``detectionLimit`` of what is left are the answer.
struct BoxDecoder {
  /// How many candidates go through suppression, as in PaddleDetection.
  static let candidateLimit = 1000
  /// How many boxes an answer has at most: COCO's evaluation looks at 100.
  static let detectionLimit = 100

  /// What a score must exceed, 0…1.
  let threshold: Float
  /// How many classes there are.
  let classes: Int
  private let overlap: Float
  private var best = BestDetections(limit: candidateLimit)

  /// - Parameters:
  ///   - overlap: boxes of one class with a larger intersection over union are the same thing.
  init(classes: Int, threshold: Float, overlap: Float) {
    (self.classes, self.threshold, self.overlap) = (classes, threshold, overlap)
  }

  /// Forgets the candidates of the frame before.
  mutating func begin() { best.removeAll() }

  /// Takes in the rows of one level.
  ///
  /// - Parameters:
  ///   - rows: the level's part of the output.
  ///   - grid: the level.
  /// - Throws: ``RecognitionError/notFinite`` for a score outside 0…1, or a candidate without a place.
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

/// How the rows of one level of a detector's output are read.
protocol DetectorRows {
  /// How sure the row is that there is anything, 0…1; 1 for detectors that do not say.
  func objectness(_ row: Int) -> Float
  /// How sure the row is of a class, given that there is anything, 0…1.
  func score(_ row: Int, _ label: Int) -> Float
  /// The row's place in the frame, in pixels.
  func box(_ row: Int, _ grid: DetectorGrid) -> DetectionBox
}

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
