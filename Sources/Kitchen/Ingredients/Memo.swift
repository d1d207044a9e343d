internal import Synchronization

/// A thread-safe memory of what was computed for texts; it forgets everything when it is full.
package final class Memo<Value: Sendable>: Sendable {
  private let values = Mutex<[String: Value]>([:])
  private let limit: Int

  /// - Parameter limit: the most texts that are remembered.
  package init(limit: Int) { self.limit = limit }

  /// Returns what is remembered for a text, or else computes it.
  package func value(for text: String, _ compute: () -> Value) -> Value {
    if let known = values.withLock({ $0[text] }) { return known }
    let value = compute()
    values.withLock {
      if $0.count >= limit { $0.removeAll(keepingCapacity: true) }
      $0[text] = value
    }
    return value
  }
}
