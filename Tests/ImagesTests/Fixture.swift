import Foundation
import Images

/// The files written by Fixtures/images/make_images.py.
enum Fixture {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Fixtures/images").standardizedFileURL

  static func bytes(_ name: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: folder.appending(path: name))) }

  /// The names, below `photos`, of all photos of a format.
  static func photos(_ format: ImageFormat) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "photos/\(format)").path)
    return (names ?? []).sorted().map { "\(format)/\($0)" }
  }

  static func photo(_ name: String) throws -> [UInt8] { try bytes("photos/\(name)") }

  /// Returns a photo as decoded by Pillow.
  static func expected(_ name: String) throws -> Image { try picture("expected/\(name).ppm") }

  /// Reads a portable pixmap with a maximum of 255, as the script writes it.
  static func picture(_ name: String) throws -> Image {
    let bytes = try bytes(name)
    let lines = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 3, omittingEmptySubsequences: false)
    guard lines.count == 4, lines[0].elementsEqual("P6".utf8) else { throw CocoaError(.fileReadCorruptFile) }
    let sides = String(decoding: lines[1], as: UTF8.self).split(separator: " ").compactMap { Int($0) }
    return Image(width: sides[0], height: sides[1], pixels: Array(lines[3]))
  }
}

extension Image {
  /// Returns the mean absolute difference of the samples of two images; infinite if their sizes differ.
  func meanDifference(from other: Image) -> Double {
    guard size == other.size else { return .infinity }
    let sum = zip(pixels, other.pixels).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
    return Double(sum) / Double(pixels.count)
  }

  /// Returns the largest absolute difference of the samples of two images; `Int.max` if their sizes differ.
  func largestDifference(from other: Image) -> Int {
    guard size == other.size else { return .max }
    return zip(pixels, other.pixels).map { abs(Int($0) - Int($1)) }.max() ?? 0
  }

  /// Returns an image of which any 256 consecutive samples differ.
  static func counting(width: Int, height: Int) -> Image {
    Image(width: width, height: height, pixels: (0..<(width * height * 3)).map { UInt8(truncatingIfNeeded: $0 * 7) })
  }
}
