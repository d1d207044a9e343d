internal import CommandLineKit
internal import Files
internal import FridgeKit
internal import Recipes

extension CommandContext {
  /// Tells that a backup was written.
  func show(_ backup: Backup, in file: FilePath, json: Bool) throws {
    if json { return try console.print(backup.json(in: file)) }
    let stores = BilingualText.list(of: backup.parts.map(\.store))
    try console.print(
      console.text(
        BilingualText(
          en: "Backed up in \(file.printed): \(stores.english).", ko: "\(file.printed)에 백업했습니다: \(stores.korean).")))
  }

  /// Tells what a restoration did.
  func show(_ done: Restoration, of backup: Backup, json: Bool) throws {
    if json { return try console.print(done.json(of: backup)) }
    let (stores, time) = (BilingualText.list(of: done.stores), backup.time.localText)
    var lines = [
      BilingualText(en: "As on \(time) again: \(stores.english).", ko: "\(time)의 상태로 되살렸습니다: \(stores.korean).")
    ]
    if let previous = done.previous?.printed {
      lines.append(BilingualText(en: "What was there before is in \(previous)", ko: "이전 상태는 여기에 있습니다: \(previous)"))
    }
    lines += done.setAside.map { file in
      BilingualText(en: "A damaged file is now called \(file.printed)", ko: "손상된 파일의 이름을 바꾸었습니다: \(file.printed)")
    }
    try console.print(lines.map(console.text))
  }
}

extension BilingualText {
  fileprivate static func list(of stores: [KeptStore]) -> BilingualText {
    BilingualText(
      en: stores.map(\.name.english).joined(separator: ", "), ko: stores.map(\.name.korean).joined(separator: ", "))
  }
}

extension KeptStore {
  fileprivate var name: BilingualText {
    switch self {
    case .pantry: BilingualText(en: "the pantry", ko: "식재료 목록")
    case .collection: BilingualText(en: "your recipes", ko: "내 레시피")
    }
  }
}

extension Backup {
  /// The answer of `fridge backup --json`, version 1.
  fileprivate func json(in file: FilePath) -> JSON {
    let stores = parts.map { part in
      JSON.object([("store", .string(part.store.rawValue)), ("bytes", .integer(part.bytes.count))])
    }
    return .object([
      ("version", .integer(1)), ("file", .string(file.description)), ("time", .string(time.universalText)),
      ("stores", .array(stores)),
    ])
  }
}

extension Restoration {
  /// The answer of `fridge restore --json`, version 1.
  fileprivate func json(of backup: Backup) -> JSON {
    .object([
      ("version", .integer(1)), ("time", .string(backup.time.universalText)),
      ("stores", .strings(stores.map(\.rawValue))), ("previous", previous.map { .string($0.description) } ?? .null),
      ("set_aside", .strings(setAside.map(\.description))),
    ])
  }
}
