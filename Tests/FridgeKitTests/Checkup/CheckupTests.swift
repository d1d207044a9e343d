import Files
import KernelDispatch
import Kernels
import Pantry
import Recipes
import TestSupport
import Testing

@testable import FridgeKit

@Suite("A checkup") struct CheckupTests {
  private let folder = TemporaryFolder()
  private let fridge: Fridge

  init() throws {
    for name in ["models", "dishes", "data"] as [FilePath] { try folder(name).createFolder() }
    try folder("models/a.onnx").write(channelSumsFile())
    try folder("dishes/dishes.jsonl").write(Self.dish.utf8)
    fridge = Fridge(folders: DataFolders(models: folder("models"), dishes: folder("dishes"), state: folder("data")))
  }

  private static let dish = """
    {"id":"tea","title":{"en":"Tea","ko":"차"},"cuisine":"korean","kind":"drink","difficulty":1,"tags":[],"servings":1,\
    "minutes":5,"ingredients":[{"id":"honey","amount":1,"unit":"tsp"}],"steps":{"en":["Brew it."],"ko":["우린다."]}}
    """

  private func checkup(_ environment: [String: FilePath] = [:]) -> [CheckupFinding] {
    var values = environment
    values["FRIDGE_HOME"] = folder("data")
    return fridge.checkup(
      settingsFile: folder("data/config.toml"), environment: GivenEnvironment(values: values))
  }

  private func faults(_ findings: [CheckupFinding]) -> [CheckupFinding] { findings.filter { $0.fault != nil } }

  @Test("Finds nothing where all is well, except what is not there") func allWell() throws {
    let findings = checkup()
    #expect(faults(findings).compactMap { $0.fault as? CheckupFault } == [.noDetector])
    #expect(faults(findings).map(\.verdict) == [.warning])
    let parts = findings.map(\.part)
    let model = ModelState(labels: 3, isIntact: true, packedFor: nil)
    #expect(parts.contains(.model(folder("models/a.onnx"), model)))
    #expect(parts.contains(.store(.pantry, version: nil)))
    #expect(parts.contains(.settings(folder("data/config.toml"), exists: false)))
    let recipes = try #require(
      parts.lazy.compactMap { if case .recipes(let state) = $0 { state } else { nil } }.first)
    #expect(recipes.dishes == 1 && !recipes.isStored)
    #expect(try Folder(folder("data")).names().isEmpty, "a checkup changes nothing")
  }

  @Test("Finds weights that were packed for another version of the model") func stalePacking() throws {
    _ = try fridge.pack()
    #expect(
      checkup().map(\.part).contains(
        .model(folder("models/a.onnx"), ModelState(labels: 3, isIntact: true, packedFor: KernelSet.chosen.layout))))
    try folder("models/a.onnx").write(channelSumsFile())
    let fault = checkup().compactMap { $0.fault as? CheckupFault }
    #expect(fault.contains(.packedForAnother(folder("models/a.onnx"))))
  }

  @Test("Finds weights that were not published") func changedWeights() throws {
    var metadata = channelSumsMetadata
    metadata["fridge.sha256"] = String(repeating: "0", count: 64)
    try folder("models/a.onnx").write(channelSumsFile(metadata: metadata))
    let problems = checkup().filter { $0.verdict == .problem }
    #expect(problems.compactMap { $0.fault as? CheckupFault } == [.weightsChanged(folder("models/a.onnx"))])
  }

  @Test("Finds a model that was cut off", arguments: [0, 1, 100]) func truncatedModel(length: Int) throws {
    try folder("models/b.onnx").write(channelSumsFile().prefix(length))
    let problems = checkup().filter { $0.verdict == .problem }
    #expect(problems.map(\.part) == [.model(folder("models/b.onnx"), nil)])
  }

  @Test("Finds a damaged store and leaves it alone") func damagedStore() throws {
    let file = folder("data/pantry.sqlite")
    try file.write("this is no database".utf8)
    let problems = checkup().filter { $0.verdict == .problem }
    #expect(problems.map(\.part) == [.store(.pantry, version: nil)])
    #expect(try file.readBytes() == Array("this is no database".utf8))
  }

  @Test("Finds faults of the settings, the dishes and the environment") func otherFaults() throws {
    try folder("data/config.toml").write("colour = \"red\"".utf8)
    try folder("dishes/dishes.jsonl").write("{".utf8)
    let findings = checkup(["FRIDGE_HOEM": "x"])
    let problems = findings.filter { $0.verdict == .problem }.map(\.part)
    #expect(problems == [.recipes(nil), .settings(folder("data/config.toml"), exists: true)])
    #expect(findings.last?.fault as? CheckupFault == .unknownVariable("FRIDGE_HOEM"))
  }

  @Test("Needs the program's data") func noData() {
    let findings = Fridge(folders: nil).checkup(settingsFile: nil, environment: GivenEnvironment())
    #expect(
      findings.prefix(6).dropFirst().compactMap { $0.fault as? CheckupFault } == [
        .noData, .noData, .noHome, .noHome, .noHome,
      ])
  }
}
