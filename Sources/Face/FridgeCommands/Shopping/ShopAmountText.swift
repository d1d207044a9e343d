internal import CommandLineKit
internal import FridgeKit

extension ShopAmount {
  /// Returns the amount as a shopper reads it: `1 bag (1 kg)`, `2 cartons (1 L each)`, `½ head`, `300 g`; `1봉(1kg)`.
  func text(in language: Language) -> String {
    switch self {
    case .loose(let amount): return amount.text(in: language)
    case .packs(let count, let pack):
      let number = Amount(count, .bare)?.text(in: language) ?? ""
      let words = number + (language == .korean ? "" : " ") + pack.container.name(for: count, in: language)
      if pack.container.isPlain { return words }
      let content = pack.content.text(in: language)
      switch language {
      case .english: return "\(words) (\(content)\(count > 1 ? " each" : ""))"
      case .korean: return "\(words)(\(content)\(count > 1 ? "씩" : ""))"
      }
    }
  }

  /// The JSON object of `"amount"`, `"unit"` and, for packages, `"holds"`, the content of one.
  var json: JSON {
    switch self {
    case .loose(let amount):
      .object([
        ("amount", amount.value.map(JSON.number) ?? .null), ("unit", .string(amount.unit.rawValue)), ("holds", .null),
      ])
    case .packs(let count, let pack):
      .object([
        ("amount", .number(count)), ("unit", .string(pack.container.rawValue)), ("holds", pack.content.json),
      ])
    }
  }
}

extension [ShopAmount] {
  /// Returns the amounts with a plus sign between them.
  func text(in language: Language) -> String { map { $0.text(in: language) }.joined(separator: " + ") }

  /// Returns the needed amounts if they read differently from these: `needs 200 g`; otherwise an empty text.
  func need(for amounts: [Amount], in language: Language) -> String {
    let needed = amounts.text(in: language)
    if isEmpty || amounts.isEmpty || needed == text(in: language) { return "" }
    return BilingualText(en: "needs \(needed)", ko: "\(needed) 필요")[language]
  }
}

extension [Amount] {
  /// Returns the amounts with a plus sign between them, `2 blocks + 100 g`; empty if there are none.
  func text(in language: Language) -> String { map { $0.text(in: language) }.joined(separator: " + ") }
}

extension [DisplayText] {
  /// The cells without empty ones at the end, which would leave trailing spaces.
  var withoutEmptyEnd: [DisplayText] { Array(self[...(lastIndex { !$0.isEmpty } ?? 0)]) }
}
