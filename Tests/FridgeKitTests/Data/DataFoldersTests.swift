import Files
import Recipes
import Testing
import TestSupport

@testable import FridgeKit

struct DataFoldersTests {
  private let folder: TemporaryFolder

  init() throws { folder = TemporaryFolder() }

  private func found(_ environment: [String: FilePath] = [:], program: FilePath? = nil) -> DataFolders? {
    DataFolders(environment: GivenEnvironment(values: environment), program: program.map { folder($0) })
  }

  @Test(
    arguments: [
      (["FRIDGE_HOME": "/a", "XDG_CACHE_HOME": "/b", "HOME": "/c"], "/a/cache"),
      (["XDG_CACHE_HOME": "/b", "HOME": "/c"], "/b/fridge"),
      (["XDG_CACHE_HOME": "b", "HOME": "/c"], "/c/.cache/fridge"),
      (["HOME": "/c"], "/c/.cache/fridge"), (["HOME": "c"], nil), ([:], nil),
    ] as [([String: FilePath], FilePath?)])
  func cacheHasAFolder(environment: [String: FilePath], folder: FilePath?) {
    #expect(DataFolders.cache(GivenEnvironment(values: environment)) == folder)
  }

  @Test(
    arguments: [
      (["FRIDGE_HOME": "/a", "XDG_CONFIG_HOME": "/b", "HOME": "/c"], "/a/config.toml"),
      (["XDG_CONFIG_HOME": "/b", "HOME": "/c"], "/b/fridge/config.toml"),
      (["XDG_CONFIG_HOME": "b", "HOME": "/c"], "/c/.config/fridge/config.toml"),
      (["HOME": "/c"], "/c/.config/fridge/config.toml"), (["HOME": "c"], nil), ([:], nil),
    ] as [([String: FilePath], FilePath?)])
  func settingsHaveAFile(environment: [String: FilePath], file: FilePath?) {
    #expect(DataFolders.settingsFile(GivenEnvironment(values: environment)) == file)
  }

  @Test func findsAnInstallation() throws {
    try folder.create("share/fridge/models/m.onnx", "share/fridge/dishes/d.jsonl", "bin/fridge")
    let folders = try #require(found(program: "bin/fridge"))
    #expect(folders.models == folder("share/fridge/models"))
    #expect(folders.dishes == folder("share/fridge/dishes"))
  }

  @Test func findsThePackageItWasBuiltFrom() throws {
    try folder.create("Models/m.onnx", "Sources/Kitchen/Recipes/Dishes/d.jsonl", ".build/x86/release/fridge")
    let folders = try #require(found(program: ".build/x86/release/fridge"))
    #expect(folders.models == folder("Models"))
    #expect(folders.dishes == folder("Sources/Kitchen/Recipes/Dishes"))
  }

  @Test(arguments: [("models", "dishes"), ("Models", "Sources/Kitchen/Recipes/Dishes")] as [(FilePath, FilePath)])
  func prefersTheEnvironment(models: FilePath, dishes: FilePath) throws {
    try folder.create("share/fridge/models/m.onnx", "share/fridge/dishes/d.jsonl")
    try folder("home").appending(models).createFolder()
    try folder("home").appending(dishes).createFolder()
    let folders = found(["FRIDGE_HOME": folder("home")], program: "bin/fridge")
    #expect(folders?.models == folder("home").appending(models))
    #expect(folders?.dishes == folder("home").appending(dishes))
  }

  @Test func findsTheProgramsDataWhereTheEnvironmentHasNone() throws {
    try folder.create("share/fridge/models/m.onnx", "share/fridge/dishes/d.jsonl", "home/pantry.sqlite")
    let folders = try #require(found(["FRIDGE_HOME": folder("home")], program: "bin/fridge"))
    #expect(folders.models == folder("share/fridge/models") && folders.dishes == folder("share/fridge/dishes"))
    #expect(folders.state == folder("home"))
  }

  @Test func prefersOwnModelsToThoseOfTheProgram() throws {
    try folder.create("share/fridge/models/m.onnx", "share/fridge/dishes/d.jsonl", "home/models/own.onnx")
    let folders = try #require(found(["FRIDGE_HOME": folder("home")], program: "bin/fridge"))
    #expect(folders.models == folder("home/models") && folders.dishes == folder("share/fridge/dishes"))
  }

  @Test func prefersOwnDishesToThoseOfTheProgram() throws {
    try folder.create("share/fridge/models/m.onnx", "share/fridge/dishes/d.jsonl", "home/dishes/own.jsonl")
    let folders = try #require(found(["FRIDGE_HOME": folder("home")], program: "bin/fridge"))
    #expect(folders.models == folder("share/fridge/models") && folders.dishes == folder("home/dishes"))
  }

  @Test func needsDishes() throws {
    try folder.create("models/m.onnx", "share/fridge/models/m.onnx", "Models/m.onnx", "elsewhere/dishes/d.jsonl")
    #expect(found(["FRIDGE_HOME": folder.path], program: "bin/fridge") == nil)
    #expect(found(["FRIDGE_HOME": folder("elsewhere")])?.models == folder("elsewhere/models"))
    #expect(found() == nil)
  }

  @Test(
    arguments: [
      (["XDG_DATA_HOME": "/data", "HOME": "/home/cook"], "/data/fridge"),
      (["HOME": "/home/cook"], "/home/cook/.local/share/fridge"),
      (["XDG_DATA_HOME": "data", "HOME": "/home/cook"], "/home/cook/.local/share/fridge"), ([:], nil),
      (["HOME": "cook"], nil), (["FRIDGE_HOME": "/kept", "HOME": "/home/cook"], "/kept"),
      (["FRIDGE_HOME": "kept", "HOME": "/home/cook"], "kept"),
      (["XDG_DATA_HOME": "/data", "FRIDGE_HOME": "/kept"], "/kept"),
    ] as [([String: FilePath], FilePath?)])
  func keepsTheUsersDataWhereTheEnvironmentSays(environment: [String: FilePath], expected: FilePath?) throws {
    try folder.create("share/fridge/models/m.onnx", "share/fridge/dishes/d.jsonl")
    #expect(try #require(found(environment, program: "bin/fridge")).state == expected)
  }

  @Test func findsThisPackageFromItsTests() throws {
    let folders = try #require(DataFolders(environment: GivenEnvironment(), program: FilePath(#filePath)))
    #expect(folders.dishes.name == "Dishes")
  }
}

struct ClockTests {
  private struct GivenTime: Environment {
    let value: FilePath?
    let names = ["FRIDGE_TIME"]
    func path(_ name: String) -> FilePath? { name == "FRIDGE_TIME" ? value : nil }
  }

  @Test func theEnvironmentSetsTheClock() {
    #expect(Moment.current(in: GivenTime(value: "1795278005")) == Moment(seconds: 1_795_278_005))
    #expect(Moment.current(in: GivenTime(value: "-1")) == Moment(seconds: -1))
  }

  @Test(arguments: [nil, "", "noon", "1.5"] as [FilePath?]) func withoutANumberTheClockIsTheSystems(value: FilePath?) {
    #expect(Moment.current(in: GivenTime(value: value)).seconds > 1_700_000_000)
  }
}
