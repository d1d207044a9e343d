internal import CommandLineKit
internal import Files

extension Parameter {
  /// `--json`, as every command with an answer has it.
  static func json(_ path: any WritableKeyPath<Root, Bool> & Sendable) -> Self {
    .flag("json", path, help: BilingualText(en: "Answer in JSON, for programs.", ko: "프로그램용 JSON으로 답합니다."))
  }

  /// The model that a command of the group `model` is about.
  static func model(_ path: any WritableKeyPath<Root, FilePath?> & Sendable, minimum: Int) -> Self {
    .argument(
      "MODEL", path, kind: .file(extensions: ["onnx"]), minimum: minimum,
      help: BilingualText(en: "A model by name, or an ONNX file.", ko: "모델의 이름이나 ONNX 파일."))
  }
}
