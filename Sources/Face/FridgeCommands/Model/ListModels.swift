internal import CommandLineKit
internal import FridgeKit

/// `fridge model list`: the models in the folder of models.
struct ListModels: Command {
  static let name = "list"
  static let summary = BilingualText(en: "List the installed models.", ko: "설치된 모델을 보여 줍니다.")
  static let parameters: [Parameter<Self>] = [.json(\.json)]
  var json = false

  func run(in context: CommandContext) throws {
    let models = try context.fridge.models()
    try context.console.show(ModelListView(models: models, context: context), json: json)
    if models.isEmpty { throw CommandError.noModels }
  }
}

/// The answer of `fridge model list`: name, size, number of labels and description of each model.
struct ModelListView: AnswerView {
  let models: [ListedModel]
  let context: CommandContext

  var lines: [DisplayText] {
    var table = Table(.left, .right, .right, .left)
    for model in models {
      let (labels, about) =
        switch model.description {
        case .success(let description): (labelCount(description.card.labels.count), description.card.summary)
        case .failure(let error): ("–", context.console.text(error.message))
        }
      table.add(model.name.printed, model.byteCount.megabytes, labels, about)
    }
    return table.lines
  }

  /// Version 1.
  var json: JSON { .object([("version", .integer(1)), ("models", .array(models.map(json)))]) }

  private func labelCount(_ count: Int) -> String { context.text(en: "\(count) labels", ko: "이름표 \(count)개") }

  private func json(_ model: ListedModel) -> JSON {
    let file: [(key: String, value: JSON)] = [
      ("model", .string(model.name.description)), ("file", .string(model.path.description)),
      ("bytes", .integer(model.byteCount)),
    ]
    switch model.description {
    case .success(let description):
      return .object(
        file + [
          (key: "description", value: .string(description.card.summary)),
          (key: "labels", value: .integer(description.card.labels.count)),
        ])
    case .failure(let error):
      return .object(file + [(key: "error", value: .string(context.console.text(error.message)))])
    }
  }
}

extension Int {
  /// A number of bytes in megabytes.
  var megabytes: String { "\((Double(self) / 1e6).fixed(1)) MB" }
}
