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
  /// kept.
  static func prepareForModels() {
    mallopt(M_ARENA_MAX, 1)
    mallopt(M_TOP_PAD, Int32(step))
    mallopt(M_TRIM_THRESHOLD, .max)
    mallopt(M_MMAP_THRESHOLD, Int32(largestBlock))
    // A block that is too large for the room left makes the heap grow.
    let block = malloc(largestBlock / 2)
    guard malloc_usable_size(block) > 0 else { return }
    free(block)
    guard let end = sbrk(0), Int(bitPattern: end) != -1 else { return }
    let first = (Int(bitPattern: end) - step + hugePage - 1) / hugePage * hugePage
    madvise(UnsafeMutableRawPointer(bitPattern: first), Int(bitPattern: end) - first, MADV_HUGEPAGE)
  }
}
