import Files
import Recognition
import Testing
import Training

@testable import FridgeKit

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
  func tellsWhetherItShowsEnough(_ objects: Int, _ ingredients: Int, _ isEnough: Bool) {
    let labels = ["egg", "none", "egg", "tofu"]
    let photo = LabelledPhoto(photo: "a", examples: labels.map { LabelledExample(photo: "a", label: $0) })
    #expect(photo.shows(objects: objects, ingredients: ingredients) == isEnough)
  }

  @Test func objectsOfUnknownPlaceMayFillThePhoto() {
    let examples = [LabelledExample(photo: "a", label: "egg"), LabelledExample(photo: "a", label: "tofu", box: box)]
    #expect(LabelledPhoto(photo: "a", examples: examples).filled.examples.map(\.box) == [.whole, box])
  }
}
