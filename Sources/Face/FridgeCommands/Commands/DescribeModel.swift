internal import CommandLineKit
internal import Files
internal import FridgeKit

/// `fridge model info`: all about a model.
struct DescribeModel: Command {
  static let name = "info"
  static let summary = BilingualText(
    en: "All about a model: labels, input, origin, licence, hash.", ko: "모델의 모든 것: 이름표, 입력, 출처, 라이선스, 해시.")
  static let parameters: [Parameter<Self>] = [.model(\.model, minimum: 0), .json(\.json)]
  var model: FilePath?
  var json = false

  func run(in context: CommandContext) throws {
    let model = try context.fridge.information(model)
    try json ? context.console.print(model.json) : context.show(model)
  }
}
