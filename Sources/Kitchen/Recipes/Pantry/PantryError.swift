public import Files
public import Ingredients

/// Why the pantry cannot be used, or cannot do what was asked.
public enum PantryError: Error, Equatable {
  /// The folder for the file cannot be made.
  case folder(FileError)
  /// The file was written by a later version of the program; it was left alone.
  case newer(FilePath, version: Int)
  /// The file is damaged or holds something else; it was left alone.
  case damaged(FilePath, DatabaseError)
  /// The system does not let the file be written; nothing was changed.
  case unwritable(FileError)
  /// The database refused.
  case database(FilePath, DatabaseError)
  /// Nothing of the ingredient is there.
  case absent(Ingredient)
  /// There is less of the ingredient than was asked for.
  case notEnough(Ingredient, available: Amount)
  /// The ingredient is there, but in no unit that can be compared with this one.
  case otherUnits(Ingredient, AmountUnit)
  /// The amount to take does not say how much: "a little".
  case vague(Ingredient)
  /// Nothing that the dish of this title needs is there in a known amount.
  case nothingOf(LocalizedText)
  /// Everything was taken back already, or nothing was ever done.
  case nothingToUndo

  init(_ error: DatabaseError, at path: FilePath) {
    if let reason = error.refusal(at: path) {
      self = .unwritable(reason)
    } else {
      self = error.isDamage ? .damaged(path, error) : .database(path, error)
    }
  }

  init(_ fault: StoreFault, at path: FilePath) {
    switch fault {
    case .folder(let error): self = .folder(error)
    case .newer(let version): self = .newer(path, version: version)
    case .database(let error): self = PantryError(error, at: path)
    }
  }
}
