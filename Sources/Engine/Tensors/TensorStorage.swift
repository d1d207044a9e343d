internal import Synchronization

/// The memory of a tensor: its own, that of another object which it keeps alive, or none before it is looked at.
///
/// Owned memory is 64-byte aligned, as the widest vector registers like it. Other memory is never written.
final class TensorStorage: @unchecked Sendable {
  // Sendable holds because bytes are written only while one tensor holds the storage (see Tensor.withUnsafeMutableBytes).
  private enum Memory {
    case owned(UnsafeMutableRawPointer)
    case borrowed(UnsafeMutableRawPointer, owner: AnyObject)
    case deferred(DeferredStorage)
  }

  /// How many bytes there are.
  let count: Int
  private let memory: Memory

  /// Bytes of its own; their content is undefined.
  init(count: Int) {
    memory = .owned(.allocate(byteCount: max(count, 1), alignment: 64))
    self.count = count
  }

  /// Bytes that `owner` holds and keeps unchanged.
  init(borrowing bytes: UnsafeRawBufferPointer, from owner: AnyObject) {
    let start = bytes.baseAddress ?? UnsafeRawPointer(bitPattern: 64).unsafelyUnwrapped
    memory = .borrowed(UnsafeMutableRawPointer(mutating: start), owner: owner)
    count = bytes.count
  }

  /// `count` bytes that `compute` gives, once, when they are first looked at.
  init(count: Int, deferring compute: @escaping @Sendable () -> TensorStorage) {
    memory = .deferred(DeferredStorage(compute))
    self.count = count
  }

  deinit { if case .owned(let start) = memory { start.deallocate() } }

  /// Where the bytes start.
  var start: UnsafeMutableRawPointer {
    switch memory {
    case .owned(let start), .borrowed(let start, _): start
    case .deferred(let storage): storage.computed.start
    }
  }

  var isOwned: Bool { if case .owned = memory { true } else { false } }

  func copy() -> TensorStorage {
    let copy = TensorStorage(count: count)
    copy.start.copyMemory(from: start, byteCount: count)
    return copy
  }
}

/// A storage that is computed by whoever asks for it first; others wait.
private final class DeferredStorage: Sendable {
  private enum State {
    case waiting(@Sendable () -> TensorStorage)
    case computed(TensorStorage)
  }

  private let state: Mutex<State>

  init(_ compute: @escaping @Sendable () -> TensorStorage) { state = Mutex(.waiting(compute)) }

  var computed: TensorStorage {
    state.withLock { state in
      switch state {
      case .computed(let storage): return storage
      case .waiting(let compute):
        let storage = compute()
        state = .computed(storage)
        return storage
      }
    }
  }
}
