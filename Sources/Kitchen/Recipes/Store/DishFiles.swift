public import Files
internal import IngredientLines
internal import Ingredients
internal import JSON

/// The reason why the bundled dishes cannot be read.
public enum DishFileError: Error, Equatable {
  /// A file or the folder cannot be read.
  case file(FileError)
  /// The folder has no dish file.
  case noDishes(FilePath)
  /// A line, counted from 1, is not a dish.
  case line(FilePath, number: Int, DishFault)
}

/// The files of the bundled dishes: every `.jsonl` file of a folder, with one dish per line.
package struct DishFiles {
  /// The maximum size of a file: 64 MiB.
  private static let maximumBytes = 64 << 20

  private let files: [(path: FilePath, bytes: [UInt8])]

  /// Reads the files of `folder`, in byte order of their names.
  init(in folder: FilePath) throws(DishFileError) {
    do throws(FileError) {
      var files: [(path: FilePath, bytes: [UInt8])] = []
      for name in try Folder(folder).names() where name.fileExtension == "jsonl" {
        let path = folder.appending(name)
        files.append((path, try path.readBytes(limit: Self.maximumBytes)))
      }
      self.files = files
    } catch { throw .file(error) }
    if files.isEmpty { throw .noDishes(folder) }
  }

  /// The fingerprint of the files, and of the knowledge of ingredients and their mentions, from which flags follow.
  var fingerprint: Fingerprint {
    let texts = IngredientKnowledge.tableTexts + FoodMentions.tableTexts
    return Fingerprint(ofLong: files.map(\.bytes) + texts.map { Array($0.utf8) })
  }

  /// Returns all dishes, ordered by identifier.
  func recipes(vocabulary: Vocabulary) throws(DishFileError) -> [Recipe] {
    var reader = DishReader(vocabulary: vocabulary)
    for (path, bytes) in files { try reader.read(bytes, from: path) }
    return reader.recipes.sorted { $0.id < $1.id }
  }
}

/// A reader that collects the dishes of several files and requires unique identifiers.
private struct DishReader {
  private let decoder: DishDecoder
  private var ids: Set<String> = []
  private(set) var recipes: [Recipe] = []

  init(vocabulary: Vocabulary) { decoder = DishDecoder(vocabulary: vocabulary) }

  mutating func read(_ bytes: [UInt8], from path: FilePath) throws(DishFileError) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated()
    where !line.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") }) {
      do throws(DishFault) {
        let recipe = try decoder.decode(try Self.parse(line))
        guard ids.insert(recipe.id).inserted else { throw .duplicate(id: recipe.id) }
        recipes.append(recipe)
      } catch { throw .line(path, number: index + 1, error) }
    }
  }

  private static func parse(_ line: ArraySlice<UInt8>) throws(DishFault) -> JSONValue {
    if let value = JSONParser().parse(line) { return value }
    throw String(validating: line, as: UTF8.self) == nil ? .notUTF8 : .notJSON
  }
}
