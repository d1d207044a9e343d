internal import Recipes

/// What a Cooklang file tells about its recipe: `>> servings: 4`, or YAML between `---` lines.
enum CooklangMetadata {
  /// Puts the metadata into a draft.
  ///
  /// - Returns: the lines without them.
  static func take(from lines: [String], into draft: inout RecipeDraft) -> [String] {
    var body = lines[...]
    if body.first?.trimmed == "---", let end = body.dropFirst().firstIndex(where: { $0.trimmed == "---" }) {
      readYAML(body[1..<end], into: &draft)
      body = body[(end + 1)...]
    }
    var rest: [String] = []
    for line in body {
      if line.hasPrefix(">>") { read(String(line.dropFirst(2)), into: &draft) } else { rest.append(line) }
    }
    return rest
  }

  /// Simple members, and lists of words below their name.
  private static func readYAML(_ lines: ArraySlice<String>, into draft: inout RecipeDraft) {
    var key = ""
    for line in lines {
      if let item = line.trimmed.hasPrefix("- ") ? line.trimmed.dropFirst(2) : nil {
        read("\(key): \(item)", into: &draft)
      } else {
        key = line.parted(by: ":")?.before ?? key
        read(line, into: &draft)
      }
    }
  }

  private static func read(_ line: String, into draft: inout RecipeDraft) {
    guard let (before, after) = line.parted(by: ":") else { return }
    let value = after.filter { $0 != "\"" }.trimmed
    let key = before.lowercased()
    if value.isEmpty { return }
    switch PlainFact.named(key, value) {
    case .servings(let number)?: draft.servings = number
    case .minutes(let number)?: draft.minutes = number
    case .difficulty(let difficulty)?: draft.difficulty = difficulty
    case .words(let words)?: draft.words += words
    case .id(let id)?: (draft.id, draft.namesTags) = (id, true)
    case nil: readOther(key, value, into: &draft)
    }
  }

  private static func readOther(_ key: String, _ value: String, into draft: inout RecipeDraft) {
    switch key {
    case "title": draft.title = value
    case "prep time", "cook time": draft.minutes = (draft.minutes ?? 0) + (CookingTime.minutes(in: value) ?? 0)
    case "source", "author", "source.url", "source.name": draft.losses.insert(.source)
    case "image", "images", "picture": draft.losses.insert(.pictures)
    case "description", "introduction": draft.losses.insert(.description)
    default: return
    }
  }
}
