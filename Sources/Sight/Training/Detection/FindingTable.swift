public import Files
internal import Recognition

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
