public import Localization

/// The options that every command has.
struct StandardOptions: Sendable {
  var wantsHelp = false
  var wantsVersion = false
  var language: Language?

  /// The options of every command.
  static let parameters: [Parameter<Self>] = [
    .option(
      "lang", \.language, placeholder: "LANGUAGE",
      help: BilingualText(
        en: "Language of names and messages; by default that of the locale.",
        ko: "이름과 메시지의 언어. 기본값은 로캘의 언어입니다.")),
    .flag("help", short: "h", \.wantsHelp, help: BilingualText(en: "Show this help.", ko: "이 도움말을 보여 줍니다.")),
  ]

  /// The options before the name of a command.
  static let programParameters: [Parameter<Self>] =
    parameters + [
      .flag("version", \.wantsVersion, help: BilingualText(en: "Show the version.", ko: "버전을 보여 줍니다."))
    ]
}

extension Language: ArgumentChoice {
  /// The language that `--lang` asks for, anywhere on the line and even if the line has errors; else the preferred one,
  /// else the locale's.
  public init(words: [Argument], preferred: Language? = nil, environment: [String: String]) {
    let options = words.prefix { $0 != "--" }
    let asked = options.indices.compactMap { index -> Language? in
      guard case .long("lang", let value) = WordShape(options[index]) else { return nil }
      let next = index + 1 < options.endIndex ? options[index + 1] : nil
      return (value ?? next).flatMap { Language(argument: $0) }
    }
    self = asked.last ?? preferred ?? Language(environment: environment)
  }
}
