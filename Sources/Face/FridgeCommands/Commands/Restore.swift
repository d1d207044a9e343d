internal import CommandLineKit
internal import Files
internal import FridgeKit
internal import Recipes

/// `fridge restore`: the user's own data as they were.
struct Restore: Command {
  static let name = "restore"
  static let summary = BilingualText(en: "Your own data as they were at a backup.", ko: "백업한 때의 데이터로 되살립니다.")
  static let discussion = [
    BilingualText(
      en: "The file is checked as a whole first, and what is there now is backed up beside the data.",
      ko: "먼저 파일 전체를 검사하고, 지금의 데이터를 그 옆에 백업해 둡니다.")
  ]
  static let parameters: [Parameter<Self>] = [
    .argument(
      "FILE", \.file, help: BilingualText(en: "A file written by “fridge backup”.", ko: "“fridge backup”이 쓴 파일.")),
    .json(\.json),
  ]
  var file: FilePath = "."
  var json = false

  func run(in context: CommandContext) throws {
    let (backup, done) = try context.fridge.restore(from: file, at: .current)
    try context.show(done, of: backup, json: json)
  }
}
