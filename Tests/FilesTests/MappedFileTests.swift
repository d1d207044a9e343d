import Files
import TestSupport
import Testing

struct MappedFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = TemporaryFolder() }

  @Test(arguments: [0, 1, 4096, 4097])
  func showsTheBytes(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
    try folder("file").write(bytes)
    let file = try MappedFile(folder("file"))
    #expect(Array(file.bytes) == bytes)
    #expect(file.count == count)
    #expect(file.path == folder("file"))
  }

  @Test func outlivesItsName() throws {
    try folder("file").write([1, 2])
    let file = try MappedFile(folder("file"))
    try folder("file").write([3])
    #expect(Array(file.bytes) == [1, 2])
  }

  @Test func versionChangesWithTheFile() throws {
    try folder("file").write([1, 2])
    let versions = try [MappedFile(folder("file")).version, MappedFile(folder("file")).version]
    #expect(versions[0] == versions[1] && versions[0].description == versions[1].description)
    try folder("file").write([1, 2, 3])
    #expect(try MappedFile(folder("file")).version != versions[0])
    // The same size at another time.
    try folder("file").write([3, 4])
    let later = try MappedFile(folder("file")).version
    #expect(later != versions[0] && later.description != versions[0].description)
  }

  @Test func saysWhyNothingCanBeMapped() {
    #expect(throws: FileError.notFound(folder("missing"))) { try MappedFile(folder("missing")) }
    #expect(throws: FileError.isFolder(folder.path)) { try MappedFile(folder.path) }
    #expect(throws: FileError.notRegular("/dev/zero")) { try MappedFile("/dev/zero") }
  }
}
