/// A growing list of texts in one block of memory.
///
/// A text takes its UTF-8 and eight bytes; a `String` takes at least 16 bytes, and 48 more than its UTF-8 if it has more
/// than 15.
package struct PackedTexts: RandomAccessCollection, Sendable, Equatable {
  private var bytes: [UInt8] = []
  /// The end of each text in the bytes.
  private var ends: [Int] = []

  /// Creates an empty list.
  package init() {}

  package var startIndex: Int { 0 }
  package var endIndex: Int { ends.count }

  package subscript(position: Int) -> String {
    String(decoding: bytes[(position == 0 ? 0 : ends[position - 1])..<ends[position]], as: UTF8.self)
  }

  /// Appends a text.
  package mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
    ends.append(bytes.count)
  }
}
