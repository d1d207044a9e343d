public import Files
public import Images

/// A folder for captured pages, one PNG each: `page-0001.png` and so on; no file is ever replaced.
///
/// Where the folder has pages already, numbering continues after the last one, whatever its file extension.
public struct PageFolder: Sendable {
  /// The path of the folder.
  public let path: FilePath
  private var last: Int

  /// The part of each name before the number.
  private static let prefix = Array("page-".utf8)
  /// The least number of digits, so that names sort by number.
  private static let leastDigits = 4
  /// The largest number of digits of our file names; names with longer numbers are not ours.
  private static let mostDigits = 9

  /// Creates the folder if it is missing, and checks that it can be written to.
  public init(_ path: FilePath) throws(FileError) {
    self.path = path
    if let kind = path.kind, kind != .folder { throw .notFolder(path) }
    try path.createFolder()
    let names = try Folder(path).names()
    last = names.compactMap(Self.number).max() ?? 0
    try path.appending(name(of: last + 1)).checkWritable(bytes: 1)
  }

  /// Saves a page under the next number, which no file has yet.
  public mutating func add(_ page: Image) throws(PageTargetError) -> (number: Int, file: FilePath) {
    var number = last + 1
    var file = path.appending(name(of: number))
    let bytes = try Self.encoded(page, file)
    do throws(FileError) {
      // Another program may capture into the same folder.
      while try !file.createFile() {
        number += 1
        file = path.appending(name(of: number))
      }
      try Self.fill(file, with: bytes)
    } catch { throw .file(error) }
    last = number
    return (number, file)
  }

  /// Returns the PNG file of a page, with the mark of the program's own pages.
  static func encoded(_ page: Image, _ file: FilePath) throws(PageTargetError) -> [UInt8] {
    do { return PageTarget.mark.added(to: try page.encodedAsPNG()) } catch { throw .image(file, error) }
  }

  /// Replaces an empty file; removes it if that fails.
  private static func fill(_ file: FilePath, with bytes: [UInt8]) throws(FileError) {
    do { try file.write(bytes) } catch {
      try? file.remove()
      throw error
    }
  }

  private func name(of number: Int) -> FilePath {
    let digits = "\(number)"
    let zeros = String(repeating: "0", count: max(Self.leastDigits - digits.count, 0))
    return FilePath(bytes: Self.prefix + (zeros + digits + ".png").utf8)
  }

  /// Returns the number in the name of a page; nil for any other name.
  private static func number(of name: FilePath) -> Int? {
    guard name.bytes.starts(with: prefix) else { return nil }
    let digits = name.stem.bytes.dropFirst(prefix.count)
    guard (1...mostDigits).contains(digits.count), digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(String(decoding: digits, as: UTF8.self))
  }
}
