internal import Threads

/// Numbered pieces of work done by several threads, whose results are handed over in order.
///
/// A thread never runs further ahead of the handed-over results than ``window``, so memory does not grow with ``count``.
struct OrderedWork: Sendable {
  /// How many pieces there are.
  let count: Int
  /// How many threads work; with one or none the calling thread does everything.
  let workers: Int

  /// How many pieces may be begun and not yet handed over.
  var window: Int { 4 * max(workers, 1) }

  /// Does the work.
  ///
  /// - Parameters:
  ///   - cancellation: once cancelled, no piece is begun and those begun are still handed over.
  ///   - makeWorker: called once on each working thread; what it returns does one piece.
  ///   - consume: takes each result, in order, on the calling thread; an error ends the work.
  func run<Output: Sendable, Failure>(
    cancellation: Cancellation, makeWorker: @escaping @Sendable () -> (Int) -> Output,
    consume: (Output) throws(Failure) -> Void
  ) throws(Failure) {
    let threads = min(workers, count)
    if threads > 1 {
      let line = WorkLine<Output>(count: count, window: window, cancellation: cancellation)
      let group = ThreadGroup(threads) { line.work(makeWorker()) }
      if group.count > 0 { return try line.handOver(from: group, to: consume) }
    }
    let work = makeWorker()
    for index in 0..<count where !cancellation.isCancelled { try consume(work(index)) }
  }
}

/// The line between the threads that work and the one that takes the results.
private final class WorkLine<Output: Sendable>: Sendable {
  private struct State: Sendable {
    var begun = 0
    var handedOver = 0
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

  /// Does pieces until none are left.
  func work(_ body: (Int) -> Output) {
    while let index = begin() {
      let output = body(index)
      state.update { $0.finished[index] = output }
    }
  }

  /// Hands every result over in order, then waits for the threads.
  func handOver<Failure>(from group: consuming ThreadGroup, to consume: (Output) throws(Failure) -> Void)
    throws(Failure)
  {
    let outcome = Result { () throws(Failure) in
      while let output = next() { try consume(output) }
    }
    state.update { $0.isStopped = true }
    group.join()
    try outcome.get()
  }

  /// The number of the next piece, once the window has room; nil when no more are to be begun.
  private func begin() -> Int? {
    state.wait { state -> Int?? in
      if cancellation.isCancelled { state.isStopped = true }
      if state.isStopped || state.begun == count { return .some(nil) }
      guard state.begun - state.handedOver < window else { return nil }
      defer { state.begun += 1 }
      return state.begun
    }
  }

  /// The next result in order, once it is there; nil when none will come.
  private func next() -> Output? {
    state.wait { state -> Output?? in
      if let output = state.finished.removeValue(forKey: state.handedOver) {
        state.handedOver += 1
        return output
      }
      let isOver = state.isStopped || state.begun == count
      return isOver && state.handedOver == state.begun ? .some(nil) : nil
    }
  }
}

/// Threads that run one body and end with it.
struct ThreadGroup: ~Copyable {
  private var threads: [WorkerThread] = []

  /// Starts up to `count` threads; fewer, even none, when the system has no more to give.
  init(_ count: Int, body: @escaping @Sendable () -> Void) {
    for _ in 0..<count {
      guard let thread = WorkerThread(body) else { return }
      threads.append(thread)
    }
  }

  /// How many threads were started.
  var count: Int { threads.count }

  /// Waits until every thread has ended.
  consuming func join() {
    for thread in threads { thread.join() }
  }
}
