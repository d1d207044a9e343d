internal import Ingredients
internal import Localization

/// Things that a shopping list has beside food: batteries, kitchen paper, 건전지.
package enum HouseholdGoods {
  /// Returns whether a name is that of something that nobody eats.
  package static func hold(_ name: String) -> Bool {
    if ListHeading.isEquipment(name) { return true }
    if name.isKorean {
      let letters = name.filter { !$0.isWhitespace }
      return korean.contains(where: letters.hasSuffix)
    }
    let words = name.split { !$0.isLetter }.map(String.init)
    return (1...2).contains { english.contains(NameKey(words.suffix($0).joined(separator: " "))) }
  }

  /// The last word or two of their English names.
  private static let english = Set(
    [
      "battery", "light bulb", "bulb", "candle", "match", "lighter", "kitchen paper", "kitchen roll", "paper towel",
      "toilet paper", "toilet roll", "tissue", "napkin", "serviette", "wet wipe", "wipe", "bin bag", "bin liner",
      "trash bag", "garbage bag", "freezer bag", "plastic bag", "sandwich bag", "detergent", "washing powder",
      "fabric softener", "softener", "bleach", "dish soap", "hand soap", "soap", "washing-up liquid", "cleaner",
      "sponge", "scourer", "rubber glove", "glove", "mop", "broom", "shampoo", "conditioner", "shower gel",
      "toothpaste",
      "toothbrush", "dental floss", "mouthwash", "deodorant", "razor", "razor blade", "shaving foam", "sunscreen",
      "lotion", "cotton bud", "plaster", "band aid", "nappy", "diaper", "sanitary pad", "tampon", "cat litter",
      "cat food", "dog food", "pet food", "paper plate", "paper cup", "notebook", "envelope", "stamp", "pen", "pencil",
      "tape", "glue", "flower", "aspirin", "painkiller", "vitamin tablet", "medicine",
    ].map { NameKey($0) })

  /// The ends of their Korean names.
  private static let korean = [
    "건전지", "배터리", "전구", "양초", "성냥", "라이터", "휴지", "화장지", "티슈", "키친타월", "키친타올", "냅킨", "봉투", "비닐봉지", "지퍼백", "호일",
    "세제", "유연제", "표백제", "락스", "비누", "수세미", "고무장갑", "장갑", "행주", "걸레", "샴푸", "린스", "바디워시", "치약", "칫솔", "치실", "가글",
    "면도기", "면도날", "선크림", "로션", "면봉", "반창고", "밴드", "기저귀", "생리대", "사료", "고양이모래", "종이컵", "종이접시", "공책", "볼펜", "연필",
    "테이프", "접착제", "진통제", "감기약", "소화제",
  ]
}
