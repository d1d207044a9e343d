internal import CommandLineKit
internal import Files
internal import FridgeKit
internal import Recipes

/// `fridge backup`: the user's own data in one file.
struct BackUp: Command {
  static let name = "backup"
  static let summary = BilingualText(en: "Your own data in one file.", ko: "내 데이터를 파일 하나로 백업합니다.")
  static let discussion = [
    BilingualText(
      en: "An earlier backup of that name is replaced; any other file is left alone without --force.",
      ko: "같은 이름의 이전 백업은 바꾸고, 백업이 아닌 파일은 --force 없이는 건드리지 않습니다.")
  ]
  static let parameters: [Parameter<Self>] = [
    .argument("FILE", \.file, help: BilingualText(en: "The file to write.", ko: "쓸 파일.")), .force(\.isForced),
    .json(\.json),
  ]
  var file: FilePath = "."
  var isForced = false
  var json = false

  func run(in context: CommandContext) throws {
    let backup = try context.fridge.backup(at: .current)
    try backup.write(to: file, OverwriteRule(inputs: context.fridge.storeFiles, isForced: isForced))
    try context.show(backup, in: file, json: json)
  }
}
