import Testing

@testable import Recognition

struct PredictionTests {
  private let labels = ["a", "b", "c", "d"]

  @Test func ranksByProbability() {
    let best = Prediction.best(2, of: [0.1, 0.2, 0.6, 0.1], labels: labels)
    #expect(best == [Prediction(label: "c", confidence: 0.6), Prediction(label: "b", confidence: 0.2)])
  }

  @Test func breaksTiesByTheOrderOfTheLabels() {
    #expect(Prediction.best(4, of: [0.2, 0.3, 0.2, 0.3], labels: labels).map(\.label) == ["b", "d", "a", "c"])
  }

  @Test(arguments: [(-1, 0), (0, 0), (1, 1), (4, 4), (5, 4), (Int.max, 4)])
  func givesAsManyAsThereAre(count: Int, expected: Int) {
    #expect(Prediction.best(count, of: [0.25, 0.25, 0.25, 0.25], labels: labels).count == expected)
  }
}
