import Files
import Glibc
import TestSupport
import Testing

@testable import FridgeKit

struct DataStampTests {
  private let folder = TemporaryFolder()

  @Test func everyChangeShows() throws {
    let file = folder("store.sqlite")
    var stamps = [DataStamp(of: [file])]
    try file.write([1])
    stamps.append(DataStamp(of: [file]))
    try file.write([1, 2])
    stamps.append(DataStamp(of: [file]))
    try folder("store.sqlite-wal").write([1])
    stamps.append(DataStamp(of: [file]))
    try file.remove()
    stamps.append(DataStamp(of: [file]))
    #expect(Set(stamps).count == 5)
    #expect(DataStamp(of: [file]) == stamps[4])
  }

  @Test func whatIsMissingIsAtRest() { #expect(DataStamp(of: [folder("none")]).isSettled) }

  @Test(arguments: [(-1, true), (0, false), (20, false), (21, true)])
  func aFileRestsAfterAWhile(milliseconds: Int, isSettled: Bool) throws {
    let file = folder("store.sqlite")
    try file.write([1])
    let time = timespec(tv_sec: 1_000_000, tv_nsec: 500_000_000)
    #expect(file.withCString { utimensat(AT_FDCWD, $0, [time, time], 0) } == 0)
    let moment = Duration.milliseconds(1_000_000_500 + milliseconds)
    #expect(DataStamp(of: [file]).isSettled(at: moment) == isSettled)
  }
}
