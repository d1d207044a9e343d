internal import Glibc

/// A team of threads that execute the same work together and synchronise at barriers.
///
/// The caller is worker 0 and works too. A team serves one caller at a time; running work allocates nothing.
public final class ThreadTeam: Sendable {
  /// The number of workers, including the caller.
  public let count: Int
  private let region = ForkJoin()
  private let threads: [WorkerThread]

  /// Creates a team of `count` workers: fewer where the system refuses threads, always at least one.
  public init(count: Int) {
    var threads: [WorkerThread] = []
    for worker in 1..<max(count, 1) {
      guard let thread = WorkerThread({ [region] in region.serve(worker) }) else { break }
      threads.append(thread)
    }
    self.threads = threads
    self.count = threads.count + 1
    region.count = self.count
  }

  deinit {
    region.close()
    for thread in threads { thread.join() }
  }

  /// Executes `work` on every worker and returns when all are done.
  public func perform(_ work: some TeamWork) {
    if count > 1 { region.perform(work) } else { work.perform(Worker(index: 0, count: 1, region: nil)) }
  }

  /// The number of processors that the system has online.
  public static var processorCount: Int { max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1) }
}

/// Work that every worker of a team executes, each on its own thread.
public protocol TeamWork: AnyObject {
  /// Executes one worker's part. All workers must reach the same barriers: every ``Worker/split(_:grain:_:)`` and
  /// ``Worker/barrier()`` in the same order, with the same arguments.
  func perform(_ worker: Worker)
}

/// One worker of a team while it executes some work.
public struct Worker {
  /// The worker's index; the caller's is 0.
  public let index: Int
  /// The number of workers in the team.
  public let count: Int
  private let region: ForkJoin?

  init(index: Int, count: Int, region: ForkJoin?) { (self.index, self.count, self.region) = (index, count, region) }

  /// Waits until every worker has arrived; afterwards each can read what the others wrote before.
  public func barrier() { region?.barrier(index) }

  /// Splits `0..<total` into one contiguous range per worker, executes the calling worker's range, and waits at a
  /// barrier. Worker 0 alone executes small totals.
  ///
  /// - Parameter grain: the fewest items worth a second worker.
  @inline(__always)
  public func split(_ total: Int, grain: Int = 1, _ work: (_ worker: Int, _ range: Range<Int>) -> Void) {
    if count == 1 || total < 2 * grain {
      if index == 0 { work(0, 0..<total) }
    } else {
      let range = (index * total / count)..<((index + 1) * total / count)
      if !range.isEmpty { work(index, range) }
    }
    barrier()
  }
}
