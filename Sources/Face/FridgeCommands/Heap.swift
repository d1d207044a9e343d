internal import CMalloc
internal import Glibc

/// The memory that `malloc` gives out.
enum Heap {
  /// Bytes that the heap grows by; most are never touched, and so never become memory.
  private static let step = 256 << 20
  /// The smallest block that gets a mapping of its own; the largest number that glibc takes.
  private static let largestBlock = 32 << 20
  private static let hugePage = 2 << 20

  /// Makes the heap ready for models: dozens of megabytes that are written once and freed together.
  ///
  /// Each page that is touched for the first time costs the kernel a fault, with pages of four kilobytes a third of the
  /// time to load a model. So all threads' blocks are cut from one heap, which is asked for in pages of two megabytes and
  /// kept. Where the process may not have much address space, `malloc` keeps its own ways.
  static func prepareForModels() {
    guard !isLimited(RLIMIT_AS), !isLimited(RLIMIT_DATA) else { return }
    mallopt(M_ARENA_MAX, 1)
    mallopt(M_TRIM_THRESHOLD, .max)
    mallopt(M_MMAP_THRESHOLD, Int32(largestBlock))
    guard let start = end, grow(), let end, start < end else { return }
    let first = (start + hugePage - 1) / hugePage * hugePage
    madvise(UnsafeMutableRawPointer(bitPattern: first), end - first, MADV_HUGEPAGE)
  }

  /// The address at which the heap ends; nil where there is none that could grow.
  private static var end: Int? {
    let address = Int(bitPattern: sbrk(0))
    return address == -1 ? nil : address
  }

  /// Makes the heap larger by ``step``; says whether the system agreed.
  private static func grow() -> Bool {
    mallopt(M_TOP_PAD, Int32(step))
    // The pad stays no longer than that, as `malloc` asks for it with every block and fails where it is refused.
    defer { mallopt(M_TOP_PAD, Int32(hugePage)) }
    // A block that is too large for the room left makes the heap grow.
    let block = malloc(largestBlock / 2)
    defer { free(block) }
    return malloc_usable_size(block) > 0
  }

  /// Whether the process may have less than sixteen times ``step`` of something.
  private static func isLimited(_ resource: __rlimit_resource) -> Bool {
    var limit = rlimit()
    return getrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0 && limit.rlim_cur < UInt(16 * step)
  }
}
