internal import Synchronization

/// The synchronisation of a team: the caller publishes work to the workers, and all of them wait for each other at
/// barriers.
final class ForkJoin: Sendable {
  /// The number of workers, including the caller; set before the first work.
  nonisolated(unsafe) var count = 1
  private let published = EventCount(patience: 0)
  // Workers reach the barrier of a long step some hundred microseconds apart when the machine has other work too.
  private let released = EventCount(patience: 2000)
  private let arrived = Atomic<Int>(0)
  /// The processor that the caller last ran on.
  private let callersProcessor = Atomic<Int>(-1)
  // Written by the caller before `published` advances, and read by workers after they see that.
  private nonisolated(unsafe) var work: (any TeamWork)?

  /// Executes `work` on the calling thread as worker 0 and on all others; returns when all are done.
  func perform(_ work: any TeamWork) {
    callersProcessor.store(ProcessorAffinity.current, ordering: .relaxed)
    self.work = work
    published.advance()
    work.perform(Worker(index: 0, count: count, region: self))
    barrier(0)
    self.work = nil
  }

  /// Ends the workers' loops.
  func close() { published.advance() }

  /// Runs the loop of one worker: wait for work, execute it, wait at the barrier.
  func serve(_ worker: Int) {
    var seen = 0
    while true {
      if published.wait(past: seen) { leaveCallersProcessor() }
      seen += 1
      guard let work else { return }
      work.perform(Worker(index: worker, count: count, region: self))
      barrier(worker)
    }
  }

  /// Returns when every worker has arrived; afterwards each can read what the others wrote before.
  func barrier(_ worker: Int) {
    let generation = released.current
    if arrived.add(1, ordering: .acquiringAndReleasing).newValue == count {
      arrived.store(0, ordering: .relaxed)
      released.advance()
    } else if released.wait(past: generation) {
      if worker == 0 {
        callersProcessor.store(ProcessorAffinity.current, ordering: .relaxed)
      } else {
        leaveCallersProcessor()
      }
    }
  }

  /// Moves the calling thread off the caller's processor; only a worker that has waited for long checks.
  private func leaveCallersProcessor() { ProcessorAffinity.leave(callersProcessor.load(ordering: .relaxed)) }
}
