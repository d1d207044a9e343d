internal import Recipes

/// Reads JSON as other programs write it.
///
/// Python writes `NaN`, and web pages have line breaks within strings; both are mended before the text is parsed.
struct JSONDocument {
  /// The most bytes of a document: 32 MiB.
  private static let limit = 32 << 20

  private let parser: JSONParser

  init() throws(RecordFault) {
    // The parser lacks nothing but memory.
    do throws(DatabaseError) { parser = try JSONParser() } catch { throw .notJSON }
  }

  /// The value of a document.
  func value(of bytes: some Collection<UInt8>) throws(RecordFault) -> JSONValue {
    guard bytes.count <= Self.limit else { throw .tooLarge(limit: Self.limit) }
    guard let text = String(validating: Self.mended(bytes), as: UTF8.self) else { throw .notUTF8 }
    let parsed: JSONValue?
    do throws(DatabaseError) { parsed = try parser.parse(text) } catch { throw .notJSON }
    guard let parsed else { throw .notJSON }
    return parsed
  }

  private static func mended(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    var mended: [UInt8] = []
    var (isInString, isEscaped) = (false, false)
    for byte in bytes {
      let isControl = byte < 0x20 && isInString
      mended.append(isControl ? UInt8(ascii: " ") : byte)
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = isInString
      } else if byte == UInt8(ascii: "\"") {
        isInString.toggle()
      } else if !isInString, mended.suffix(3).elementsEqual("NaN".utf8) {
        mended.replaceSubrange((mended.count - 3)..., with: "null".utf8)
      }
    }
    return mended.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(mended.dropFirst(3)) : mended
  }
}
