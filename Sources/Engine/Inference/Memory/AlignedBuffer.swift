/// Memory for vector kernels: aligned to 64 bytes, with room to read one register past the end.
///
/// Filled while a model or session is made; afterwards weights are only read, and an arena has one session.
final class AlignedBuffer: @unchecked Sendable {
  /// Where the bytes start.
  let start: UnsafeMutableRawPointer
  /// How many bytes may be used.
  let count: Int
  /// What the bytes belong to and is kept alive; nil for memory of its own.
  private let owner: AnyObject?

  /// Bytes that kernels may read beyond the end of what they were given.
  static let slack = 256

  /// `count` zero bytes.
  convenience init(count: Int) {
    self.init(uninitialized: count)
    clear()
  }

  /// `count` bytes that the caller writes, every one.
  init(uninitialized count: Int) {
    self.count = count
    owner = nil
    start = .allocate(byteCount: count + Self.slack, alignment: 64)
    (start + count).initializeMemory(as: UInt8.self, repeating: 0, count: Self.slack)
  }

  /// A copy of `floats`, followed by zeros up to `capacity` of them.
  convenience init(_ floats: [Float], capacity: Int = 0) {
    self.init(count: max(floats.count, capacity) * MemoryLayout<Float>.size)
    floats.withUnsafeBytes { start.copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(start), byteCount: $0.count) }
  }

  /// A copy of some bytes.
  convenience init(bytes: UnsafeRawBufferPointer) {
    self.init(uninitialized: bytes.count)
    if let source = bytes.baseAddress { start.copyMemory(from: source, byteCount: bytes.count) }
  }

  /// Bytes that `owner` holds and keeps unchanged, aligned and with room behind them as here; they are never written.
  init(borrowing bytes: UnsafeRawBufferPointer, from owner: AnyObject) {
    count = bytes.count
    self.owner = owner
    start = UnsafeMutableRawPointer(mutating: bytes.baseAddress ?? UnsafeRawPointer(bitPattern: 64).unsafelyUnwrapped)
  }

  deinit { if owner == nil { start.deallocate() } }

  /// Makes every byte 0.
  func clear() { start.initializeMemory(as: UInt8.self, repeating: 0, count: count) }

  /// The memory as floats.
  var floats: UnsafeMutablePointer<Float> { start.assumingMemoryBound(to: Float.self) }
}
