public import Files
public import Recognition

/// A photo, or a part of one, of which it is known what it shows.
public struct LabelledExample: Sendable, Hashable {
  /// The photo's file.
  public let photo: FilePath
  /// What it shows: a model's label, for the shipped models the id of an ingredient.
  public let label: String
  /// Where it is in the upright photo; nil when the label is about the whole photo.
  public let box: RelativeBox?

  /// An example of a label.
  public init(photo: FilePath, label: String, box: RelativeBox? = nil) {
    self.photo = photo
    self.label = label
    self.box = box
  }
}

extension [LabelledExample] {
  /// The positions of the examples of each photo, photos in the order in which they are first named.
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

/// Why a set of labelled photos cannot be used.
public enum ExampleError: Error, Equatable {
  /// A file or folder cannot be read.
  case file(FileError)
  /// A table of examples is wrong at a line, counted from 1.
  case table(FilePath, line: Int, ExampleTableFault)
  /// The name of a folder is no label.
  case folderName(FilePath, UnknownLabel)
  /// A folder has no folder for any label.
  case noFolders(FilePath)
  /// No row of a table belongs to the split asked for.
  case unknownSplit(FilePath, String, available: [String])
}

/// What can be wrong with a line of a table of examples.
public enum ExampleTableFault: Error, Equatable {
  /// A quotation mark stands inside a field, or something follows the closing one.
  case strayQuote
  /// A quoted field that begins on this line never ends.
  case openQuote
  /// The header does not name this column.
  case missingColumn(String)
  /// The table has what a model answered to labelled objects instead of what it found.
  case answersToObjects
  /// The row has another number of fields than the header.
  case fieldCount(Int, expected: Int)
  /// The row names no file.
  case noFile
  /// A field is no UTF-8; the column's name.
  case notText(String)
  /// The four edges are not all empty, and not numbers with `0 ≤ x0 ≤ x1 ≤ 1` and `0 ≤ y0 ≤ y1 ≤ 1`.
  case box([String])
  /// The confidence is not a number from 0 to 1.
  case confidence(String)
  /// The ingredient is no label.
  case label(UnknownLabel)
}
