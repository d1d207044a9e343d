internal import CLinux

/// The processors that the calling thread runs on and may run on.
package enum ProcessorAffinity {
  /// More processors than any system has: Linux refuses to report its affinity mask in fewer bits than it may have.
  private static let mostProcessors = 8192

  /// The index of the processor that the calling thread runs on now.
  package static var current: Int { Int(sched_getcpu()) }

  /// Moves the calling thread to another processor if it runs on `taken`, where another thread is busy.
  ///
  /// Linux may start or wake a thread on a busy processor while another is idle, and leave both there for twenty
  /// milliseconds. Afterwards the thread may run wherever it might before: the system can move it again, but seldom does.
  package static func leave(_ taken: Int) {
    guard current == taken, let allowed, (0..<mostProcessors).contains(taken) else { return }
    var others = allowed
    others[taken / 8] &= ~(1 << UInt8(taken % 8))
    // Refused where no other is left.
    if sched_setaffinity(0, others.count, others) == 0 { _ = sched_setaffinity(0, allowed.count, allowed) }
  }

  /// The processors that the calling thread may run on, one bit each; nil where the system does not say.
  static var allowed: [UInt8]? {
    var processors = [UInt8](repeating: 0, count: mostProcessors / 8)
    return sched_getaffinity(0, processors.count, &processors) == 0 ? processors : nil
  }
}
