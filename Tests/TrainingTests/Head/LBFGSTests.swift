import Testing

@testable import Training

struct LBFGSTests {
  @Test func findsTheMinimumOfRosenbrocksFunction() {
    let outcome = LBFGS(tolerance: 1e-9, progress: 0).minimize(from: [-1.2, 1]) { point in
      let (x, y) = (point[0], point[1])
      let gradient = [-2 * (1 - x) - 400 * x * (y - x * x), 200 * (y - x * x)]
      return ((1 - x) * (1 - x) + 100 * (y - x * x) * (y - x * x), gradient)
    }
    #expect(zip(outcome.point.position, [1, 1]).allSatisfy { abs($0 - $1) < 1e-6 }, "\(outcome.point.position)")
    #expect(outcome.steps < 60)
  }

  /// A quadratic function whose axes differ in scale by a factor of up to 10,000.
  private static func quadratic(_ point: [Double]) -> (value: Double, gradient: [Double]) {
    var (value, gradient): (Double, [Double]) = (0, [])
    for (index, place) in point.enumerated() {
      let (scale, offset) = ([1.0, 10, 100, 10000][index % 4], place - Double(index))
      value += scale * offset * offset / 2
      gradient.append(scale * offset)
    }
    return (value, gradient)
  }

  @Test(arguments: [1, 3, 10]) func historyLimitsNothingButSpeed(history: Int) {
    let outcome = LBFGS(history: history, tolerance: 1e-8, progress: 0, maximumSteps: 3000)
      .minimize(from: [Double](repeating: 5, count: 8), Self.quadratic)
    #expect(outcome.point.position.enumerated().allSatisfy { abs($1 - Double($0)) < 1e-6 })
  }

  @Test func minimumNeedsNoStep() {
    let outcome = LBFGS().minimize(from: [0, 1, 2, 3], Self.quadratic)
    #expect(outcome.steps == 0 && outcome.point.value == 0 && !outcome.isCancelled)
  }

  @Test func stopsWhereItIsTold() {
    #expect(LBFGS(maximumSteps: 2).minimize(from: [9, 9, 9, 9], Self.quadratic).steps == 2)
    var asked = 0
    let outcome = LBFGS().minimize(
      from: [9, 9, 9, 9],
      isCancelled: {
        asked += 1
        return asked > 3
      }, Self.quadratic)
    #expect(outcome.isCancelled && outcome.steps <= 3)
  }

  @Test func endsWhereTheFunctionFallsForEver() {
    let outcome = LBFGS(maximumSteps: 50).minimize(from: [0.0]) { point in (-point[0], [-1.0]) }
    #expect(outcome.point.value < -1000)
  }
}
