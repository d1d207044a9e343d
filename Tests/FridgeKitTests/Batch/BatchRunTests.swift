import Files
import TestSupport
import Testing

@testable import FridgeKit

struct BatchRunTests {
  private struct DiskFull: Error {}
  private let folder: TemporaryFolder
  private let photos: [FilePath]

  init() throws {
    folder = TemporaryFolder()
    photos = (1...30).map { [folder] in folder(FilePath("\($0).png")) }
    for (index, photo) in photos.enumerated() {
      try photo.write(index == 4 ? [1] : png(width: 2, height: 2, (UInt8(index + 1), 0, 0)))
    }
  }

  private func run(_ photos: [FilePath]) -> BatchRun { BatchRun(photos: photos, format: .csv, wording: plainWording) }

  @Test func writesARowPerPhotoAndReportsProgress() throws {
    var rows: [String] = []
    var progress: [BatchProgress] = []
    let end = try run(photos).run(.byColor()) {
      rows.append($0)
    } progress: {
      progress.append($0)
    }
    #expect(rows.count == 30)
    #expect(rows[0] == "\(photos[0]),red 1,<red 1>,0.75,\n")
    #expect(rows[4].hasPrefix("\(photos[4]),,,,"))
    #expect(progress.map(\.done) == Array(1...30))
    #expect(progress.allSatisfy { $0.total == 30 && $0.failed == ($0.done > 4 ? 1 : 0) })
    #expect(end == progress.last)
  }

  @Test func anInterruptedRunIsResumedWithoutDoingAnythingTwice() throws {
    let output = folder("out.csv")
    let cancellation = Cancellation()
    let first = try BatchJournal(output, format: .csv, earlierRows: .kept)
    let progress = try run(photos).run(.byColor(), cancellation: cancellation, write: first.append) {
      if $0.done == 5 { cancellation.cancel() }
    }
    #expect((5..<30).contains(progress.done))
    let second = try BatchJournal(output, format: .csv, earlierRows: .kept)
    let remaining = second.remaining(of: photos)
    #expect(remaining == Array(photos.dropFirst(progress.done)))
    try run(remaining).run(.byColor(), write: second.append)
    var whole = BatchFormat.csv.header
    try run(photos).run(.byColor()) { whole += $0 }
    #expect(String(decoding: try output.readBytes(), as: UTF8.self) == whole)
  }

  @Test func endsWhenRowsCannotBeWritten() throws {
    var rows = 0
    #expect(throws: DiskFull.self) {
      try run(photos).run(.byColor()) { _ throws(DiskFull) in
        rows += 1
        if rows == 3 { throw DiskFull() }
      }
    }
    #expect(rows == 3)
  }
}
