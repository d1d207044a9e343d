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

  /// Calls `body` for each dish, in the order of their identifiers.
  ///
  /// One dish at a time is decoded: all of them would take six times the memory of their files.
  func forEachRecipe<Failure: Error>(
    vocabulary: Vocabulary, catching wrap: (DishFileError) -> Failure, _ body: (Recipe) throws(Failure) -> Void
  ) throws(Failure) {
    let decoder = DishDecoder(vocabulary: vocabulary)
    var lines: [FileLine] = []
    do throws(DishFileError) { lines = try sortedLines(decoder) } catch { throw wrap(error) }
    for line in lines {
      let recipe: Recipe
      do throws(DishFault) { recipe = try decoder.decode(try line.parsed()) } catch {
        throw wrap(.line(line.path, number: line.number, error))
      }
      try body(recipe)
    }
  }

  /// Returns all dishes, ordered by identifier.
  func recipes(vocabulary: Vocabulary) throws(DishFileError) -> [Recipe] {
    var recipes: [Recipe] = []
    try forEachRecipe(vocabulary: vocabulary, catching: { $0 }) { dish throws(DishFileError) in recipes.append(dish) }
    return recipes
  }

  /// Returns the lines that are not blank, in the order of their identifiers, which must be unique.
  private func sortedLines(_ decoder: DishDecoder) throws(DishFileError) -> [FileLine] {
    var lines: [(id: String, line: FileLine)] = []
    var ids: Set<String> = []
    for (path, bytes) in files {
      let texts = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      for (index, text) in texts.enumerated()
      where !text.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") }) {
        let line = FileLine(path: path, number: index + 1, text: text)
        do throws(DishFault) {
          let id = try decoder.identifier(try line.parsed())
          guard ids.insert(id).inserted else { throw .duplicate(id: id) }
          lines.append((id, line))
        } catch { throw .line(path, number: line.number, error) }
      }
    }
    return lines.sorted { $0.id < $1.id }.map(\.line)
  }
}

/// A line of a dish file; the number counts from 1.
private struct FileLine {
  let path: FilePath
  let number: Int
  let text: ArraySlice<UInt8>

  func parsed() throws(DishFault) -> JSONValue {
    if let value = JSONParser().parse(text) { return value }
    throw String(validating: text, as: UTF8.self) == nil ? .notUTF8 : .notJSON
  }
}
