internal import CommandLineKit
internal import FridgeKit

extension Parameter {
  /// `--units`, for commands that show amounts.
  static func units(_ path: any WritableKeyPath<Root, UnitSystem?> & Sendable) -> Self {
    .option(
      "units", short: "u", path, placeholder: "SYSTEM",
      help: BilingualText(
        en: "Units of amounts and temperatures; by default those of the recipe.", ko: "양과 온도의 단위. 기본값은 레시피에 적힌 대로입니다."))
  }
}

/// `fridge config`: the standing preferences.
struct ShowSettings: Command {
  static let name = "config"
  static let summary = BilingualText(
    en: "Show or change standing preferences.", ko: "늘 쓰는 설정을 보여 주거나 바꿉니다.")
  static let discussion = [
    BilingualText(
      en: "All commands honour them; options beat them. “fridge config set never shrimp,peanuts” sets one, and "
        + "“fridge config path” names the file, which may be edited.",
      ko: "모든 명령이 이 설정을 따르며, 옵션을 쓰면 옵션이 앞섭니다. “fridge config set never 새우,땅콩”처럼 정하고, "
        + "“fridge config path”가 알려 주는 파일을 직접 고쳐도 됩니다.")
  ]
  static let parameters: [Parameter<Self>] = [.json(\.json)]
  var json = false

  func run(in context: CommandContext) throws {
    try context.console.show(SettingsView(settings: context.settings, context: context), json: json)
  }
}

/// The answer of `fridge config` and of the commands that change it.
struct SettingsView: AnswerView {
  let settings: Settings
  let context: CommandContext

  var lines: [DisplayText] {
    var table = Table(.left, .left, .left)
    for key in SettingKey.allCases {
      table.add("\(key.rawValue)", "\(value(of: key))", context.console.styled(key.meaning[context.language], .faint))
    }
    return table.lines
  }

  /// Version 1.
  var json: JSON {
    let members: [(key: String, value: JSON)] = [
      ("language", settings.language.map { .string($0.rawValue) } ?? .null),
      ("servings", settings.servings.map(JSON.integer) ?? .null),
      ("diet", .strings(settings.diet.map(\.rawValue))), ("avoid", .strings(settings.avoid.map(\.rawValue))),
      ("never", .strings(settings.never.map(\.text))), ("units", .string(settings.units.rawValue)),
      ("staples", .strings(settings.staples.map(\.text))),
    ]
    return .object([
      ("version", .integer(1)), ("file", DataFolders.settingsFile.map { .string($0.description) } ?? .null),
      ("settings", .object(members)),
    ])
  }

  private func value(of key: SettingKey) -> String {
    let none = "-"
    return switch key {
    case .language: settings.language?.rawValue ?? none
    case .servings: settings.servings.map { "\($0)" } ?? none
    case .diet: settings.diet.isEmpty ? none : settings.diet.map(\.rawValue).joined(separator: ", ")
    case .avoid: settings.avoid.isEmpty ? none : settings.avoid.map(\.rawValue).joined(separator: ", ")
    case .never: settings.never.isEmpty ? none : settings.never.map(\.text).joined(separator: ", ")
    case .units: settings.units.rawValue
    case .staples: settings.staples.isEmpty ? none : settings.staples.map(\.text).joined(separator: ", ")
    }
  }
}

extension SettingKey {
  /// The meaning of the value.
  fileprivate var meaning: BilingualText {
    switch self {
    case .language: BilingualText(en: "language of names and messages", ko: "이름과 메시지의 언어")
    case .servings: BilingualText(en: "number of people to cook for", ko: "몇 인분으로 할지")
    case .diet: BilingualText(en: "flags that every dish must have", ko: "모든 요리가 갖추어야 할 조건")
    case .avoid: BilingualText(en: "flags that no dish may have", ko: "요리에 없어야 할 조건")
    case .never: BilingualText(en: "ingredients never eaten", ko: "먹지 않는 식재료")
    case .units: BilingualText(en: "units of amounts and temperatures", ko: "양과 온도의 단위")
    case .staples: BilingualText(en: "ingredients always at home", ko: "집에 늘 있는 식재료")
    }
  }

