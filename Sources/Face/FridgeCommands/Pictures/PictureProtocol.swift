internal import FridgeKit

/// A protocol by which terminals receive pictures.
enum PictureProtocol: Equatable {
  /// The graphics protocol of kitty: <https://sw.kovidgoyal.net/kitty/graphics-protocol/>.
  case kitty
  /// The inline images of iTerm2: <https://iterm2.com/documentation-images.html>.
  case inline
  /// The sixels of the VT340 (DEC STD 070).
  case sixel
}

extension PictureProtocol {
  /// Returns the escape sequence that shows the picture at the cursor and leaves the cursor below it.
  ///
  /// - Parameter number: a number by which kitty replaces the picture that was shown before; nil for one that stays.
  func sequence(for picture: Image, replacing number: Int? = nil) throws(ImageError) -> String {
    switch self {
    case .kitty: Self.kittySequence(try picture.encodedAsPNG(), replacing: number) + "\n"
    case .inline: Self.inlineSequence(try picture.encodedAsPNG()) + "\n"
    case .sixel: picture.encodedAsSixels() + "\n"
    }
  }

  /// The most characters that kitty accepts in one chunk.
  private static let longestChunk = 4096

  /// Returns the sequence that transmits and displays (`a=T`) a PNG file (`f=100`) in chunks, all but the last marked
  /// as incomplete (`m=1`), without a reply from the terminal (`q=2`); a picture with the same number (`i`, `p`) is replaced.
  private static func kittySequence(_ file: [UInt8], replacing number: Int?) -> String {
    let identity = number.map { "i=\($0),p=1," } ?? ""
    // A chunk of a multiple of three bytes can be decoded on its own.
    let step = longestChunk / 4 * 3
    return stride(from: 0, to: file.count, by: step).map { start in
      let end = min(start + step, file.count)
      let keys = (start == 0 ? "a=T,f=100,q=2,\(identity)" : "") + "m=\(end < file.count ? 1 : 0)"
      return "\u{1B}_G\(keys);\(file[start..<end].base64)\u{1B}\\"
    }.joined()
  }

  private static func inlineSequence(_ file: [UInt8]) -> String {
    "\u{1B}]1337;File=inline=1;size=\(file.count):\(file.base64)\u{07}"
  }
}

extension Sequence<UInt8> {
  /// The bytes in Base64 (RFC 4648, section 4), which the C library lacks.
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

/// A terminal that shows pictures.
struct PictureScreen {
  /// The protocol that the terminal supports.
  let form: PictureProtocol
  /// The space for a picture, in pixels.
  let size: PixelSize

  /// The usual size of a character cell, for terminals that do not report theirs.
  private static let usualCell = PixelSize(width: 8, height: 16)
  /// The lines left free for the text below a picture.
  private static let fewestLinesBelow = 4
  /// Queries the terminal at the console's standard output.
  ///
  /// - Parameter share: the share of the lines for a picture; text needs the others, at least four.
  init(_ console: Console, share: Double = 1) throws(CommandError) {
    let terminal = console.terminal
    guard terminal.movesCursor, let abilities = TerminalAbilities.ofOutput(), let form = abilities.pictures else {
      throw .noPictures
    }
    self.form = form
    let cell = abilities.cell ?? Self.usualCell
    let lines = min(Int(Double(terminal.height) * share), terminal.height - Self.fewestLinesBelow)
    size = PixelSize(width: cell.width * terminal.width, height: cell.height * max(lines, 1))
  }
}
