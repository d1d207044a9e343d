import Files

@testable import FridgeKit

/// An environment of given variables.
struct GivenEnvironment: Environment {
  var values: [String: FilePath] = [:]

  var names: [String] { values.keys.sorted() }

  func path(_ name: String) -> FilePath? { values[name] }
}
