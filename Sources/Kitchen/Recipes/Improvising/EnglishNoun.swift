internal import Localization

/// The forms of English names of foods.
enum EnglishNoun {
  /// Returns a list of names: `Squid, Chorizo and Peas`.
  static func list(_ names: [String]) -> String {
    guard let last = names.last else { return "" }
    let head = names.dropLast().joined(separator: ", ")
    return head.isEmpty ? last : "\(head) and \(last)"
  }

  /// Returns a name as it stands within a sentence: in lower case, unless it is named after a place or a people.
  static func common(_ name: String) -> String {
    let first = String(name.prefix { $0 != " " })
    return proper.contains(first) ? first + name.dropFirst(first.count).lowercased() : name.lowercased()
  }

  /// Returns the plural of a name of something that is counted.
  static func plural(_ name: String) -> String {
    if name.hasSuffix("s") { return name }
    if name.hasSuffix("y"), let vowel = name.dropLast().last, !"aeiou".contains(vowel) {
      return name.dropLast() + "ies"
    }
    return name + (["o", "ch", "sh"].contains(where: name.hasSuffix) ? "es" : "s")
  }

  /// Returns the singular of a name that is a plural, as before another noun.
  static func singular(_ name: String) -> String {
    if name.hasSuffix("ies") { return name.dropLast(3) + "y" }
    if ["oes", "ches", "shes"].contains(where: name.hasSuffix) { return String(name.dropLast(2)) }
    return name.isEnglishPlural ? String(name.dropLast()) : name
  }

  private static let proper = [
    "Korean", "Brussels", "Swiss", "Italian", "Greek", "Chinese", "Parmesan", "Cheddar", "Gruyère", "Camembert",
    "Gouda",
    "Emmental", "Stilton", "Manila", "Parma", "Spanish", "Canadian", "Belgian", "Monterey", "Dijon", "Thai", "Vienna",
    "Atka",
  ]
}
