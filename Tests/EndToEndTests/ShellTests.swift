import Foundation
import Testing

/// The shells accept the scripts that complete our commands.
@Suite struct ShellTests {
  @Test(arguments: ["bash", "zsh", "fish"], ["en", "ko"])
  func shellAcceptsItsScript(_ shell: String, _ language: String) throws {
    let places = ["/bin/\(shell)", "/usr/bin/\(shell)"]
    guard let program = places.first(where: FileManager.default.isExecutableFile) else {
      print("skipped: \(shell) is not installed")
      return
    }
    let script = try fridge("completions", shell, "--lang", language)
    #expect(script.code == 0)
    try TemporaryFolder.with { folder in
      let file = folder.appendingPathComponent("script")
      try Data(script.output.utf8).write(to: file)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: program)
      process.arguments = ["-n", file.path]
      let outcome = try FridgeProcess.finish(process)
      #expect(outcome == .init(output: "", errors: "", code: 0))
    }
  }
}
