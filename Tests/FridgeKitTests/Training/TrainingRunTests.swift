import Files
import Images
import ONNXFormat
import TestSupport
import Testing

@testable import FridgeKit

struct TrainingRunTests {
  private let folder = TemporaryFolder()
  private let fridge = Fridge(folders: nil)
  /// A network whose features are the mean red, green and blue of a photo.
  private let base = FilePath(#filePath).folder.folder.folder.folder.appending("Fixtures/home/models/colors.onnx")
  private static let red: [Float] = [230, 40, 30], green: [Float] = [60, 200, 70], blue: [Float] = [40, 60, 220]

  private var output: FilePath { folder("own.onnx") }

  private var options: TrainingOptions { TrainingOptions(model: base, threads: 2, cache: folder("cache")) }

  /// Writes photos of a colour with blobs of light at places of their own, so that none look alike.
  private func write(_ count: Int, _ color: [Float], to place: FilePath, seed: UInt64) throws {
    try folder(place).createFolder()
    var numbers = SeededNumbers(seed: seed)
    for number in 0..<count {
      let blobs = (0..<5).map { _ in numbers.array(3) }
      var pixels: [UInt8] = []
      for y in 0..<24 {
        for x in 0..<24 {
          let light = blobs.reduce(Float(0)) { sum, blob in
            let (dx, dy) = (Float(x) / 12 - 1 - blob[0], Float(y) / 12 - 1 - blob[1])
            return sum + 60 * blob[2] / (1 + 12 * (dx * dx + dy * dy))
          }
          pixels += color.map { UInt8(min(max($0 + light, 0), 255)) }
        }
      }
      try folder(place).appending(FilePath("\(number).png")).write(
        Image(width: 24, height: 24, pixels: pixels).encodedAsPNG())
    }
  }

  private func writeThreeLabels(_ count: Int = 12) throws {
    try write(count, Self.red, to: "photos/우리집 딸기잼", seed: 1)
    try write(count, Self.green, to: "photos/my pesto", seed: 2)
    try write(count, Self.blue, to: "photos/none", seed: 3)
  }

  private func train(_ source: FilePath = "photos", _ options: TrainingOptions? = nil) throws -> TrainingReport {
    try #require(try fridge.training(on: folder(source), options ?? self.options).train(for: output))
  }

  @Test func aModelLearnsLabelsOfItsOwn() throws {
    try writeThreeLabels()
    let report = try train()
    #expect(report.model.description.labels == ["my pesto", "none", "우리집 딸기잼"])
    #expect(report.evaluation.figures.objects == 6 && report.evaluation.figures.top1 == 1)
    #expect(report.facts.examples == 30 && report.duplicates == 0 && report.contradictions.isEmpty)
    try output.write(report.model.bytes)
    let description = try #require(try? fridge.information(output).description.get())
    #expect(description == .classifier(report.model.description))
    #expect(description.card.name == "own" && description.card.license == "Apache-2.0")
    #expect(description.card.figures.hasPrefix("6 held-out examples: top-1 100.0%"))
    #expect(try fridge.verify(output).isIntact == true)
    #expect(try ONNXModel.metadata(ofFile: output)[TrainedModel.mark]?.contains("30 examples of 3 labels") == true)
  }

  @Test func figuresAreThoseOfAnEvaluation() throws {
    try writeThreeLabels(30)
    // Colours between the others, so that confidences differ.
    try write(20, [120, 120, 60], to: "photos/none", seed: 9)
    let report = try train()
    try output.write(report.model.bytes)
    let run = try fridge.evaluation(on: folder("photos"), EvaluationOptions(model: output))
    let answers = try #require(run.evaluate()).examples.map { ($0.example, try? $0.outcome.get()) }
    let expected = Dictionary(uniqueKeysWithValues: answers.map { ($0.0.photo, $0.1) })
    #expect(report.evaluation.examples.count > 10)
    for judged in report.evaluation.examples {
      let (own, other) = (try judged.outcome.get(), try #require(expected[judged.example.photo] ?? nil))
      #expect(own.answer == other.answer && own.truth == other.truth)
      #expect(abs(own.confidence - other.confidence) < 1e-5)
    }
  }

  @Test func theSameSeedGivesTheSameFile() throws {
    try writeThreeLabels()
    let first = try train().model.bytes
    var options = options
    #expect(try train("photos", options).model.bytes == first, "features are known now")
    (options.threads, options.cache) = (1, folder("another"))
    #expect(try train("photos", options).model.bytes == first)
    options.seed = 7
    #expect(try train("photos", options).model.bytes != first)
  }

  @Test func featuresAreComputedOnce() throws {
    try writeThreeLabels(4)
    let run = try fridge.training(on: folder("photos"), options)
    let cancellation = Cancellation()
    let report = try run.train(for: output, cancellation: cancellation) { progress in
      if case .features(let done, _) = progress, done == 3 { cancellation.cancel() }
    }
    #expect(report == nil && output.kind == nil)
    let features = try Folder(folder("cache/features")).names().first { $0.fileExtension == "features" }
    let kept = try folder("cache/features").appending(#require(features))
    let size = try #require(kept.byteCount)
    #expect(size > 64)
    _ = try train()
    let whole = try #require(kept.byteCount)
    // Twelve photos in two views of three floats each.
    #expect(whole == 64 + 24 * (32 + 12 + 8) && whole > size)
    _ = try train()
    #expect(kept.byteCount == whole)
  }

  @Test func unreadablePhotosAreReportedAndTheRestIsLearnt() throws {
    try writeThreeLabels(5)
    try folder("photos/none/broken.jpg").write(Array("no photo".utf8))
    try folder("photos/none/empty.png").write([])
    let report = try train()
    #expect(report.evaluation.failures.map(\.photo.name) == ["broken.jpg", "empty.png"])
    #expect(report.facts.examples + report.evaluation.figures.objects == 15)
  }

  @Test func duplicatesCountOnceAndContradictionsNotAtAll() throws {
    try writeThreeLabels(5)
    let (one, other) = (try folder("photos/none/0.png").readBytes(), try folder("photos/none/1.png").readBytes())
    try folder("photos/none/copy.png").write(one)
    try folder("photos/my pesto/wrong.png").write(other)
    let report = try train()
    #expect(report.duplicates == 1)
    #expect(
      report.contradictions.map(\.name).sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) } == [
        "1.png", "wrong.png",
      ])
    #expect(report.facts.examples + report.evaluation.figures.objects == 14)
  }

