import Files
import FridgeKit
import Images
import Testing

@testable import fridge_bench

@Suite struct PhotoSetTests {
  @Test func generatedPhotoIsAsLargeAndAsHardAsAPhoto() throws {
    let image = GeneratedPhoto(megapixels: 1, coding: .jpeg).image
    #expect(image.size == PixelSize(width: 1154, height: 866))
    let bits = 8 * Double(try image.encodedAsJPEG().count) / Double(image.width * image.height)
    #expect((2...3).contains(bits), "\(bits) bits a pixel")
  }

  @Test func photosAreTakenTogetherByFormat() throws {
    let folder = FilePath(#filePath).folder.folder.folder.appending("Fixtures/evaluation/photos")
    let sets = try PhotoSet.sets(of: [folder])
    #expect(sets.map(\.name) == ["jpeg, 8 files", "png, 8 files", "webp, 8 files"])
  }

  @Test func everyStageIsMeasured() throws {
    let image = Image(filling: PixelSize(width: 300, height: 200), with: Color(red: 1, green: 2, blue: 3))
    let set = try PhotoSet("grey", [try image.encodedAsJPEG(), try image.encodedAsPNG()])
    let measurements = try set.measurements(.exactly(2))
    #expect(measurements.count == 4 && measurements.allSatisfy { $0.times.count == 2 && $0.name.hasPrefix("grey: ") })
    let median = measurements[0].summary.median
    #expect(measurements[0].figures[.megapixels] == 120_000 / median / 1e3)
  }

  @Test func whatIsNoPhotoIsAnError() {
    #expect(throws: ImageError.self) { try PhotoSet("bad", [[1, 2, 3]]) }
  }
}
