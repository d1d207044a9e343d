internal import CommandLineKit
internal import Files
internal import FridgeKit

/// `fridge model pack`: puts models' weights beside them as the processor reads them.
struct PackModel: Command {
  static let name = "pack"
  static let summary = BilingualText(
    en: "Put models' weights beside them as this processor reads them, so that they load at once.",
    ko: "이 프로세서가 읽는 꼴로 가중치를 모델 옆에 두어 모델을 바로 불러오게 합니다.")
  static let parameters: [Parameter<Self>] = [
    .model(\.model, minimum: 0), .force(\.isForced), .json(\.json),
  ]
  var model: FilePath?
  var isForced = false
  var json = false

  func run(in context: CommandContext) throws {
    let models = try context.fridge.pack(model, isForced: isForced)
    try json ? context.console.print(models.json) : context.show(models)
    if models.isEmpty { throw CommandError.noModels }
  }
}
