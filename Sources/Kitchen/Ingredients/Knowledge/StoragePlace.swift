/// Where food is kept at home; the raw value is its name in files and on the command line.
public enum StoragePlace: String, CaseIterable, Sendable {
  /// At room temperature.
  case pantry
  /// At about 4 °C.
  case fridge
  /// At about −18 °C.
  case freezer

  /// The name to show to a reader of `language`.
  public func name(in language: Language) -> String {
    switch (self, language) {
    case (.pantry, .english): "pantry"
    case (.pantry, .korean): "실온"
    case (.fridge, .english): "fridge"
    case (.fridge, .korean): "냉장"
    case (.freezer, .english): "freezer"
    case (.freezer, .korean): "냉동"
    }
  }
}
