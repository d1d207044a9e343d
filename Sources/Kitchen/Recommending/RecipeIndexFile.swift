internal import Files
internal import IngredientLines
internal import Recipes

/// The file of an index, which is mapped into memory: nothing of it is decoded, and only what a search reads is loaded.
///
/// The file begins with words of eight bytes in the order of the machine: a mark, the fingerprints of the layout and of
/// the lineage of the store, the change up to which it reaches, three maxima, position and count of every column, the
/// fingerprint of the columns, and at last that of all words before. The columns follow, each at a multiple of 64 bytes.
/// Columns above 32 MiB have no fingerprint, because it would take longer than a search.
struct RecipeIndexFile {
  private let path: FilePath
  private let lineage: UInt64

  /// - Parameter lineage: the lineage of the store that is indexed.
  init(_ path: FilePath, lineage: String) {
    self.path = path
    self.lineage = UInt64(bitPattern: Int64(Fingerprint(of: [Array(lineage.utf8)]).number))
  }

  private static let mark: UInt64 = 0x3178_6564_6E69_7266
  private static let columnCount = 13
  private static let headCount = 7 + 2 * columnCount + 2
  private static let alignment = 64
  private static let largestChecked = 32 << 20

  /// The meaning of the numbers in the columns, which follows from the cases of some enumerations.
  private static let layout: UInt64 = {
    let names: [[String]] = [
      AmountUnit.allCases.map(\.rawValue), Cuisine.allCases.map(\.rawValue), DishKind.allCases.map(\.rawValue),
      DishFlag.allCases.map(\.rawValue), RecipeIngredient.Role.allCases.map(\.rawValue),
      (0...Prominence.maximum).map { "\(Prominence($0).part)" },
      [
        MemoryLayout<RecipeFacts>.stride, MemoryLayout<IndexedNeed>.stride, MemoryLayout<IndexedQuantity>.stride,
        MemoryLayout<RecipePostings.List>.stride, MemoryLayout<RecipeMask>.stride,
      ].map { "\($0)" },
    ]
    return UInt64(bitPattern: Int64(Fingerprint(of: names.map { Array($0.joined(separator: ",").utf8) }).number))
  }()

  private static func fingerprint(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    UInt64(bitPattern: Int64(Fingerprint(of: bytes).number))
  }

  private static func fingerprint(_ words: [UInt64]) -> UInt64 { words.withUnsafeBytes { fingerprint($0) } }
}

// Writing.
extension RecipeIndexFile {
  /// Replaces the file.
  ///
  /// - Parameter sequence: the number of the last change of the user's recipes that the index knows.
  func write(_ index: RecipeIndex, sequence: Int) throws(FileError) {
    guard let lists = index.lists else { return }
    var layout = ColumnLayout(start: Self.headCount * 8)
    try Self.forEachColumn(index.table, lists) { layout.add($0, count: $1) }
    let maxima = [lists.sizes.required.maximum, lists.sizes.requiredAndStaples.maximum, lists.sizes.maximum]
    var head = [Self.mark, Self.layout, lineage, UInt64(sequence)] + maxima.map { UInt64($0) } + layout.places
    head.append(layout.bodyCount <= Self.largestChecked ? layout.fingerprint : 0)
    head.append(Self.fingerprint(head))
    let writer = try FileWriter(replacing: path)
    try writer.write(head.withUnsafeBytes { Array($0) })
    var position = Self.headCount * 8
    try Self.forEachColumn(index.table, lists) { bytes, _ throws(FileError) in
      let padding = Self.padding(at: position)
      try writer.write(repeatElement(0, count: padding))
      for start in stride(from: 0, to: bytes.count, by: Self.chunk) {
        try writer.write(bytes[start..<min(start + Self.chunk, bytes.count)])
      }
      position += padding + bytes.count
    }
    try writer.commit()
  }

  /// The bytes that are written at once.
  private static let chunk = 1 << 20

  /// Returns the number of bytes between a position and the next column.
  private static func padding(at position: Int) -> Int { (alignment - position % alignment) % alignment }

  /// Calls `take` with the bytes and the number of elements of every column, in the order of the file.
  private static func forEachColumn(
    _ table: RecipeTable, _ lists: RecipeIndex.Lists, _ take: (UnsafeRawBufferPointer, Int) throws(FileError) -> Void
  ) throws(FileError) {
    func add<Element>(_ column: Column<Element>) throws(FileError) {
      try column.withBytes { bytes throws(FileError) in try take(bytes, column.count) }
    }
    try add(table.ingredients.starts)
    try add(table.ingredients.bytes)
    try add(table.ingredients.order)
    try add(table.quantities)
    try add(table.facts)
    try add(table.starts)
    try add(table.needs)
    try add(table.numbers)
    try add(lists.postings.lists)
    try add(lists.postings.numbers)
    try add(lists.postings.masks)
    try add(lists.sizes.required.planes)
    try add(lists.sizes.requiredAndStaples.planes)
  }

