/// The forms that recipes are read in.
enum RecipeFormat {
  case json, lines, page, cooklang, paprika, archive, mealMaster, table, text

  /// The extensions that recipes are looked for under in a folder.
  static let extensions: Set<String> = [
    "json", "jsonld", "jsonl", "html", "htm", "cook", "paprikarecipe", "paprikarecipes", "zip", "mmf", "mm", "csv",
    "txt", "md", "markdown",
  ]

  /// The form of a file by its first bytes and its extension; nil for one that holds no recipes.
  init?(_ bytes: [UInt8], fileExtension: String) {
    if bytes.starts(with: [0x50, 0x4B, 3, 4]) || bytes.starts(with: [0x50, 0x4B, 5, 6]) {
      self = .archive
    } else if bytes.starts(with: [0x1F, 0x8B]) {
      self = .paprika
    } else if let named = Self.named(fileExtension) {
      self = named
    } else {
      return nil
    }
  }

  private static func named(_ fileExtension: String) -> RecipeFormat? {
    switch fileExtension {
    case "json", "jsonld": .json
    case "jsonl": .lines
    case "html", "htm": .page
    case "cook": .cooklang
    case "paprikarecipe": .paprika
    case "paprikarecipes", "zip": .archive
    case "mmf", "mm": .mealMaster
    case "csv": .table
    case "txt", "md", "markdown": .text
    default: nil
    }
  }
}