  /// The values that the key accepts.
  var expectation: BilingualText {
    switch self {
    case .language: BilingualText(en: "It must be “en” or “ko”.", ko: "“en”이나 “ko”여야 합니다.")
    case .units:
      BilingualText(en: "It must be “metric”, “us” or “original”.", ko: "“metric”, “us”, “original” 중 하나여야 합니다.")
    case .servings:
      BilingualText(en: "It must be a whole number from 1 to 100.", ko: "1부터 100까지의 정수여야 합니다.")
    case .diet, .avoid:
      BilingualText(en: "It must be a list of these: \(Self.flags).", ko: "다음 중에서 고른 목록이어야 합니다: \(Self.flags).")
    case .never, .staples: BilingualText(en: "It must be a list of ingredients.", ko: "식재료의 목록이어야 합니다.")
    }
  }

  private static var flags: String { DishFlag.allCases.map(\.rawValue).joined(separator: ", ") }
}

/// `fridge config set`: sets a preference.
struct SetSetting: Command {
  static let name = "set"
  static let summary = BilingualText(en: "Set a preference.", ko: "설정 하나를 정합니다.")
  static let discussion = [
    BilingualText(
      en: "A list is written with commas or as several words, each quoted if it has spaces.",
      ko: "목록은 쉼표로 잇거나 여러 낱말로 쓰며, 띄어 쓴 이름은 따옴표로 묶습니다.")
  ]
  static let parameters: [Parameter<Self>] = [
    .argument("KEY", \.key, help: BilingualText(en: "What to set.", ko: "정할 것.")),
    .arguments("VALUE", \.words, help: BilingualText(en: "The value, or several.", ko: "값. 여러 개 쓸 수 있습니다.")),
    .json(\.json),
  ]
  var key = SettingKey?.none
  var words: [String] = []
  var json = false

  func run(in context: CommandContext) throws {
    guard let key else { return }
    let file = try context.settingsFile
    try checkNames(key, in: context)
    try SettingsFile(file).set(key, to: words)
    let settings = try Settings(readingFrom: file)
    try context.console.show(SettingsView(settings: settings, context: context), json: json)
  }

  /// Throws if a list of ingredients has an unknown name.
  private func checkNames(_ key: SettingKey, in context: CommandContext) throws {
    guard key == .never || key == .staples else { return }
    let store = try context.recipes()
    for word in words.flatMap({ $0.split(separator: ",") }) {
      _ = try context.fridge.ingredientIDs(named: [String(word)], in: store)
    }
  }
}

/// `fridge config unset`: forgets a preference.
struct UnsetSetting: Command {
  static let name = "unset"
  static let summary = BilingualText(en: "Forget a preference.", ko: "설정 하나를 지웁니다.")
  static let parameters: [Parameter<Self>] = [
    .argument("KEY", \.key, help: BilingualText(en: "What to forget.", ko: "지울 것.")), .json(\.json),
  ]
  var key = SettingKey?.none
  var json = false

  func run(in context: CommandContext) throws {
    guard let key else { return }
    let file = try context.settingsFile
    try SettingsFile(file).unset(key)
    let settings = try Settings(readingFrom: file)
    try context.console.show(SettingsView(settings: settings, context: context), json: json)
  }
}

/// `fridge config path`: the file of the preferences.
struct ShowSettingsPath: Command, WorksWithoutSettings {
  static let name = "path"
  static let summary = BilingualText(en: "Print the path of the settings file.", ko: "설정 파일의 경로를 출력합니다.")
  static let parameters: [Parameter<Self>] = []

  func run(in context: CommandContext) throws {
    try context.console.print(context.settingsFile.description)
  }
}

extension CommandContext {
  /// The file of the user's settings.
  fileprivate var settingsFile: FilePath {
    get throws(SettingsError) {
      guard let file = DataFolders.settingsFile else { throw .noHome }
      return file
    }
  }
}

extension Help: WorksWithoutSettings {}

extension Completions: WorksWithoutSettings {}
