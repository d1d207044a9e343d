import Testing

@testable import Images

@Suite struct SixelEncoderTests {
  /// A minimal sixel decoder, independent of the encoder, that shows what a terminal draws.
  private struct Screen {
    var pixels: [[Color?]]
    private var palette: [Int: Color] = [:]

    init(_ text: String, _ size: PixelSize) {
      pixels = [[Color?]](repeating: [Color?](repeating: nil, count: size.width), count: size.height)
      var rest = Substring(text).drop { $0 != "q" }.dropFirst()
      var (column, top, color) = (0, 0, 0)
      while let character = rest.popFirst(), character != "\u{1B}" {
        switch character {
        case "\"": _ = Self.numbers(&rest)
        case "#":
          let numbers = Self.numbers(&rest)
          color = numbers[0]
          if numbers.count == 5 {
            let samples = numbers[2...].map { UInt8((Double($0) * 2.55).rounded()) }
            palette[color] = Color(red: samples[0], green: samples[1], blue: samples[2])
          }
        case "$": column = 0
        case "-": (column, top) = (0, top + 6)
        case "!":
          let count = Self.numbers(&rest)[0]
          if let drawn = rest.popFirst() { draw(drawn, count, &column, top, color) }
        default: draw(character, 1, &column, top, color)
        }
      }
    }

    private mutating func draw(_ character: Character, _ count: Int, _ column: inout Int, _ top: Int, _ color: Int) {
      let bits = Int(character.asciiValue ?? 63) - 63
      for _ in 0..<count {
        for row in 0..<6 where bits >> row & 1 == 1 { pixels[top + row][column] = palette[color] }
        column += 1
      }
    }

    private static func numbers(_ rest: inout Substring) -> [Int] {
      let digits = rest.prefix { $0.isASCII && $0.isNumber || $0 == ";" }
      rest.removeFirst(digits.count)
      return digits.split(separator: ";").compactMap { Int($0) }
    }
  }

  private func screen(_ image: Image) -> Screen { Screen(image.encodedAsSixels(), image.size) }

  @Test(arguments: [(1, 1), (5, 6), (7, 7), (40, 13)]) func everyPixelIsDrawn(_ width: Int, _ height: Int) {
    let drawn = screen(Image.counting(width: width, height: height))
    #expect(drawn.pixels.allSatisfy { $0.allSatisfy { $0 != nil } })
  }

  @Test(arguments: [Color.black, .white, Color(red: 255, green: 0, blue: 0), Color(red: 0, green: 0, blue: 255)])
  func colorsOfTheGridAreExact(_ color: Color) {
    let drawn = screen(Image(filling: PixelSize(width: 9, height: 8), with: color))
    #expect(drawn.pixels.allSatisfy { $0.allSatisfy { $0 == color } })
  }

  @Test(arguments: [Color.gray, Color(red: 10, green: 200, blue: 90), Color(red: 250, green: 240, blue: 20)])
  func otherColorsAreRightOnAverage(_ color: Color) {
    let drawn = screen(Image(filling: PixelSize(width: 40, height: 40), with: color)).pixels.flatMap {
      $0.compactMap(\.self)
    }
    for (channel, wanted) in [(\Color.red, color.red), (\.green, color.green), (\.blue, color.blue)] {
      let mean = drawn.reduce(0) { $0 + Double($1[keyPath: channel]) } / Double(drawn.count)
      #expect(abs(mean - Double(wanted)) < 4)
    }
  }

  @Test func thePictureSaysItsSizeAndEnds() {
    let text = Image(filling: PixelSize(width: 12, height: 7), with: .white).encodedAsSixels()
    #expect(text.hasPrefix("\u{1B}P0;1q\"1;1;12;7#0;2;0;0;0") && text.hasSuffix("\u{1B}\\"))
  }
}
