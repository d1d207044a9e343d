internal import CommandLineKit
internal import Files

extension Parameter {
  /// `--json`, as every command with an answer has it.
  static func json(_ path: any WritableKeyPath<Root, Bool> & Sendable) -> Self {
    .flag("json", path, help: BilingualText(en: "Answer in JSON, for programs.", ko: "프로그램용 JSON으로 답합니다."))
  }

  /// `--force`, as every command that writes files has it.
  static func force(_ path: any WritableKeyPath<Root, Bool> & Sendable) -> Self {
    .flag(
      "force", path,
      help: BilingualText(
        en: "Replace files that fridge did not write, too; never one that is read.",
        ko: "fridge가 쓰지 않은 파일도 바꿉니다. 읽는 파일은 절대 바꾸지 않습니다."))
  }

  /// From which confidence on an ingredient is recognised.
  static func threshold(_ path: any WritableKeyPath<Root, Double?> & Sendable) -> Self {
    .option(
      "threshold", short: "t", path, placeholder: "SHARE", kind: .number(0...1),
      help: BilingualText(
        en: "How sure the model must be of an ingredient; by default what the model says.",
        ko: "식재료로 인정할 최소 정확도. 기본값은 모델이 정합니다."))
  }

  /// `--model`, for commands to which photos are one way among others to name ingredients.
  static func photoModel(_ path: any WritableKeyPath<Root, FilePath?> & Sendable) -> Self {
    .option(
      "model", short: "m", path, placeholder: "MODEL", kind: .file(extensions: ["onnx"]),
      help: BilingualText(en: "The model for photos, by name or file.", ko: "사진에 쓸 모델의 이름이나 파일."))
  }

  /// How many cores one forward pass of a network may use.
  static func passThreads(_ path: any WritableKeyPath<Root, Int> & Sendable) -> Self {
    .option(
      "threads", short: "j", path, placeholder: "N", kind: .integer(0...256),
      help: BilingualText(en: "How many cores to use; 0 for all.", ko: "사용할 코어 수. 0은 전부입니다."))
  }

  /// How many forward passes of a network are timed.
  static func runs(_ path: any WritableKeyPath<Root, Int> & Sendable) -> Self {
    .option(
      "runs", short: "n", path, placeholder: "N", kind: .integer(1...1_000_000),
      help: BilingualText(en: "How many runs to time.", ko: "잴 실행 횟수."))
  }

  /// The model that a command of the group `model` is about.
  static func model(_ path: any WritableKeyPath<Root, FilePath?> & Sendable, minimum: Int) -> Self {
    .argument(
      "MODEL", path, kind: .file(extensions: ["onnx"]), minimum: minimum,
      help: BilingualText(en: "A model by name, or an ONNX file.", ko: "모델의 이름이나 ONNX 파일."))
  }
}
