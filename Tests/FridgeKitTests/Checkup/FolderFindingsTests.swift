import Files
import TestSupport
import Testing

@testable import FridgeKit

struct FolderFindingsTests {
  private let folder = TemporaryFolder()

  private func state(_ finding: CheckupFinding) -> FolderState? {
    if case .folder(_, let state) = finding.part { state } else { nil }
  }

  @Test func aFolderThatIsWrittenMayBeMissing() throws {
    let finding = CheckupFinding(folder: folder("a/b/c"), .data)
    #expect(finding.fault == nil && state(finding)?.exists == false)
    #expect(state(finding)?.freeBytes ?? 0 > 0)
    #expect(folder("a").kind == nil)
  }

  @Test(arguments: [FolderRole.dishes, .models]) func aFolderThatIsReadMustBeThere(role: FolderRole) throws {
    #expect(CheckupFinding(folder: folder("a"), role).fault as? CheckupFault == .unreadable(folder("a")))
    try folder("a").createFolder()
    let finding = CheckupFinding(folder: folder("a"), role)
    #expect(finding.fault == nil && state(finding)?.freeBytes == nil)
  }

  @Test func aFileIsNoFolder() throws {
    try folder("a").write([])
    for path in ["a", "a/b"] as [FilePath] {
      #expect(CheckupFinding(folder: folder(path), .data).fault as? CheckupFault == .unwritable(folder(path)))
    }
  }
}
