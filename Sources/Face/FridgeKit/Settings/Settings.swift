public import Files
public import IngredientLines
internal import Ingredients
public import Localization
public import Recipes

/// A key of the settings file; the raw value is its name there.
public enum SettingKey: String, CaseIterable, Sendable {
  case language, servings, diet, avoid, never, units, staples
}

/// The standing preferences of a household.
public struct Settings: Sendable, Equatable {
  /// The language of names and messages; nil for that of the locale.
  public var language: Language?
  /// The number of people to cook for; nil for each recipe's own servings.
  public var servings: Int?
  /// The flags that every suggested dish must have, such as vegetarian.
  public var diet: [DishFlag] = []
  /// The flags that no suggested dish may have.
  public var avoid: [DishFlag] = []
  /// The ingredients that no suggested dish may contain.
  public var never: [SettingsWord] = []
  /// The units of amounts and temperatures.
  public var units = UnitSystem.original
  /// The ingredients that are always at home.
  public var staples: [SettingsWord] = []

  /// Creates settings under which nothing is special.
  public init() {}

  /// Whether every dish may be suggested.
  public var acceptsEveryDish: Bool { diet.isEmpty && avoid.isEmpty && never.isEmpty }
}

extension Settings {
  /// The maximum size of a settings file, in bytes.
  private static let sizeLimit = 1 << 20

  /// Reads a settings file; one that is missing says nothing.
  public init(readingFrom file: FilePath) throws(SettingsError) {
    self.init()
    guard let text = try Self.text(of: file) else { return }
    do throws(SettingsFault) { self = try Settings(text) } catch { throw .fault(file, error) }
  }

  /// Parses the text of a settings file.
  init(_ text: String) throws(SettingsFault) {
    self.init()
    for entry in try SettingsDocument(text).entries {
      guard let key = SettingKey(rawValue: entry.key) else {
        let suggestions = SettingKey.allCases.map(\.rawValue).filter { $0.first == entry.key.lowercased().first }
        throw SettingsFault(.unknownKey(entry.key, suggestions: suggestions), at: entry.place)
      }
      try set(key, to: entry.value)
    }
  }

  private mutating func set(_ key: SettingKey, to value: SettingsDocument.Value) throws(SettingsFault) {
    let fault = SettingsFault(.value(key), at: value.place)
    switch key {
    case .language:
      guard let chosen = value.text.flatMap(Language.init(rawValue:)) else { throw fault }
      language = chosen
    case .units:
      guard let chosen = value.text.flatMap(UnitSystem.init(rawValue:)) else { throw fault }
      units = chosen
    case .servings:
      guard case .number(let count) = value.content, Recipe.allowedServings.contains(count) else { throw fault }
      servings = count
    case .diet: diet = try Self.flags(value, key)
    case .avoid: avoid = try Self.flags(value, key)
    case .never:
      guard let words = value.words else { throw fault }
      never = words
    case .staples:
      guard let words = value.words else { throw fault }
      staples = words
    }
  }

  private static func flags(_ value: SettingsDocument.Value, _ key: SettingKey) throws(SettingsFault) -> [DishFlag] {
    guard let words = value.words else { throw SettingsFault(.value(key), at: value.place) }
    var flags: [DishFlag] = []
    for word in words {
      guard let flag = DishFlag(settingsWord: word.text) else { throw SettingsFault(.value(key), at: word.place) }
      flags.append(flag)
    }
    return flags
  }

  /// Returns the text of a file; nil if it is missing.
  fileprivate static func text(of file: FilePath) throws(SettingsError) -> String? {
    if file.kind == nil { return nil }
    let bytes: [UInt8]
    do throws(FileError) { bytes = try file.readBytes(limit: sizeLimit) } catch { throw .file(error) }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .notText(file) }
    return text
  }
}

extension SettingsDocument.Value {
  fileprivate var text: String? { if case .text(let text) = content { text } else { nil } }

