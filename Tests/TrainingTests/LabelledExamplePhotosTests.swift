import Files
import Testing
import Training

@Suite struct LabelledExamplePhotosTests {
  @Test func photosStandInTheOrderInWhichTheyAreFirstNamed() {
    let examples = ["b", "a", "b", "c", "a"].map { LabelledExample(photo: $0, label: "egg") }
    #expect(examples.positionsByPhoto == [[0, 2], [1, 4], [3]])
    #expect([LabelledExample]().positionsByPhoto.isEmpty)
  }
}
