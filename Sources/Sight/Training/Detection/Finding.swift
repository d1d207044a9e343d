public import Files
public import Images
internal import Ingredients
public import Recognition

/// One thing that was found in a photo, with its place in fractions of the photo's sides.
public struct Finding: Sendable, Hashable {
  /// What it was taken for.
  public let label: String
  /// How sure that is, 0…1; 0 where there was no number.
  public let confidence: Float
  /// Where it is; nil when the answer is about the whole photo.
  public let box: RelativeBox?

  /// A thing with its place, or without one.
  public init(_ prediction: Prediction, box: RelativeBox? = nil) {
    label = prediction.label
    confidence = prediction.certainty
    self.box = box
  }

  /// What a recogniser found in a photo of that size.
  public init(_ object: RecognizedObject, in size: PixelSize) {
    self.init(object.prediction, box: object.box.map { RelativeBox($0, in: size) })
  }

  /// The answer without its place.
  var prediction: Prediction { Prediction(label: label, confidence: confidence) }
}

/// A table of what was found in photos, as `fridge eval --answers` writes it for whole photos.
///
/// It has the columns of an ``ExampleTable`` and one more, `confidence`, a number from 0 to 1. Photos go by the names
/// that stand in the table, whatever its own folder.
public struct FindingTable: Sendable {
  /// What was found in each photo, in the order of the table.
  public let findings: [FilePath: [Finding]]
  /// All labels found, in alphabetical order.
  public let labels: [String]

  /// Reads a whole table; the first fault is the error.
  ///
  /// - Parameter names: tells the label that a name stands for; a name unknown to it stays as it is, since a detector may
  ///   well find things that are no ingredient.
  public init(reading path: FilePath, names: LabelNames) throws(ExampleError) {
    let table = try ExampleTable(reading: path, .findings)
    var findings: [FilePath: [Finding]] = [:]
    var labelOfName: [String: String] = [:]
    for row in table.rows {
      let label = labelOfName[row.ingredient] ?? names.knownLabel(named: row.ingredient) ?? row.ingredient
      labelOfName[row.ingredient] = label
      let prediction = Prediction(label: label, confidence: row.confidence ?? 0)
      findings[row.photo, default: []].append(Finding(prediction, box: row.box))
    }
    self.findings = findings
    labels = Set(labelOfName.values).sorted()
  }
}

/// What one photo shows, and what was found in it.
public struct PhotoJudgement: Sendable, Equatable {
  /// The objects that the photo is known to show; none for a photo of something else.
  public let truth: [LabelledExample]
  /// What was found, in any order.
  public let found: [Finding]

  /// A judgement on one photo; the label `none` is no object on either side.
  public init(truth: [LabelledExample], found: [Finding]) {
    self.truth = truth.filter { $0.label != Vocabulary.noneID }
    self.found = found.filter { $0.label != Vocabulary.noneID }
  }
}

extension PhotoJudgement {
  /// Whether it is known of every object where it is.
  public var hasPlaces: Bool { truth.allSatisfy { $0.box != nil } }

  /// The labels of the objects, each once.
  var shown: Set<String> { Set(truth.map(\.label)) }

  /// What the list of ingredients holds after this photo.
  func named(above threshold: Float) -> Set<String> {
    var list = IngredientList(threshold: threshold)
    list.add(photo: found.map(\.prediction))
    return Set(list.entries.map(\.label))
  }

  /// The same with these labels alone.
  public func only(_ labels: Set<String>) -> PhotoJudgement {
    PhotoJudgement(
      truth: truth.filter { labels.contains($0.label) }, found: found.filter { labels.contains($0.label) })
  }
}
