internal import CScheduling
internal import Synchronization

/// Where a caller puts work for the members of a team, and where all of them meet.
final class WorkBoard: Sendable {
  /// How many members there are, the caller included; settled before the first work.
  nonisolated(unsafe) var count = 1
  private let posted = Round(patience: 0)
  // Members of long steps meet some hundred microseconds apart when the machine has other work too.
  private let met = Round(patience: 2000)
  private let arrived = Atomic<Int>(0)
  /// The processor that the caller was seen on last.
  private let callersProcessor = Atomic<Int>(-1)
  // Written by the caller before `posted` grows, and read by members after they see that.
  private nonisolated(unsafe) var work: (any TeamWork)?

  /// Does some work as member 0 while the others do it too; returns when all have.
  func perform(_ work: any TeamWork) {
    callersProcessor.store(ProcessorPlace.current, ordering: .relaxed)
    self.work = work
    posted.advance()
    work.perform(TeamMember(index: 0, count: count, board: self))
    meet(0)
    self.work = nil
  }

  /// Sends the members home.
  func close() { posted.advance() }

  /// What a member does all its life: wait, work, meet the others.
  func serve(_ member: Int) {
    var seen = 0
    while true {
      if posted.wait(past: seen) { leaveCallersProcessor() }
      seen += 1
      guard let work else { return }
      work.perform(TeamMember(index: member, count: count, board: self))
      meet(member)
    }
  }

  /// Returns when every member has come here; what each wrote before can then be read by all.
  func meet(_ member: Int) {
    let round = met.current
    if arrived.add(1, ordering: .acquiringAndReleasing).newValue == count {
      arrived.store(0, ordering: .relaxed)
      met.advance()
    } else if met.wait(past: round) {
      if member == 0 {
        callersProcessor.store(ProcessorPlace.current, ordering: .relaxed)
      } else {
        leaveCallersProcessor()
      }
    }
  }

  /// Goes to another processor than the caller's.
  ///
  /// Linux may wake a member on the caller's own processor while another is idle, and leave both there for twenty
  /// milliseconds. Only who has waited for long asks.
  private func leaveCallersProcessor() {
    let taken = callersProcessor.load(ordering: .relaxed)
    if ProcessorPlace.current == taken { ProcessorPlace.leave(taken) }
  }
}

/// The processor that a thread runs on.
enum ProcessorPlace {
  /// More than any system has: Linux refuses to tell of its processors in fewer bits than it may have.
  private static let mostProcessors = 8192

  /// The number of the processor that the calling thread runs on now.
  static var current: Int { Int(sched_getcpu()) }

  /// Moves the calling thread to another processor than `taken`, if it may run on others.
  ///
  /// Afterwards it may run wherever it might before: the system can move it again, but seldom does.
  static func leave(_ taken: Int) {
    guard let allowed, (0..<mostProcessors).contains(taken) else { return }
    var others = allowed
    others[taken / 8] &= ~(1 << UInt8(taken % 8))
    // Refused where no other is left.
    if sched_setaffinity(0, others.count, others) == 0 { _ = sched_setaffinity(0, allowed.count, allowed) }
  }

  /// The processors that the calling thread may run on, a bit for each; nil where the system does not say.
  static var allowed: [UInt8]? {
    var processors = [UInt8](repeating: 0, count: mostProcessors / 8)
    return sched_getaffinity(0, processors.count, &processors) == 0 ? processors : nil
  }
}
