/// The words of help that do not come from the commands.
enum HelpHeading {
  static let usage = BilingualText(en: "Usage", ko: "사용법")
  static let arguments = BilingualText(en: "Arguments", ko: "인자")
  static let commands = BilingualText(en: "Commands", ko: "명령")
  static let options = BilingualText(en: "Options", ko: "옵션")
  static let command = BilingualText(en: "COMMAND", ko: "명령")
  static let anyOptions = BilingualText(en: "OPTIONS", ko: "옵션")
  static let standard = BilingualText(en: "default", ko: "기본값")

  static func more(_ words: String) -> BilingualText {
    BilingualText(en: "“\(words) COMMAND” explains one command.", ko: "“\(words) 명령”은 명령 하나를 설명합니다.")
  }
}
