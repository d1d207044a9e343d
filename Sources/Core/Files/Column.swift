/// A read-only sequence of numbers or plain records, in memory of its own or in a mapped file.
///
/// Indices are checked, so a damaged file stops the program rather than making it read elsewhere.
package struct Column<Element: BitwiseCopyable>: RandomAccessCollection, @unchecked Sendable {
  // Safe to share: the memory is never written after creation, and `owner` keeps it.
  private let owner: AnyObject?
  private let base: UnsafePointer<Element>?
  package let count: Int

  package var startIndex: Int { 0 }
  package var endIndex: Int { count }

  /// Copies elements into memory of its own.
  package init(_ elements: some Collection<Element>) {
    let storage = ColumnStorage<Element>(elements)
    (owner, base, count) = (storage, storage.start, storage.count)
  }

  /// Finds a column in a mapped file.
  ///
  /// - Parameters:
  ///   - file: the file.
  ///   - offset: the position of the first element in bytes.
  ///   - count: the number of elements.
  /// - Returns: nil if the file has no room for it there, or the position is not aligned for the elements.
  package init?(in file: MappedFile, at offset: Int, count: Int) {
    let (size, alignment) = (MemoryLayout<Element>.stride, MemoryLayout<Element>.alignment)
    guard count >= 0, offset >= 0, offset <= file.count, offset % alignment == 0, count <= (file.count - offset) / size
    else { return nil }
    owner = file
    // The range is inside the mapping, which begins at a page and lives as long as its owner.
    base = file.bytes.baseAddress.map { ($0 + offset).assumingMemoryBound(to: Element.self) }
    self.count = base == nil ? 0 : count
  }

  package subscript(position: Int) -> Element {
    @inline(__always) get {
      precondition(position >= 0 && position < count, "the position is in the column")
      // `base` is nil only if there are no elements.
      return base.unsafelyUnwrapped[position]
    }
  }

  /// Calls `body` with the bytes of all elements.
  package func withBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    defer { withExtendedLifetime(owner) {} }
    return try body(UnsafeRawBufferPointer(UnsafeBufferPointer(start: base, count: count)))
  }
}

extension Column: Equatable where Element: Equatable {
  package static func == (left: Column, right: Column) -> Bool { left.elementsEqual(right) }
}

/// The memory of a column that is in no file.
private final class ColumnStorage<Element: BitwiseCopyable> {
  let start: UnsafePointer<Element>?
  let count: Int

  init(_ elements: some Collection<Element>) {
    count = elements.count
    let memory = UnsafeMutableBufferPointer<Element>.allocate(capacity: count)
    _ = memory.initialize(from: elements)
    start = UnsafePointer(memory.baseAddress)
  }

  // Plain elements need no deinitialisation.
  deinit { start?.deallocate() }
}

/// A read-only sequence of texts, in memory of its own or in a mapped file.
package struct TextColumn: Equatable, Sendable {
  /// The start of each text, followed by the end of the last one.
  package let starts: Column<UInt32>
  /// The UTF-8 of all texts.
  package let bytes: Column<UInt8>
  /// The positions of the texts in the order of their bytes.
  package let order: Column<UInt32>

  /// Copies texts.
  package init(_ texts: [String]) {
    var (starts, bytes): ([UInt32], [UInt8]) = ([0], [])
    for text in texts {
      bytes += text.utf8
      starts.append(UInt32(bytes.count))
    }
    let sorted = texts.indices.sorted { texts[$0].utf8.lexicographicallyPrecedes(texts[$1].utf8) }
    self.init(starts: Column(starts), bytes: Column(bytes), order: Column(sorted.map { UInt32($0) }))
  }

  /// Creates a sequence from its columns.
  package init(starts: Column<UInt32>, bytes: Column<UInt8>, order: Column<UInt32>) {
    (self.starts, self.bytes, self.order) = (starts, bytes, order)
  }

  /// The number of texts.
  package var count: Int { order.count }

  package subscript(position: Int) -> String { String(decoding: utf8(of: position), as: UTF8.self) }

  /// Returns the position of a text; nil if there is none. Takes O(log n).
  package func position(of text: String) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if utf8(of: Int(order[middle])).lexicographicallyPrecedes(text.utf8) { low = middle + 1 } else { high = middle }
    }
    guard low < count else { return nil }
    let found = Int(order[low])
    return utf8(of: found).elementsEqual(text.utf8) ? found : nil
  }

  private func utf8(of position: Int) -> Slice<Column<UInt8>> {
    let (start, end) = (Int(starts[position]), Int(starts[position + 1]))
    return bytes[start..<Swift.max(start, end)]
  }
}
