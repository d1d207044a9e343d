internal import Threads

/// Numbered tasks executed by several threads, whose results are delivered in order.
///
/// A thread never runs further ahead of the delivered results than ``window``, so memory is constant in ``count``.
struct OrderedWork: Sendable {
  /// The number of tasks.
  let count: Int
  /// The number of worker threads; with one or none the calling thread executes all tasks.
  let workers: Int

  /// The number of tasks that may be started and not yet delivered.
  var window: Int { 4 * max(workers, 1) }

  /// Executes the tasks.
  ///
  /// - Parameters:
  ///   - cancellation: once cancelled, no further task is started, and those in progress are still delivered.
  ///   - makeWorker: called once on each worker thread; the closure it returns executes one task.
  ///   - consume: receives each result, in order, on the calling thread; an error ends the work.
  func run<Output: Sendable, Failure>(
    cancellation: Cancellation, makeWorker: @escaping @Sendable () -> (Int) -> Output,
    consume: (Output) throws(Failure) -> Void
  ) throws(Failure) {
    let threads = min(workers, count)
    if threads > 1 {
      let queue = ResultQueue<Output>(count: count, window: window, cancellation: cancellation)
      let group = ThreadGroup(threads) { queue.work(makeWorker()) }
      if group.count > 0 { return try queue.deliver(from: group, to: consume) }
    }
    let work = makeWorker()
    for index in 0..<count where !cancellation.isCancelled { try consume(work(index)) }
  }
}

/// The queue between the worker threads and the consumer of the results.
private final class ResultQueue<Output: Sendable>: Sendable {
  private struct State: Sendable {
    var started = 0
    var delivered = 0
    var finished: [Int: Output] = [:]
    var isStopped = false
  }

  private let count: Int
  private let window: Int
  private let cancellation: Cancellation
  private let state = Monitor(State())

  init(count: Int, window: Int, cancellation: Cancellation) {
    self.count = count
    self.window = window
    self.cancellation = cancellation
  }

  /// Executes tasks until none are left.
  func work(_ body: (Int) -> Output) {
    while let index = begin() {
      let output = body(index)
      state.update { $0.finished[index] = output }
    }
  }

  /// Delivers every result in order, then waits for the threads.
  func deliver<Failure>(from group: consuming ThreadGroup, to consume: (Output) throws(Failure) -> Void)
    throws(Failure)
  {
    let outcome = Result { () throws(Failure) in
      while let output = next() { try consume(output) }
    }
    state.update { $0.isStopped = true }
    group.join()
    try outcome.get()
  }

  /// Returns the number of the next task, once the window has room; nil when no more are to be started.
  private func begin() -> Int? {
    state.wait { state -> Int?? in
      if cancellation.isCancelled { state.isStopped = true }
      if state.isStopped || state.started == count { return .some(nil) }
      guard state.started - state.delivered < window else { return nil }
      defer { state.started += 1 }
      return state.started
    }
  }

  /// Returns the next result in order, once it is available; nil when none will come.
  private func next() -> Output? {
    state.wait { state -> Output?? in
      if let output = state.finished.removeValue(forKey: state.delivered) {
        state.delivered += 1
        return output
      }
      let isOver = state.isStopped || state.started == count
      return isOver && state.delivered == state.started ? .some(nil) : nil
    }
  }
}

/// A group of threads that all execute one body.
struct ThreadGroup: ~Copyable {
  private var threads: [WorkerThread] = []

  /// Starts up to `count` threads; fewer, even none, when the system cannot start more.
  init(_ count: Int, body: @escaping @Sendable () -> Void) {
    for _ in 0..<count {
      guard let thread = WorkerThread(body) else { return }
      threads.append(thread)
    }
  }

  /// The number of threads started.
  var count: Int { threads.count }

  /// Waits until every thread has ended.
  consuming func join() {
    for thread in threads { thread.join() }
  }
}
