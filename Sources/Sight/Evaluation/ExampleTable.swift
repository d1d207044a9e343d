public import Files
public import Recognition

/// A table of labelled photos: CSV with a header, one object per row.
///
/// The columns `file` and `ingredient` are required; `split` and the edges `x0`, `y0`, `x1`, `y1` are optional, others
/// are ignored. Files are named relative to the table. Empty edges mean the whole photo.
public struct ExampleTable: Sendable {
  /// The kind of rows.
  enum Content {
    /// Labelled objects; photos are named relative to the table.
    case examples
    /// Objects found in photos, each with its confidence; photos are named as the user named them.
    case findings
  }

  /// One object.
  public struct Row: Sendable, Equatable {
    /// The line on which the row begins, counted from 1.
    public let line: Int
    /// The path of the photo, with the table's folder in front.
    public let photo: FilePath
    /// The split of the collection that the row belongs to; empty when the table has none.
    public let split: String
    /// The object's ingredient, as written in the table.
    public let ingredient: String
    /// The bounding box; nil for the whole photo.
    public let box: RelativeBox?
    /// The confidence of a finding, 0…1; nil for an example.
    let confidence: Float?
    /// The rank of a finding's label among those of its object, from 1.
    var rank = 1
  }

  /// The largest size of a table in bytes.
  public static let maximumBytes = 1 << 28

  /// The file.
  public let path: FilePath
  /// The objects in their order.
  public let rows: [Row]

  /// Reads a whole table; the first fault is the error.
  public init(reading path: FilePath) throws(ExampleError) { try self.init(reading: path, .examples) }

  init(reading path: FilePath, _ content: Content) throws(ExampleError) {
    let bytes: [UInt8]
    do { bytes = try path.readBytes(limit: Self.maximumBytes) } catch { throw .file(error) }
    do { rows = try Self.rows(bytes, in: path.folder, content) } catch {
      throw .table(path, line: error.line, error.fault)
    }
    self.path = path
  }

  private static func rows(_ bytes: [UInt8], in folder: FilePath, _ content: Content) throws(TableFault) -> [Row] {
    var reader = CSVReader(bytes)
    func record() throws(TableFault) -> CSVReader.Record? {
      do { return try reader.next() } catch { throw TableFault(error) }
    }
    let header = try record() ?? CSVReader.Record(line: 1, fields: [])
    let columns = try ExampleColumns(header, content)
    var rows: [Row] = []
    while let record = try record() { rows.append(try columns.row(record, in: folder)) }
    return rows
  }
}

/// A fault and the line on which it is found, counted from 1.
struct TableFault: Error {
  let line: Int
  let fault: ExampleTableFault

  init(line: Int, fault: ExampleTableFault) { (self.line, self.fault) = (line, fault) }

  init(_ fault: CSVReader.Fault) {
    line = fault.line
    self.fault = fault.mistake == .strayQuote ? .strayQuote : .openQuote
  }
}

extension ExampleTable {
  /// Returns the rows as examples with a model's labels.
  ///
  /// - Parameter split: the split to use; nil for all rows.
  public func examples(split: String?, labels: LabelNames) throws(ExampleError) -> [LabelledExample] {
    try examples(split: split, naming: labels.label(named:))
  }

  /// Returns the rows as examples whose labels `label` finds by their names.
  ///
  /// - Parameter split: the split to use; nil for all rows.
  public func examples(
    split: String?, naming label: (String) throws(UnknownLabel) -> String
  ) throws(ExampleError) -> [LabelledExample] {
    let wanted = rows.filter { split == nil || $0.split == split }
    if let split, wanted.isEmpty {
      throw .unknownSplit(path, split, available: Set(rows.map(\.split)).subtracting([""]).sorted())
    }
    var labelOfName: [String: String] = [:]
    for row in wanted where labelOfName[row.ingredient] == nil {
      do { labelOfName[row.ingredient] = try label(row.ingredient) } catch {
        throw .table(path, line: row.line, .label(error))
      }
    }
    return wanted.map {
      LabelledExample(photo: $0.photo, label: labelOfName[$0.ingredient, default: $0.ingredient], box: $0.box)
    }
  }
}

