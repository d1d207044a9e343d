internal import Ingredients

extension AmountUnit {
  /// The unit that a cook calls `name` in either language; case, spaces and the Unicode form make no difference.
  public init?(named name: String) {
    guard let unit = Self.unitOfName[NameKey(name)] else { return nil }
    self = unit
  }

  private static let unitOfName: [NameKey: AmountUnit] = {
    var units: [NameKey: AmountUnit] = [:]
    for unit in allCases where unit != .bare {
      let names = [unit.rawValue, unit.name(for: 1, in: .korean), unit.name(for: 2, in: .english)] + unit.otherNames
      for key in names.map(NameKey.init) where !key.isEmpty && units[key] == nil { units[key] = unit }
    }
    return units
  }()

  private var otherNames: [String] {
    switch self {
    case .gram: ["gram", "gr", "그램", "그람"]
    case .kilogram: ["kilo", "kilogram", "킬로", "킬로그램"]
    case .milliliter: ["milliliter", "millilitre", "cc", "밀리리터"]
    case .liter: ["liter", "litre", "리터"]
    case .tablespoon: ["tablespoon", "스푼", "숟갈", "숟가락", "T스푼"]
    case .teaspoon: ["teaspoon", "티스푼", "찻숟갈"]
    case .piece: ["ea", "pc", "마리", "알", "덩이"]
    case .clove: ["톨"]
    case .stalk: ["stick", "줄기", "뿌리"]
    case .handful: ["움큼"]
    case .can: ["tin", "통조림"]
    case .bunch: ["묶음"]
    case .head: ["포기"]
    case .leaf: ["잎"]
    case .bag: ["봉지", "sachet"]
    case .pack: ["packet", "package", "box", "상자", "박스", "갑", "곽"]
    case .bowl: ["그릇"]
    case .cup, .block, .slice, .sheet, .pinch, .bottle, .serving, .bare: []
    }
  }
}
