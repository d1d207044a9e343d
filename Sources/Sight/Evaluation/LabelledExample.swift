public import Files
public import Recognition

/// A photo, or a part of one, with its true label.
public struct LabelledExample: Sendable, Hashable {
  /// The photo's file.
  public let photo: FilePath
  /// The true label: a model's label, for the shipped models an ingredient id.
  public let label: String
  /// The bounding box in the upright photo; nil when the label is about the whole photo.
  public let box: RelativeBox?

  /// Creates an example.
  public init(photo: FilePath, label: String, box: RelativeBox? = nil) {
    self.photo = photo
    self.label = label
    self.box = box
  }
}

extension [LabelledExample] {
  /// The indices of each photo's examples, photos in the order of their first example.
  public var positionsByPhoto: [[Int]] {
    var places: [FilePath: Int] = [:]
    var photos: [[Int]] = []
    for (position, example) in enumerated() {
      if let place = places[example.photo] {
        photos[place].append(position)
      } else {
        places[example.photo] = photos.count
        photos.append([position])
      }
    }
    return photos
  }
}

/// A folder of labelled photos, with one sub-folder named after each label.
public struct ExampleFolder: Sendable {
  /// The folder.
  public let path: FilePath

  /// Refers to a folder; nothing is read yet.
  public init(_ path: FilePath) { self.path = path }

  /// Returns all photos below the sub-folders, in byte order; photos beside the sub-folders have no label.
  ///
  /// - Parameter isPhoto: returns whether a file is a photo.
  public func examples(
    labels: LabelNames, where isPhoto: (FilePath) -> Bool
  ) throws(ExampleError) -> [LabelledExample] {
    try examples(naming: labels.label(named:), where: isPhoto)
  }

  /// Returns all photos below the sub-folders, whose labels `label` finds by their names; otherwise as
  /// ``examples(labels:where:)``.
  public func examples(
    naming name: (String) throws(UnknownLabel) -> String, where isPhoto: (FilePath) -> Bool
  ) throws(ExampleError) -> [LabelledExample] {
    var examples: [LabelledExample] = []
    for folder in try folders() {
      let label = try label(of: folder, name)
      examples += try photos(in: folder, where: isPhoto).map { LabelledExample(photo: $0, label: label) }
    }
    return examples
  }

  private func folders() throws(ExampleError) -> [FilePath] {
    let names: [FilePath]
    do { names = try Folder(path).names() } catch { throw .file(error) }
    let shown = names.filter { $0.bytes.first != UInt8(ascii: ".") }
    let folders = shown.map(path.appending).filter { $0.kind == .folder }
    if folders.isEmpty { throw .noFolders(path) }
    return folders
  }

  private func label(
    of folder: FilePath, _ label: (String) throws(UnknownLabel) -> String
  ) throws(ExampleError) -> String {
    do { return try label(folder.name.description) } catch { throw .folderName(folder, error) }
  }

  private func photos(in folder: FilePath, where isPhoto: (FilePath) -> Bool) throws(ExampleError) -> [FilePath] {
    do { return try Folder(folder).files(where: isPhoto) } catch { throw .file(error) }
  }
}

/// Why a set of labelled photos cannot be used.
public enum ExampleError: Error, Equatable {
  /// A file or folder cannot be read.
  case file(FileError)
  /// A table of examples has an error on a line, counted from 1.
  case table(FilePath, line: Int, ExampleTableFault)
  /// A folder's name is not a label.
  case folderName(FilePath, UnknownLabel)
  /// A folder has no sub-folder for any label.
  case noFolders(FilePath)
  /// No row of a table belongs to the requested split.
  case unknownSplit(FilePath, String, available: [String])
}

/// An error on a line of a table of examples.
public enum ExampleTableFault: Error, Equatable {
  /// A quotation mark occurs inside an unquoted field, or text follows the closing one.
  case strayQuote
  /// A quoted field that begins on this line never ends.
  case openQuote
  /// The header lacks this column.
  case missingColumn(String)
  /// The table holds a model's answers to labelled objects instead of findings.
  case answersToObjects
  /// The number of fields differs from the header's.
  case fieldCount(Int, expected: Int)
  /// The row names no file.
  case noFile
  /// A field is not UTF-8; the column's name.
  case notText(String)
  /// The four edges are neither all empty nor numbers with `0 ≤ x0 ≤ x1 ≤ 1` and `0 ≤ y0 ≤ y1 ≤ 1`.
  case box([String])
  /// The confidence is not a number from 0 to 1.
  case confidence(String)
  /// The rank is not a whole number from 1.
  case rank(String)
  /// The ingredient is not a label.
  case label(UnknownLabel)
}
