internal import Ingredients

/// The ingredients recognised so far: each once, in the order of first sight.
///
/// An object counts when its best label's confidence is *above* the threshold; `none` never counts.
public struct IngredientList: Sendable, Equatable {
  /// One ingredient on the list.
  public struct Entry: Sendable, Hashable {
    /// The label, the id of an ingredient for the shipped models.
    public let label: String
    /// The highest confidence with which it was recognised.
    public fileprivate(set) var confidence: Float
    /// Whether the user's lessons speak for it where it was recognised with that confidence.
    public fileprivate(set) var isTaught = false
    /// The number of photos in which it was recognised.
    public fileprivate(set) var photos: Int
  }

  /// The threshold that a confidence must exceed, 0…1.
  public let threshold: Float
  /// The recognised ingredients in the order of first sight.
  public private(set) var entries: [Entry] = []
  private var positions: [String: Int] = [:]

  /// Creates an empty list.
  ///
  /// - Parameter threshold: 0…1; usually the one in the model's description.
  public init(threshold: Float) { self.threshold = threshold }

  /// Returns whether an object with this best label counts as recognised.
  public func recognizes(_ prediction: Prediction) -> Bool {
    prediction.confidence > threshold && Vocabulary.isListed(prediction.label)
  }

  /// Adds one photo (or one frame), given the best label of each object in it.
  public mutating func add(photo objects: some Sequence<Prediction>) {
    var counted: Set<String> = []
    for object in objects where recognizes(object) {
      let position = position(of: object.label)
      if object.confidence > entries[position].confidence {
        (entries[position].confidence, entries[position].isTaught) = (object.confidence, object.isTaught)
      }
      if counted.insert(object.label).inserted { entries[position].photos += 1 }
    }
  }

  private mutating func position(of label: String) -> Int {
    if let position = positions[label] { return position }
    entries.append(Entry(label: label, confidence: 0, photos: 0))
    positions[label] = entries.count - 1
    return entries.count - 1
  }
}
