internal import Synchronization

/// A dense, row-major, multidimensional array with copy-on-write value semantics.
public struct Tensor: Sendable {
  /// The element type.
  public let elementType: ElementType
  /// The dimensions, outermost axis first.
  public let shape: Shape
  private var storage: TensorStorage

  private init(_ elementType: ElementType, _ shape: Shape, _ storage: TensorStorage) {
    (self.elementType, self.shape, self.storage) = (elementType, shape, storage)
  }

  /// Creates a tensor; `fill` must write every byte of its elements.
  public init<Failure: Error>(
    _ elementType: ElementType, _ shape: Shape, fill: (UnsafeMutableRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    self.init(elementType, shape, TensorStorage(count: shape.count * elementType.size))
    try fill(UnsafeMutableRawBufferPointer(start: storage.start, count: storage.count))
  }

  /// Creates a tensor from its elements in row-major order.
  public init<Element: TensorElement>(_ elements: [Element], shape: Shape) {
    precondition(elements.count == shape.count, "\(elements.count) elements do not fill \(shape)")
    self.init(Element.elementType, shape) { bytes in elements.withUnsafeBytes { bytes.copyMemory(from: $0) } }
  }

  /// Creates a scalar: a tensor without axes.
  public init<Element: TensorElement>(scalar element: Element) { self.init([element], shape: []) }

  /// Creates a tensor of zeros (false for `bool`).
  public init(zeros elementType: ElementType, _ shape: Shape) {
    self.init(elementType, shape) { $0.initializeMemory(as: UInt8.self, repeating: 0) }
  }

  /// Creates a tensor over bytes that `owner` keeps alive and unchanged, such as a mapped file.
  ///
  /// The byte count must match the shape, and the address must be aligned for the element type.
  public init(
    _ elementType: ElementType, _ shape: Shape, borrowing bytes: UnsafeRawBufferPointer, from owner: AnyObject
  ) {
    precondition(bytes.count == shape.count * elementType.size, "\(bytes.count) bytes do not fill \(shape)")
    self.init(elementType, shape, TensorStorage(borrowing: bytes, from: owner))
  }

  /// Creates a lazy tensor: `compute` runs once, on first access, and must return the given type and shape.
  ///
  /// For large constants that may never be needed, such as weights that are already packed.
  public init(_ elementType: ElementType, _ shape: Shape, deferring compute: @escaping @Sendable () -> Tensor) {
    let storage = TensorStorage(count: shape.count * elementType.size) {
      let tensor = compute()
      precondition(
        tensor.elementType == elementType && tensor.shape == shape, "the computed tensor has another type or shape")
      return tensor.storage
    }
    self.init(elementType, shape, storage)
  }

  /// Returns the same elements under another shape of equal count; shares memory.
  public func reshaped(to shape: Shape) -> Tensor {
    precondition(shape.count == self.shape.count, "\(self.shape) cannot be read as \(shape)")
    return Tensor(elementType, shape, storage)
  }
}

extension Tensor {
  /// Calls `body` with the bytes of the elements.
  public func withUnsafeBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    defer { withExtendedLifetime(storage) {} }
    return try body(UnsafeRawBufferPointer(start: storage.start, count: storage.count))
  }

  /// Calls `body` with the mutable bytes, after copying them if they are shared, borrowed or lazy.
  public mutating func withUnsafeMutableBytes<Result, Failure: Error>(
    _ body: (UnsafeMutableRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if !storage.isOwned || !isKnownUniquelyReferenced(&storage) { storage = storage.copy() }
    return try body(UnsafeMutableRawBufferPointer(start: storage.start, count: storage.count))
  }

  /// Calls `body` with the elements, which must be of type `Element`.
  public func withElements<Element: TensorElement, Result, Failure: Error>(
    of _: Element.Type, _ body: (UnsafeBufferPointer<Element>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    precondition(Element.elementType == elementType, "\(elementType) elements read as \(Element.elementType)")
    return try withUnsafeBytes { bytes throws(Failure) in try body(bytes.assumingMemoryBound(to: Element.self)) }
  }

  /// Returns the elements in row-major order; they must be of type `Element`.
  public func elements<Element: TensorElement>(of type: Element.Type) -> [Element] {
    withElements(of: type) { Array($0) }
  }
}

/// The memory of a tensor: owned, borrowed from an object that it keeps alive, or computed on first access.
///
/// Owned memory is 64-byte aligned for the widest vector registers. Borrowed and lazy memory is never written.
final class TensorStorage: @unchecked Sendable {
  // Sendable holds because bytes are written only while a single tensor references the storage
  // (see Tensor.withUnsafeMutableBytes).
  private enum Memory {
    case owned(UnsafeMutableRawPointer)
    case borrowed(UnsafeMutableRawPointer, owner: AnyObject)
    case deferred(DeferredStorage)
  }

  /// The size in bytes.
  let count: Int
  private let memory: Memory

  /// Allocates uninitialised bytes.
  init(count: Int) {
    memory = .owned(.allocate(byteCount: max(count, 1), alignment: 64))
    self.count = count
  }

  /// Borrows bytes that `owner` keeps alive and unchanged.
  init(borrowing bytes: UnsafeRawBufferPointer, from owner: AnyObject) {
    let start = bytes.baseAddress ?? UnsafeRawPointer(bitPattern: 64).unsafelyUnwrapped
    memory = .borrowed(UnsafeMutableRawPointer(mutating: start), owner: owner)
    count = bytes.count
  }

  /// Defers `count` bytes to `compute`, which runs once, on first access.
  init(count: Int, deferring compute: @escaping @Sendable () -> TensorStorage) {
    memory = .deferred(DeferredStorage(compute))
    self.count = count
  }

  deinit { if case .owned(let start) = memory { start.deallocate() } }

  /// The address of the first byte; computes deferred bytes.
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

/// A storage computed by the first thread that accesses it; others wait.
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
