import Foundation
import Testing

/// Files that hold what the program says, read and approved by a person.
///
/// `FRIDGE_UPDATE_GOLDEN=1 swift test --filter Golden` writes them anew.
enum Golden {
  /// Compares a text with the file of that name.
  static func expect(_ text: String, in name: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Golden/\(name).txt")
    if ProcessInfo.processInfo.environment["FRIDGE_UPDATE_GOLDEN"] != nil { try Data(text.utf8).write(to: file) }
    #expect(text == String(decoding: try Data(contentsOf: file), as: UTF8.self))
  }
}

extension FridgeProcess.Outcome {
  /// All that a run said, behind its command line.
  func transcript(of words: [String]) -> String {
    """
    $ fridge \(words.joined(separator: " "))
    \(output)--- standard error
    \(errors)--- exit code \(code)

    """
  }
}
