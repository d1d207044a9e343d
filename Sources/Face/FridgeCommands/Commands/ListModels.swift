internal import CommandLineKit
internal import FridgeKit

/// `fridge model list`: the models in the folder of models.
struct ListModels: Command {
  static let name = "list"
  static let summary = BilingualText(en: "The models that are there.", ko: "있는 모델의 목록.")
  static let parameters: [Parameter<Self>] = [.json(\.json)]
  var json = false

  func run(in context: CommandContext) throws {
    let models = try context.fridge.models()
    try json ? context.console.print(models.json(context)) : context.show(models)
    if models.isEmpty { throw CommandError.noModels }
  }
}
