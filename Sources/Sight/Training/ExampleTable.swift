public import Files
public import Recognition

/// A table of labelled photos: CSV with a header, one object a row.
///
/// The columns `file` and `ingredient` are needed; `split` and the edges `x0`, `y0`, `x1`, `y1` may be missing, others are
/// ignored. Files are named relative to the table. Empty edges mean the whole photo.
public struct ExampleTable: Sendable {
  /// What the rows are.
  enum Content {
    /// What photos show; these are named relative to the table.
    case examples
    /// What was found in photos, each with its confidence; photos are named as the person named them.
    case findings
  }

  /// One object.
  public struct Row: Sendable, Equatable {
    /// The line on which the row begins, counted from 1.
    public let line: Int
    /// The photo, with the table's folder in front.
    public let photo: FilePath
    /// The part of the collection that the row belongs to; empty when the table has none.
    public let split: String
    /// What the object is, as the table has it.
    public let ingredient: String
    /// Where it is; nil for the whole photo.
    public let box: RelativeBox?
    /// How sure a finding is, 0…1; nil for an example.
    let confidence: Float?
  }

  /// The most bytes that a table may have.
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

  private static func rows(_ bytes: [UInt8], in folder: FilePath, _ content: Content) throws(CSVReader.Fault) -> [Row] {
    var reader = CSVReader(bytes)
    let header = try reader.next() ?? CSVReader.Record(line: 1, fields: [])
    let columns = try ExampleColumns(header, content)
    var rows: [Row] = []
    while let record = try reader.next() { rows.append(try columns.row(record, in: folder)) }
    return rows
  }
}

extension ExampleTable {
  /// The rows as examples with a model's labels.
  ///
  /// - Parameter split: which part of the collection; nil for all.
  public func examples(split: String?, labels: LabelNames) throws(ExampleError) -> [LabelledExample] {
    let wanted = rows.filter { split == nil || $0.split == split }
    if let split, wanted.isEmpty {
      throw .unknownSplit(path, split, available: Set(rows.map(\.split)).subtracting([""]).sorted())
    }
    var labelOfName: [String: String] = [:]
    for row in wanted where labelOfName[row.ingredient] == nil {
      do { labelOfName[row.ingredient] = try labels.label(named: row.ingredient) } catch {
        throw .table(path, line: row.line, .label(error))
      }
    }
    return wanted.map {
      LabelledExample(photo: $0.photo, label: labelOfName[$0.ingredient, default: $0.ingredient], box: $0.box)
    }
  }
}
