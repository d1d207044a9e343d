import Images
import Testing

@testable import Recognition

private func box(_ left: Float, _ top: Float, _ right: Float, _ bottom: Float) -> DetectionBox {
  DetectionBox(left: left, top: top, right: right, bottom: bottom)
}

struct JoiningTests {
  @Test(
    arguments: [
      (ScoreFusion.classifier, 0.5, 0.8, 0.6), (.product, 0.2, 0.4, 0.3), (.mean, 0.45, 0.65, 0.55),
      (.maximum, 0.5, 0.8, 0.6),
    ] as [(ScoreFusion, Float, Float, Float)])
  func rulesWeighBoth(rule: ScoreFusion, named: Float, surer: Float, unnamed: Float) {
    func confidence(named: Float, edible: Float, classified: Float) -> Float {
      rule.confidence(ScoreFusion.Evidence(named: named, edible: edible, classified: classified))
    }
    #expect(abs(confidence(named: 0.4, edible: 0.9, classified: 0.5) - named) < 1e-6)
    #expect(abs(confidence(named: 0.5, edible: 0.9, classified: 0.8) - surer) < 1e-6)
    #expect(abs(confidence(named: 0, edible: 0.5, classified: 0.6) - unnamed) < 1e-6)
  }

  @Test func detectionsOfOneThingBelongTogether() {
    let detections = [
      Detection(score: 0.9, label: 2, row: 0, box: box(0, 0, 10, 10)),
      Detection(score: 0.8, label: 0, row: 1, box: box(0, 0, 10, 9)),
      Detection(score: 0.7, label: 0, row: 2, box: box(5, 0, 15, 10)),
      Detection(score: 0.6, label: 0, row: 3, box: box(0, 0, 9, 10)),
    ]
    let proposals = Proposal.grouping(detections)
    #expect(proposals.map(\.box) == [box(0, 0, 10, 10), box(5, 0, 15, 10)])
    #expect(proposals[0].detections.map(\.score) == [0.9, 0.8])
    let labels = ["egg", "onion", DetectorDescription.anyFood]
    #expect(proposals[0].names(labels) == ["egg": 0.8])
    #expect(proposals[0].edibleScore(labels) == 0.9)
    #expect(proposals[1].edibleScore(labels) == 0.7)
  }

  @Test func nestedBoxesOfOneNameAreOneThing() {
    func object(_ label: String, _ confidence: Float, _ box: DetectionBox) -> NamedObject {
      NamedObject(prediction: Prediction(label: label, confidence: confidence), box: box)
    }
    let objects = NamedObject.merging([
      object("egg", 0.7, box(0, 0, 10, 10)), object("egg", 0.9, box(1, 1, 4, 4)), object("onion", 0.8, box(1, 1, 4, 4)),
      object("egg", 0.8, box(8, 0, 18, 10)),
    ])
    #expect(objects.map(\.prediction.label) == ["egg", "onion", "egg"])
    #expect(objects.map(\.prediction.confidence) == [0.9, 0.8, 0.8])
    #expect(objects.map(\.box) == [box(0, 0, 10, 10), box(1, 1, 4, 4), box(8, 0, 18, 10)])
  }
}

struct PhotoTilesTests {
  private let frame = PixelSize(width: 400, height: 400)

  @Test(
    arguments: [(1.0, 1), (400, 1), (500, 1), (600, 2), (700, 2), (1000, 3), (1300, 4), (9000, 4)])
  func thereAreAsManyAsTheDetectorNeeds(length: Double, count: Int) {
    #expect(PhotoTiles(PixelArea(x: 0, y: 0, width: length, height: 300), frame: frame).areas.count == count)
    #expect(PhotoTiles(PixelArea(x: 0, y: 0, width: 300, height: length), frame: frame).areas.count == count)
  }

  @Test func theyCoverTheAreaAndShareParts() {
    let tiles = PhotoTiles(PixelArea(x: 50, y: 20, width: 700, height: 1000), frame: frame).areas
    #expect(tiles.count == 6)
    #expect(tiles[0].x == 50 && tiles[0].y == 20)
    #expect(abs(tiles[5].x + tiles[5].width - 750) < 1e-9 && abs(tiles[5].y + tiles[5].height - 1020) < 1e-9)
    #expect(abs(tiles[0].x + tiles[0].width - tiles[1].x - 0.25 * tiles[0].width) < 1e-9)
    #expect(tiles[1].y == tiles[0].y && tiles[2].x == tiles[0].x)
  }
}
