public import Files
internal import Ingredients

/// Why the bundled dishes could not be read.
public enum DishFileError: Error, Equatable {
  /// A file or the folder could not be read.
  case file(FileError)
  /// The folder holds no dish file.
  case noDishes(FilePath)
  /// One line, counted from 1, is not a dish.
  case line(FilePath, number: Int, DishFault)
  /// The parser could not be set up.
  case parser(DatabaseError)
}

/// The files that the dishes are delivered in: every `.jsonl` of a folder, one dish a line.
struct DishFiles {
  /// The most bytes that one file may have: 64 MiB.
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

  /// A number that changes when any file changes, and when the revision of the user's own recipes does, or what is known
  /// about ingredients and the words for them: flags follow from that.
  func fingerprint(with revision: String?) -> Fingerprint {
    let texts = IngredientKnowledge.tableTexts + FoodMentions.tableTexts + (revision.map { [$0] } ?? [])
    return Fingerprint(of: files.map(\.bytes) + texts.map { Array($0.utf8) })
  }

  /// All dishes in the order of their identifiers.
  func recipes(vocabulary: Vocabulary) throws(DishFileError) -> [Recipe] {
    var reader = try DishReader(vocabulary: vocabulary)
    for (path, bytes) in files { try reader.read(bytes, from: path) }
    return reader.recipes.sorted { $0.id < $1.id }
  }
}

/// Collects the dishes of several files and sees to it that each identifier is used once.
private struct DishReader {
  private let parser: JSONParser
  private let decoder: DishDecoder
  private var ids: Set<String> = []
  private(set) var recipes: [Recipe] = []

  init(vocabulary: Vocabulary) throws(DishFileError) {
    decoder = DishDecoder(vocabulary: vocabulary)
    do throws(DatabaseError) { parser = try JSONParser() } catch { throw .parser(error) }
  }

  mutating func read(_ bytes: [UInt8], from path: FilePath) throws(DishFileError) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated()
    where !line.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") }) {
      do throws(DishFault) {
        let recipe = try decoder.decode(try parse(line))
        guard ids.insert(recipe.id).inserted else { throw .duplicate(id: recipe.id) }
        recipes.append(recipe)
      } catch { throw .line(path, number: index + 1, error) }
    }
  }

  private func parse(_ line: ArraySlice<UInt8>) throws(DishFault) -> JSONValue {
    guard let text = String(validating: line, as: UTF8.self) else { throw .notUTF8 }
    // The parser fails only for want of memory or for a line beyond SQLite's limits: no dish either way.
    guard let value = try? parser.parse(text) else { throw .notJSON }
    return value
  }
}
