/// The memory of a tensor: its own, or that of another object which it keeps alive.
///
/// Owned memory is 64-byte aligned, as the widest vector registers like it. Borrowed memory is never written.
final class TensorStorage: @unchecked Sendable {
  // Sendable holds because bytes are written only while one tensor holds the storage (see Tensor.withUnsafeMutableBytes).
  let start: UnsafeMutableRawPointer
  let count: Int
  private let owner: AnyObject?

  /// Bytes of its own; their content is undefined.
  init(count: Int) {
    start = .allocate(byteCount: max(count, 1), alignment: 64)
    self.count = count
    owner = nil
  }

  /// Bytes that `owner` holds and keeps unchanged.
  init(borrowing bytes: UnsafeRawBufferPointer, from owner: AnyObject) {
    start = UnsafeMutableRawPointer(mutating: bytes.baseAddress ?? UnsafeRawPointer(bitPattern: 64).unsafelyUnwrapped)
    count = bytes.count
    self.owner = owner
  }

  deinit { if owner == nil { start.deallocate() } }

  var isOwned: Bool { owner == nil }

  func copy() -> TensorStorage {
    let copy = TensorStorage(count: count)
    copy.start.copyMemory(from: start, byteCount: count)
    return copy
  }
}
