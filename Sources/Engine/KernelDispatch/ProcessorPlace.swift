internal import CScheduling

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
