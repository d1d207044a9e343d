internal import CommandLineKit
internal import Glibc

/// A QR code of a text, made by libqrencode, which is loaded when a code is wanted.
struct QRCode {
  private static let library = "libqrencode.so.4"
  /// The border of light modules that readers need.
  private static let border = 2

  /// The number of modules on a side.
  private let width: Int
  private let modules: [UInt8]

  /// The result of the library, as `qrencode.h` declares it.
  private struct Result {
    var version: Int32
    var width: Int32
    var data: UnsafeMutablePointer<UInt8>?
  }

  /// Encodes a text; nil if the library is not installed, or the text is too long.
  init?(_ text: String) {
    typealias Encode = @convention(c) (UnsafePointer<CChar>?, Int32, Int32) -> UnsafeMutableRawPointer?
    typealias Release = @convention(c) (UnsafeMutableRawPointer?) -> Void
    guard let library = dlopen(Self.library, RTLD_NOW | RTLD_LOCAL),
      let encode = dlsym(library, "QRcode_encodeString8bit"), let release = dlsym(library, "QRcode_free")
    else { return nil }
    // The version 0 asks for the smallest code, the level 0 for the least redundancy.
    guard let pointer = unsafeBitCast(encode, to: Encode.self)(text, 0, 0) else { return nil }
    defer { unsafeBitCast(release, to: Release.self)(pointer) }
    let result = pointer.assumingMemoryBound(to: Result.self).pointee
    guard let data = result.data, (1...200).contains(result.width) else { return nil }
    width = Int(result.width)
    modules = Array(UnsafeBufferPointer(start: data, count: width * width))
  }

  /// Whether a module is dark; beyond the code all are light.
  private func isDark(_ row: Int, _ column: Int) -> Bool {
    guard (0..<width).contains(row), (0..<width).contains(column) else { return false }
    return modules[row * width + column] & 1 == 1
  }

  /// Returns the code in half blocks, two rows of modules in a line; light modules are the lit ones.
  ///
  /// - Parameter isColored: whether the terminal may be told to show black on white, whatever its own colours are.
  func lines(isColored: Bool) -> [DisplayText] {
    let range = -Self.border..<(width + Self.border)
    return stride(from: range.lowerBound, to: range.upperBound, by: 2).map { row in
      let text = range.map { column in
        switch (isDark(row, column), isDark(row + 1, column)) {
        case (false, false): "█"
        case (false, true): "▀"
        case (true, false): "▄"
        case (true, true): " "
        }
      }.joined()
      guard isColored else { return DisplayText(text) }
      return "\(DisplayText.sequence("\u{1B}[97;40m"))\(text)\(DisplayText.sequence("\u{1B}[0m"))"
    }
  }
}
