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
}
