/// Something that can lie in a fridge and be named in a photo.
public struct Ingredient: Sendable, Hashable {
  /// The stable name in files and machine-readable output: lower-case ASCII words joined by `_`.
  public let id: String
  /// The English name.
  public let english: String
  /// The Korean name.
  public let korean: String
  /// What else people call it, in either language.
  public let otherNames: [String]

  /// An ingredient by all of its names.
  public init(id: String, english: String, korean: String, otherNames: [String] = []) {
    self.id = id
    self.english = english
    self.korean = korean
    self.otherNames = otherNames
  }

  /// The name to show to a reader of `language`.
  public func name(in language: Language) -> String {
    switch language {
    case .english: english
    case .korean: korean
    }
  }

  /// Everything that the ingredient answers to: identifier, English and Korean name, other names.
  public var names: [String] { [id, english, korean] + otherNames }

  /// Whether one of its names has this key.
  package func answers(to key: NameKey) -> Bool {
    key.isKey(of: id) || key.isKey(of: english) || key.isKey(of: korean) || otherNames.contains(where: key.isKey)
  }
}