/// The positions of an ``ExampleTable``'s columns, read from its header.
struct ExampleColumns {
  private static let edgeNames = ["x0", "y0", "x1", "y1"]

  private let content: ExampleTable.Content
  private let count: Int
  private let file: Int
  private let ingredient: Int
  private let split: Int?
  private let edges: [Int]
  private let confidence: Int?
  private let rank: Int?

  /// Finds the columns in a header.
  init(_ header: CSVReader.Record, _ content: ExampleTable.Content) throws(TableFault) {
    let names = header.fields.map { String(decoding: $0, as: UTF8.self) }
    func position(_ name: String) throws(TableFault) -> Int {
      guard let position = names.firstIndex(of: name) else {
        throw TableFault(line: header.line, fault: .missingColumn(name))
      }
      return position
    }
    // A column `answer` marks a model's answers to cropped objects, where `ingredient` holds the truth.
    if content == .findings, names.contains("answer") {
      throw TableFault(line: header.line, fault: .answersToObjects)
    }
    self.content = content
    count = names.count
    file = try position("file")
    ingredient = try position("ingredient")
    split = names.firstIndex(of: "split")
    confidence = content == .findings ? try position("confidence") : nil
    rank = content == .findings ? names.firstIndex(of: "rank") : nil
    var edges: [Int] = []
    if Self.edgeNames.contains(where: names.contains) {
      for name in Self.edgeNames { edges.append(try position(name)) }
    }
    self.edges = edges
  }

  /// Returns the object that a record describes.
  func row(_ record: CSVReader.Record, in folder: FilePath) throws(TableFault) -> ExampleTable.Row {
    let fields = record.fields
    guard fields.count == count else {
      throw TableFault(line: record.line, fault: .fieldCount(fields.count, expected: count))
    }
    guard !fields[file].isEmpty else { throw TableFault(line: record.line, fault: .noFile) }
    let name = FilePath(bytes: fields[file])
    return ExampleTable.Row(
      line: record.line, photo: folder == "." || content == .findings ? name : folder.appending(name),
      split: try split.map { index throws(TableFault) in try text("split", at: index, of: record) } ?? "",
      ingredient: try text("ingredient", at: ingredient, of: record), box: try box(record),
      confidence: try confidence.map { index throws(TableFault) in try share(at: index, of: record) },
      rank: try rank.map { index throws(TableFault) in try count(at: index, of: record) } ?? 1)
  }

  private func text(_ name: String, at index: Int, of record: CSVReader.Record) throws(TableFault) -> String {
    guard let text = String(validating: record.fields[index], as: UTF8.self) else {
      throw TableFault(line: record.line, fault: .notText(name))
    }
    return text
  }

  private func share(at index: Int, of record: CSVReader.Record) throws(TableFault) -> Float {
    let word = String(decoding: record.fields[index], as: UTF8.self)
    guard let share = Float(word), 0 <= share, share <= 1 else {
      throw TableFault(line: record.line, fault: .confidence(word))
    }
    return share
  }

  private func count(at index: Int, of record: CSVReader.Record) throws(TableFault) -> Int {
    let word = String(decoding: record.fields[index], as: UTF8.self)
    guard let count = Int(word), count >= 1 else { throw TableFault(line: record.line, fault: .rank(word)) }
    return count
  }

  private func box(_ record: CSVReader.Record) throws(TableFault) -> RelativeBox? {
    let words = edges.map { String(decoding: record.fields[$0], as: UTF8.self) }
    if words.allSatisfy(\.isEmpty) { return nil }
    let numbers = words.compactMap { Double($0) }
    guard numbers.count == words.count,
      let box = RelativeBox(x0: numbers[0], y0: numbers[1], x1: numbers[2], y1: numbers[3])
    else { throw TableFault(line: record.line, fault: .box(words)) }
    return box
  }
}
