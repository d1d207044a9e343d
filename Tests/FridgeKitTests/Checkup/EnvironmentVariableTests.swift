import Files
import Testing

@testable import FridgeKit

struct EnvironmentVariableTests {
  private func variables(_ values: [String: FilePath]) -> [EnvironmentVariable] {
    EnvironmentVariable.all(in: GivenEnvironment(values: values))
  }

  @Test func onlyVariablesThatMatterAreListed() {
    let values: [String: FilePath] = [
      "FRIDGE_TIME": "5", "PATH": "/bin", "FRIDGE_SHARED": "/s", "FRIDGE_Z": "1", "FRIDGE_A": "1", "NO_COLOR": "1",
      "HOME": "/h",
    ]
    #expect(variables(values).map(\.name) == ["FRIDGE_TIME", "NO_COLOR", "FRIDGE_A", "FRIDGE_Z"])
  }

  @Test func aHomeOfItsOwnReplacesTheOthers() {
    let values: [String: FilePath] = ["XDG_DATA_HOME": "/a", "XDG_CONFIG_HOME": "/b", "XDG_CACHE_HOME": "/c"]
    #expect(variables(values).count == 3)
    #expect(variables(values.merging(["FRIDGE_HOME": "/d"]) { $1 }).map(\.name) == ["FRIDGE_HOME"])
  }

  @Test(
    arguments: [
      ("FRIDGE_HOME", "relative", true), ("XDG_DATA_HOME", "/a", true), ("XDG_DATA_HOME", "a", false),
      ("FRIDGE_TIME", "12", true), ("FRIDGE_TIME", "noon", false), ("COLUMNS", "20", true), ("COLUMNS", "19", false),
      ("COLUMNS", "1000", true), ("COLUMNS", "1001", false), ("COLUMNS", "x", false), ("TZ", "x", true),
    ] as [(String, FilePath, Bool)]) func someValuesAreIgnored(name: String, value: FilePath, isHeeded: Bool)
  {
    #expect(variables([name: value]).map(\.fault) == [isHeeded ? nil : .ignoredValue(name)])
  }

  @Test func theProcessKnowsItsNames() { #expect(ProcessEnvironment().names.contains("PATH")) }
}
