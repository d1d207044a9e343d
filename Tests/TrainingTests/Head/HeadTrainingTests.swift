import Random
import TestSupport
import Testing

@testable import Training

struct HeadTrainingTests {
  /// Clouds of points around the corners of a cube, one label each.
  private func clouds(of count: Int, labels: Int, width: Int = 8, spread: Float = 0.3, seed: UInt64 = 1) -> TrainingSet
  {
    var numbers = SeededNumbers(seed: seed)
    var (rows, truths): ([[Float]], [Int]) = ([], [])
    for index in 0..<count {
      let label = index % labels
      rows.append((0..<width).map { (label >> ($0 % 3) & 1 == 1 ? 1 : 0) + spread * numbers.next() })
      truths.append(label)
    }
    return TrainingSet(FeatureMatrix(width: width, rows), truths: truths, groups: Array(0..<count))
  }

  private func accuracy(_ head: SoftmaxHead, on set: TrainingSet) -> Double {
    let right = zip(head.logits(of: set.firstViews.features), set.truths).count { logits, truth in
      logits.indices.max { logits[$0] < logits[$1] } == truth
    }
    return Double(right) / Double(set.count)
  }

  @Test func separableLabelsAreLearnt() throws {
    let outcome = try #require(HeadTraining(labels: 8).train(on: clouds(of: 120, labels: 8)))
    #expect(accuracy(outcome.head, on: clouds(of: 200, labels: 8, seed: 2)) == 1)
    #expect(outcome.heldOut?.logits.count == 120)
  }

  /// Two labels at -1 and 1 with one feature: the weights that make the gradient of the loss vanish are found by hand.
  @Test func solutionIsTheKnownOne() throws {
    let set = TrainingSet(FeatureMatrix(width: 1, [[-1], [1]]), truths: [0, 1], groups: [0, 0])
    let outcome = try #require(HeadTraining(labels: 2, strengths: [0.1]).train(on: set))
    // With weights -w and w the loss is log(1 + exp(-2w)) + l2 w²; its derivative is 0 at w.
    let w = Double(outcome.head.weights[1])
    #expect(abs(-2 / (1 + exponential(2 * w)) + 2 * 0.1 * w) < 1e-4)
    #expect(abs(outcome.head.weights[0] + outcome.head.weights[1]) < 1e-4)
    #expect(abs(outcome.head.bias[0] - outcome.head.bias[1]) < 1e-4)
    #expect(outcome.heldOut == nil, "one group cannot be parted")
  }

  @Test func noiseAsksForMoreRegularisation() throws {
    var training = HeadTraining(labels: 2)
    let clear = try #require(training.train(on: clouds(of: 80, labels: 2, spread: 0.1)))
    var noise = clouds(of: 80, labels: 2, spread: 3)
    let order = { () -> [Int] in
      var generator = SplitMix64(seed: 3)
      return generator.permutation(of: 80)
    }()
    noise = TrainingSet(noise.features, truths: order.map { noise.truths[$0] }, groups: noise.groups)
    training.seed = 1
    let noisy = try #require(training.train(on: noise))
    #expect(noisy.l2 > clear.l2)
  }

  @Test(arguments: [1, 2, 4]) func numberOfThreadsChangesNothing(threads: Int) throws {
    let set = clouds(of: 60, labels: 4, spread: 1.5)
    var training = HeadTraining(labels: 4)
    let one = try #require(training.train(on: set))
    training.threads = threads
    let many = try #require(training.train(on: set))
    #expect(one.head == many.head && one.l2 == many.l2)
  }

  @Test func veryManyLabelsAreLearntFromOneFold() throws {
    let set = clouds(of: 400, labels: 8)
    var (training, steps) = (HeadTraining(labels: 8), [(done: Int, total: Int)]())
    (training.fullWork, training.sampledLabels) = (1, 4)
    let outcome = try #require(training.train(on: set, progress: { steps.append(($0, $1)) }))
    #expect(accuracy(outcome.head, on: clouds(of: 200, labels: 8, seed: 2)) == 1)
    #expect(outcome.heldOut?.logits.count == 100, "a quarter was held out")
    // Half of the labels have half of the examples.
    #expect(training.strengths.contains { abs($0 / 2 - outcome.l2) < 1e-12 })
    #expect(steps.last.map { $0 == (72, 72) } == true)
    #expect(zip(steps, steps.dropFirst()).allSatisfy { $0.done < $1.done })
    training.threads = 2
    #expect(training.train(on: set)?.head == outcome.head)
  }

