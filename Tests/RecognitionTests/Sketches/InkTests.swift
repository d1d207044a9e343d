import Foundation
import Images
import Testing

@testable import Recognition

@Suite struct InkTests {
  /// A square outline of the given colours, whose pen is two pixels wide at a side of 24.
  private func drawing(side: Int, paper: Color, pen: Color) -> Image {
    var pixels: [UInt8] = []
    let (low, high, width) = (side / 6, side - side / 6, max(side / 12, 1))
    for y in 0..<side {
      for x in 0..<side {
        let isInside = (low..<high).contains(x) && (low..<high).contains(y)
        let isHollow = (low + width..<high - width).contains(x) && (low + width..<high - width).contains(y)
        let color = isInside && !isHollow ? pen : paper
        pixels += [color.red, color.green, color.blue]
      }
    }
    return Image(width: side, height: side, pixels: pixels)
  }

  private static let colors: [(Color, Color)] = [
    (.white, .black), (.black, .white), (Color(red: 30, green: 60, blue: 200), Color(red: 250, green: 220, blue: 40)),
    (.white, Color(red: 200, green: 210, blue: 220)),
  ]

  @Test(arguments: colors, [24, 160, 600])
  func colorsOfPenAndPaperDoNotMatter(_ colors: (Color, Color), side: Int) throws {
    let ink = Ink(in: drawing(side: side, paper: colors.0, pen: colors.1))
    let (low, high) = (side / 6, side - side / 6)
    #expect(ink.bounds == PixelRectangle(left: low, top: low, right: high, bottom: high))
    #expect(ink.values[side / 2 * side + side / 2] == 0)
  }

  @Test(arguments: [Color.white, .black, .gray]) func blankPaperHasNoInk(color: Color) {
    #expect(Ink(in: Image(filling: PixelSize(width: 50, height: 40), with: color)).bounds == nil)
  }

  @Test func opaqueStrokesOnTransparencyAreInk() {
    let colors = Image(filling: PixelSize(width: 60, height: 60), with: .black)
    let opacity = drawing(side: 60, paper: .black, pen: .white)
    #expect(Ink(in: colors, opacity: opacity).bounds == PixelRectangle(left: 10, top: 10, right: 50, bottom: 50))
  }

  @Test func opaquePictureIsReadByItsColors() {
    let opacity = Image(filling: PixelSize(width: 60, height: 60), with: .white)
    let ink = Ink(in: drawing(side: 60, paper: .white, pen: .black), opacity: opacity)
    #expect(ink.bounds == PixelRectangle(left: 10, top: 10, right: 50, bottom: 50))
  }

  @Test func specksAreLeftOut() {
    var image = drawing(side: 240, paper: .white, pen: .black)
    for channel in 0..<3 { image.pixels[(3 * 240 + 3) * 3 + channel] = 0 }
    #expect(Ink(in: image).bounds == PixelRectangle(left: 40, top: 40, right: 200, bottom: 200))
  }

  @Test func photoOfPaperUnderALampIsRead() throws {
    // The light falls to a third across the paper, and a table edge runs along the border.
    var pixels: [UInt8] = []
    for y in 0..<600 {
      for x in 0..<800 {
        let light = 250 - 160 * Double(x) / 800
        let ring = abs(hypot(Double(x) - 400, Double(y) - 300) - 150) < 5
        let level = UInt8(y > 580 ? 20 : ring ? light * 0.4 : light)
        pixels += [level, level, level]
      }
    }
    let bounds = try #require(Ink(in: Image(width: 800, height: 600, pixels: pixels)).bounds)
    // The photo is reduced to 480 pixels: the circle of 310 becomes one of 186.
    #expect(abs(bounds.width - 186) < 8 && abs(bounds.height - 186) < 8)
  }

  @Test func pictureShowsTheDrawingInTheMiddle() throws {
    let ink = Ink([Stroke([Point(x: 5, y: 5), Point(x: 905, y: 5), Point(x: 905, y: 455), Point(x: 5, y: 455)])])
    let picture = ink.picture(of: try #require(ink.bounds))
    #expect(picture.size == PixelSize(width: 40, height: 40))
    func level(_ x: Int, _ y: Int) -> Int { Int(picture.pixels[(y * 40 + x) * 3]) }
    #expect(level(20, 0) == 0 && level(20, 20) == 0 && level(20, 11) > 200 && level(37, 20) > 200)
    #expect(level(20, 5) == 0)
  }

  @Test func strokesMayBeAnywhereAndOfAnySize() {
    let square = [(0.0, 0.0), (1, 0), (1, 1), (0, 1), (0, 0)]
    func ink(_ scale: Double, _ shift: Double) -> Ink {
      Ink([Stroke(square.map { Point(x: $0.0 * scale + shift, y: $0.1 * scale + shift) })])
    }
    #expect(ink(1, 0) == ink(1024, -4096))
  }

  @Test(arguments: [[], [Stroke([])], [Stroke([Point(x: 3, y: 3)])], [Stroke([.zero, .zero])]])
  func tapsLeaveNothing(strokes: [Stroke]) {
    #expect(Ink(strokes).bounds == nil)
  }

  @Test func pointsThatAreNoNumbersAreLeftOut() {
    let odd = [Point(x: .nan, y: 1), Point(x: .infinity, y: 0), Point(x: 1e300, y: 2)]
    let stroke = Stroke([.zero] + odd + [Point(x: 9, y: 9)])
    #expect(Ink([stroke]) == Ink([Stroke([.zero, Point(x: 9, y: 9)])]))
  }
}
