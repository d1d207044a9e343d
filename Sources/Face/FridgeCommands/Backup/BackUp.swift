internal import CommandLineKit
internal import FridgeKit

/// `fridge backup`: the user's own data in one file.
struct BackUp: Command, WorksWithoutSettings {
  static let name = "backup"
  static let summary = BilingualText(en: "Back up your own data to one file.", ko: "내 데이터를 파일 하나로 백업합니다.")
  static let discussion = [
    BilingualText(
      en: "An earlier backup of that name is replaced; any other file is kept unless you give --force.",
      ko: "같은 이름의 이전 백업은 덮어쓰고, 백업이 아닌 파일은 --force 없이는 건드리지 않습니다.")
  ]
  static let parameters: [Parameter<Self>] = [
    .argument("FILE", \.file, help: BilingualText(en: "Backup file to write.", ko: "백업할 파일.")), .force(\.isForced),
    .json(\.json),
  ]
  var file: FilePath = "."
  var isForced = false
  var json = false

  func run(in context: CommandContext) throws {
    let settings = DataFolders.settingsFile
    let backup = try context.fridge.backup(settings: settings, at: .current)
    let inputs = context.fridge.storeFiles + [settings].compactMap(\.self)
    try backup.write(to: file, OverwriteRule(inputs: inputs, isForced: isForced))
    try context.console.show(BackupView(backup: backup, file: file, context: context), json: json)
  }
}

/// The answer of `fridge backup`.
struct BackupView: AnswerView {
  let backup: Backup
  let file: FilePath
  let context: CommandContext

  var lines: [DisplayText] {
    let stores = BackupNames(backup.parts.map(\.store), hasSettings: backup.settings != nil).text
    let text = context.text(
      en: "Backed up in \(file.printed): \(stores.english).", ko: "\(file.printed)에 백업했습니다: \(stores.korean).")
    return [DisplayText(text)]
  }

  /// Version 1.
  var json: JSON {
    let stores = backup.contents.map { content in
      JSON.object([("store", .string(content.name)), ("bytes", .integer(content.bytes.count))])
    }
    return .object([
      ("version", .integer(1)), ("file", .string(file.description)), ("time", .string(backup.time.universalText)),
      ("stores", .array(stores)),
    ])
  }
}

/// `fridge restore`: the user's own data as they were at a backup.
struct Restore: Command, WorksWithoutSettings {
  static let name = "restore"
  static let summary = BilingualText(en: "Restore your own data from a backup.", ko: "백업한 때의 데이터로 되돌립니다.")
  static let discussion = [
    BilingualText(
      en: "The whole file is checked first, and the present data is backed up beside it.",
      ko: "먼저 파일 전체를 검사하고, 지금의 데이터를 그 옆에 백업해 둡니다.")
  ]
  static let parameters: [Parameter<Self>] = [
    .argument(
      "FILE", \.file,
      help: BilingualText(en: "File written by “fridge backup”.", ko: "“fridge backup”으로 만든 파일.")),
    .json(\.json),
  ]
  var file: FilePath = "."
  var json = false

  func run(in context: CommandContext) throws {
    let (backup, done) = try context.fridge.restore(from: file, settings: DataFolders.settingsFile, at: .current)
    try context.console.show(RestorationView(backup: backup, done: done, context: context), json: json)
  }
}

/// The answer of `fridge restore`.
struct RestorationView: AnswerView {
  let backup: Backup
  let done: Restoration
  let context: CommandContext

  var lines: [DisplayText] {
    let stores = BackupNames(done.stores, hasSettings: done.settings != nil).text
    let time = backup.time.localText
    var lines = [
      context.text(en: "Restored as of \(time): \(stores.english).", ko: "\(time)의 상태로 되돌렸습니다: \(stores.korean).")
    ]
    if let previous = done.previous?.printed {
      lines.append(context.text(en: "The previous data is in \(previous)", ko: "이전 상태는 여기에 있습니다: \(previous)"))
    }
    lines += done.setAside.map { file in
      context.text(
        en: "A damaged file was renamed to \(file.printed)", ko: "손상된 파일의 이름을 바꾸었습니다: \(file.printed)")
    }
    return lines.map { DisplayText($0) }
  }

  /// Version 1.
  var json: JSON {
    .object([
      ("version", .integer(1)), ("time", .string(backup.time.universalText)),
      ("stores", .strings(done.stores.map(\.rawValue) + (done.settings == nil ? [] : [Backup.settingsName]))),
      ("previous", done.previous.map { .string($0.description) } ?? .null),
      ("set_aside", .strings(done.setAside.map(\.description))),
    ])
  }
}

/// The names of what a backup holds, separated by commas.
private struct BackupNames {
  let text: BilingualText

  init(_ stores: [UserStore], hasSettings: Bool) {
    let settings = hasSettings ? [BilingualText(en: "your settings", ko: "설정")] : []
    let names = stores.map(Self.name) + settings
    text = BilingualText(
      en: names.map(\.english).joined(separator: ", "), ko: names.map(\.korean).joined(separator: ", "))
  }

  private static func name(_ store: UserStore) -> BilingualText {
    switch store {
    case .pantry: BilingualText(en: "the pantry", ko: "식재료 목록")
    case .collection: BilingualText(en: "your recipes", ko: "내 레시피")
    case .lessons: BilingualText(en: "your lessons", ko: "가르친 사진")
    }
  }
}
