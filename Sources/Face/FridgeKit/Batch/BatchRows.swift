internal import Files

/// The complete rows found in a batch's output file.
struct BatchRows {
  /// Where the last complete row ends, in bytes from the start of the file.
  private(set) var end = 0
  /// How many photos the rows report on.
  private(set) var count = 0
  private var photos: [String: Int] = [:]

  /// No rows.
  init() {}

  /// The rows of a file; none when there is no file.
  init(in path: FilePath, format: BatchFormat) throws(BatchError) {
    guard path.kind != nil else { return }
    let file: MappedFile
    do { file = try MappedFile(path) } catch { throw .file(error) }
    switch format {
    case .csv: try readCSV(file)
    case .jsonl: try readJSONLines(file)
    }
  }

  /// The photos without a row. A photo named twice has two rows, and each row stands for one of the names.
  func remaining(of photos: [FilePath]) -> [FilePath] {
    var reported = self.photos
    return photos.filter { photo in
      guard let count = reported[photo.description], count > 0 else { return true }
      reported[photo.description] = count - 1
      return false
    }
  }

  private mutating func add(photo: String, end: Int) {
    photos[photo, default: 0] += 1
    count += 1
    self.end = end
  }

  private mutating func readCSV(_ file: MappedFile) throws(BatchError) {
    let header = BatchFormat.csv.header.utf8
    guard file.bytes.starts(with: header) || header.starts(with: file.bytes) else {
      throw .foreign(file.path, .csv, offset: 0)
    }
    CSV.forEachRecord(in: file.bytes) { photo, end in
      if end == header.count { self.end = end } else { add(photo: String(decoding: photo, as: UTF8.self), end: end) }
    }
  }

  private mutating func readJSONLines(_ file: MappedFile) throws(BatchError) {
    var rest = file.bytes[...]
    while let newline = rest.firstIndex(of: UInt8(ascii: "\n")) {
      guard let photo = JSONLine.photo(rest[..<newline]) else {
        throw .foreign(file.path, .jsonl, offset: rest.startIndex)
      }
      add(photo: photo, end: newline + 1)
      rest = rest[(newline + 1)...]
    }
  }
}
