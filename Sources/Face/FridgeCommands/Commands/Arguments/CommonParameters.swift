internal import CommandLineKit
internal import Files

extension Parameter {
  /// `--json`, as every command with an answer has it.
  static func json(_ path: any WritableKeyPath<Root, Bool> & Sendable) -> Self {
    .flag("json", path, help: BilingualText(en: "Answer in JSON, for programs.", ko: "프로그램용 JSON으로 답합니다."))
  }

  /// From which confidence on an ingredient is recognised.
  static func threshold(_ path: any WritableKeyPath<Root, Double?> & Sendable) -> Self {
    .option(
      "threshold", short: "t", path, placeholder: "SHARE", kind: .number(0...1),
      help: BilingualText(
        en: "How sure the model must be of an ingredient; by default what the model says.",
        ko: "식재료로 인정할 최소 정확도. 기본값은 모델이 정합니다."))
  }

  /// The model that a command of the group `model` is about.
  static func model(_ path: any WritableKeyPath<Root, FilePath?> & Sendable, minimum: Int) -> Self {
    .argument(
      "MODEL", path, kind: .file(extensions: ["onnx"]), minimum: minimum,
      help: BilingualText(en: "A model by name, or an ONNX file.", ko: "모델의 이름이나 ONNX 파일."))
  }
}
