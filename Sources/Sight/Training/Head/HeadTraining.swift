internal import Glibc
internal import Random
internal import Threads

/// The photos, or parts of photos, that a head learns from: features of one or more views of each, and its label.
struct TrainingSet: Sendable {
  /// The features of all views: those of the first view of every example, then those of the second, and so on.
  let features: FeatureMatrix
  /// The number of examples.
  let count: Int
  /// The label of each example, by position.
  let truths: [Int]
  /// The group of each example; examples of one group are alike and must not be parted.
  let groups: [Int]

  init(_ features: FeatureMatrix, truths: [Int], groups: [Int]) {
    precondition(groups.count == truths.count, "a group for each example")
    precondition(features.count.isMultiple(of: max(truths.count, 1)), "as many views of each example")
    (self.features, self.truths, self.groups, count) = (features, truths, groups, truths.count)
  }

  /// The number of views of each example.
  var views: Int { count > 0 ? features.count / count : 0 }

  /// Returns the examples at these positions, with all their views.
  func selecting(_ positions: [Int]) -> TrainingSet {
    let rows = (0..<views).flatMap { view in positions.map { view * count + $0 } }
    return TrainingSet(
      features.selecting(rows), truths: positions.map { truths[$0] }, groups: positions.map { groups[$0] })
  }

  /// The features of the first view of each example.
  var firstViews: FeatureMatrix { features.selecting(Array(0..<count)) }
}

/// The weight of labels with many examples against those with few.
public enum ClassWeighting: String, Sendable, CaseIterable {
  /// Every example counts the same.
  case none
  /// A label counts as the square root of the number of its examples.
  case moderate
  /// Every label counts the same.
  case balanced

  /// Returns the weight of an example whose label has `count` examples.
  func weight(ofExampleAmong count: Int) -> Double {
    switch self {
    case .none: 1
    case .moderate: 1 / Double(count).squareRoot()
    case .balanced: 1 / Double(count)
    }
  }
}

/// Training of a linear head on features that do not change.
struct HeadTraining: Sendable {
  /// The number of labels.
  let labels: Int
  /// The weight of labels.
  var weighting = ClassWeighting.none
  /// The strengths of regularisation to choose from, strongest first.
  var strengths = (0..<6).map { pow(10, -Double($0)) }
  /// The number of folds of the cross-validation.
  var folds = 4
  /// The seed of the folds.
  var seed: UInt64 = 0
  /// The number of threads.
  var threads = 1

  /// The share by which the loss of a fold's head must fall in a few steps: on to the minimum, its held-out loss hardly
  /// changes.
  private static let foldProgress = 1e-3

  /// A trained head.
  struct Outcome: Sendable {
    let head: SoftmaxHead
    /// The chosen strength of regularisation.
    let l2: Double
    /// The answers about examples by heads that were trained without their fold, of all examples or, where there are
    /// very many labels, of some; nil where there was no cross-validation.
    let heldOut: HeldOutLogits?
    /// The steps of the last training.
    let steps: Int
  }

  /// Chooses the regularisation by cross-validation and trains on all examples.
  ///
  /// - Parameters:
  ///   - cancellation: returns whether to stop.
  ///   - progress: called with the trainings done and the largest number that there can be.
  /// - Returns: nil when cancelled.
  func train(
    on set: TrainingSet, isCancelled: () -> Bool = { false }, progress: (Int, Int) -> Void = { _, _ in }
  ) -> Outcome? {
    let team = ThreadTeam(count: threads)
    let folds = self.folds(of: set)
    guard folds.count > 1 else {
      // Nothing can be held out, so the strength is in the middle.
      let l2 = strengths[strengths.count / 2]
      guard let fit = fit(set, l2: l2, from: nil, team, isCancelled) else { return nil }
      return Outcome(head: fit.head, l2: l2, heldOut: nil, steps: fit.steps)
    }
    let total = strengths.count * folds.count + 1
    var starts = [[Double]?](repeating: nil, count: folds.count)
    var best: (strength: Int, loss: Double, logits: HeldOutLogits, starts: [[Double]?])?
    for (strength, l2) in strengths.enumerated() {
      var logits = HeldOutLogits(examples: set.count, labels: labels)
      for (index, fold) in folds.enumerated() {
        guard
          let fit = fit(
            set.selecting(fold.rest), l2: l2, from: starts[index], team, isCancelled, progress: Self.foldProgress)
        else {
          return nil
        }
        starts[index] = fit.point
        for position in fold.heldOut {
          // The first views come first.
          logits.add(fit.head.logits(ofRow: position, of: set.features), of: position, truth: set.truths[position])
        }
        progress(strength * folds.count + index + 1, total)
      }
      let loss = logits.loss
      if loss < best?.loss ?? .infinity { best = (strength, loss, logits, starts) }
      // The loss has one minimum: weaker regularisation only fits the noise better.
      if let best, strength > best.strength { break }
    }
    guard let best else { return nil }
    let l2 = strengths[best.strength]
    guard let fit = fit(set, l2: l2, from: Self.mean(best.starts), team, isCancelled) else { return nil }
    progress(total, total)
    return Outcome(head: fit.head, l2: l2, heldOut: best.logits, steps: fit.steps)
  }

