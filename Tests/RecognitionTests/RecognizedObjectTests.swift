import Testing

@testable import Recognition

@Suite struct RecognizedObjectTests {
  private func prediction(_ label: String, _ confidence: Float) -> Prediction {
    Prediction(label: label, confidence: confidence)
  }

  private func alternatives(_ name: Prediction, _ classified: Prediction...) -> [Prediction] {
    RecognizedObject(name, classified: classified).alternatives
  }

  @Test func alternativesShareTheConfidenceThatIsLeft() {
    let found = alternatives(
      prediction("egg", 0.5), prediction("egg", 0.2), prediction("onion", 0.6), prediction("tomato", 0.2))
    #expect(found == [prediction("onion", 0.375), prediction("tomato", 0.125)])
  }

  @Test func aLabelThatTheClassifierDoesNotKnowLeavesItsOwn() {
    #expect(alternatives(prediction("egg", 0.75), prediction("onion", 1)) == [prediction("onion", 0.25)])
  }

  @Test func neitherUnlistedNorUnlikelyLabelsAreAlternatives() {
    let found = alternatives(
      prediction("egg", 0.5), prediction("none", 0.25), prediction("onion", 0.25), prediction("other", 0.245),
      prediction("tomato", 0.005))
    #expect(found.map(\.label) == ["onion"])
  }

  @Test(arguments: [[Prediction(label: "egg", confidence: 1)], [], [Prediction(label: "onion", confidence: 0)]])
  func thereMayBeNone(_ classified: [Prediction]) {
    #expect(RecognizedObject(prediction("egg", 0.5), classified: classified).alternatives.isEmpty)
  }

  @Test func allConfidencesAreScaled() {
    let object = RecognizedObject(prediction("egg", 0.5), alternatives: [prediction("onion", 0.25)])
    let half = RecognizedObject(prediction("egg", 0.25), alternatives: [prediction("onion", 0.125)])
    #expect(object.scaled(by: 0.5) == half)
  }
}