  @Test func validationPhotosAreNotLearnt() throws {
    try writeThreeLabels(5)
    try write(3, Self.red, to: "others/우리집 딸기잼", seed: 21)
    try write(2, Self.red, to: "others/tomato", seed: 22)
    try folder("others/tomato/known.png").write(try folder("photos/none/0.png").readBytes())
    var options = options
    options.validation = folder("others")
    let report = try train("photos", options)
    #expect(report.facts.examples == 14 && report.duplicates == 1)
    #expect(report.evaluation.figures.objects == 6 && report.evaluation.figures.top1 == 0.5)
    #expect(report.model.description.labels == ["my pesto", "none", "우리집 딸기잼"])
  }

  @Test func validationPhotosLikeLearntOnesAreCounted() throws {
    try writeThreeLabels(5)
    let learnt = try Photo(decoding: folder("photos/none/0.png").readBytes()).image
    var pixels = learnt.pixels
    pixels[0] ^= 1
    try folder("others/none").createFolder()
    try folder("others/none/again.png").write(
      Image(width: learnt.width, height: learnt.height, pixels: pixels).encodedAsPNG())
    var options = options
    options.validation = folder("others")
    #expect(try train("photos", options).lookAlikes == 1)
    #expect(try train().lookAlikes == 0)
  }

  @Test func tablesNameBoxesAndSplits() throws {
    try writeThreeLabels(4)
    var rows = "file,split,ingredient,x0,y0,x1,y1\n"
    for number in 0..<4 {
      let split = number == 3 ? "val" : "train"
      rows += "photos/우리집 딸기잼/\(number).png,\(split),딸기,0.1,0.1,0.9,0.9\n"
      rows += "photos/my pesto/\(number).png,\(split),pesto,,,,\n"
    }
    try folder("table.csv").write(rows.utf8)
    let report = try train("table.csv")
    #expect(report.model.description.labels == ["pesto", "strawberry"])
    #expect(report.facts.examples == 6 && report.evaluation.figures.objects == 2)
    #expect(report.evaluation.figures.top1 == 1)
  }

  @Test func onePhotoOfEachLabelIsLearnt() throws {
    try writeThreeLabels(1)
    let report = try train()
    #expect(report.facts.examples == 3 && report.evaluation.figures.objects == 0)
    #expect(report.model.description.figures == "none: no photo was held out")
  }

  @Test func oneLabelIsRefused() throws {
    try write(5, Self.red, to: "photos/jam", seed: 1)
    try folder("photos/empty").createFolder()
    #expect(throws: TrainingError.tooFewLabels("jam")) { try train() }
  }

  @Test func unreadablePhotosAloneAreRefused() throws {
    try folder("photos/a").createFolder()
    try folder("photos/a/x.png").write([1, 2, 3])
    #expect(throws: TrainingError.tooFewLabels(nil)) { try train() }
  }

  @Test func aDetectorHasNoHeadToReplace() throws {
    try writeThreeLabels(1)
    var options = options
    options.model = base.folder.folder.appending("shelf/spots.onnx")
    #expect(throws: (any Error).self) { try train("photos", options) }
  }

  @Test func aTrainedModelCanBeTrainedOn() throws {
    try writeThreeLabels(6)
    try output.write(train().model.bytes)
    var options = options
    (options.model, options.name) = (output, "second")
    let report = try train("photos", options)
    #expect(report.evaluation.figures.top1 == 1 && report.model.description.name == "second")
  }
}
