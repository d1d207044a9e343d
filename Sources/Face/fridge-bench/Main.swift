import CommandLineKit
import Glibc
import KernelDispatch
import Kernels
internal import Localization

/// The program `fridge-bench`, which measures the figures in the README.
@main enum FridgeBench {
  private static let commands = CommandTree<Void>(
    program: "fridge-bench", summary: .plain("Measures the speed of the parts of fridge."),
    [
      CommandTree(BenchKernels.self), CommandTree(BenchModels.self), CommandTree(BenchImages.self),
      CommandTree(BenchScan.self), CommandTree(BenchLive.self), CommandTree(BenchRecipes.self),
    ])

  static func main() {
    do {
      switch try commands.invocation(of: Argument.commandLine) {
      case .command(let command):
        try KernelSet.checkEnvironment()
        try command.run(in: ())
      case .help(let path): try help(path).forEach { print($0) }
      case .version: print("fridge-bench")
      }
    } catch {
      var complaint = "fridge-bench: \(error)\n"
      complaint.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
      exit(2)
    }
  }

  private static func help(_ path: [String]) throws -> [String] {
    let description = try commands.description(of: path.map { Argument($0) })
    return HelpPage(description, path: ["fridge-bench"] + path, language: .english).lines
  }
}

extension BilingualText {
  /// Returns a text for engineers, in English only.
  static func plain(_ text: String) -> BilingualText { BilingualText(en: text, ko: text) }
}
