/// The words of help that do not come from the commands.
enum HelpHeading {
  static let usage = LocalizedText(en: "Usage", ko: "사용법")
  static let arguments = LocalizedText(en: "Arguments", ko: "인자")
  static let commands = LocalizedText(en: "Commands", ko: "명령")
  static let options = LocalizedText(en: "Options", ko: "옵션")
  static let command = LocalizedText(en: "COMMAND", ko: "명령")
  static let anyOptions = LocalizedText(en: "OPTIONS", ko: "옵션")
  static let standard = LocalizedText(en: "default", ko: "기본값")

  static func more(_ words: String) -> LocalizedText {
    LocalizedText(en: "“\(words) COMMAND” explains one command.", ko: "“\(words) 명령”은 명령 하나를 설명합니다.")
  }
}
