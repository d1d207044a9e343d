/// A language that the program speaks; the raw value is its ISO 639-1 code.
public enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case korean = "ko"
}