  @Test func veryManyLabelsAreLearntFromTheFirstViewAlone() throws {
    let plain = clouds(of: 120, labels: 8)
    let noise = clouds(of: 120, labels: 8, spread: 100, seed: 3).features
    let rows = [plain.features, noise].flatMap { view in (0..<view.count).map { view.withRow($0) { Array($0) } } }
    let both = TrainingSet(FeatureMatrix(width: 8, rows), truths: plain.truths, groups: plain.groups)
    var training = HeadTraining(labels: 8)
    (training.fullWork, training.sampledLabels) = (1, 8)
    let alone = try #require(training.train(on: plain))
    let outcome = try #require(training.train(on: both))
    #expect(outcome.head == alone.head && outcome.views == 1)
    training.fullWork = .max
    #expect(training.train(on: both)?.views == 2)
  }

  @Test func cancelledTrainingHasNoOutcome() {
    var training = HeadTraining(labels: 4)
    #expect(training.train(on: clouds(of: 60, labels: 4), isCancelled: { true }) == nil)
    training.fullWork = 1
    #expect(training.train(on: clouds(of: 60, labels: 4), isCancelled: { true }) == nil)
  }

  @Test func progressEndsAtItsTotal() throws {
    var steps: [(done: Int, total: Int)] = []
    _ = HeadTraining(labels: 2).train(on: clouds(of: 20, labels: 2), progress: { steps.append(($0, $1)) })
    #expect(steps.last.map { $0.done == $0.total } == true)
    #expect(zip(steps, steps.dropFirst()).allSatisfy { $0.done < $1.done })
  }

  @Test func balancedWeightsHelpTheRareLabel() throws {
    // 95 and 5 overlapping points: without weights nearly everything is called by the frequent label.
    var numbers = SeededNumbers(seed: 4)
    let truths = (0..<400).map { $0 % 20 == 0 ? 1 : 0 }
    let rows = truths.map { truth in (0..<4).map { _ in Float(truth) * 0.5 + numbers.next() } }
    let set = TrainingSet(FeatureMatrix(width: 4, rows), truths: truths, groups: Array(0..<400))
    func recall(_ weighting: ClassWeighting) throws -> Int {
      var training = HeadTraining(labels: 2)
      training.weighting = weighting
      let head = try #require(training.train(on: set)).head
      return zip(head.logits(of: set.features), truths).count { $1 == 1 && $0[1] > $0[0] }
    }
    let (plain, moderate, balanced) = try (recall(.none), recall(.moderate), recall(.balanced))
    #expect(plain <= moderate && moderate < balanced, "\(plain) \(moderate) \(balanced)")
  }

  @Test(arguments: [(100, 10, 100), (5000, 10000, 1667), (1 << 24, 1, 1 << 24)])
  func logitsOfManyLabelsAreKeptForSome(examples: Int, labels: Int, expected: Int) {
    var logits = HeldOutLogits(examples: examples, labels: labels)
    // The values themselves may be few.
    for position in 0..<min(examples, 5000) { logits.add([0, 0], of: position, truth: 1) }
    #expect(logits.logits.count == min(expected, 5000) && logits.truths.count == logits.logits.count)
    #expect(abs(logits.loss - 0.6931) < 1e-4)
  }

  @Test func foldsKeepGroupsAndLabels() {
    let truths = (0..<40).map { $0 % 4 }
    // Pairs of neighbours of one label.
    let set = TrainingSet(
      FeatureMatrix(width: 1, truths.map { [Float($0)] }), truths: truths, groups: (0..<40).map { $0 / 8 * 4 + $0 % 4 })
    let folds = HeadTraining(labels: 4).folds(of: set)
    #expect(folds.flatMap(\.heldOut).sorted() == Array(0..<40))
    for fold in folds {
      #expect(Set(fold.heldOut).isDisjoint(with: fold.rest) && fold.heldOut.count + fold.rest.count == 40)
      let groups = Set(fold.heldOut.map { set.groups[$0] })
      #expect(fold.rest.allSatisfy { !groups.contains(set.groups[$0]) })
      #expect(Set(fold.heldOut.map { truths[$0] }) == [0, 1, 2, 3], "every fold has every label")
    }
  }

  @Test func viewsStayWithTheirExample() {
    // Two views of three examples: all first views, then all second ones.
    let set = TrainingSet(
      FeatureMatrix(width: 1, [[0], [1], [2], [10], [11], [12]]), truths: [0, 1, 0], groups: [0, 1, 2])
    let part = set.selecting([2, 0])
    let values = (0..<part.features.count).map { row in part.features.withRow(row) { $0[0] } }
    #expect(values == [2, 0, 12, 10] && part.truths == [0, 0] && part.views == 2)
  }
}
