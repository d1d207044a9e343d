import Files
import Images
import TestSupport
import Testing

@testable import FridgeKit

struct BatchJournalTests {
  private let folder: TemporaryFolder
  private let photos: [FilePath] = [
    "a.jpg", "b,\"\n\\.jpg", "당근.jpg", "a.jpg", "\u{1}.jpg", "\u{9B}\u{202E}.jpg", "\"", ",", "\"\"",
  ]

  init() throws { folder = TemporaryFolder() }

  private var output: FilePath { folder("out") }

  private func journal(_ format: BatchFormat, _ earlierRows: BatchJournal.EarlierRows) throws -> BatchJournal {
    try BatchJournal(output, format: format, earlierRows: earlierRows)
  }

  private func row(_ photo: FilePath, _ format: BatchFormat) -> String {
    photo == "당근.jpg"
      ? format.row(for: report(photo, .image(.empty)), plainWording)
      : format.row(for: report(photo, ("onion", 0.5)), plainWording)
  }

  /// A whole output, and where its rows end.
  private func whole(_ format: BatchFormat) -> (bytes: [UInt8], ends: [Int]) {
    var text = format.header
    var ends = [text.utf8.count]
    for photo in photos {
      text += row(photo, format)
      ends.append(text.utf8.count)
    }
    return (Array(text.utf8), ends)
  }

  @Test(arguments: BatchFormat.allCases)
  func resumesAfterACutAnywhere(format: BatchFormat) throws {
    let (bytes, ends) = whole(format)
    for cut in 0...bytes.count {
      try output.write(bytes.prefix(cut))
      let journal = try journal(format, .kept)
      let kept = max(0, ends.count { $0 <= cut } - 1)
      try #require(journal.keptCount == kept, "cut at \(cut)")
      let remaining = journal.remaining(of: photos)
      try #require(remaining == Array(photos.dropFirst(kept)), "cut at \(cut)")
      for photo in remaining { try journal.append(row(photo, format)) }
      try #require(try output.readBytes() == bytes, "cut at \(cut)")
    }
  }

  @Test(arguments: BatchFormat.allCases)
  func startsAnewWhenAskedTo(format: BatchFormat) throws {
    try output.write(Array(format.header.utf8) + Array(row(photos[0], format).utf8))
    let journal = try journal(format, .replaced)
    #expect(journal.remaining(of: photos) == photos)
    #expect(try output.readBytes() == Array(format.header.utf8))
  }

  @Test(arguments: BatchFormat.allCases)
  func resumesARunThatNeverBegan(format: BatchFormat) throws {
    #expect(try journal(format, .kept).remaining(of: photos) == photos)
    #expect(try output.readBytes() == Array(format.header.utf8))
  }

  @Test(arguments: BatchFormat.allCases)
  func doesNotTouchAFileThatIsNotItsOwn(format: BatchFormat) throws {
    let other: BatchFormat = format == .csv ? .jsonl : .csv
    for foreign in [whole(other).bytes, Array("notes\nand more\n".utf8)] {
      try output.write(foreign)
      #expect(throws: BatchError.foreign(output, format, offset: 0)) { try journal(format, .kept) }
      #expect(try output.readBytes() == foreign)
    }
  }

  @Test func saysWhereALineIsNotItsOwn() throws {
    let first = row("a.jpg", .jsonl)
    try output.write(Array((first + "{}\n").utf8))
    #expect(throws: BatchError.foreign(output, .jsonl, offset: first.utf8.count)) { try journal(.jsonl, .kept) }
  }

  @Test func countsNamesThatOnlyLookTheSame() throws {
    let names = [FilePath(bytes: [0xFF]), FilePath(bytes: [0xFE])]
    try journal(.csv, .replaced).append(row(names[0], .csv))
    #expect(try journal(.csv, .kept).remaining(of: names) == [names[1]])
  }

  @Test func saysWhyItCannotStart() {
    #expect(throws: BatchError.file(.isFolder(folder.path))) {
      try BatchJournal(folder.path, format: .csv, earlierRows: .kept)
    }
    #expect(throws: BatchError.file(.notFound(folder("no/out")))) {
      try BatchJournal(folder("no/out"), format: .csv, earlierRows: .replaced)
    }
  }
}
