internal import Synchronization

/// A thread-safe memory of what was computed for texts; it forgets everything when it is full.
package final class Memo<Value: Sendable>: Sendable {
  private let values = Mutex<[TextBytes: Value]>([:])
  private let limit: Int

  /// - Parameter limit: the most texts that are remembered.
  package init(limit: Int) { self.limit = limit }

  /// Returns what is remembered for a text, or else computes it.
  package func value(for text: String, _ compute: () -> Value) -> Value {
    let key = TextBytes(text: text)
    if let known = values.withLock({ $0[key] }) { return known }
    let value = compute()
    values.withLock {
      if $0.count >= limit { $0.removeAll(keepingCapacity: true) }
      $0[key] = value
    }
    return value
  }
}

/// A text that is compared byte by byte.
///
/// The standard library compares what texts mean in Unicode, which takes several times as long for Korean ones.
private struct TextBytes: Hashable {
  let text: String

  static func == (left: TextBytes, right: TextBytes) -> Bool {
    let (left, right) = (left.text.utf8Span.span, right.text.utf8Span.span)
    guard left.count == right.count else { return false }
    for offset in left.indices where left[offset] != right[offset] { return false }
    return true
  }

  func hash(into hasher: inout Hasher) {
    let bytes = text.utf8Span.span.bytes
    // FNV-1a, eight bytes at a time.
    var (mixed, offset) = (UInt64(truncatingIfNeeded: bytes.byteCount), 0)
    while offset + 8 <= bytes.byteCount {
      mixed = (mixed ^ bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* 0x100_0000_01B3
      mixed ^= mixed >> 29
      offset += 8
    }
    while offset < bytes.byteCount {
      mixed = (mixed ^ UInt64(bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt8.self))) &* 0x100_0000_01B3
      offset += 1
    }
    hasher.combine(mixed)
  }
}
