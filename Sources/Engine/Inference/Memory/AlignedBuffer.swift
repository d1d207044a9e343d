extension Int {
  /// Returns the smallest multiple of `unit` that is not below this number, which must not be negative.
  func rounded(upTo unit: Int) -> Int { (self + unit - 1) / unit * unit }
}

/// Memory for vector kernels: aligned to 64 bytes, with slack to read one register past the end.
///
/// It is filled while a model or session is created; afterwards weights are only read, and an arena belongs to one
/// session.
final class AlignedBuffer: @unchecked Sendable {
  /// The address of the first byte.
  let start: UnsafeMutableRawPointer
  /// The number of usable bytes.
  let count: Int
  /// The object that owns borrowed bytes, kept alive; nil where the buffer owns its memory.
  private let owner: AnyObject?

  /// The bytes that kernels may read past the end of an operand.
  static let slack = 256

  /// Allocates `count` zero bytes.
  convenience init(count: Int) {
    self.init(uninitialized: count)
    clear()
  }

  /// Allocates `count` bytes, every one of which the caller must write.
  init(uninitialized count: Int) {
    self.count = count
    owner = nil
    start = .allocate(byteCount: count + Self.slack, alignment: 64)
    (start + count).initializeMemory(as: UInt8.self, repeating: 0, count: Self.slack)
  }

  /// Copies `floats` and appends zeros up to `capacity` floats.
  convenience init(_ floats: [Float], capacity: Int = 0) {
    self.init(count: max(floats.count, capacity) * MemoryLayout<Float>.size)
    floats.withUnsafeBytes { start.copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(start), byteCount: $0.count) }
  }

  /// Allocates `count` copies of a number.
  convenience init<Number: BitwiseCopyable>(repeating number: Number, count: Int) {
    self.init(uninitialized: count * MemoryLayout<Number>.stride)
    start.initializeMemory(as: Number.self, repeating: number, count: count)
  }

  /// Copies bytes.
  convenience init(bytes: UnsafeRawBufferPointer) {
    self.init(uninitialized: bytes.count)
    if let source = bytes.baseAddress { start.copyMemory(from: source, byteCount: bytes.count) }
  }

  /// Borrows bytes that `owner` keeps unchanged, with the alignment and slack of this type; they are never written.
  init(borrowing bytes: UnsafeRawBufferPointer, from owner: AnyObject) {
    count = bytes.count
    self.owner = owner
    start = UnsafeMutableRawPointer(mutating: bytes.baseAddress ?? UnsafeRawPointer(bitPattern: 64).unsafelyUnwrapped)
  }

  deinit { if owner == nil { start.deallocate() } }

  /// Sets every byte to 0.
  func clear() { start.initializeMemory(as: UInt8.self, repeating: 0, count: count) }

  /// The memory as floats.
  var floats: UnsafeMutablePointer<Float> { start.assumingMemoryBound(to: Float.self) }
}
