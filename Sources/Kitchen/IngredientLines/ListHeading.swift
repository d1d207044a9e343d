internal import Ingredients
internal import Localization

/// Lines of an ingredient list that name no ingredient: headings of groups, and equipment.
package enum ListHeading {
  /// Returns whether a line heads a group of ingredients: `Filling`, `For the topping:`, `◆ 양념`, `[A]`.
  package static func matches(_ line: String) -> Bool {
    let plain = line.trimmed(of: outer)
    guard !plain.isEmpty else { return true }
    let text = String(plain)
    if text.contains(where: \.isNumber) { return false }
    if isEnded(line) || isLetter(text) { return true }
    let words = text.lowercased()
    if names.contains(words) || isKoreanName(text) { return true }
    return openings.contains { words.hasPrefix($0) } && IngredientLineParser().line(text).amount == nil
  }

  /// Returns the text behind a label of equipment, without the colon: empty for the heading `Special equipment:`; nil for
  /// lines without such a label.
  static func equipment(labelledIn line: String) -> Substring? {
    // Most lines begin with a number or with a letter that no label has.
    guard let start = line.firstIndex(where: { !outer.contains($0) }), labelStarts.contains(line[start]) else {
      return nil
    }
    let text = line[start...]
    let words = text.prefix { !":：".contains($0) }
    guard words.count < 40, equipmentLabels.contains(String(words.trimmed(of: outer)).lowercased()) else { return nil }
    return text[words.endIndex...].trimmed(of: outer)
  }

  private static let labelStarts = Set(equipmentLabels.compactMap(\.first).flatMap { [$0] + $0.uppercased() })

  private static let equipmentLabels: Set<String> = [
    "equipment", "special equipment", "equipment needed", "equipment required", "special equipment needed",
    "kitchen equipment", "cooking equipment", "tools", "special tools", "tools needed", "kitchen tools", "utensils",
    "도구", "조리도구", "조리 도구", "준비도구", "준비 도구", "필요한 도구", "필요 도구", "사용 도구", "조리기구", "조리 기구",
  ]

  /// Returns whether a line names a tool or a wrapping, which nobody eats: `parchment paper`, `이쑤시개`.
  package static func isEquipment(_ name: String) -> Bool { tools.value(for: name) { isTool(name) } }

  private static let tools = Memo<Bool>(limit: 10_000)

  private static func isTool(_ name: String) -> Bool {
    let words = name.lowercased().split { !$0.isLetter }.map(String.init)
    let joined = words.joined(separator: " ")
    if koreanEquipment.contains(joined.filter { $0 != " " }) { return true }
    return (1...longestEquipment).contains { count in
      let last = words.suffix(count).joined(separator: " ")
      return equipment.contains(last) || last.hasSuffix("s") && equipment.contains(String(last.dropLast()))
    }
  }

  /// The most words in a name of equipment.
  private static let longestEquipment = 3

  private static let outer: Set<Character> = [
    " ", "-", "–", "—", "*", "#", "•", "·", "●", "○", "■", "□", "◆", "◇", "▶", "▷", "▣", "◎", "★", "☆", "※", "[", "]",
    "<", ">",
    "【", "】", "(", ")", ":", "：", "=", "~", "_",
  ]

  private static let emphasis: Set<Character> = [" ", "*", "_", "#"]

  /// Returns whether brackets enclose a line, or a colon ends it.
  private static func isEnded(_ line: String) -> Bool {
    let text = line.trimmed(of: emphasis)
    guard let first = text.first, let last = text.last else { return true }
    return endsWithColon(line) || ["[]", "<>", "【】"].contains("\(first)\(last)")
  }

  /// Returns whether a colon ends a line, so that it can only be a heading.
  static func endsWithColon(_ line: String) -> Bool {
    line.trimmed(of: emphasis).last.map { ":：".contains($0) } ?? false
  }

  /// Returns whether a text is a single letter, under which Japanese and Korean recipes group seasonings.
  private static func isLetter(_ text: String) -> Bool { text.count == 1 && text.first?.isASCII == true }

  private static func isKoreanName(_ text: String) -> Bool {
    guard text.isKorean else { return false }
    let letters = String(text.filter { $0 != " " })
    return koreanNames.contains(letters) || koreanEndings.contains { letters.count > $0.count && letters.hasSuffix($0) }
  }

  private static let openings = ["for the ", "for garnish", "for serving", "to serve", "to garnish", "to finish"]

  private static let names: Set<String> = [
    "ingredients", "filling", "topping", "toppings", "glaze", "crust", "dough", "batter", "sauce", "dressing",
    "marinade",
    "garnish", "garnishes", "optional", "optional ingredients", "optional toppings", "cake", "base", "crumb topping",
    "streusel", "streusel topping", "coating", "seasoning", "seasonings", "spice mix", "spice rub", "rub", "brine",
    "syrup",
    "frosting", "icing", "vinaigrette", "main ingredients", "other ingredients", "dry ingredients", "wet ingredients",
    "meatballs", "salad", "soup", "stuffing", "gravy", "assembly", "serving suggestions", "directions", "first layer",
    "second layer", "third layer", "layer", "bottom layer", "top layer", "pastry", "custard", "egg wash",
  ]

  private static let koreanNames: Set<String> = [
    "재료", "주재료", "부재료", "필수재료", "양념재료", "양념", "양념장", "소스", "소스소개", "드레싱", "고명", "육수", "반죽", "속재료", "소",
    "장식", "곁들임", "토핑", "밑간", "국물", "시럽", "선택재료", "기타", "만두소", "김치소", "무침양념", "비빔장", "기본재료", "추가재료", "옵션",
  ]

  /// The ends of headings such as `고기 양념` and `겉절이 양념장`.
  private static let koreanEndings = ["양념재료", "밑간재료", "속재료", "양념장재료", "소스재료", "육수재료", "반죽재료", "드레싱재료"]

  private static let equipment: Set<String> = [
    "parchment paper", "baking paper", "wax paper", "waxed paper", "aluminum foil", "aluminium foil", "foil",
    "tin foil",
    "toothpick", "cocktail stick", "skewer", "bamboo skewer", "wooden skewer", "popsicle stick", "lollipop stick",
    "craft stick", "cheesecloth", "kitchen twine", "kitchen string", "butcher twine", "plastic wrap", "cling film",
    "paper liner", "muffin liner", "cupcake liner", "baking cup", "paper baking cup", "thermometer", "rolling pin",
    "cookie cutter", "pastry bag", "piping bag", "baking sheet", "baking dish", "springform pan", "loaf pan",
    "mason jar",
    "canning jar", "resealable plastic bag", "oven bag", "ziploc bag", "zip top bag", "paper towel", "charcoal",
    "wooden stick", "cedar plank", "wood chip", "drinking straw", "cake board", "dutch oven", "wooden spoon", "whisk",
    "skillet", "frying pan", "saucepan", "saute pan", "roasting pan", "baking pan", "baking tray", "sheet pan",
    "cake pan",
    "square pan", "pie pan", "pie dish", "pie plate", "tart pan", "bundt pan", "muffin tin", "muffin pan", "grill pan",
    "inch pan", "casserole dish", "stockpot", "stock pot", "large pot", "mixing bowl", "food processor", "blender",
    "stand mixer", "hand mixer", "electric mixer", "rice cooker", "pressure cooker", "slow cooker", "instant pot",
    "air fryer", "wok", "colander", "strainer", "sieve", "spatula", "tongs", "ladle", "grater", "peeler",
    "cutting board",
    "knife", "pastry brush", "wire rack", "cooling rack", "measuring cup", "measuring spoon", "kitchen scale",
    "ice cream maker", "bread machine", "steamer basket", "bamboo steamer",
  ]

  private static let koreanEquipment: Set<String> = [
    "꼬치", "산적꼬치", "나무꼬치", "대나무꼬치", "이쑤시개", "랩", "호일", "쿠킹호일", "은박지", "유산지", "종이호일", "면포", "면보", "베보자기", "실",
    "무명실", "조리용실", "지퍼백", "위생백", "비닐봉지", "짤주머니", "머핀컵", "유산지컵", "김발", "온도계", "키친타월", "베주머니", "다시백", "국물주머니",
    "냄비", "프라이팬", "후라이팬", "거품기", "주걱", "뒤집개", "믹서기", "블렌더", "오븐", "에어프라이어", "전자레인지", "도마", "국자", "집게", "밀대",
    "계량컵", "계량스푼", "저울", "나무주걱", "찜기", "뚝배기",
  ]
}

/// The equipment that some recipes list among the ingredients, from its heading to the next one.
package struct EquipmentSection {
  /// Whether it has begun and not ended.
  package private(set) var isOpen = false

  /// Creates a section that has not begun.
  package init() {}

  /// Returns whether the next line of a list belongs to the equipment, be it the heading.
  ///
  /// Food with an amount ends it.
  package mutating func takes(_ line: String) -> Bool {
    if let rest = ListHeading.equipment(labelledIn: line) {
      isOpen = rest.isEmpty
      return true
    }
    guard isOpen else { return false }
    isOpen = !ListHeading.matches(line) && !Self.isFood(line)
    return isOpen
  }

  private static func isFood(_ line: String) -> Bool {
    let parsed = IngredientLineParser().line(line)
    return parsed.amount != nil && !ListHeading.isEquipment(parsed.name)
      && IngredientResolver.standard.ingredient(of: parsed) != nil
  }
}

extension IngredientLineParser {
  /// Parses the texts of an ingredient list, leaving out the equipment.
  package func lines(ofList texts: some Sequence<String>) -> [IngredientLine] {
    var equipment = EquipmentSection()
    return texts.flatMap { equipment.takes($0) ? [] : lines($0) }
  }
}
