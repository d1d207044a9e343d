internal import CommandLineKit
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
    try context.console.show(VerificationView(verification: verification, context: context), json: json)
    if verification.isIntact == false { throw CommandError.modelChanged(verification.path) }
    if verification.packedIsIntact == false { throw CommandError.packedWeightsChanged(verification.path) }
  }
}

/// The answer of `fridge model verify`: the verdict and the hash.
struct VerificationView: AnswerView {
  let verification: ModelVerification
  let context: CommandContext

  var lines: [DisplayText] {
    let verdict =
      switch verification.isIntact {
      case true?: context.text(en: "intact", ko: "이상 없음")
      case false?: context.text(en: "changed", ko: "바뀜")
      case nil: context.text(en: "runs, but states no hash", ko: "실행 가능, 해시 정보 없음")
      }
    let packed = context.text(
      en: "The packed weights belong to this model.", ko: "미리 정리한 가중치도 이 모델의 것입니다.")
    return ["\(verification.path.printed): \(verdict)", "sha256 \(verification.computed)"]
      + (verification.packedIsIntact == true ? [DisplayText(packed)] : [])
  }

  /// Version 1.
  var json: JSON {
    .object([
      ("version", .integer(1)), ("file", .string(verification.path.description)),
      ("intact", verification.isIntact.map(JSON.bool) ?? .null), ("sha256", .string(verification.computed)),
      ("stated", verification.stated.map(JSON.string) ?? .null),
      ("packed_intact", verification.packedIsIntact.map(JSON.bool) ?? .null),
    ])
  }
}
