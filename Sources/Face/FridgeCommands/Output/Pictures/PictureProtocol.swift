internal import Images

/// A way in which terminals take pictures.
enum PictureProtocol: Equatable {
  /// The graphics protocol of kitty: <https://sw.kovidgoyal.net/kitty/graphics-protocol/>.
  case kitty
  /// The inline images of iTerm2: <https://iterm2.com/documentation-images.html>.
  case inline
  /// The sixels of the VT340 (DEC STD 070).
  case sixel
}

extension PictureProtocol {
  /// What makes a terminal show the picture at the cursor; the cursor is below it afterwards.
  func sequence(for picture: Image) throws(ImageError) -> String {
    switch self {
    case .kitty: Self.kittySequence(try picture.encodedAsPNG()) + "\n"
    case .inline: Self.inlineSequence(try picture.encodedAsPNG()) + "\n"
    case .sixel: picture.encodedAsSixels() + "\n"
    }
  }

  /// The most characters that kitty takes in one piece.
  private static let longestPiece = 4096

  /// Transmits (`a=T`) a PNG file (`f=100`) in pieces, of which all but the last say that more follow (`m=1`), and asks
  /// for no answer (`q=2`).
  private static func kittySequence(_ file: [UInt8]) -> String {
    // A multiple of three bytes makes a piece that can be decoded by itself.
    let step = longestPiece / 4 * 3
    return stride(from: 0, to: file.count, by: step).map { start in
      let end = min(start + step, file.count)
      let keys = (start == 0 ? "a=T,f=100,q=2," : "") + "m=\(end < file.count ? 1 : 0)"
      return "\u{1B}_G\(keys);\(file[start..<end].base64)\u{1B}\\"
    }.joined()
  }

  private static func inlineSequence(_ file: [UInt8]) -> String {
    "\u{1B}]1337;File=inline=1;size=\(file.count):\(file.base64)\u{07}"
  }
}

extension Sequence<UInt8> {
  /// The bytes in 64 characters of ASCII (RFC 4648, 4).
  var base64: String {
    var text: [UInt8] = []
    var (bits, count) = (0 as UInt32, 0)
    for byte in self {
      (bits, count) = (bits << 8 | UInt32(byte), count + 8)
      while count >= 6 {
        count -= 6
        text.append(base64Alphabet[Int(bits >> UInt32(count) & 63)])
      }
    }
    if count > 0 { text.append(base64Alphabet[Int(bits << UInt32(6 - count) & 63)]) }
    while text.count % 4 != 0 { text.append(UInt8(ascii: "=")) }
    return String(decoding: text, as: UTF8.self)
  }
}

private let base64Alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
