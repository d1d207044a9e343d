import Images
import Testing

@testable import Recognition

private func box(_ left: Float, _ top: Float, _ right: Float, _ bottom: Float) -> DetectionBox {
  DetectionBox(left: left, top: top, right: right, bottom: bottom)
}

/// Returns the detections in the rows of one YOLOX level.
private func decodedYOLOX(
  _ rows: [[Float]], _ grid: DetectorGrid, threshold: Float = 0.3, overlap: Float = 0.5
) throws(RecognitionError) -> [Detection] {
  var decoder = BoxDecoder(classes: rows[0].count - 5, threshold: threshold, overlap: overlap)
  decoder.begin()
  let result = rows.flatMap(\.self).withUnsafeBufferPointer { values in
    Result { () throws(RecognitionError) in
      try decoder.add(YOLOXRows(values: values, width: rows[0].count), grid)
    }
  }
  try result.get()
  return decoder.withDetections { $0 }
}

struct BoxDecoderTests {
  private let twoCells = DetectorGrid(stride: 8, columns: 2, rows: 1, firstRow: 10)

  @Test func readsYOLOXRows() throws {
    // The second cell's box: centre (1.5, 0.25) cells, width e^0 and height e^ln 2 cells of 8 pixels.
    let rows: [[Float]] = [[0, 0, 0, 0, 0.1, 1, 1], [0.5, 0.25, 0, 0.6931472, 0.5, 0.2, 0.9]]
    let detections = try decodedYOLOX(rows, twoCells)
    #expect(detections.map(\.label) == [1])
    #expect(detections.map(\.row) == [11])
    #expect(abs(detections[0].score - 0.45) < 1e-6)
    let found = detections[0].box
    #expect(abs(found.left - 8) < 1e-4 && abs(found.right - 16) < 1e-4)
    #expect(abs(found.top - -6) < 1e-4 && abs(found.bottom - 10) < 1e-4)
  }

  @Test func readsPicoDetRows() throws {
    // Each side's distribution has one high logit: 1, 0, 2 and 1 cells of 16 pixels around the centre (24, 8).
    let high: Float = 100
    let distances: [Float] = [0, high, 0, high, 0, 0, 0, 0, high, 0, high, 0]
    let scores: [Float] = [0.1, 0.8, 0.7]
    var decoder = BoxDecoder(classes: 3, threshold: 0.6, overlap: 0.5)
    decoder.begin()
    scores.withUnsafeBufferPointer { scores in
      ([Float](repeating: 0, count: 12) + distances).withUnsafeBufferPointer { distances in
        let rows = PicoDetRows(
          scores: UnsafeBufferPointer(rebasing: scores[...]), classes: 3,
          distances: UnsafeBufferPointer(rebasing: distances[12...]), bins: 3)
        #expect(throws: Never.self) {
          try decoder.add(rows, DetectorGrid(stride: 16, columns: 1, rows: 1, firstRow: 0))
        }
      }
    }
    let detections = decoder.withDetections { $0 }
    #expect(detections.map(\.label) == [1, 2])
    #expect(detections[0].box == box(-8, 8, 40, 24))
  }

  @Test func aMeanDistanceLiesBetweenTheBins() throws {
    // Equal logits over 0, 1, 2, 3 cells: the mean is 1.5 cells.
    let distances = [Float](repeating: 7, count: 16)
    let box = distances.withUnsafeBufferPointer { distances in
      PicoDetRows(scores: distances, classes: 1, distances: distances, bins: 4)
        .box(0, DetectorGrid(stride: 10, columns: 3, rows: 3, firstRow: 0))
    }
    #expect(box == DetectionBox(left: -10, top: -10, right: 20, bottom: 20))
  }

  @Test(arguments: [(Float(0.44), 1), (0.45, 0), (0.46, 0)])
  func onlyScoresAboveTheThresholdCount(threshold: Float, count: Int) throws {
    let rows: [[Float]] = [[0, 0, 0, 0, 0.5, 0.9], [0, 0, 0, 0, 0, 1]]
    #expect(try decodedYOLOX(rows, twoCells, threshold: threshold).count == count)
  }

  @Test(
    arguments: [
      [0, 0, 0, 0, .nan, 0.9], [0, 0, 0, 0, 1.5, 0.9], [0, 0, 0, 0, -0.1, 0.9], [0, 0, 0, 0, 0.9, .nan],
      [0, 0, 0, 0, 0.9, 1.5], [.nan, 0, 0, 0, 0.9, 0.9], [0, 0, 1000, 0, 0.9, 0.9], [0, 0, 0, .infinity, 0.9, 0.9],
    ] as [[Float]])
  func refusesInvalidRows(row: [Float]) {
    #expect(throws: RecognitionError.notFinite) { try decodedYOLOX([row, row], twoCells) }
  }

  @Test func suppressesWithinAClassOnly() throws {
    // Both cells see nearly the same box: the centres lie half a pixel apart.
    let rows: [[Float]] = [[0.5, 0.5, 0, 0, 1, 0.8, 0.6], [-0.45, 0.5, 0, 0, 1, 0.9, 0.2]]
    let detections = try decodedYOLOX(rows, twoCells)
    #expect(detections.map(\.label) == [0, 1])
    #expect(detections.map(\.row) == [11, 10])
  }

  @Test func givesTheSameAgainAfterAnotherFrame() throws {
    var decoder = BoxDecoder(classes: 1, threshold: 0.3, overlap: 0.5)
    func detections(_ row: [Float]) -> [Detection] {
      decoder.begin()
      row.withUnsafeBufferPointer { values in
        #expect(throws: Never.self) {
          try decoder.add(
            YOLOXRows(values: values, width: 6), DetectorGrid(stride: 8, columns: 1, rows: 1, firstRow: 0))
        }
      }
      return decoder.withDetections { $0 }
    }
    let first = detections([0, 0, 0, 0, 1, 0.8])
    #expect(detections([0, 0, 0, 0, 0, 0.8]).isEmpty)
    #expect(detections([0, 0, 0, 0, 1, 0.8]) == first)
  }

  @Test func levelsFollowEachOther() {
    let frame = PixelSize(width: 416, height: 416)
    #expect(DetectorGrid.levels(strides: [8, 16, 32, 64], frame: frame).map(\.count) == [2704, 676, 169, 49])
    #expect(DetectorGrid.levels(strides: [8, 16, 32], frame: frame).map(\.firstRow) == [0, 2704, 3380])
    let wide = DetectorGrid.levels(strides: [16], frame: PixelSize(width: 40, height: 16))
    #expect(wide == [DetectorGrid(stride: 16, columns: 3, rows: 1, firstRow: 0)])
  }
}
