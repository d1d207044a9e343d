import Files
import IngredientLines
import Localization
import Recipes
import TestSupport
import Testing

@testable import FridgeKit

struct SettingsTests {
  private let folder = TemporaryFolder()

  private func fault(_ text: String) -> SettingsFault? {
    do throws(SettingsFault) {
      _ = try Settings(text)
      return nil
    } catch { return error }
  }

  @Test func everyKeyIsRead() throws {
    let settings = try Settings(
      """
      # A household.
      language = "ko"
      servings = 4  # people
      diet = ["vegetarian"]
      avoid = ['alcohol',
        "견과류", # both languages
      ]
      never = ["oyster", "매생이"]
      units = "us"
      staples = "rice"
      """)
    #expect(settings.language == .korean && settings.servings == 4 && settings.units == .us)
    #expect(settings.diet.map(\.rawValue) == ["vegetarian"])
    #expect(settings.avoid.map(\.rawValue) == ["alcohol", "nuts"])
    #expect(settings.never.map(\.text) == ["oyster", "매생이"] && settings.staples.map(\.text) == ["rice"])
    #expect(settings.never[1].place == SettingsPlace(line: 8, column: 20))
  }

  @Test(
    arguments: [
      ("servings = 0", 1, 12, .value(.servings)), ("servings = \"4\"", 1, 12, .value(.servings)),
      ("\nlanguage = \"fr\"", 2, 12, .value(.language)), ("units = metric", 1, 9, .noValue),
      ("never = [\"a\" \"b\"]", 1, 14, .openArray),
      ("never = [\"a\",\n", 1, 9, .openArray), ("never = [1]", 1, 10, .noValue), ("language \"ko\"", 1, 10, .noEquals),
      ("= 1", 1, 1, .noKey), ("[kitchen]\n", 1, 1, .section), ("language = \"ko", 1, 12, .openText),
      ("language = \"\\q\"", 1, 13, .escape), ("servings = 2 4", 1, 14, .moreOnLine),
      ("servings = 2\nservings = 3", 2, 1, .repeatedKey("servings")),
      ("diet = [\"vegan\", \"happy\"]", 1, 18, .value(.diet)),
      ("serving = 3", 1, 1, .unknownKey("serving", suggestions: ["servings", "staples"])),
      ("servings = 99999999999999999999", 1, 12, .noValue),
      ("김치 = 1", 1, 1, .noKey),
    ] as [(String, Int, Int, SettingsFault.Kind)])
  func faultsHaveAPlace(_ text: String, _ line: Int, _ column: Int, _ kind: SettingsFault.Kind) {
    #expect(fault(text) == SettingsFault(kind, at: SettingsPlace(line: line, column: column)))
  }

  @Test(arguments: ["", "\n\n", "# only a comment", "\u{FEFF}language = \"en\"\r\n", "never = []"])
  func harmlessFilesAreRead(_ text: String) { #expect(fault(text) == nil) }

  @Test func changesKeepEverythingElse() throws {
    let file = folder("config.toml")
    try file.write(Array("# mine\nservings = 2 # people\nunits = 'us'\n".utf8))
    try SettingsFile(file).set(.servings, to: ["3"])
    try SettingsFile(file).set(.never, to: ["새우, peanuts", "sesame \"seeds\""])
    #expect(
      String(decoding: try file.readBytes(), as: UTF8.self)
        == "# mine\nservings = 3 # people\nunits = 'us'\nnever = [\"새우\", \"peanuts\", \"sesame \\\"seeds\\\"\"]\n")
    try SettingsFile(file).unset(.units)
    #expect(try Settings(readingFrom: file).units == .original)
    #expect(throws: SettingsError.notSet(.units)) { try SettingsFile(file).unset(.units) }
  }

  @Test func aWrongValueChangesNothing() throws {
    let file = folder("config.toml")
    for (key, words) in [
      (SettingKey.servings, ["many"]), (.language, ["fr"]), (.units, ["us", "metric"]), (.diet, ["happy"]),
    ] {
      #expect(throws: SettingsError.invalid(key, words)) { try SettingsFile(file).set(key, to: words) }
    }
    #expect(file.kind == nil)
  }

  @Test func aBrokenFileIsNotChanged() throws {
    let file = folder("config.toml")
    try file.write(Array("units = 1\n".utf8))
    #expect(throws: SettingsError.self) { try SettingsFile(file).set(.servings, to: ["3"]) }
    #expect(try file.readBytes() == Array("units = 1\n".utf8))
    try file.write([0xFF])
    #expect(throws: SettingsError.notText(file)) { try Settings(readingFrom: file) }
  }

  @Test func randomChangesNeverCrash() throws {
    let text = Array("language = \"ko\"\nnever = [\"a\", 'b',\n] # c\nservings = 4\n".unicodeScalars)
    let signs = Array("\"'[]=,#\\\n\r 0u김\u{301}\0".unicodeScalars)
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      var scalars = text
      for _ in 0..<3 {
        scalars[Int.random(in: scalars.indices, using: &random)] = signs[Int.random(in: signs.indices, using: &random)]
      }
      _ = fault(String(String.UnicodeScalarView(scalars)))
    }
    #expect(fault(String(String.UnicodeScalarView(text))) == nil)
  }
}
