internal import CommandLineKit

extension Parameter {
  /// `--json`, as every command with an answer has it.
  static func json(_ path: any WritableKeyPath<Root, Bool> & Sendable) -> Self {
    .flag("json", path, help: BilingualText(en: "Answer in JSON, for programs.", ko: "프로그램용 JSON으로 답합니다."))
  }
}
