internal import CommandLineKit
internal import Files
internal import FridgeKit

/// `fridge model verify`: whether a model's weights are those it was published with.
struct VerifyModel: Command {
  static let name = "verify"
  static let summary = BilingualText(
    en: "Check that a model runs and that its weights are unchanged.", ko: "모델이 실행되는지, 가중치가 그대로인지 확인합니다.")
  static let parameters: [Parameter<Self>] = [.model(\.model, minimum: 0), .json(\.json)]
  var model: FilePath?
  var json = false

  func run(in context: CommandContext) throws {
    let verification = try context.fridge.verify(model)
    try json ? context.console.print(verification.json) : context.show(verification)
    if verification.isIntact == false { throw CommandError.modelChanged(verification.path) }
    if verification.packedIsIntact == false { throw CommandError.packedWeightsChanged(verification.path) }
  }
}
