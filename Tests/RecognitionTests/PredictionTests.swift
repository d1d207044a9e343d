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
  func returnsAtMostAllLabels(count: Int, expected: Int) {
    #expect(Prediction.best(count, of: [0.25, 0.25, 0.25, 0.25], labels: labels).count == expected)
  }
}

struct SoftmaxTests {
  @Test func sumsToOneInTheOrderGiven() throws {
    let probabilities = try #require([1, 3, 2].softmax(temperature: 1))
    #expect(abs(probabilities.reduce(0, +) - 1) < 1e-6)
    #expect(zip(probabilities, [0.0900, 0.6652, 0.2447] as [Float]).allSatisfy { abs($0 - $1) < 1e-4 })
  }

  @Test func dividesByTheTemperature() throws {
    let halved = try #require([2, 6, 4].softmax(temperature: 2))
    let plain = try #require([1, 3, 2].softmax(temperature: 1))
    #expect(zip(halved, plain).allSatisfy { abs($0 - $1) < 1e-6 })
  }

  @Test func doesNotOverflow() throws {
    let probabilities = try #require([3e38, -3e38, 3e38].softmax(temperature: 0.001))
    #expect(probabilities == [0.5, 0, 0.5])
  }

  @Test(arguments: [Float.nan, .infinity, -.infinity])
  func refusesNonFiniteLogits(value: Float) { #expect([0, value].softmax(temperature: 1) == nil) }

  @Test func ofOneIsCertain() { #expect([-7].softmax(temperature: 1) == [1]) }

  @Test func ofNothingIsNothing() { #expect([Float]().softmax(temperature: 1) == []) }
}