  /// The places of columns, each at a multiple of the alignment, and the fingerprint of them all.
  private struct ColumnLayout {
    private let start: Int
    private var end: Int
    private var stream = Fingerprint.Stream()
    private(set) var places: [UInt64] = []

    init(start: Int) { (self.start, end) = (start, start) }

    /// The number of bytes of all columns with the gaps before them.
    var bodyCount: Int { end - start }

    var fingerprint: UInt64 { UInt64(bitPattern: Int64(stream.fingerprint.number)) }

    mutating func add(_ bytes: UnsafeRawBufferPointer, count: Int) {
      let padding = RecipeIndexFile.padding(at: end)
      Array(repeating: UInt8(0), count: padding).withUnsafeBytes { stream.add($0) }
      places += [UInt64(end + padding), UInt64(count)]
      stream.add(bytes)
      end += padding + bytes.count
    }
  }
}

// Opening.
extension RecipeIndexFile {
  /// The number of the last change that the index knows; nil if there is no index of the store.
  var sequence: Int? { head().map { Int(clamping: $0.head[3]) } }

  private func head() -> (file: MappedFile, head: Column<UInt64>)? {
    guard let file = try? MappedFile(path), let head = Column<UInt64>(in: file, at: 0, count: Self.headCount),
      Array(head.prefix(3)) == [Self.mark, Self.layout, lineage],
      head.last == Self.fingerprint(Array(head.dropLast()))
    else { return nil }
    return (file, head)
  }

  /// Maps the file; nil if there is none, or if it is damaged or of another store.
  ///
  /// - Returns: the index, and the number of the last change that it knows.
  func open() -> (index: RecipeIndex, sequence: Int)? {
    guard let (file, head) = head() else { return nil }
    let body = UnsafeRawBufferPointer(rebasing: file.bytes.dropFirst(Self.headCount * 8))
    if body.count <= Self.largestChecked, head[Self.headCount - 2] != Self.fingerprint(body) { return nil }
    var columns = ColumnReader(file, head)
    guard let table = columns.table(), let lists = columns.lists(maxima: head[4..<7].map { Int(clamping: $0) }) else {
      return nil
    }
    return (RecipeIndex(table, lists), Int(clamping: head[3]))
  }

  /// Finds columns in the order in which they were written.
  private struct ColumnReader {
    private let file: MappedFile
    private let head: Column<UInt64>
    private var next = 7

    init(_ file: MappedFile, _ head: Column<UInt64>) { (self.file, self.head) = (file, head) }

    private mutating func column<Element>(of type: Element.Type = Element.self) -> Column<Element>? {
      defer { next += 2 }
      return Column(in: file, at: Int(clamping: head[next]), count: Int(clamping: head[next + 1]))
    }

    mutating func table() -> RecipeTable? {
      guard let starts = column(of: UInt32.self), let bytes = column(of: UInt8.self),
        let order = column(of: UInt32.self), starts.count == order.count + 1,
        let quantities = column(of: IndexedQuantity.self), let facts = column(of: RecipeFacts.self),
        let needStarts = column(of: UInt32.self), let needs = column(of: IndexedNeed.self),
        let numbers = column(of: UInt32.self), needStarts.count == facts.count + 1, numbers.count == facts.count
      else { return nil }
      return RecipeTable(
        ingredients: TextColumn(starts: starts, bytes: bytes, order: order), quantities: quantities, facts: facts,
        starts: needStarts, needs: needs, numbers: numbers)
    }

    mutating func lists(maxima: [Int]) -> RecipeIndex.Lists? {
      guard let lists = column(of: RecipePostings.List.self), let numbers = column(of: UInt32.self),
        let masks = column(of: RecipeMask.self), let required = column(of: RecipeMask.self),
        let requiredAndStaples = column(of: RecipeMask.self)
      else { return nil }
      return RecipeIndex.Lists(
        RecipePostings(lists: lists, numbers: numbers, masks: masks),
        RecipeSizes(
          required: RecipeSizes.Numbers(maximum: maxima[0], planes: required),
          requiredAndStaples: RecipeSizes.Numbers(maximum: maxima[1], planes: requiredAndStaples),
          maximum: maxima[2]))
    }
  }
}
