@testable import RecipeFiles

/// Builders of archives whose entries are stored, not compressed.
enum PackedBytes {
  /// An entry of an archive.
  struct Entry {
    let name: String
    let bytes: [UInt8]
    var method = 0
  }

  /// A gzip stream of one stored block; at most 65,535 bytes.
  static func gzip(_ bytes: [UInt8]) -> [UInt8] {
    [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3] + stored(bytes) + long(Deflate.checksum(bytes)) + long(bytes.count)
  }

  /// A deflate stream of one stored block.
  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    [1] + short(bytes.count) + short(~bytes.count & 0xFFFF) + bytes
  }

  /// A ZIP archive of entries, deflated (as stored blocks) where their method is 8.
  static func zip(_ entries: [Entry]) -> [UInt8] {
    var (file, directory): ([UInt8], [UInt8]) = ([], [])
    for entry in entries {
      let packed = entry.method == 8 ? stored(entry.bytes) : entry.bytes
      let sizes = long(Deflate.checksum(entry.bytes)) + long(packed.count) + long(entry.bytes.count)
      let head = short(20) + short(0) + short(entry.method) + long(0) + sizes + short(entry.name.utf8.count) + short(0)
      directory += long(0x0201_4B50) + short(20) + head + short(0) + short(0) + short(0) + long(0) + long(file.count)
      directory += entry.name.utf8
      file += long(0x0403_4B50) + head + entry.name.utf8 + packed
    }
    let count = short(entries.count)
    return file + directory + long(0x0605_4B50) + short(0) + short(0) + count + count + long(directory.count)
      + long(file.count) + short(0)
  }

  private static func short(_ number: Int) -> [UInt8] { [UInt8(number & 0xFF), UInt8(number >> 8 & 0xFF)] }
  private static func long(_ number: Int) -> [UInt8] { short(number & 0xFFFF) + short(number >> 16) }
}
