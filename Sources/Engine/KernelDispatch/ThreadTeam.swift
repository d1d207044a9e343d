internal import Glibc
internal import Threads

/// A few threads that share the work of one step after another.
///
/// The caller is member 0 and works too. Between steps the others spin for a moment, since the next step usually comes
/// within microseconds, and then sleep. A team serves one caller at a time.
public final class ThreadTeam: Sendable {
  /// How many members there are, the caller included.
  public let count: Int
  private let board: WorkBoard
  private let threads: [WorkerThread]

  /// A team of `count` members; never more than the system gives threads for, at least one.
  public init(count: Int) {
    let board = WorkBoard()
    self.board = board
    threads = (1..<max(count, 1)).compactMap { member in WorkerThread { board.serve(member) } }
    self.count = threads.count + 1
  }

  deinit {
    board.close()
    for thread in threads { thread.join() }
  }

  /// Has every member do its share of `work`, by the member's index, and returns when all are done.
  public func run(_ work: (_ member: Int) -> Void) {
    guard count > 1 else { return work(0) }
    withoutActuallyEscaping(work) { work in
      board.post(work, members: count - 1)
      work(0)
      board.waitUntilDone()
    }
  }

  /// Splits `0..<total` into one contiguous range per member and has each do its own; small totals stay with the caller.
  ///
  /// - Parameter grain: the fewest items worth a second member.
  public func split(_ total: Int, grain: Int = 1, _ work: (_ member: Int, _ range: Range<Int>) -> Void) {
    guard count > 1, total >= 2 * grain else { return work(0, 0..<total) }
    let (members, total) = (count, total)
    run { member in
      let range = (member * total / members)..<((member + 1) * total / members)
      if !range.isEmpty { work(member, range) }
    }
  }

  /// How many processors the system has online.
  public static var processorCount: Int { max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1) }
}