  /// The words of an array, or of one string; an empty string is no word.
  fileprivate var words: [SettingsWord]? {
    switch content {
    case .text(let text): [SettingsWord(text: text, place: place)].filter { !$0.text.isEmpty }
    case .texts(let words): words
    case .number: nil
    }
  }
}

extension DishFlag {
  /// Creates a flag from its name in files or in either language.
  init?(settingsWord word: String) {
    let flag =
      DishFlag(rawValue: word)
      ?? Self.allCases.first { flag in
        Language.allCases.contains { flag.name(in: $0).lowercased() == word.lowercased() }
      }
    guard let flag else { return nil }
    self = flag
  }
}

/// The reason why settings cannot be read or changed.
public enum SettingsError: Error, Equatable {
  /// The user has no home where settings could be kept.
  case noHome
  /// The file cannot be read or written.
  case file(FileError)
  /// The file is not UTF-8.
  case notText(FilePath)
  /// The file has a fault.
  case fault(FilePath, SettingsFault)
  /// The words are no value of the key.
  case invalid(SettingKey, [String])
  /// The file does not mention the key.
  case notSet(SettingKey)
}

/// Changes of a settings file, which keep its comments and everything else.
public struct SettingsFile: Sendable {
  /// The path of the file, which need not exist.
  public let path: FilePath

  /// Refers to a file.
  public init(_ path: FilePath) { self.path = path }

  /// Sets a key.
  ///
  /// - Parameter words: the value; several words, or one with commas, for a list.
  public func set(_ key: SettingKey, to words: [String]) throws(SettingsError) {
    let value = key.isList ? Self.list(words) : words.count == 1 ? Self.value(words[0], of: key) : ""
    let text = try document().setting(key.rawValue, to: value)
    do throws(SettingsFault) { _ = try Settings(text) } catch {
      // The rest of the file was read before, so that the new value is at fault.
      throw .invalid(key, words)
    }
    try write(text)
  }

  /// Removes a key.
  public func unset(_ key: SettingKey) throws(SettingsError) {
    guard let text = try document().removing(key.rawValue) else { throw .notSet(key) }
    try write(text)
  }

  private static func value(_ word: String, of key: SettingKey) -> String {
    key == .servings ? word : SettingsDocument.quoted(word)
  }

  private static func list(_ words: [String]) -> String {
    let words = words.flatMap { $0.split(separator: ",") }.map { word in
      String(word.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
    return "[" + words.filter { !$0.isEmpty }.map(SettingsDocument.quoted).joined(separator: ", ") + "]"
  }

  private func document() throws(SettingsError) -> SettingsDocument {
    let text = try Settings.text(of: path) ?? ""
    do throws(SettingsFault) {
      _ = try Settings(text)
      return try SettingsDocument(text)
    } catch { throw .fault(path, error) }
  }

  private func write(_ text: String) throws(SettingsError) {
    do throws(FileError) {
      try path.folder.createFolder()
      try path.write(text.utf8)
    } catch { throw .file(error) }
  }
}

extension SettingKey {
  /// Whether the value is a list.
  public var isList: Bool {
    switch self {
    case .diet, .avoid, .never, .staples: true
    case .language, .servings, .units: false
    }
  }
}

extension Fridge {
  /// Returns the identifiers of the ingredients that words of the settings name, in the vocabulary or in a dish.
  ///
  /// - Throws: ``SettingsError`` with the place of a name that is unknown.
  public func ingredientIDs(
    named words: [SettingsWord], in store: RecipeStore, settingsFile: FilePath
  ) throws -> Set<String> {
    var ids: Set<String> = []
    for word in words {
      do { ids.formUnion(try ingredientIDs(named: [word.text], in: store)) } catch ChoiceError.unknown(
        let name, let close)
      {
        let suggestions = close.map { "\($0.english)" }
        throw SettingsError.fault(
          settingsFile, SettingsFault(.unknownIngredient(name, suggestions: suggestions), at: word.place))
      }
    }
    return ids
  }
}
