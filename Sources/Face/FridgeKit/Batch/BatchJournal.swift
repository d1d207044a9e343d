public import Files

/// The output file of a batch: rows are appended one by one, and an interrupted run can be resumed.
///
/// Every row in the file is complete, except that a killed process may leave a truncated last one, which resuming
/// drops.
public final class BatchJournal {
  /// The treatment of an earlier run's rows.
  public enum EarlierRows: Sendable {
    case replaced, kept
  }

  /// The number of photos that the kept rows report on.
  public let keptCount: Int
  private let appender: FileAppender
  private let kept: BatchRows

  /// Opens the file and creates it when it is missing.
  ///
  /// - Parameter rule: which files may be replaced; keeping rows needs no force, as nothing is lost.
  public init(
    _ path: FilePath, format: BatchFormat, earlierRows: EarlierRows, _ rule: OverwriteRule = OverwriteRule()
  ) throws(BatchError) {
    do {
      switch earlierRows {
      case .replaced: _ = try OutputFile(path, rule) { format.isOutput($0) }
      case .kept: try rule.checkIsNoInput(path)
      }
    } catch { throw .file(error) }
    kept =
      switch earlierRows {
      case .replaced: BatchRows()
      case .kept: try BatchRows(in: path, format: format)
      }
    keptCount = kept.count
    do {
      appender = try FileAppender(path, keeping: kept.end)
      if kept.end == 0 { try appender.append(Array(format.header.utf8)) }
    } catch { throw .file(error) }
  }

  /// Returns the photos that the kept rows do not report on, in their order.
  public func remaining(of photos: [FilePath]) -> [FilePath] { kept.remaining(of: photos) }

  /// Appends a row, whole or not at all.
  public func append(_ row: String) throws(FileError) { try appender.append(Array(row.utf8)) }
}

/// Why a batch's output could not be used.
public enum BatchError: Error, Equatable {
  /// The file could not be read or written.
  case file(FileError)
  /// The file to be resumed holds something other than rows of the format; `offset` is the position in bytes.
  case foreign(FilePath, BatchFormat, offset: Int)
}

/// The complete rows found in a batch's output file.
struct BatchRows {
  /// The end of the last complete row, in bytes from the start of the file.
  private(set) var end = 0
  /// The number of photos that the rows report on.
  private(set) var count = 0
  private var photos: [String: Int] = [:]

  /// Creates an empty collection.
  init() {}

  /// Reads the rows of a file; none when there is no file.
  init(in path: FilePath, format: BatchFormat) throws(BatchError) {
    guard path.kind != nil else { return }
    let file: MappedFile
    do { file = try MappedFile(path) } catch { throw .file(error) }
    switch format {
    case .csv: try readCSV(file)
    case .jsonl: try readJSONLines(file)
    }
  }

  /// Returns the photos without a row. A photo named twice has two rows, and each row stands for one of the names.
  func remaining(of photos: [FilePath]) -> [FilePath] {
    var reported = self.photos
    return photos.filter { photo in
      guard let count = reported[photo.description], count > 0 else { return true }
      reported[photo.description] = count - 1
      return false
    }
  }

  private mutating func add(photo: String, end: Int) {
    photos[photo, default: 0] += 1
    count += 1
    self.end = end
  }

  private mutating func readCSV(_ file: MappedFile) throws(BatchError) {
    let header = BatchFormat.csv.header.utf8
    guard file.bytes.starts(with: header) || header.starts(with: file.bytes) else {
      throw .foreign(file.path, .csv, offset: 0)
    }
    CSV.forEachRecord(in: file.bytes) { photo, end in
      if end == header.count { self.end = end } else { add(photo: String(decoding: photo, as: UTF8.self), end: end) }
    }
  }

  private mutating func readJSONLines(_ file: MappedFile) throws(BatchError) {
    var rest = file.bytes[...]
    while let newline = rest.firstIndex(of: UInt8(ascii: "\n")) {
      guard let photo = JSONLine.photo(rest[..<newline]) else {
        throw .foreign(file.path, .jsonl, offset: rest.startIndex)
      }
      add(photo: photo, end: newline + 1)
      rest = rest[(newline + 1)...]
    }
  }
}
