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

  /// The examples in their first view alone.
  var firstViews: TrainingSet {
    TrainingSet(features.selecting(Array(0..<count)), truths: truths, groups: groups)
  }
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
  var labels: Int
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
  /// The multiply-adds of a pass over all examples up to which every training of the cross-validation takes all of them.
  var fullWork = 1 << 34
  /// The number of labels whose examples the strength of regularisation is chosen on otherwise.
  var sampledLabels = 256
  /// The fewest examples for that.
  private static let fewestSampled = 1000

  /// The share by which the loss of a fold's head must fall in a few steps: on to the minimum, its held-out loss hardly
  /// changes.
  private static let foldProgress = 1e-3
  /// The same share for the last training, and for the last of very many labels.
  private static let (lastProgress, lastLargeProgress) = (1e-6, 1e-4)

  /// A trained head.
  struct Outcome: Sendable {
    let head: SoftmaxHead
    /// The chosen strength of regularisation.
    let l2: Double
    /// The number of views that were learned from.
    let views: Int
    /// The answers about examples by heads that were trained without them, of all examples or, where there are very many
    /// labels, of some; nil where there was no cross-validation.
    let heldOut: HeldOutLogits?
    /// The steps of the last training.
    let steps: Int
  }

  /// Chooses the regularisation by cross-validation and trains on all examples.
  ///
  /// Where a pass over all examples takes more than ``fullWork``, the first view of each is learned from alone, the
  /// regularisation is chosen on some examples, of ``sampledLabels`` labels, and one fold alone is held out from a
  /// training with all labels.
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
      guard let fit = fit(set, l2: l2, from: nil, team, isCancelled, progress: Self.lastProgress) else { return nil }
      return Outcome(head: fit.head, l2: l2, views: set.views, heldOut: nil, steps: fit.steps)
    }
    let choices = strengths.count * folds.count
    let isLarge = Double(set.features.count) * Double(labels) * Double(set.features.width) > Double(fullWork)
    let set = isLarge ? set.firstViews : set
    // Of very many labels, each of the two trainings with all of them takes longer than all others.
    let total = isLarge ? 3 * choices : choices + 1
    let choice =
      isLarge
      ? sampledChoice(folds, of: set, team, isCancelled) { progress($0, total) }
      : choice(among: strengths, folds, of: set, team, isCancelled) { progress($0, total) }
    guard let choice else { return nil }
    if isLarge { progress(2 * choices, total) }
    let accuracy = isLarge ? Self.lastLargeProgress : Self.lastProgress
    guard let fit = fit(set, l2: choice.l2, from: choice.start, team, isCancelled, progress: accuracy) else {
      return nil
    }
    progress(total, total)
    return Outcome(head: fit.head, l2: choice.l2, views: set.views, heldOut: choice.heldOut, steps: fit.steps)
  }

  /// A strength of regularisation.
  private struct Choice {
    let l2: Double
    /// The answers about the examples of each fold by the head that was trained without it.
    let heldOut: HeldOutLogits
    /// The mean of the points that the folds ended at.
    let start: [Double]?
  }

  /// Chooses the strength, of some from the strongest on, with the least loss on examples that were held out.
  ///
  /// - Parameter progress: called with the number of trainings done.
  private func choice(
    among strengths: [Double], _ folds: [Fold], of set: TrainingSet, _ team: ThreadTeam, _ isCancelled: () -> Bool,
    progress: (Int) -> Void
  ) -> Choice? {
    var starts = [[Double]?](repeating: nil, count: folds.count)
    var best: (strength: Int, choice: Choice)?
    for (strength, l2) in strengths.enumerated() {
      var logits = HeldOutLogits(examples: set.count, labels: labels)
      for (index, fold) in folds.enumerated() {
        let rest = set.selecting(fold.rest)
        guard let fit = fit(rest, l2: l2, from: starts[index], team, isCancelled, progress: Self.foldProgress) else {
          return nil
        }
        starts[index] = fit.point
        for position in fold.heldOut {
          // The first views come first.
          logits.add(fit.head.logits(ofRow: position, of: set.features), of: position, truth: set.truths[position])
        }
        progress(strength * folds.count + index + 1)
      }
      if logits.loss < best?.choice.heldOut.loss ?? .infinity {
        best = (strength, Choice(l2: l2, heldOut: logits, start: Self.mean(starts)))
      }
      // The loss has one minimum: weaker regularisation only fits the noise better.
      if let best, strength > best.strength { break }
    }
    return best?.choice
  }

  /// Chooses the strength on some examples, and holds one fold out from a training with all of them.
  private func sampledChoice(
    _ folds: [Fold], of set: TrainingSet, _ team: ThreadTeam, _ isCancelled: () -> Bool, progress: (Int) -> Void
  ) -> Choice? {
    let sample = sample(of: set)
    var training = self
    training.labels = sampledLabels
    guard
      let choice = training.choice(
        among: strengths, training.folds(of: sample), of: sample, team, isCancelled, progress: progress)
    else { return nil }
    // The loss is a mean: a weight is regularised alike where the strength falls as the number of examples grows.
    let l2 = choice.l2 * Double(sample.count) / Double(set.count)
    return self.choice(among: [l2], [folds[0]], of: set, team, isCancelled) { _ in }
  }

  /// Returns examples of ``sampledLabels`` labels, drawn at random and numbered anew, as many as ``fullWork`` allows.
  private func sample(of set: TrainingSet) -> TrainingSet {
    var generator = SplitMix64(seed: seed)
    let chosen = generator.permutation(of: labels).prefix(sampledLabels)
    let numbers = Dictionary(uniqueKeysWithValues: zip(chosen, 0..<chosen.count))
    let members = generator.permutation(of: set.count).filter { numbers[set.truths[$0]] != nil }
    let fitting = fullWork / max(chosen.count * set.features.width * set.views, 1)
    let sample = set.selecting(members.prefix(max(fitting, Self.fewestSampled)).sorted())
    return TrainingSet(sample.features, truths: sample.truths.compactMap { numbers[$0] }, groups: sample.groups)
  }

  private func fit(
    _ set: TrainingSet, l2: Double, from start: [Double]?, _ team: ThreadTeam, _ isCancelled: () -> Bool,
    progress: Double
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
