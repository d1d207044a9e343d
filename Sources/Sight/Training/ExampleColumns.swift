internal import Files
internal import Recognition

/// Where the columns of an ``ExampleTable`` stand, as its header says.
struct ExampleColumns {
  private static let edgeNames = ["x0", "y0", "x1", "y1"]

  private let content: ExampleTable.Content
  private let count: Int
  private let file: Int
  private let ingredient: Int
  private let split: Int?
  private let edges: [Int]
  private let confidence: Int?

  /// The columns that a header names.
  init(_ header: CSVReader.Record, _ content: ExampleTable.Content) throws(CSVReader.Fault) {
    let names = header.fields.map { String(decoding: $0, as: UTF8.self) }
    func position(_ name: String) throws(CSVReader.Fault) -> Int {
      guard let position = names.firstIndex(of: name) else {
        throw CSVReader.Fault(line: header.line, fault: .missingColumn(name))
      }
      return position
    }
    // That is what a model answered to objects that were cut out: the column `ingredient` is what they are.
    if content == .findings, names.contains("answer") {
      throw CSVReader.Fault(line: header.line, fault: .answersToObjects)
    }
    self.content = content
    count = names.count
    file = try position("file")
    ingredient = try position("ingredient")
    split = names.firstIndex(of: "split")
    confidence = content == .findings ? try position("confidence") : nil
    var edges: [Int] = []
    if Self.edgeNames.contains(where: names.contains) {
      for name in Self.edgeNames { edges.append(try position(name)) }
    }
    self.edges = edges
  }

  /// The object that a record describes.
  func row(_ record: CSVReader.Record, in folder: FilePath) throws(CSVReader.Fault) -> ExampleTable.Row {
    let fields = record.fields
    guard fields.count == count else {
      throw CSVReader.Fault(line: record.line, fault: .fieldCount(fields.count, expected: count))
    }
    guard !fields[file].isEmpty else { throw CSVReader.Fault(line: record.line, fault: .noFile) }
    let name = FilePath(bytes: fields[file])
    return ExampleTable.Row(
      line: record.line, photo: folder == "." || content == .findings ? name : folder.appending(name),
      split: try split.map { index throws(CSVReader.Fault) in try text("split", at: index, of: record) } ?? "",
      ingredient: try text("ingredient", at: ingredient, of: record), box: try box(record),
      confidence: try confidence.map { index throws(CSVReader.Fault) in try share(at: index, of: record) })
  }

  private func text(_ name: String, at index: Int, of record: CSVReader.Record) throws(CSVReader.Fault) -> String {
    guard let text = String(validating: record.fields[index], as: UTF8.self) else {
      throw CSVReader.Fault(line: record.line, fault: .notText(name))
    }
    return text
  }

  private func share(at index: Int, of record: CSVReader.Record) throws(CSVReader.Fault) -> Float {
    let word = String(decoding: record.fields[index], as: UTF8.self)
    guard let share = Float(word), 0 <= share, share <= 1 else {
      throw CSVReader.Fault(line: record.line, fault: .confidence(word))
    }
    return share
  }

  private func box(_ record: CSVReader.Record) throws(CSVReader.Fault) -> RelativeBox? {
    let words = edges.map { String(decoding: record.fields[$0], as: UTF8.self) }
    if words.allSatisfy(\.isEmpty) { return nil }
    let numbers = words.compactMap { Double($0) }
    guard numbers.count == words.count,
      let box = RelativeBox(x0: numbers[0], y0: numbers[1], x1: numbers[2], y1: numbers[3])
    else { throw CSVReader.Fault(line: record.line, fault: .box(words)) }
    return box
  }
}
