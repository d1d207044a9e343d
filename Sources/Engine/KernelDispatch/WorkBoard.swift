internal import Glibc
internal import Synchronization

/// Where a caller puts work for the members of a team, and where they wait for it.
final class WorkBoard: Sendable {
  typealias Work = (_ member: Int) -> Void

  /// Loads of `generation` before a member gives up its processor: about 60 microseconds of a Zen 4.
  ///
  /// Longer than the caller usually works alone between two steps, as waking a sleeping member costs some 15.
  private static let spins = 200_000

  private static let stepsBetweenMoves = 8

  private let generation = Atomic<Int>(0)
  private let pending = Atomic<Int>(0)
  // Written by the caller before `generation` grows (release) and read by members after they see that (acquire);
  // cleared only when all of them are done.
  private nonisolated(unsafe) var work: Work?
  private nonisolated(unsafe) var callersProcessor = -1
  private nonisolated(unsafe) let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private nonisolated(unsafe) let awake = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(awake, nil)
  }

  deinit {
    pthread_cond_destroy(awake)
    pthread_mutex_destroy(mutex)
    awake.deallocate()
    mutex.deallocate()
  }

  /// Gives `members` waiting members their work.
  func post(_ work: @escaping Work, members: Int) {
    pending.store(members, ordering: .relaxed)
    announce(work)
  }

  /// Sends the members home.
  func close() { announce(nil) }

  /// Returns when every member has done its share.
  func waitUntilDone() {
    var loads = 0
    while pending.load(ordering: .acquiring) > 0 {
      loads += 1
      if loads > Self.spins { sched_yield() }
    }
    work = nil
  }

  /// What a member does all its life: wait, work, report.
  ///
  /// Linux may wake a member on the caller's own processor while another is idle, and leave both there for twenty
  /// milliseconds: then the member goes elsewhere, though not at every step.
  func serve(_ member: Int) {
    var (seen, moved) = (0, -Self.stepsBetweenMoves)
    while true {
      seen = nextGeneration(after: seen)
      if seen - moved >= Self.stepsBetweenMoves, ProcessorPlace.current == callersProcessor {
        ProcessorPlace.leave(callersProcessor)
        moved = seen
      }
      guard perform(member) else { return }
      pending.subtract(1, ordering: .releasing)
    }
  }

  private func announce(_ work: Work?) {
    pthread_mutex_lock(mutex)
    self.work = work
    callersProcessor = ProcessorPlace.current
    generation.add(1, ordering: .releasing)
    pthread_mutex_unlock(mutex)
    pthread_cond_broadcast(awake)
  }

  private func nextGeneration(after seen: Int) -> Int {
    for _ in 0..<Self.spins {
      let current = generation.load(ordering: .acquiring)
      if current != seen { return current }
    }
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while generation.load(ordering: .acquiring) == seen { pthread_cond_wait(awake, mutex) }
    return generation.load(ordering: .acquiring)
  }

  /// Not inlined, so that its reference to the work is gone before the member reports.
  @inline(never) private func perform(_ member: Int) -> Bool {
    guard let work else { return false }
    work(member)
    return true
  }
}
