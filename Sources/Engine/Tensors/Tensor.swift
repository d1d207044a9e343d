/// A dense row-major array of numbers with value semantics; copies share memory until one is written.
public struct Tensor: Sendable {
  /// What each element is.
  public let elementType: ElementType
  /// The extents, outermost axis first.
  public let shape: Shape
  private var storage: TensorStorage

  private init(_ elementType: ElementType, _ shape: Shape, _ storage: TensorStorage) {
    (self.elementType, self.shape, self.storage) = (elementType, shape, storage)
  }

  /// A tensor whose elements `fill` writes into the raw bytes, all of them.
  public init<Failure: Error>(
    _ elementType: ElementType, _ shape: Shape, fill: (UnsafeMutableRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    self.init(elementType, shape, TensorStorage(count: shape.count * elementType.size))
    try fill(UnsafeMutableRawBufferPointer(start: storage.start, count: storage.count))
  }

  /// A tensor from its elements in row-major order.
  public init<Element: TensorElement>(_ elements: [Element], shape: Shape) {
    precondition(elements.count == shape.count, "\(elements.count) elements do not fill \(shape)")
    self.init(Element.elementType, shape) { bytes in elements.withUnsafeBytes { bytes.copyMemory(from: $0) } }
  }

  /// A tensor without axes: one element.
  public init<Element: TensorElement>(scalar element: Element) { self.init([element], shape: []) }

  /// A tensor of zeros (false, for `bool`).
  public init(zeros elementType: ElementType, _ shape: Shape) {
    self.init(elementType, shape) { $0.initializeMemory(as: UInt8.self, repeating: 0) }
  }

  /// A tensor over bytes that `owner` keeps alive and unchanged: a mapped file, say.
  ///
  /// The bytes must be exactly as many as the shape needs; they may be unaligned only for one-byte elements.
  public init(
    _ elementType: ElementType, _ shape: Shape, borrowing bytes: UnsafeRawBufferPointer, from owner: AnyObject
  ) {
    precondition(bytes.count == shape.count * elementType.size, "\(bytes.count) bytes do not fill \(shape)")
    self.init(elementType, shape, TensorStorage(borrowing: bytes, from: owner))
  }

  /// A tensor that `compute` gives, once, when its elements are first looked at; it must have that type and shape.
  ///
  /// For large constants that may turn out not to be needed: weights that were packed before, say.
  public init(_ elementType: ElementType, _ shape: Shape, deferring compute: @escaping @Sendable () -> Tensor) {
    let storage = TensorStorage(count: shape.count * elementType.size) {
      let tensor = compute()
      precondition(tensor.elementType == elementType && tensor.shape == shape, "another tensor was promised")
      return tensor.storage
    }
    self.init(elementType, shape, storage)
  }

  /// The same elements under another shape of equal count.
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

  /// Calls `body` with the bytes for writing, after giving this tensor memory of its own.
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

  /// The elements in row-major order; they must be of type `Element`.
  public func elements<Element: TensorElement>(of type: Element.Type) -> [Element] {
    withElements(of: type) { Array($0) }
  }
}
