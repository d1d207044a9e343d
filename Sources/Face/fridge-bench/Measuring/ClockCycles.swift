internal import Synchronization

/// Work that takes a known number of the processor's cycles.
enum ClockCycles {
  /// Lets an even number of cycles pass.
  ///
  /// Additions and exclusive ors take turns, and each needs the result of the one before: a cycle each on every x86-64
  /// processor, and nothing a compiler can shorten. The numbers are read from memory so that it does not know them.
  static func pass(_ count: Int) {
    let (term, mask) = (start.load(ordering: .relaxed) | 1, start.load(ordering: .relaxed) | 2)
    var number = term
    for _ in 0..<(count / 2) { number = (number &+ term) ^ mask }
    start.store(number, ordering: .relaxed)
  }

  private static let start = Atomic<UInt64>(0x9E37_79B9_7F4A_7C15)
}
