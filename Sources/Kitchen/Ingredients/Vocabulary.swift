/// The ingredients that the program knows, and the way from any of their names to them.
public struct Vocabulary: Sendable {
  /// The shipped vocabulary, built at first use.
  public static let standard = Vocabulary(table: standardTable)

  /// The identifier of what is not food; it is recognised, but never an ingredient of anything.
  public static let noneID = "none"

  /// All ingredients in the order of the vocabulary, `none` among them.
  public let ingredients: [Ingredient]

  private let positionOfID: [String: Int]
  private let positionOfName: [NameKey: Int]

  /// A vocabulary of `ingredients`; a name that two of them claim belongs to the first.
  public init(_ ingredients: [Ingredient]) {
    self.ingredients = ingredients
    positionOfID = Dictionary(ingredients.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    var positionOfName: [NameKey: Int] = [:]
    for (position, ingredient) in ingredients.enumerated() {
      for key in ingredient.names.map(NameKey.init) where positionOfName[key] == nil { positionOfName[key] = position }
    }
    self.positionOfName = positionOfName
  }

  /// The ingredient with exactly this identifier.
  public subscript(id: String) -> Ingredient? { positionOfID[id].map { ingredients[$0] } }

  /// The ingredient that answers to `name` in either language.
  ///
  /// Case, spaces, `_`, `-`, accents, the Unicode form and a simple English plural make no difference.
  public func ingredient(named name: String) -> Ingredient? {
    positionOfName[NameKey(name)].map { ingredients[$0] }
  }

  /// At most `limit` ingredients that may have been meant by `name`, likeliest first; `none` is never among them.
  public func suggestions(for name: String, limit: Int = 3) -> [Ingredient] {
    let names = ingredients.lazy.filter { $0.id != Self.noneID }.flatMap { ingredient in
      ingredient.names.map { (NameKey($0), ingredient) }
    }
    return NearestNames(to: name).owners(among: names, limit: limit)
  }
}

extension Vocabulary {
  /// Reads lines of `id|English|Korean|other, other, …`.
  init(table: String) {
    self.init(table.utf8.split(separator: UInt8(ascii: "\n")).map { Ingredient(line: $0) })
  }
}

extension Ingredient {
  fileprivate init(line: Substring.UTF8View) {
    let fields = line.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
    precondition(fields.count == 4, "a line of the vocabulary has four fields")
    self.init(
      id: String(Substring(fields[0])), english: String(Substring(fields[1])), korean: String(Substring(fields[2])),
      otherNames: fields[3].split(separator: UInt8(ascii: ",")).map { name in
        String(Substring(name.drop { $0 == UInt8(ascii: " ") }))
      })
  }
}
