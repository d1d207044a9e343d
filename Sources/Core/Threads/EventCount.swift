internal import Glibc
internal import Synchronization

/// A counter that only increases and that threads wait on (an eventcount).
///
/// A waiting thread first spins, as the counter usually advances within microseconds, then yields between checks, and
/// at last sleeps.
final class EventCount: Sendable {
  /// Checks without a pause: about 60 microseconds of a Zen 4.
  private static let spins = 200_000

  /// Checks after that, with a yield of a microsecond or more before each.
  private let patience: Int
  private let value = Atomic<Int>(0)
  /// The number of threads that sleep, or have resolved to.
  let sleepers = Atomic<Int>(0)
  private nonisolated(unsafe) let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private nonisolated(unsafe) let advanced = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  /// Creates a counter whose waiting threads yield `patience` times before they sleep: to wake one costs 15
  /// microseconds or more.
  init(patience: Int) {
    self.patience = patience
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(advanced, nil)
  }

  deinit {
    pthread_cond_destroy(advanced)
    pthread_mutex_destroy(mutex)
    advanced.deallocate()
    mutex.deallocate()
  }

  /// The present value; what was written before the counter advanced to it can be read.
  var current: Int { value.load(ordering: .acquiring) }

  /// Increments the counter and wakes sleeping threads.
  func advance() {
    // A sleeper first counts itself, then reads the value; here it is the other way round.
    value.add(1, ordering: .sequentiallyConsistent)
    guard sleepers.load(ordering: .sequentiallyConsistent) > 0 else { return }
    pthread_mutex_lock(mutex)
    pthread_cond_broadcast(advanced)
    pthread_mutex_unlock(mutex)
  }

  /// Returns once the value differs from `seen`; the result is whether that took more than a moment, so that the thread
  /// may have lost its processor meanwhile.
  func wait(past seen: Int) -> Bool {
    for _ in 0..<Self.spins { if current != seen { return false } }
    for _ in 0..<patience {
      sched_yield()
      if current != seen { return true }
    }
    pthread_mutex_lock(mutex)
    sleepers.add(1, ordering: .sequentiallyConsistent)
    while value.load(ordering: .sequentiallyConsistent) == seen { pthread_cond_wait(advanced, mutex) }
    sleepers.subtract(1, ordering: .relaxed)
    pthread_mutex_unlock(mutex)
    return true
  }
}
