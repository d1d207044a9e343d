internal import Ingredients

/// A check of the whole photo that makes a detector's list cautious where the photo shows no food at all.
///
/// A street or a desk holds enough food-like patches for a box or two to pass the list's threshold. The classifier's
/// answer about the whole photo separates these photos: `none` is above 0.5 for 90 of 115 photos without food, and
/// for none of eleven open fridges. It is for some dim photos of another fridge, where the shelves outweigh the food, and
/// so ``convincingCount`` recognised objects are believed without asking.
public struct FoodGate: Sendable, Equatable {
  /// The probability of `none` for the whole photo above which confidences are lowered.
  public let noneThreshold: Float
  /// The factor that lowers them, 0…1.
  public let factor: Float

  /// The number of objects above the list's threshold that show by themselves that there is food.
  ///
  /// None of 115 photos without food has more than two.
  static let convincingCount = 3

  /// Creates a gate from its parameters.
  public init(noneThreshold: Float, factor: Float) { (self.noneThreshold, self.factor) = (noneThreshold, factor) }

  /// Returns the factor for the confidences of a photo's objects.
  ///
  /// - Parameter predictions: of the classifier for the whole photo.
  func factor(for predictions: [Prediction]) -> Float {
    let none = predictions.first { $0.label == Vocabulary.noneID }
    return none.map { $0.confidence > noneThreshold } ?? false ? factor : 1
  }
}
