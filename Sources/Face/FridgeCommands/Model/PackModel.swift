internal import CommandLineKit
internal import FridgeKit
internal import Kernels

/// `fridge model pack`: the weights of models, packed for this processor and stored beside them.
struct PackModel: Command {
  static let name = "pack"
  static let summary = BilingualText(
    en: "Store models' weights packed for this processor, so that they load at once.",
    ko: "가중치를 이 프로세서에 맞게 미리 정리해 두어 모델을 바로 불러오게 합니다.")
  static let parameters: [Parameter<Self>] = [
    .model(\.model, minimum: 0), .precision(\.precision), .force(\.isForced), .json(\.json),
  ]
  var model: FilePath?
  var precision = Precision.float32
  var isForced = false
  var json = false

  func run(in context: CommandContext) throws {
    let models = try context.multiplying(in: precision).fridge.pack(model, isForced: isForced)
    try context.console.show(PackedModelsView(models: models, context: context), json: json)
    if models.isEmpty { throw CommandError.noModels }
  }
}

/// The answer of `fridge model pack`: the files written, with their sizes and kernels.
struct PackedModelsView: AnswerView {
  let models: [PackedModel]
  let context: CommandContext

  var lines: [DisplayText] {
    models.map { model in
      let size = model.byteCount.megabytes
      return DisplayText(
        context.text(
          en: "\(model.path.printed): \(size) for \(model.kernels)",
          ko: "\(model.path.printed): \(model.kernels)용 \(size)"))
    }
  }

  /// Version 1.
  var json: JSON {
    let models = models.map { model in
      JSON.object([
        ("model", .string(model.model.description)), ("file", .string(model.path.description)),
        ("kernels", .string(model.kernels)), ("bytes", .integer(model.byteCount)),
      ])
    }
    return .object([("version", .integer(1)), ("models", .array(models))])
  }
}
