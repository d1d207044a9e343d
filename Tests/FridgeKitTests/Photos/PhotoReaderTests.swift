import Files
import Images
import TestSupport
import Testing

@testable import FridgeKit

@Suite("A photo that is read before it is asked for") struct PreloadedPhotoTests {
  private let folder = TemporaryFolder()
  private let size = PixelSize(width: 4, height: 4)

  @Test("It is handed over once, for this file at this size") func once() throws {
    try folder("a.png").write(png(width: 8, height: 4, (9, 0, 0)))
    let first = PreloadedPhoto(folder("a.png"), atLeast: size, options: PhotoOptions())
    #expect(first.take(folder("b.png"), atLeast: size).map { _ in "taken" } == nil)
    #expect(first.take(folder("a.png"), atLeast: nil).map { _ in "taken" } == nil)
    let photo = try #require(first.take(folder("a.png"), atLeast: size)).get()
    #expect(photo.size == PixelSize(width: 8, height: 4))
    #expect(first.take(folder("a.png"), atLeast: size).map { _ in "taken" } == nil)
  }

  @Test("An error of the file is handed over too") func failure() {
    let first = PreloadedPhoto(folder("none.png"), atLeast: size, options: PhotoOptions())
    guard case .failure(.file(.notFound)) = first.take(folder("none.png"), atLeast: size) else {
      Issue.record("the missing file was not reported")
      return
    }
  }
}
