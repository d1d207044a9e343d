public import Files
public import Recognition

/// Which whole photos are judged, and how.
public struct PhotoEvaluationOptions: Sendable, Equatable {
  /// Where what was found in a photo comes from.
  public enum Method: Sendable, Equatable {
    /// The classifier's best label for the whole photo.
    case classifier
    /// What detector and classifier make of it together, as for ``ScanReport``.
    case scan
    /// What the detector says by itself, every box however unsure.
    case detector
    /// A table that some detector wrote, see ``FindingTable``; no photo is opened.
    case table(FilePath)
  }

  /// Where what was found comes from.
  public var method: Method
  /// The detector by name or path; nil for the one in the folder of models.
  public var detector: FilePath?
  /// How closely the detector looks.
  public var detail: DetectingRecognizer.Detail = .whole
  /// What a confidence must exceed for its ingredient to be named; nil for the models' own, and one half for a table.
  public var threshold: Float?
  /// How many labelled objects a photo must have to be judged.
  public var fewestObjects = 0
  /// How many different ingredients a photo must show to be judged.
  public var fewestIngredients = 0
  /// The ingredients that are looked at, by label or name; the others count neither as shown nor as found. Empty for all.
  public var ingredients: [String] = []
  /// Whether an object without a place counts as one that fills its photo; otherwise boxes are not judged in that photo.
  public var takesUnplacedAsWhole = false

  /// The usual way: all photos, all ingredients, the models' own thresholds.
  public init(method: Method) { self.method = method }
}
