internal import Glibc
internal import Threads

/// A few threads that go through the same work together, meeting where one needs what another has made.
///
/// The caller is member 0 and works too. A team serves one caller at a time; nothing is allocated for its work.
public final class ThreadTeam: Sendable {
  /// How many members there are, the caller included.
  public let count: Int
  private let board = WorkBoard()
  private let threads: [WorkerThread]

  /// A team of `count` members; never more than the system gives threads for, at least one.
  public init(count: Int) {
    var threads: [WorkerThread] = []
    for member in 1..<max(count, 1) {
      guard let thread = WorkerThread({ [board] in board.serve(member) }) else { break }
      threads.append(thread)
    }
    self.threads = threads
    self.count = threads.count + 1
    board.count = self.count
  }

  deinit {
    board.close()
    for thread in threads { thread.join() }
  }

  /// Has every member do its part of `work`, and returns when all are done.
  public func perform(_ work: some TeamWork) {
    if count > 1 { board.perform(work) } else { work.perform(TeamMember(index: 0, count: 1, board: nil)) }
  }

  /// How many processors the system has online.
  public static var processorCount: Int { max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1) }
}

/// What the members of a team go through together, each on its own thread.
public protocol TeamWork: AnyObject {
  /// Does one member's part. All members have to come to the same meetings: to every ``TeamMember/split(_:grain:_:)``
  /// and ``TeamMember/meet()`` in the same order, with the same numbers.
  func perform(_ member: TeamMember)
}

/// One member of a team that goes through some work.
public struct TeamMember {
  /// Its number; the caller's is 0.
  public let index: Int
  /// How many members there are.
  public let count: Int
  private let board: WorkBoard?

  init(index: Int, count: Int, board: WorkBoard?) { (self.index, self.count, self.board) = (index, count, board) }

  /// Waits until every member has come here; what they wrote before can then be read.
  public func meet() { board?.meet(index) }

  /// Splits `0..<total` into one contiguous range per member and does its own; small totals are left to the first.
  /// Returns when all members are done.
  ///
  /// - Parameter grain: the fewest items worth a second member.
  @inline(__always)
  public func split(_ total: Int, grain: Int = 1, _ work: (_ member: Int, _ range: Range<Int>) -> Void) {
    if count == 1 || total < 2 * grain {
      if index == 0 { work(0, 0..<total) }
    } else {
      let range = (index * total / count)..<((index + 1) * total / count)
      if !range.isEmpty { work(index, range) }
    }
    meet()
  }
}