  private func fit(
    _ set: TrainingSet, l2: Double, from start: [Double]?, _ team: ThreadTeam, _ isCancelled: () -> Bool,
    progress: Double = 1e-6
  ) -> (head: SoftmaxHead, point: [Double], steps: Int)? {
    var counts = [Int](repeating: 0, count: labels)
    for truth in set.truths { counts[truth] += 1 }
    let weights = set.truths.map { weighting.weight(ofExampleAmong: counts[$0]) }
    let views = 0..<set.views
    let objective = SoftmaxObjective(
      set.features, truths: views.flatMap { _ in set.truths }, weights: views.flatMap { _ in weights }, labels: labels,
      moments: set.features.moments(), l2: l2, team: team)
    var search = LBFGS()
    (search.progress, search.tolerance) = (progress, 1e-5)
    search.history = Self.history(parameters: objective.parameterCount)
    let zero = [Double](repeating: 0, count: objective.parameterCount)
    let outcome = search.minimize(from: start ?? zero, isCancelled: isCancelled, objective.evaluate)
    if outcome.isCancelled { return nil }
    return (objective.head(at: outcome.point.position), outcome.point.position, outcome.steps)
  }

  /// Returns the number of steps that L-BFGS keeps: ten, fewer where they would take more than 256 MiB.
  private static func history(parameters: Int) -> Int {
    min(max((1 << 28) / max(parameters * 2 * MemoryLayout<Double>.size, 1), 3), 10)
  }

  /// Returns the mean of the points that the folds ended at.
  private static func mean(_ points: [[Double]?]) -> [Double]? {
    let points = points.compactMap(\.self)
    guard var sum = points.first else { return nil }
    for point in points.dropFirst() { sum = sum.adding(point, times: 1) }
    return sum.map { $0 / Double(points.count) }
  }
}

/// Logits of examples by heads that were not trained on them.
struct HeldOutLogits: Sendable {
  /// The most logits that are kept: 64 MiB of them.
  static let limit = 1 << 24

  /// The logits that are kept, and the true label of each.
  private(set) var logits: [[Float]] = []
  private(set) var truths: [Int] = []
  /// The sum of the negative log-likelihoods of all.
  private var sum = 0.0
  private var count = 0
  /// Every so many examples are kept.
  private let stride: Int

  init(examples: Int, labels: Int) { stride = max(1, (examples * labels + Self.limit - 1) / Self.limit) }

  /// Adds the answer about an example.
  mutating func add(_ values: [Float], of example: Int, truth: Int) {
    sum += values.logSumExp(temperature: 1) - Double(values[truth])
    count += 1
    guard example.isMultiple(of: stride) else { return }
    logits.append(values)
    truths.append(truth)
  }

  /// The mean negative log-likelihood of all.
  var loss: Double { sum / Double(max(count, 1)) }
}

extension HeadTraining {
  /// The positions of the examples that a fold holds out, and of the rest.
  struct Fold: Sendable {
    var heldOut: [Int] = []
    var rest: [Int] = []
  }

  /// Parts the examples into folds of about equal size for each label; groups stay whole.
  func folds(of set: TrainingSet) -> [Fold] {
    let members = Dictionary(grouping: 0..<set.count) { set.groups[$0] }
    let groups = members.keys.sorted().compactMap { members[$0] }
    var generator = SplitMix64(seed: seed)
    var foldOf = [Int](repeating: 0, count: set.count)
    var counts = [[Int]](repeating: [Int](repeating: 0, count: labels), count: folds)
    var totals = [Int](repeating: 0, count: folds)
    for position in generator.permutation(of: groups.count) {
      let group = groups[position]
      // The fold with the fewest examples of the group's first label, and among those with the fewest of all.
      let label = set.truths[group[0]]
      let fold = (0..<folds).min { (counts[$0][label], totals[$0], $0) < (counts[$1][label], totals[$1], $1) } ?? 0
      for example in group {
        foldOf[example] = fold
        counts[fold][set.truths[example]] += 1
      }
      totals[fold] += group.count
    }
    return (0..<folds).filter { totals[$0] > 0 }.map { fold in
      Fold(
        heldOut: (0..<set.count).filter { foldOf[$0] == fold }, rest: (0..<set.count).filter { foldOf[$0] != fold })
    }
  }
}
