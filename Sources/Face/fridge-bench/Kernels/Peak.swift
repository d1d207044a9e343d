internal import CommandLineKit
internal import FridgeKit
internal import JSON
internal import KernelDispatch
internal import Kernels
internal import Synchronization

/// The measured peak of one core with a kernel set for floats.
///
/// The clock is measured along with the arithmetic, since a processor lowers it for wide registers and raises it for short
/// bursts. Multiply-adds per cycle then are a whole number of registers, which proves that the loop reaches the limit of
/// the arithmetic units. One core of a Zen 4 does one AVX-512 or two AVX2 fused multiply-adds per cycle, 16 elements
/// either way, or two multiplications and two additions of four elements without FMA.
struct Peak {
  /// The kernel set.
  let kernels: String
  /// Multiplications and additions of one core, in billions per second.
  let gigaflops: Double
  /// Cycles of the core, in billions per second.
  let gigahertz: Double
  /// Bytes that one core reads from memory, in billions per second.
  let gigabytes: Double

  /// Multiply-adds of single elements per cycle.
  var multiplyAddsPerCycle: Double { gigaflops / 2 / gigahertz }

  /// Measures a set on the calling thread.
  ///
  /// The shortest of many short trials counts, since disturbances only make a trial longer.
  init(of kernels: KernelSet) {
    let (trials, rounds, cycles) = (Repetition.exactly(40, warmUps: 10), 100_000, 1_000_000)
    let times = trials.rounds { [.of { kernels.peak(rounds: rounds) }, .of { ClockCycles.pass(cycles) }] }
    let shortest = [0, 1].map { index in times.column(index).min()?.milliseconds ?? .infinity }
    self.kernels = kernels.name
    gigaflops = 2e-6 * Double(rounds * kernels.peak.multiplyAddsPerRound) / shortest[0]
    gigahertz = 1e-6 * Double(cycles) / shortest[1]
    gigabytes = Self.memoryRate(kernels)
  }

  /// Returns the rate at which one core reads a block of memory that no cache holds.
  private static func memoryRate(_ kernels: KernelSet) -> Double {
    let count = max(4 * CacheSizes.current.level3, 64 << 20) / MemoryLayout<Float>.size
    let block = UnsafeMutablePointer<Float>.allocate(capacity: count)
    defer { block.deallocate() }
    block.initialize(repeating: 1, count: count)
    let times = Repetition.exactly(5, warmUps: 1).rounds { [.of { _ = kernels.rowSum(block, count, .value) }] }
    let shortest = times.column(0).min()?.milliseconds ?? .infinity
    return 1e-6 * Double(count * MemoryLayout<Float>.size) / shortest
  }

  /// The peak in one line.
  var text: String {
    "\(kernels): peak of one core \(gigaflops.fixed(1)) GFLOP/s, "
      + "\(multiplyAddsPerCycle.fixed(1)) multiply-adds a cycle at \(gigahertz.fixed(2)) GHz, "
      + "memory read at \(gigabytes.fixed(1)) GB/s"
  }

  /// The JSON members of the peak.
  var conditions: [(key: String, value: JSON)] {
    [
      ("kernels", .string(kernels)), ("peak_gflops", .double(gigaflops.rounded(to: 3))),
      ("gigahertz", .double(gigahertz.rounded(to: 3))), ("memory_gbps", .double(gigabytes.rounded(to: 3))),
    ]
  }
}

/// Work that takes a known number of the processor's cycles.
enum ClockCycles {
  /// Spends `count` cycles, an even number.
  ///
  /// Additions and exclusive ors alternate, each depending on the result before it: one cycle each on every x86-64
  /// processor, and nothing that the compiler can shorten. The values come from memory, so that it does not know them.
  static func pass(_ count: Int) {
    let (term, mask) = (start.load(ordering: .relaxed) | 1, start.load(ordering: .relaxed) | 2)
    var number = term
    for _ in 0..<(count / 2) { number = (number &+ term) ^ mask }
    start.store(number, ordering: .relaxed)
  }

  private static let start = Atomic<UInt64>(0x9E37_79B9_7F4A_7C15)
}
