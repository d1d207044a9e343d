internal import CommandLineKit
internal import Files
internal import FridgeKit

/// Where the rows of a batch go: a file that can be resumed, or standard output.
struct BatchSink {
  /// The form of the rows.
  let format: BatchFormat
  private let journal: BatchJournal?
  private let console: Console

  /// Opens the file, or begins with the header on standard output.
  init(_ output: FilePath?, format: BatchFormat?, resume: Bool, console: Console, _ rule: OverwriteRule) throws {
    let format = format ?? output.flatMap { BatchFormat(rawValue: $0.fileExtension) } ?? .csv
    self.format = format
    self.console = console
    journal = try output.map { try BatchJournal($0, format: format, earlierRows: resume ? .kept : .replaced, rule) }
    if journal == nil { try console.write(data: format.header) }
  }

  /// The photos that the file does not report on yet.
  func remaining(of photos: [FilePath]) -> [FilePath] { journal?.remaining(of: photos) ?? photos }

  /// Adds a row. Rows for a person or a pipe arrive at once; those for a file are whole even if the run is killed.
  func write(_ row: String) throws {
    if let journal { return try journal.append(row) }
    try console.write(data: row)
    if console.terminal.isPresent { try console.flush() }
  }
}

extension ProgressBar {
  /// Draws how far a batch has come.
  func show(_ progress: BatchProgress) { show(done: progress.done, total: progress.total) }
}

extension CommandContext {
  /// Sums a batch up; throws when it was interrupted, or when no photo at all could be recognised.
  func conclude(_ progress: BatchProgress) throws {
    if progress.done < progress.total { throw CommandError.interrupted(done: progress.done) }
    if progress.failed == progress.total, progress.total > 0 {
      throw CommandError.photosFailed(progress.failed, of: progress.total)
    }
    if progress.failed > 0 {
      console.remark(console.text(CommandError.photosFailed(progress.failed, of: progress.total).message))
    }
  }
}
