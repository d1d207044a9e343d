import Files
import Images
import Recognition
import TestSupport
import Testing
import Threads

@testable import FridgeKit

struct RecognitionServiceTests {
  private let state = TemporaryFolder()
  private static let home = FilePath(#filePath).folder.folder.folder.folder.appending("Fixtures/home")
  private var fridge: Fridge {
    Fridge(
      folders: DataFolders(
        models: Self.home.appending("models"), dishes: Self.home.appending("dishes"), state: state.path))
  }

  private func photo(_ name: FilePath) throws -> RecognitionService.PhotoBytes {
    RecognitionService.PhotoBytes(name: name, bytes: try Self.home.appending("photos").appending(name).readBytes())
  }

  @Test func photosInMemoryAreSeenAsThoseInFiles() throws {
    let files = ["red.png", "grey.png"].map { Self.home.appending("photos").appending($0) }
    let expected = try fridge.scan(files)
    let service = RecognitionService(fridge)
    // Twice, the second time by sessions that were used before.
    for _ in 1...2 {
      let report = try service.scan([photo("red.png"), photo("grey.png")])
      #expect(report.photos.map { try? $0.content.get() } == expected.photos.map { try? $0.content.get() })
      #expect(report.ingredients.entries == expected.ingredients.entries)
    }
  }

  @Test func aBrokenPhotoLeavesTheOthersAlone() throws {
    let broken = RecognitionService.PhotoBytes(name: "broken", bytes: [1, 2, 3])
    let reports = try RecognitionService(fridge).classify([broken, photo("red.png")])
    #expect(throws: PhotoError.self) { try reports[0].outcome.get() }
    #expect(try reports[1].outcome.get().labels.count == 1)
  }

  @Test func severalThreadsGetTheSameAnswers() throws {
    let service = RecognitionService(fridge, cores: 3)
    let red = try photo("red.png")
    let expected = try service.scan([red]).ingredients.entries
    let answers = Monitor<[[IngredientList.Entry]]>([])
    let threads = (0..<8).compactMap { _ in
      WorkerThread {
        let entries = (try? service.scan([red]).ingredients.entries) ?? []
        answers.update { $0.append(entries) }
      }
    }
    for thread in threads { thread.join() }
    #expect(answers.update { $0 } == Array(repeating: expected, count: threads.count))
  }

  @Test func missingModelsAreNamed() {
    let service = RecognitionService(Fridge(folders: nil))
    #expect(throws: ModelFailure.self) { try service.warmUp() }
    #expect(throws: ModelFailure.self) { try service.scan([]) }
  }
}

struct LiveCameraTests {
  private let service = RecognitionService(
    Fridge(
      folders: DataFolders(
        models: FilePath(#filePath).folder.folder.folder.folder.appending("Fixtures/home/models"), dishes: "none",
        state: nil)))
  private static let red = Image(filling: PixelSize(width: 64, height: 48), with: Color(red: 220, green: 30, blue: 30))

  @Test func framesAreCountedAndConfirmed() throws {
    let camera = LiveCamera(service)
    let bytes = try Self.red.encodedAsPNG()
    for number in 1...4 {
      guard case .analysed(let look) = try camera.look(at: bytes, time: Double(number)) else {
        Issue.record("the only frame is never dropped")
        continue
      }
      #expect(look.frame == number)
      #expect(look.time == Double(number))
    }
    #expect(camera.summary.counts.analysed == 4)
    #expect(camera.summary.counts.dropped == 0)
    #expect(camera.summary.list.sightings.count == 1)
  }

  @Test func timeDoesNotRunBackwards() throws {
    let camera = LiveCamera(service)
    let bytes = try Self.red.encodedAsPNG()
    _ = try camera.look(at: bytes, time: 5)
    guard case .analysed(let look) = try camera.look(at: bytes, time: 1) else { return }
    #expect(look.time == 5)
  }

  @Test func aBrokenFrameDoesNotBlockTheNext() throws {
    let camera = LiveCamera(service)
    #expect(throws: PhotoError.self) { try camera.look(at: [1, 2, 3]) }
    #expect(throws: Never.self) { try camera.look(at: Self.red.encodedAsPNG()) }
  }

  @Test func everyFrameIsAnalysedOrDropped() throws {
    let camera = LiveCamera(service)
    let bytes = try Self.red.encodedAsPNG()
    let threads = (0..<12).compactMap { _ in WorkerThread { _ = try? camera.look(at: bytes) } }
    for thread in threads { thread.join() }
    let counts = camera.summary.counts
    #expect(counts.frames == threads.count)
    #expect(counts.analysed >= 1)
    #expect(counts.analysed + counts.dropped == threads.count)
  }
}
