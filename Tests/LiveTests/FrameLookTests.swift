import Images
import Testing

@testable import Live

struct FrameLookTests {
  private let size = PixelSize(width: 160, height: 120)

  /// Returns a grey picture with a square of another grey in a corner.
  private func picture(_ level: UInt8, square: UInt8? = nil, side: Int = 20) -> Image {
    var image = Image(filling: size, with: Color(red: level, green: level, blue: level))
    for y in 0..<side {
      for x in 0..<side * 3 { image.pixels[y * size.width * 3 + x] = square ?? level }
    }
    return image
  }

  @Test(arguments: [(UInt8(110), true), (180, false)])
  func aThingIsAChangeAndNoiseIsNone(_ square: UInt8, _ isLike: Bool) {
    let (before, after) = (FrameLook(picture(100)), FrameLook(picture(100, square: square)))
    #expect(before.isLike(after) == isLike)
  }

  @Test(arguments: [(UInt8(20), true), (40, false)])
  func aLittleExposureIsNoChange(_ more: UInt8, _ isLike: Bool) {
    let (before, after) = (FrameLook(picture(100, square: 180)), FrameLook(picture(100 + more, square: 180 + more)))
    #expect(before.isLike(after) == isLike)
  }

  @Test func anotherColorOfTheSameBrightnessIsAChange() {
    let (red, green) = (Color(red: 255, green: 0, blue: 0), Color(red: 0, green: 130, blue: 0))
    #expect(!FrameLook(Image(filling: size, with: red)).isLike(FrameLook(Image(filling: size, with: green))))
  }

  @Test(arguments: [PixelSize(width: 1, height: 1), PixelSize(width: 3, height: 500)])
  func anySizeHasALook(_ size: PixelSize) {
    let look = FrameLook(Image(filling: size, with: .white))
    #expect(look.isLike(look))
  }

  @Test func aStillSceneIsAnalysedUntilItIsConfirmed() {
    var gate = ChangeGate(repetitions: 2)
    let (shut, open) = (picture(100), picture(100, square: 200))
    #expect(
      [shut, shut, shut, shut, open, open, open, shut].map { gate.admits($0) }
        == [true, true, false, false, true, true, false, true])
  }

  @Test func aSlowChangeAddsUp() {
    var gate = ChangeGate(repetitions: 1)
    let levels = stride(from: UInt8(100), through: 140, by: 4)
    #expect(levels.count { gate.admits(picture(100, square: $0)) } > 1)
  }
}
