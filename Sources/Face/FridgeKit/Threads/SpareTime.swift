internal import Synchronization

/// Optional work in small parts, done by whichever of two threads has to wait for the other.
///
/// It costs neither of them time: the thread that is ready first does parts until the other is ready, too.
final class SpareTime: Sendable {
  private let doPart: @Sendable (Int) -> Bool
  private let readyThreads = Atomic(0)

  /// - Parameter doPart: does the part of a number, counted from 0; returns whether there are more parts.
  init(_ doPart: @escaping @Sendable (Int) -> Bool) { self.doPart = doPart }

  /// Says that the calling thread is ready; returns when the other one is as well, or when no parts are left.
  func begin() {
    guard readyThreads.add(1, ordering: .relaxed).newValue == 1 else { return }
    var part = 0
    while readyThreads.load(ordering: .relaxed) == 1, doPart(part) { part += 1 }
  }
}
