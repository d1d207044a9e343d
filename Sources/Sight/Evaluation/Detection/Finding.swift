public import Files
public import Images
internal import Ingredients
public import Recognition

/// A label of an object found in a photo, with its box in fractions of the photo's sides.
public struct Finding: Sendable, Hashable {
  /// The label.
  public let label: String
  /// The rank among the object's labels: 1 for its name, more for its alternatives.
  public let rank: Int
  /// The confidence, 0…1; 0 where it is not a number.
  public let confidence: Float
  /// The bounding box; nil when the label is about the whole photo.
  public let box: RelativeBox?

  /// Creates a finding with or without a box.
  public init(_ prediction: Prediction, box: RelativeBox? = nil, rank: Int = 1) {
    label = prediction.label
    self.rank = rank
    confidence = prediction.clampedConfidence
    self.box = box
  }

  /// Creates a finding from a recognised object in a photo of that size.
  public init(_ object: RecognizedObject, in size: PixelSize) {
    self.init(object.prediction, box: object.box.map { RelativeBox($0, in: size) })
  }

  /// Returns a recognised object's alternatives as findings in a photo of that size.
  public static func alternatives(of object: RecognizedObject, in size: PixelSize) -> [Finding] {
    let box = object.box.map { RelativeBox($0, in: size) }
    return object.alternatives.enumerated().map { Finding($1, box: box, rank: $0 + 2) }
  }

  /// Whether the label is the object's name rather than an alternative.
  public var isName: Bool { rank == 1 }

  /// The label and the confidence without the box.
  var prediction: Prediction { Prediction(label: label, confidence: confidence) }
}

/// A table of objects found in photos, as `fridge eval --answers` writes it for whole photos.
///
/// It has the columns of an ``ExampleTable`` and `confidence`, a number from 0 to 1, and it may have `rank`, a number
/// from 1, without which every finding is a name. Photos are named as in the table, regardless of its own folder.
public struct FindingTable: Sendable {
  /// The findings of each photo, in the order of the table.
  public let findings: [FilePath: [Finding]]
  /// All labels that occur, in alphabetical order.
  public let labels: [String]

  /// Reads a whole table; the first fault is the error.
  ///
  /// - Parameter names: maps names to labels; an unknown name stays as it is, since a detector may also find things
  ///   that are no ingredients.
  public init(reading path: FilePath, names: LabelNames) throws(ExampleError) {
    let table = try ExampleTable(reading: path, .findings)
    var findings: [FilePath: [Finding]] = [:]
    var labelOfName: [String: String] = [:]
    for row in table.rows {
      let label = labelOfName[row.ingredient] ?? names.knownLabel(named: row.ingredient) ?? row.ingredient
      labelOfName[row.ingredient] = label
      let prediction = Prediction(label: label, confidence: row.confidence ?? 0)
      findings[row.photo, default: []].append(Finding(prediction, box: row.box, rank: row.rank))
    }
    self.findings = findings
    labels = Set(labelOfName.values).sorted()
  }
}

/// The objects of one photo beside the findings in it.
public struct PhotoJudgement: Sendable, Equatable {
  /// The labelled objects of the photo; none for a photo of something else.
  public let truth: [LabelledExample]
  /// The findings, in any order.
  public let found: [Finding]

  /// Creates a judgement on one photo; the label `none` is no object on either side.
  public init(truth: [LabelledExample], found: [Finding]) {
    self.truth = truth.filter { Vocabulary.isListed($0.label) }
    self.found = found.filter { Vocabulary.isListed($0.label) }
  }
}

extension PhotoJudgement {
  /// Whether every labelled object has a box.
  public var hasPlaces: Bool { truth.allSatisfy { $0.box != nil } }

  /// The labels of the objects, each once.
  var shown: Set<String> { Set(truth.map(\.label)) }

  /// Returns the list of ingredients after this photo alone.
  func named(above threshold: Float) -> Set<String> {
    var list = IngredientList(threshold: threshold)
    list.add(photo: found.filter(\.isName).map(\.prediction))
    return Set(list.entries.map(\.label))
  }

  /// The judgement without alternatives.
  var named: PhotoJudgement { PhotoJudgement(truth: truth, found: found.filter(\.isName)) }

  /// Returns the judgement restricted to some labels.
  public func only(_ labels: Set<String>) -> PhotoJudgement {
    PhotoJudgement(
      truth: truth.filter { labels.contains($0.label) }, found: found.filter { labels.contains($0.label) })
  }
}
