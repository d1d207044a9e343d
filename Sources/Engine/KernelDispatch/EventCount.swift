internal import Glibc
internal import Synchronization

/// A number that only grows, for which threads wait: they look for a moment, as it usually grows within microseconds, look
/// again after others that may have the processor, and then sleep.
final class Round: Sendable {
  /// Looks without a break: about 60 microseconds of a Zen 4.
  private static let looks = 200_000

  /// Looks after that, each a microsecond or more after the other.
  private let patience: Int
  private let number = Atomic<Int>(0)
  private let sleepers = Atomic<Int>(0)
  private nonisolated(unsafe) let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private nonisolated(unsafe) let grown = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  /// A round whose waiting threads look so often again before they sleep: to wake one costs 15 microseconds or more.
  init(patience: Int) {
    self.patience = patience
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(grown, nil)
  }

  deinit {
    pthread_cond_destroy(grown)
    pthread_mutex_destroy(mutex)
    grown.deallocate()
    mutex.deallocate()
  }

  /// The number now; what was written before it grew to that can be read.
  var current: Int { number.load(ordering: .acquiring) }

  /// Makes the number grow and wakes those who sleep.
  func advance() {
    // A sleeper first counts itself, then looks at the number; here it is the other way round.
    number.add(1, ordering: .sequentiallyConsistent)
    guard sleepers.load(ordering: .sequentiallyConsistent) > 0 else { return }
    pthread_mutex_lock(mutex)
    pthread_cond_broadcast(grown)
    pthread_mutex_unlock(mutex)
  }

  /// Returns once the number is not `seen` any more; says whether that took more than a moment, so that the thread may
  /// have been without a processor meanwhile.
  func wait(past seen: Int) -> Bool {
    for _ in 0..<Self.looks { if current != seen { return false } }
    for _ in 0..<patience {
      sched_yield()
      if current != seen { return true }
    }
    pthread_mutex_lock(mutex)
    sleepers.add(1, ordering: .sequentiallyConsistent)
    while number.load(ordering: .sequentiallyConsistent) == seen { pthread_cond_wait(grown, mutex) }
    sleepers.subtract(1, ordering: .relaxed)
    pthread_mutex_unlock(mutex)
    return true
  }
}
