internal import CommandLineKit
internal import FridgeKit
internal import Kernels

/// The surroundings that a command works in: the fridge, and the console of the person or program that asked.
struct CommandContext {
  /// Models, recipes, names and stores.
  var fridge: Fridge
  /// The console that answers, remarks and complaints go to.
  let console: Console
  /// The standing preferences, which options beat.
  var settings = Settings()

  /// Returns the context with models that multiply in a precision.
  func multiplying(in precision: Precision) -> CommandContext {
    var context = self
    context.fridge.precision = precision
    return context
  }

  /// The language of names.
  var language: Language { console.language }

  /// The wording of FridgeKit's reports in the language of the console.
  var reportWording: ReportWording {
    let (fridge, language) = (fridge, language)
    return ReportWording(name: { fridge.name(ofLabel: $0, in: language) }, explanation: { $0.message[language] })
  }
}

extension CommandContext {
  /// Returns the name of a model's label.
  func name(ofLabel label: String) -> String { fridge.name(ofLabel: label, in: language) }

  /// The cuisines that a person who names ingredients so has at home: the Korean ones for Korean names, or for answers in
  /// Korean.
  func homeCuisines(naming names: [String]) -> Set<Cuisine> {
    Cuisine.home(isKorean: language == .korean || names.contains(where: \.isKorean))
  }

  /// Returns the text that is in the language of the console.
  func text(en english: String, ko korean: String) -> String { console.text(BilingualText(en: english, ko: korean)) }

  /// Writes a remark in the language of the console to standard error.
  func remark(en english: String, ko korean: String) { console.remark(text(en: english, ko: korean)) }
}
