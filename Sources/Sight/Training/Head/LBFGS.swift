/// Minimises a smooth function of many variables by limited-memory BFGS (Nocedal and Wright, "Numerical Optimization",
/// 2006, algorithm 7.4), with a line search for the weak Wolfe conditions by bisection (Lewis and Overton, 2013).
struct LBFGS: Sendable {
  /// The number of steps whose curvature is kept.
  var history = 10
  /// The largest absolute component of the gradient at which a point counts as the minimum.
  var tolerance = 1e-5
  /// The share of its value by which the function must fall in ``patience`` steps for the search to go on.
  var progress = 1e-7
  /// The largest number of steps.
  var maximumSteps = 300

  /// The steps over which ``progress`` is judged.
  private static let patience = 5
  /// The number of step lengths that are tried in one direction.
  private static let trials = 30

  /// A point with the function's value and gradient there.
  struct Point: Sendable {
    let position: [Double]
    let value: Double
    let gradient: [Double]
  }

  /// The end of a search.
  struct Outcome: Sendable {
    /// The best point found.
    let point: Point
    /// The number of steps taken.
    let steps: Int
    /// Whether the search was cancelled before it had converged.
    let isCancelled: Bool
  }

  /// Searches for the minimum.
  ///
  /// - Parameters:
  ///   - start: the point to begin at.
  ///   - isCancelled: asked before each evaluation.
  ///   - evaluate: returns the value and the gradient at a point.
  func minimize(
    from start: [Double], isCancelled: () -> Bool = { false },
    _ evaluate: ([Double]) -> (value: Double, gradient: [Double])
  ) -> Outcome {
    func point(_ position: [Double]) -> Point {
      let (value, gradient) = evaluate(position)
      return Point(position: position, value: value, gradient: gradient)
    }
    var current = point(start)
    var curvature = Curvature(limit: history)
    var values = [current.value]
    for step in 0..<maximumSteps {
      if current.gradient.allSatisfy({ abs($0) <= tolerance }) || isStalled(values) {
        return Outcome(point: current, steps: step, isCancelled: false)
      }
      if isCancelled() { return Outcome(point: current, steps: step, isCancelled: true) }
      let direction = curvature.direction(current.gradient)
      guard let next = search(from: current, along: direction, step == 0, isCancelled, point) else {
        // Rounding hides any further descent, or there was no time to look for it.
        return Outcome(point: current, steps: step, isCancelled: isCancelled())
      }
      curvature.add(from: current, to: next)
      current = next
      values.append(next.value)
    }
    return Outcome(point: current, steps: maximumSteps, isCancelled: false)
  }

  private func isStalled(_ values: [Double]) -> Bool {
    guard values.count > Self.patience, let last = values.last else { return false }
    return values[values.count - 1 - Self.patience] - last <= progress * abs(last)
  }

  /// Returns a point in a direction that satisfies the weak Wolfe conditions, or the lowest that was found; nil if none
  /// lies below the start.
  private func search(
    from start: Point, along direction: [Double], _ isFirst: Bool, _ isCancelled: () -> Bool,
    _ point: ([Double]) -> Point
  ) -> Point? {
    let slope = direction.dot(start.gradient)
    guard slope < 0 else { return nil }
    var (lower, upper) = (0.0, Double.infinity)
    // Without any curvature known, the first step has the length 1.
    var length = isFirst ? 1 / max(direction.dot(direction).squareRoot(), 1) : 1
    var best: Point?
    for _ in 0..<Self.trials where !isCancelled() {
      let next = point(start.position.adding(direction, times: length))
      if !(next.value <= start.value + 1e-4 * length * slope) {
        upper = length
      } else {
        if next.value < best?.value ?? start.value { best = next }
        if next.gradient.dot(direction) >= 0.9 * slope { return best }
        lower = length
      }
      length = upper.isFinite ? (lower + upper) / 2 : 2 * length
    }
    return best
  }
}

/// The curvature of a function along its latest steps: the inverse of its Hessian as L-BFGS knows it.
private struct Curvature {
  private struct Step {
    let move: [Double]
    let change: [Double]
    /// The reciprocal of the inner product of both.
    let weight: Double
  }

  let limit: Int
  private var steps: [Step] = []

  init(limit: Int) { self.limit = limit }

  mutating func add(from start: LBFGS.Point, to end: LBFGS.Point) {
    let move = end.position.adding(start.position, times: -1)
    let change = end.gradient.adding(start.gradient, times: -1)
    let product = move.dot(change)
    // Without curvature the step would make the matrix indefinite.
    guard product > 1e-12 * change.dot(change) else { return }
    if steps.count == limit { steps.removeFirst() }
    steps.append(Step(move: move, change: change, weight: 1 / product))
  }

  /// Returns the direction of descent: minus the product of the inverse Hessian and the gradient (two-loop recursion).
  func direction(_ gradient: [Double]) -> [Double] {
    var result = gradient
    var factors: [Double] = []
    for step in steps.reversed() {
      let factor = step.weight * step.move.dot(result)
      result = result.adding(step.change, times: -factor)
      factors.append(factor)
    }
    let last = steps.last
    let scale = last.map { 1 / ($0.weight * $0.change.dot($0.change)) } ?? 1
    for index in result.indices { result[index] *= scale }
    for (step, factor) in zip(steps, factors.reversed()) {
      result = result.adding(step.move, times: factor - step.weight * step.change.dot(result))
    }
    for index in result.indices { result[index] = -result[index] }
    return result
  }
}

extension [Double] {
  /// Returns the inner product with a vector of equal length.
  func dot(_ other: [Double]) -> Double {
    var sum = 0.0
    for index in indices { sum += self[index] * other[index] }
    return sum
  }

  /// Returns this vector plus a multiple of one of equal length.
  func adding(_ other: [Double], times factor: Double) -> [Double] {
    var result = self
    for index in result.indices { result[index] += factor * other[index] }
    return result
  }
}
