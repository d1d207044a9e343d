public import Files

/// The output file of a batch: rows are added one by one, and an interrupted run can be taken up again.
///
/// Every row in the file is complete, except that a killed process may leave a cut last one, which resuming drops.
public final class BatchJournal {
  /// What becomes of the rows of an earlier run.
  public enum EarlierRows: Sendable {
    case replaced, kept
  }

  /// How many photos the kept rows report on.
  public let keptCount: Int
  private let appender: FileAppender
  private let kept: BatchRows

  /// Opens the file, created when it is missing.
  ///
  /// - Parameter rule: which files may be replaced; rows that are kept need no force, as nothing is lost.
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

  /// The photos that the kept rows do not report on, in their order.
  public func remaining(of photos: [FilePath]) -> [FilePath] { kept.remaining(of: photos) }

  /// Adds a row, all of it or nothing.
  public func append(_ row: String) throws(FileError) { try appender.append(Array(row.utf8)) }
}

/// Why a batch's output could not be used.
public enum BatchError: Error, Equatable {
  /// The file could not be read or written.
  case file(FileError)
  /// The file to be resumed holds something else than rows of the format; `offset` is where, in bytes.
  case foreign(FilePath, BatchFormat, offset: Int)
}
