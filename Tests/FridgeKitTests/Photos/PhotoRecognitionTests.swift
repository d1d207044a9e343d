import Files
import Images
import Recognition
import TestSupport
import Testing

@testable import FridgeKit

struct PhotoRecognitionTests {
  private let folder: TemporaryFolder

  init() throws { folder = TemporaryFolder() }

  private func photo(_ name: FilePath, red: UInt8) throws -> FilePath {
    try folder(name).write(png(width: 8, height: 4, (red, 0, 0)))
    return folder(name)
  }

  private func reports(_ photos: [FilePath], _ options: PhotoOptions = PhotoOptions()) throws -> [PhotoReport] {
    var reports: [PhotoReport] = []
    try PhotoRecognition.byColor(options).report(on: photos) { reports.append($0) }
    return reports
  }

  @Test(arguments: [1, 2, 4])
  func reportsInOrder(threads: Int) throws {
    let photos = try (1...20).map { try photo(FilePath("\($0).png"), red: UInt8($0)) }
    let reports = try reports(photos, PhotoOptions(threads: threads))
    #expect(reports.map(\.photo) == photos)
    let labels = try reports.map { try $0.outcome.get().labels.map(\.label) }
    #expect(labels == (1...20).map { ["red \($0)"] })
    #expect(try reports[0].outcome.get().size == PixelSize(width: 8, height: 4))
  }

  @Test func reportsEachFailureAndGoesOn() throws {
    let good = try photo("good.png", red: 9)
    let black = try photo("black.png", red: 0)
    try folder("text.jpg").write(Array("hello".utf8))
    try folder("empty.jpg").write([])
    let reports = try reports([folder("missing"), folder("text.jpg"), black, folder("empty.jpg"), folder.path, good])
    let errors = reports.map { if case .failure(let error) = $0.outcome { "\(error)" } else { "" } }
    let path = folder.path
    #expect(
      errors == [
        "\(PhotoError.file(.notFound(folder("missing"))))",
        "\(PhotoError.image(.unknownFormat(firstBytes: Array("hello".utf8))))", "\(PhotoError.recognition(.notFinite))",
        "\(PhotoError.image(.empty))", "\(PhotoError.file(.isFolder(path)))", "",
      ])
  }

  @Test func refusesLargeFilesBeforeReadingThem() throws {
    let photo = try photo("a.png", red: 1)
    let count = try photo.readBytes().count
    let limits = ImageLimits(maximumBytes: count - 1)
    guard
      case .failure(.file(.tooLarge(photo, count, count - 1))) = try reports([photo], PhotoOptions(limits: limits))[0]
        .outcome
    else { return #expect(Bool(false)) }
  }

  @Test func usesARegion() throws {
    let photo = try photo("a.png", red: 1)
    let inside = PhotoOptions(region: PixelRectangle(x: 4, y: 1, width: 2, height: 2))
    #expect(try reports([photo], inside)[0].outcome.get().labels.map(\.label) == ["red 1 at 4,1"])
    let region = PixelRectangle(x: 8, y: 0, width: 2, height: 2)
    guard
      case .failure(.regionOutside(region, let size)) = try reports([photo], PhotoOptions(region: region))[0].outcome
    else { return #expect(Bool(false)) }
    #expect(size == PixelSize(width: 8, height: 4))
  }

  @Test func scansWithTheModelsThresholdUnlessGivenAnother() throws {
    let photos = [try photo("a.png", red: 1)]
    let recognition = try PhotoRecognition.byColor()
    #expect(recognition.scan(photos).ingredients.entries.isEmpty)
    #expect(recognition.scan(photos, threshold: 0.7).ingredients.entries.map(\.label) == ["red 1"])
  }

  @Test func ofNoPhotosReportsNothing() throws { #expect(try reports([]).isEmpty) }
}
