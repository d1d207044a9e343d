/// What a word is by its looks alone.
enum WordShape: Equatable {
  /// A word that stands for itself; also `-`, standard input, and negative numbers.
  case plain
  /// `--`: every word that follows stands for itself.
  case separator
  /// `--name` or `--name=value`.
  case long(name: String, value: Argument?)
  /// `-abc`: letters after a single dash.
  case short(letters: ArraySlice<UInt8>)

  init(_ word: Argument) {
    let dash = UInt8(ascii: "-")
    guard word.bytes.first == dash, word.bytes.count > 1, !word.isNegativeNumber else {
      self = .plain
      return
    }
    guard word.bytes[1] == dash else {
      self = .short(letters: word.bytes[1...])
      return
    }
    self = word.bytes.count == 2 ? .separator : Self.long(word.bytes[2...])
  }

  private static func long(_ bytes: ArraySlice<UInt8>) -> Self {
    let equals = bytes.firstIndex(of: UInt8(ascii: "="))
    let name = String(decoding: bytes[..<(equals ?? bytes.endIndex)], as: UTF8.self)
    return .long(name: name, value: equals.map { Argument(bytes: bytes[($0 + 1)...]) })
  }
}

extension Argument {
  fileprivate var isNegativeNumber: Bool {
    let second = bytes[1]
    let startsLikeNumber = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(second) || second == UInt8(ascii: ".")
    return startsLikeNumber && Double(description) != nil
  }
}
