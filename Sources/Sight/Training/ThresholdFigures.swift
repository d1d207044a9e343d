/// What a threshold of confidence lets onto the list of ingredients.
public struct ThresholdFigures: Sendable, Equatable {
  /// What a confidence must exceed.
  public let threshold: Float
  /// The share of what passes that is named rightly; nil when nothing passes.
  public let precision: Double?
  /// The share of the food that passes, named rightly or not; nil when there is no food.
  public let passing: Double?
  /// The share of what is no food that passes; nil when there is only food.
  public let nonePassing: Double?

  /// The figures for one threshold.
  public init(_ threshold: Float, _ judgements: [Judgement]) {
    let passed = judgements.filter { $0.passes(threshold) }
    let food = judgements.count(where: \.isFood)
    let passedFood = passed.count(where: \.isFood)
    self.threshold = threshold
    precision = Double.share(passed.count(where: \.isCorrect), of: passed.count)
    passing = Double.share(passedFood, of: food)
    nonePassing = Double.share(passed.count - passedFood, of: judgements.count - food)
  }

  /// The thresholds of a sweep: 0.50, 0.51 … 0.99.
  public static let sweep = (50...99).map { Float($0) / 100 }
}
