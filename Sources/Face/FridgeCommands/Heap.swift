internal import CLinux
internal import Glibc

/// The heap of `malloc`.
enum Heap {
  /// The bytes that the heap grows by; pages that are never touched take no memory.
  private static let step = 256 << 20
  /// The smallest block, in bytes, that gets a mapping of its own; the largest value that glibc accepts.
  private static let largestBlock = 32 << 20
  private static let hugePage = 2 << 20

  /// Prepares the heap for models: dozens of megabytes that are written once and freed together.
  ///
  /// The first access to each page costs a page fault; with pages of 4 KiB, faults take a third of the time to load a
  /// model. So the blocks of all threads come from one heap, which uses pages of 2 MiB and never shrinks. If the address
  /// space of the process is limited, `malloc` is left as it is.
  static func prepareForModels() {
    guard !isLimited(RLIMIT_AS), !isLimited(RLIMIT_DATA) else { return }
    mallopt(M_ARENA_MAX, 1)
    mallopt(M_TRIM_THRESHOLD, .max)
    mallopt(M_MMAP_THRESHOLD, Int32(largestBlock))
    guard let start = end, grow(), let end, start < end else { return }
    let first = (start + hugePage - 1) / hugePage * hugePage
    madvise(UnsafeMutableRawPointer(bitPattern: first), end - first, MADV_HUGEPAGE)
  }

  /// Prepares the heap for many records, whose tables grow by being copied: what is freed returns to the system.
  static func prepareForRecords() {
    mallopt(M_TRIM_THRESHOLD, Int32(hugePage))
    mallopt(M_MMAP_THRESHOLD, Int32(largestRecord))
  }

  /// The size in bytes from which a table of records gets a mapping of its own.
  private static let largestRecord = 1 << 20

  /// The end address of the heap; nil if the heap cannot grow.
  private static var end: Int? {
    let address = Int(bitPattern: sbrk(0))
    return address == -1 ? nil : address
  }

  /// Grows the heap by ``step`` bytes; returns whether the system allowed it.
  private static func grow() -> Bool {
    mallopt(M_TOP_PAD, Int32(step))
    // The pad is reset at once, since `malloc` requests it with every block and fails if it is refused.
    defer { mallopt(M_TOP_PAD, Int32(hugePage)) }
    // A block too large for the space left makes the heap grow.
    let block = malloc(largestBlock / 2)
    defer { free(block) }
    return malloc_usable_size(block) > 0
  }

  /// Returns whether the limit of a resource is below sixteen times ``step``.
  private static func isLimited(_ resource: __rlimit_resource) -> Bool {
    var limit = rlimit()
    return getrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0 && limit.rlim_cur < UInt(16 * step)
  }
}
