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
