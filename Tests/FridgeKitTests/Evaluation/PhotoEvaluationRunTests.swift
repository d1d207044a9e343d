import Files
import Images
import Ingredients
@testable import JSON
import Recognition
import Testing
import TestSupport
import Evaluation

@testable import FridgeKit

struct PhotoEvaluationRunTests {
  private let folder = TemporaryFolder()

  private func photo(_ name: FilePath, red: UInt8) throws -> FilePath {
    try folder(name).write(
      Image(filling: PixelSize(width: 8, height: 4), with: Color(red: red, green: 0, blue: 0)).encodedAsPNG())
    return folder(name)
  }

  private func photo(_ path: FilePath, _ labels: String...) -> LabelledPhoto {
    LabelledPhoto(photo: path, examples: labels.map { LabelledExample(photo: path, label: $0) })
  }

  private func subject(detector: String? = nil) -> PhotoEvaluation.Subject {
    PhotoEvaluation.Subject(classifier: "color", detector: detector, labels: ["red 1", "red 2"], threshold: 0.5)
  }

  private func evaluate(_ photos: [LabelledPhoto], threads: Int = 2) throws -> PhotoEvaluation? {
    let recognition = try PhotoRecognition.byColor(PhotoOptions(top: 1, threads: threads))
    return PhotoEvaluationRun(.scan(recognition), photos, subject()).evaluate()
  }

  @Test(arguments: [1, 3]) func asksTheClassifierAboutWholePhotos(_ threads: Int) throws {
    let photos = try (1...9).map { number in
      photo(try photo(FilePath("\(number).png"), red: UInt8(number % 3 + 1)), "red 1", "red 2")
    }
    let evaluation = try #require(try evaluate(photos, threads: threads))
    #expect(evaluation.photos.map(\.labelled) == photos && evaluation.boxes == nil)
    let found = try evaluation.photos.map { try $0.outcome.get().map(\.label) }
    #expect(found == (1...9).map { ["red \($0 % 3 + 1)"] })
    // Six of nine answers are right, of eighteen ingredients shown.
    #expect(evaluation.sets.micro.precision == 6.0 / 9 && evaluation.sets.micro.recall == 6.0 / 18)
    #expect(evaluation.sets.labels.map(\.label) == ["red 1", "red 2", "red 3"])
  }

  @Test func unreadablePhotosDoNotCount() throws {
    let good = photo(try photo("good.png", red: 1), "red 1")
    let evaluation = try #require(try evaluate([photo(folder("gone.png"), "red 1"), good]))
    #expect(evaluation.failures.map(\.photo) == [folder("gone.png")])
    #expect(evaluation.sets.photos == 1 && evaluation.sets.micro.f1 == 1)
    #expect(
      evaluation.answerTable
        == "file,ingredient,x0,y0,x1,y1,confidence,rank\n\(folder("good.png")),red 1,,,,,0.75,1\n")
  }

  @Test func aTableNeedsNoPhotos() throws {
    let file = folder("found.csv")
    try file.write(
      Array("file,ingredient,x0,y0,x1,y1,confidence\na.png,red 1,0,0,0.5,1,0.75\nb.png,red 2,0,0,1,1,0.9\n".utf8))
    let table = try FindingTable(reading: file, names: LabelNames(labels: [], vocabulary: .standard))
    let box = RelativeBox(x0: 0, y0: 0, x1: 0.5, y1: 0.9)
    let photos = [
      LabelledPhoto(photo: "a.png", examples: [LabelledExample(photo: "a.png", label: "red 1", box: box)]),
      photo("c.png", "red 2"),
    ]
    let evaluation = try #require(PhotoEvaluationRun(.table(table), photos, subject(detector: "found.csv")).evaluate())
    #expect(evaluation.boxes?.photos == 1)
    // The overlap is 0.9, which meets nine of the ten demands.
    #expect(evaluation.boxes?.mean == AveragePrecision(half: 1, mean: 0.9))
    #expect(evaluation.sets.micro.recall == 0.5)
    let red2 = PhotoEvaluationRun(.table(table), photos, subject(detector: "found.csv"), only: ["red 2"])
    #expect(try #require(red2.evaluate()).sets.labels.map(\.label) == ["red 2"])
  }

  @Test func anInterruptedRunHasNoFigures() throws {
    let photos = try (0..<40).map { photo(try photo(FilePath("\($0).png"), red: 1), "red 1") }
    let run = PhotoEvaluationRun(.scan(try .byColor(PhotoOptions(top: 1))), photos, subject())
    let cancellation = Cancellation()
    let evaluation = run.evaluate(cancellation: cancellation) { done in if done == 3 { cancellation.cancel() } }
    #expect(evaluation == nil)
  }

  @Test func ofNothingThereAreNoScores() throws {
    let evaluation = try #require(try evaluate([]))
    let start =
      #"{"version":1,"model":"color","detector":null,"photos":0,"sets":{"threshold":0.5,"micro":{"precision":null"#
    #expect(evaluation.json(plainWording).text.hasPrefix(start))
  }
}

struct LabelledPhotoTests {
  private let box = RelativeBox(x0: 0, y0: 0, x1: 0.5, y1: 0.5)

  @Test func examplesAreGatheredByPhoto() {
    let examples = [
      LabelledExample(photo: "b", label: "egg"), LabelledExample(photo: "a", label: "egg"),
      LabelledExample(photo: "b", label: "tofu", box: box),
    ]
    let photos = LabelledPhoto.photos(of: examples)
    #expect(photos.map(\.photo) == ["b", "a"] && photos.map(\.examples.count) == [2, 1])
  }

  @Test(arguments: [(0, 0, true), (3, 2, true), (4, 0, false), (0, 3, false)])
  func countsObjectsAndIngredients(_ objects: Int, _ ingredients: Int, _ isEnough: Bool) {
    let labels = ["egg", "none", "egg", "tofu"]
    let photo = LabelledPhoto(photo: "a", examples: labels.map { LabelledExample(photo: "a", label: $0) })
    #expect(photo.shows(objects: objects, ingredients: ingredients) == isEnough)
  }

  @Test func objectsOfUnknownPlaceMayFillThePhoto() {
    let examples = [LabelledExample(photo: "a", label: "egg"), LabelledExample(photo: "a", label: "tofu", box: box)]
    #expect(LabelledPhoto(photo: "a", examples: examples).filled.examples.map(\.box) == [.whole, box])
  }
}
