import Foundation
import Testing

/// What is said of weights that are packed beside a model, found damaged, and packed anew.
@Suite struct ModelGoldenTests {
  @Test(arguments: ["en", "ko"])
  func packing(_ language: String) throws {
    let lines = [
      "model pack colors.onnx", "model verify colors.onnx", "model info colors.onnx",
      "classify red.png --model colors.onnx",
      "model verify colors.onnx --json", "model verify colors.onnx", "model pack colors.onnx --json",
      "model pack none.onnx",
    ]
    var count = 0
    let text = try FridgeProcess.transcript(ofScript: lines, language: language) { process, state in
      process.folder = state
      if count == 0 {
        for file in ["models/colors.onnx", "photos/red.png"] {
          let source = FridgeProcess.home.appendingPathComponent(file)
          try? FileManager.default.copyItem(at: source, to: state.appendingPathComponent(source.lastPathComponent))
        }
      }
      if count == 4 { Self.damage(state.appendingPathComponent("colors.portable.packed")) }
      count += 1
    }
    try Golden.expect(text, in: language == "en" ? "model-pack" : "model-pack-\(language)")
  }

  /// Changes the last weight of a file.
  private static func damage(_ file: URL) {
    guard var bytes = try? Data(contentsOf: file), let place = bytes.lastIndex(where: { $0 != 0 }) else { return }
    bytes[place] ^= 1
    try? bytes.write(to: file)
  }
}
