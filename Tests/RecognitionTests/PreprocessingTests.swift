import Images
import Testing

@testable import Recognition

struct PreprocessingTests {
  private func preprocessing(
    _ size: PixelSize, channels: Preprocessing.ChannelOrder = .rgb, crop: CropMode = .fill, cropRatio: Double = 1
  ) -> Preprocessing {
    Preprocessing(
      size: size, channels: channels, mean: [10, 20, 30], scale: [1, 0.5, 2], crop: crop, cropRatio: cropRatio,
      filter: .bilinear)
  }

  private func input(_ preprocessing: Preprocessing, _ image: Image, region: PixelArea? = nil) -> [Float] {
    var input = [Float](repeating: .nan, count: 3 * preprocessing.size.width * preprocessing.size.height)
    input.withUnsafeMutableBufferPointer { preprocessing.fill($0, with: image, region: region) }
    return input
  }

  /// Two pixels beside each other.
  private let image = Image(width: 2, height: 1, pixels: [10, 22, 33, 255, 0, 30])

  @Test func writesPlanesOfNormalisedChannels() {
    #expect(input(preprocessing(image.size), image) == [0, 245, 1, -10, 6, 0])
  }

  @Test func writesThePlanesInTheNetworksOrder() {
    #expect(input(preprocessing(image.size, channels: .bgr), image) == [23, 20, 1, -10, -40, 450])
  }

  @Test func usesARegion() {
    let right = PixelArea(x: 1, y: 0, width: 1, height: 1)
    #expect(input(preprocessing(PixelSize(width: 1, height: 1)), image, region: right) == [245, -10, 0])
  }

  @Test(arguments: Preprocessing.ChannelOrder.allCases)
  func padsWithTheMean(channels: Preprocessing.ChannelOrder) {
    let square = preprocessing(PixelSize(width: 2, height: 4), channels: channels, crop: .fit)
    let values = input(square, image)
    #expect((0..<3).allSatisfy { plane in values[8 * plane] == 0 && values[8 * plane + 7] == 0 })
  }

  @Test func padsWithAColourEvenWhenTheMeanIsNone() {
    var extreme = preprocessing(PixelSize(width: 1, height: 1))
    extreme.mean = [-5, 300, 127.5]
    #expect(extreme.padding == Color(red: 0, green: 255, blue: 128))
  }

  @Test(
    arguments: [
      (CropMode.center, 0.875, 256, 128), (.center, 1, 224, 112), (.center, 0.9, 249, 125), (.fit, 0.875, 224, 112),
      (.fill, 0.875, 224, 112),
    ])
  func asksForTheSmallestDecodedSize(crop: CropMode, ratio: Double, width: Int, height: Int) {
    let preprocessing = preprocessing(PixelSize(width: 224, height: 112), crop: crop, cropRatio: ratio)
    #expect(preprocessing.decodeSize == PixelSize(width: width, height: height))
  }
}
