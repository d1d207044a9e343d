@testable import Files
import Testing

@testable import Pantry
@testable import Recipes
@testable import Time

struct BackupReaderTests {
  private let backup = Backup(
    time: Moment(seconds: 1_795_262_400), parts: [Backup.Part(store: .pantry, bytes: Array("what is at home".utf8))])

  @Test func readsWhatIsWritten() throws {
    #expect(try BackupReader.backup(backup.bytes) == backup)
    let withSettings = Backup(time: backup.time, parts: backup.parts, settings: Array("units = \"us\"\n".utf8))
    #expect(try BackupReader.backup(withSettings.bytes) == withSettings)
    #expect(String(decoding: withSettings.bytes.prefix(15), as: UTF8.self) == "fridge backup 2")
    let empty = Backup(time: Moment(seconds: -1), parts: [Backup.Part(store: .pantry, bytes: [])])
    #expect(try BackupReader.backup(empty.bytes) == empty)
  }

  @Test func everyPrefixIsRefused() {
    for count in backup.bytes.indices {
      #expect(throws: BackupFault.self) { try BackupReader.backup(Array(backup.bytes[..<count])) }
    }
    #expect(throws: BackupFault.damaged) { try BackupReader.backup(backup.bytes + [0]) }
  }

  @Test func everyChangedBitIsDetected() {
    for index in backup.bytes.indices {
      for bit in 0..<8 {
        var bytes = backup.bytes
        bytes[index] ^= 1 << bit
        #expect(throws: BackupFault.self, "\(index) \(bit)") { try BackupReader.backup(bytes) }
      }
    }
  }

  @Test(arguments: ["", "fridge", "PK\u{3}\u{4}", "fridge backup one\n", "fridge backup 0\n", "SQLite format 3\0"])
  func otherFilesAreNoBackups(_ text: String) {
    #expect(throws: BackupFault.notABackup) { try BackupReader.backup(Array(text.utf8)) }
  }

  @Test func laterVersionsAreRefused() {
    #expect(throws: BackupFault.newer(version: 3)) { try BackupReader.backup(Array("fridge backup 3\n".utf8)) }
  }

  @Test(arguments: [
    "pantry.sqlite 9223372036854775807 0000000000000000", "pantry.sqlite -1 0000000000000000", "../passwd 0 0",
    "pantry.sqlite 0 wrong", "config.toml 3 0000000000000000",
  ])
  func sizesAndNamesAreChecked(_ line: String) {
    let head = "fridge backup 1\ntime 0\n\(line)\n"
    let end = "end \(Fingerprint(of: [Array(head.utf8)]).text)\n"
    #expect(throws: BackupFault.damaged) { try BackupReader.backup(Array((head + end).utf8)) }
  }
}
