internal import Recipes

/// What files call the difficulties.
enum DifficultyWords {
  /// The difficulty that a word means; nil when it means none.
  static func difficulty(_ word: String) -> Difficulty? {
    switch word.trimmed.lowercased() {
    case "easy", "beginner", "simple", "초보환영", "쉬움", "초급", "아무나": .easy
    case "medium", "intermediate", "moderate", "보통", "중급": .medium
    case "hard", "difficult", "advanced", "expert", "어려움", "고급": .hard
    default: nil
    }
  }
}
