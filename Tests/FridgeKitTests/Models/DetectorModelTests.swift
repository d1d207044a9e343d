import Files
import Images
import Recognition
import TestSupport
import Testing

@testable import FridgeKit

/// The detector of the end-to-end tests, which finds spots of colour, and a photo of three spots.
private let fixtures = FilePath(#filePath).folder.folder.folder.folder.appending("Fixtures/home/shelf")

struct DetectorModelTests {
  private let folder: TemporaryFolder
  private let fridge: Fridge

  init() throws {
    folder = TemporaryFolder()
    try folder("models").createFolder()
    fridge = Fridge(folders: DataFolders(models: folder("models"), dishes: folder("dishes"), state: nil))
    try folder("models/spots.onnx").write(try fixtures.appending("spots.onnx").readBytes(limit: 1 << 20))
  }

  @Test func aDetectorIsListedAndDescribed() throws {
    guard case .success(.detector(let listed)) = try fridge.models()[0].description else {
      return #expect(Bool(false))
    }
    #expect(listed.name == "spots" && listed.labels == ["tomato", "cucumber", "food"])
    #expect(try fridge.information("spots").description.get() == .detector(listed))
    #expect(try fridge.verify("spots").isIntact == true)
  }

  @Test func aDetectorIsNoModelForWholePhotos() throws {
    guard case .noModels = #expect(throws: ModelFailure.self, performing: { try fridge.modelFile() })
    else { return #expect(Bool(false)) }
    try folder("models/zebra.onnx").write(channelSumsFile())
    #expect(try fridge.modelFile().name == "zebra.onnx")
    let error = #expect(throws: ModelFailure.self) { try fridge.recognition(PhotoOptions(model: "spots")) }
    guard case .classifier(_, .description(.invalid(key: "fridge.task", value: "detection", _))) = error
    else { return #expect(Bool(false)) }
  }

  @Test func choosesADetector() throws {
    try folder("models/a.onnx").write(channelSumsFile())
    #expect(try fridge.detectorFile(.shipped)?.name == "spots.onnx")
    #expect(try fridge.detectorFile(.none) == nil)
    #expect(try fridge.detectorFile(.file("spots"))?.name == "spots.onnx")
    #expect(throws: ModelFailure.self) { try fridge.detectorFile(.file("spot")) }
    #expect(try fridge.modelFiles(for: PhotoOptions(model: "a")).map(\.name) == ["a.onnx"])
    #expect(try fridge.modelFiles(for: PhotoOptions(detector: .shipped)).map(\.name) == ["a.onnx", "spots.onnx"])
    #expect(try Fridge(folders: nil).detectorFile(.shipped) == nil)
    let error = #expect(throws: ModelFailure.self) { try fridge.detector(.file("a")) }
    guard case .detector(_, .description(.invalid(key: "fridge.task", value: "classifier", _))) = error
    else { return #expect(Bool(false)) }
  }

  @Test func scansWithTheDetectorWhereItIsWanted() throws {
    try folder("models/a.onnx").write(channelSumsFile())
    let photo = fixtures.appending("shelf.png")
    let scan = try fridge.recognition(PhotoOptions(detector: .shipped)).scan([photo], threshold: 0.5)
    let content = try scan.photos[0].content.get()
    #expect(content.size == PixelSize(width: 640, height: 480))
    #expect(content.objects.map(\.box).contains(PixelRectangle(x: 320, y: 160, width: 160, height: 160)))
    #expect(content.others == [])
    let whole = try fridge.recognition().scan([photo], threshold: 0).photos[0].content.get()
    #expect(whole.objects.map(\.box) == [nil] && whole.others == nil)
  }

  @Test func crowdedPhotosAreSearchedInTilesByDefault() {
    #expect(PhotoOptions().detail == .automatic)
    #expect(PhotoEvaluationOptions(method: .scan).detail == .automatic)
  }

  @Test(arguments: [DetectorChoice.shipped, .none], [DetectingRecognizer.Detail.automatic, .tiles])
  func theFirstPhotoIsDecodedWhileTheModelsLoad(_ detector: DetectorChoice, detail: DetectingRecognizer.Detail) throws {
    try folder("models/a.onnx").write(channelSumsFile())
    let photo = folder("shelf.png")
    let options = PhotoOptions(detector: detector, detail: detail)
    try photo.write(try fixtures.appending("shelf.png").readBytes(limit: 1 << 20))
    let usual = try fridge.recognition(options).scan([photo]).photos[0].content.get()
    let recognition = try fridge.recognition(options, for: [photo])
    try photo.write(png(width: 64, height: 64, (200, 0, 0)))
    let first = try recognition.scan([photo]).photos[0].content.get()
    #expect(first == usual && first.size == PixelSize(width: 640, height: 480))
    let second = try recognition.scan([photo]).photos[0].content.get()
    #expect(second.size == PixelSize(width: 64, height: 64))
  }

  @Test func theListHasTheDetectorsThreshold() throws {
    try folder("models/a.onnx").write(channelSumsFile())
    let recognition = try fridge.recognition(PhotoOptions(detector: .shipped))
    #expect(recognition.scan([]).ingredients.threshold == 0.8)
    #expect(recognition.scan([], threshold: 0.1).ingredients.threshold == 0.1)
    #expect(try fridge.recognition().scan([]).ingredients.threshold == 0.9)
  }
}
