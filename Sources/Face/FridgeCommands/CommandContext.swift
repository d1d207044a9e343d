internal import CommandLineKit
internal import FridgeKit
internal import Ingredients

/// What a command works with: the fridge, and someone to tell about it.
struct CommandContext {
  /// Models, recipes and names.
  let fridge: Fridge
  /// Who asked.
  let console: Console

  /// The language of names.
  var language: Language {
    switch console.language {
    case .english: .english
    case .korean: .korean
    }
  }

  /// The words of reports in the language of the console.
  var reportWording: ReportWording {
    let (fridge, language, messages) = (fridge, language, console.language)
    return ReportWording(
      name: { fridge.name(ofLabel: $0, in: language) }, explanation: { $0.message.text(in: messages) })
  }

  /// The name of a model's label.
  func name(ofLabel label: String) -> String { fridge.name(ofLabel: label, in: language) }
}
