import Images
import Testing

@testable import Recognition

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

  /// A frame of 416 pixels takes (side / 416 - 1/4) / (3/4) tiles, rounded, of one to four; `n` of them share quarters, so
  /// that each is side / (1 + 3/4 (n - 1)) long.
  @Test(
    arguments: [
      // 12.5 and 9.3 tiles, so four each way: 4000 / 3.25 and 3000 / 3.25 pixels long, three quarters apart.
      (
        PixelSize(width: 4000, height: 3000),
        [0...16000.0 / 13, 12000.0 / 13...28000.0 / 13, 24000.0 / 13...40000.0 / 13, 36000.0 / 13...4000],
        [0...12000.0 / 13, 9000.0 / 13...21000.0 / 13, 18000.0 / 13...30000.0 / 13, 27000.0 / 13...3000]
      ),
      // 2.9 tiles, so three: 1000 / 2.5 pixels long.
      (PixelSize(width: 1000, height: 1000), [0...400, 300...700, 600...1000], [0...400, 300...700, 600...1000]),
      (PixelSize(width: 416, height: 416), [0...416], [0...416]),
      // 12.5 tiles along the strip, 0.6 across it.
      (
        PixelSize(width: 4000, height: 300),
        [0...16000.0 / 13, 12000.0 / 13...28000.0 / 13, 24000.0 / 13...40000.0 / 13, 36000.0 / 13...4000], [0...300]
      ),
    ] as [(PixelSize, [ClosedRange<Double>], [ClosedRange<Double>])])
  func tilesOfUsualPhotos(_ size: PixelSize, _ columns: [ClosedRange<Double>], _ rows: [ClosedRange<Double>]) {
    let expected = rows.flatMap { row in
      columns.map { column in
        PixelArea(left: column.lowerBound, top: row.lowerBound, right: column.upperBound, bottom: row.upperBound)
      }
    }
    let tiles = PhotoTiles(PixelArea(whole: size), frame: PixelSize(width: 416, height: 416)).areas
    #expect(tiles.count == expected.count)
    for (tile, expected) in zip(tiles, expected) {
      // Thirteenths of a pixel are no floating-point numbers.
      let distances = [
        tile.left - expected.left, tile.top - expected.top, tile.right - expected.right, tile.bottom - expected.bottom,
      ]
      #expect(distances.allSatisfy { abs($0) < 1e-9 }, "\(tile) instead of \(expected)")
    }
  }
}
