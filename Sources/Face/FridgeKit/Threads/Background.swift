internal import Glibc
internal import Threads

/// A result computed on another thread; on the waiting thread, where the system cannot start one.
struct Background<Output: Sendable, Failure: Error>: ~Copyable {
  private let body: @Sendable () -> Result<Output, Failure>
  private let finished = Monitor<Result<Output, Failure>?>(nil)
  private let thread: WorkerThread?

  /// Starts the computation.
  init(_ body: @escaping @Sendable () throws(Failure) -> Output) {
    let work = { @Sendable in Result { () throws(Failure) in try body() } }
    self.body = work
    thread = WorkerThread { [finished] in
      let outcome = work()
      finished.update { $0 = outcome }
    }
  }

  /// Waits for the result.
  consuming func result() -> Result<Output, Failure> {
    guard let thread else { return body() }
    thread.join()
    return finished.wait { $0 }
  }
}

/// State shared by threads: one thread accesses it at a time, and a thread can wait for a condition.
// The state is accessed only with the mutex held, so sharing the monitor is safe.
final class Monitor<State: Sendable>: @unchecked Sendable {
  private var state: State
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init(_ state: State) {
    self.state = state
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  /// Changes the state and wakes every waiting thread.
  func update<Result>(_ body: (inout State) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer {
      pthread_cond_broadcast(condition)
      pthread_mutex_unlock(mutex)
    }
    return body(&state)
  }

  /// Waits until `body` returns a value; it is called again after each change, and may itself change the state.
  func wait<Result>(for body: (inout State) -> Result?) -> Result {
    pthread_mutex_lock(mutex)
    defer {
      pthread_cond_broadcast(condition)
      pthread_mutex_unlock(mutex)
    }
    while true {
      if let result = body(&state) { return result }
      pthread_cond_wait(condition, mutex)
    }
  }
}
