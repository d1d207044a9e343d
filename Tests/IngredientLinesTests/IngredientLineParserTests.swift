@testable import IngredientLines
@testable import Random
import Testing

@testable import Recipes

struct IngredientLineParserTests {
  private let parser = IngredientLineParser()

  struct Example: CustomTestStringConvertible, Sendable {
    let text: String
    let line: IngredientLine
    var testDescription: String { text }

    init(_ text: String, _ name: String, _ amount: Amount?, note: String? = nil, isOptional: Bool = false) {
      self.text = text
      line = IngredientLine(name: name, amount: amount, note: note, isOptional: isOptional)
    }
  }

  @Test(arguments: [
    Example("대파 1/2대(50g)", "대파", Amount(0.5, .stalk), note: "50g"),
    Example("소금 약간", "소금", .toTaste),
    Example("소금약간", "소금", .toTaste),
    Example("식용 꽃(약간)", "식용 꽃", .toTaste),
    Example("굵은파 1과1/2큰술", "굵은파", Amount(1.5, .tablespoon)),
    Example("물 2½컵", "물", Amount(2.5, .cup)),
    Example("물 1,000ml", "물", Amount(1000, .milliliter)),
    Example("양파 반 개", "양파", Amount(0.5, .piece)),
    Example("두부 반모", "두부", Amount(0.5, .block)),
    Example("마늘 두세 쪽", "마늘", Amount(3, .clove)),
    Example("간장 1큰술반", "간장", Amount(1.5, .tablespoon)),
    Example("간장 1큰술 반", "간장", Amount(1.5, .tablespoon)),
    Example("김 2~3장", "김", Amount(3, .sheet), note: "2~3장"),
    Example("깻잎 2장~3장", "깻잎", Amount(3, .sheet), note: "2장~3장"),
    Example("돼지고기 200g정도", "돼지고기", Amount(200, .gram)),
    Example("소면 약 160g", "소면", Amount(160, .gram)),
    Example("설탕 각 10g씩", "설탕", Amount(10, .gram)),
    Example("단호박 작은거1개", "단호박 작은거", Amount(1, .piece)),
    Example("다시마 5×5cm 1장", "다시마", Amount(1, .sheet), note: "5x5cm 1장"),
    Example("대파 10cm", "대파", nil, note: "10cm"),
    Example("달걀(2개)", "달걀", Amount(2, .piece)),
    Example("5곡밥 1공기", "5곡밥", Amount(1, .bowl)),
    Example("100% 오렌지주스 1컵", "100% 오렌지주스", Amount(1, .cup)),
    Example("꿀 3바퀴", "꿀", Amount(3, .bare), note: "3바퀴"),
    Example("반큰술 설탕", "설탕", Amount(0.5, .tablespoon)),
    Example("쇠고기 1근", "쇠고기", Amount(600, .gram)),
    Example("[양념장] 고추장 1T", "고추장", Amount(1, .tablespoon), note: "양념장"),
    Example("버터 20㎖(선택)", "버터", Amount(20, .milliliter), isOptional: true),
    Example("삼겹살 2인분", "삼겹살", Amount(2, .serving)),
    Example("밀가루 ２컵", "밀가루", Amount(2, .cup)),
    Example("두부 반 모", "두부", Amount(0.5, .block)),
    Example("당근 4분의 1개", "당근", Amount(0.25, .piece)),
    Example("간장 2 큰 술", "간장", Amount(2, .tablespoon)),
    Example("설탕 큰술 2", "설탕", Amount(2, .tablespoon)),
    Example("물 종이컵으로 2컵", "물", Amount(2, .cup)),
    Example("고춧가루 밥숟가락으로 두 숟갈", "고춧가루", Amount(2, .tablespoon)),
    Example("다시마 사방 5cm 2장", "다시마", Amount(2, .sheet), note: "사방 5cm 2장"),
    Example("후추 톡톡", "후추", .toTaste),
  ])
  func readsKorean(example: Example) { #expect(parser.line(example.text) == example.line) }

  @Test(arguments: [
    Example("계란 두 개", "계란", Amount(2, .piece)),
    Example("감자 서너 개", "감자", Amount(4, .piece)),
    Example("감자 두 세 개", "감자", Amount(3, .piece)),
    Example("마늘 너댓 쪽", "마늘", Amount(5, .clove)),
    Example("대추 예닐곱 알", "대추", Amount(7, .piece)),
    Example("두어 개의 감자", "감자", Amount(2, .piece)),
    Example("계란 열두 개", "계란", Amount(12, .piece)),
    Example("계란 스무개", "계란", Amount(20, .piece)),
    Example("김 석 장", "김", Amount(3, .sheet)),
    Example("물 한 컵 반", "물", Amount(1.5, .cup)),
    Example("고기 한근반", "고기", Amount(900, .gram)),
    Example("양파 반쪽", "양파", Amount(0.5, .bare)),
    Example("감자 하나", "감자", Amount(1, .bare)),
    Example("참기름 한 바퀴", "참기름", Amount(1, .bare), note: "한 바퀴"),
    Example("계란 한 판", "계란", Amount(30, .piece), note: "한 판"),
    Example("계란 2~3판", "계란", Amount(90, .piece), note: "2~3판"),
    Example("달걀 2줄", "달걀", Amount(20, .piece), note: "2줄"),
    Example("피자 한 판", "피자", Amount(1, .piece)),
    Example("김밥 두 줄", "김밥", Amount(2, .piece)),
    Example("고등어 한 손", "고등어", Amount(2, .piece)),
    Example("김 한 톳", "김", Amount(100, .sheet)),
    Example("열무 반 단", "열무", Amount(0.5, .bunch)),
    Example("한우 200g", "한우", Amount(200, .gram)),
    Example("네모난 어묵", "네모난 어묵", nil),
    Example("석이버섯", "석이버섯", nil),
  ])
  func readsKoreanNumerals(example: Example) { #expect(parser.line(example.text) == example.line) }

  @Test(arguments: [
    Example("1 stick butter, softened", "butter", Amount(113, .gram), note: "softened, 1 stick"),
    Example("2 sticks of unsalted butter", "unsalted butter", Amount(226, .gram), note: "2 sticks"),
    Example("1 stick celery", "celery", Amount(1, .stalk)),
    Example("2–3 cloves garlic, minced", "garlic", Amount(3, .clove), note: "2–3 cloves, minced"),
    Example("3 garlic cloves", "garlic", Amount(3, .clove)),
    Example("4 cloves", "cloves", Amount(4, .bare)),
    Example("1 1/2 cups (200 g) flour", "flour", Amount(1.5, .cup), note: "200 g"),
    Example("1-1/2 cups sugar", "sugar", Amount(1.5, .cup)),
    Example("½ tsp salt", "salt", Amount(0.5, .teaspoon)),
    Example("1 T butter", "butter", Amount(1, .tablespoon)),
    Example("1t salt", "salt", Amount(1, .teaspoon)),
    Example("3 tbsp. soy sauce", "soy sauce", Amount(3, .tablespoon)),
    Example("~150g (1/3 lb) bacon cubes", "bacon cubes", Amount(150, .gram), note: "1/3 lb"),
    Example("1 pound (500g) spaghetti", "spaghetti", Amount(500, .gram)),
    Example("2 lbs onions", "onions", Amount(910, .gram)),
    Example("6 oz cream cheese", "cream cheese", Amount(170, .gram)),
    Example("1 pint milk", "milk", Amount(475, .milliliter)),
    Example("2 fl. oz. rum", "rum", Amount(60, .milliliter)),
    Example("1 - 2L (1/4 - 1/2 gal) milk", "milk", Amount(2, .liter), note: "1 - 2L, 1/4 - 1/2 gal"),
    Example("a pinch of salt", "salt", Amount(1, .pinch)),
    Example("Handful of chopped parsley", "chopped parsley", Amount(1, .handful)),
    Example("a few saffron threads", "saffron threads", .toTaste, note: "a few"),
    Example("Salt and pepper to taste", "Salt and pepper", .toTaste),
    Example("Salt, to taste", "Salt", .toTaste),
    Example("Oil for frying", "Oil", nil, note: "for frying"),
    Example("Garlic powder (optional)", "Garlic powder", nil, isOptional: true),
    Example("A quarter of a pound of sugar.", "sugar", Amount(115, .gram)),
    Example("half a cup milk", "milk", Amount(0.5, .cup)),
    Example("A pint and a half of flour", "flour", Amount(710, .milliliter)),
    Example("a dozen eggs", "eggs", Amount(12, .bare)),
    Example("half a dozen eggs", "eggs", Amount(6, .bare)),
    Example("A table-spoonful of salt", "salt", Amount(1, .tablespoon)),
    Example("2 x 400g cans tomatoes", "tomatoes", Amount(2, .can), note: "2 x 400g cans"),
    Example("1 (14 oz) can tomatoes", "tomatoes", Amount(1, .can), note: "14 oz"),
    Example("1 15-ounce can beans", "beans", Amount(1, .can), note: "1 15-ounce can"),
    Example("1 8oz cream cheese", "cream cheese", Amount(225, .gram)),
    Example("12 oz. can tomato paste", "tomato paste", Amount(340, .gram), note: "12 oz. can"),
    Example("2-inch piece ginger, grated", "ginger", Amount(1, .piece), note: "2-inch piece, grated"),
    Example("Juice of 1 lemon", "lemon", Amount(1, .bare), note: "Juice"),
    Example("1 cup + 2 tbsp flour", "flour", Amount(1.125, .cup), note: "1 cup + 2 tbsp"),
    Example("1/2 cup, 120 milliliters of water", "water", Amount(0.5, .cup), note: "1/2 cup, 120 milliliters"),
    Example("500g or 1lb of chicken breast", "chicken breast", Amount(500, .gram), note: "500g or 1lb"),
    Example("400 g 00 flour", "00 flour", Amount(400, .gram)),
    Example("Butter - 100 g", "Butter", Amount(100, .gram)),
    Example("flour: 2 cups", "flour", Amount(2, .cup)),
    Example("yoghurt (optional, to serve)", "yoghurt", nil, note: "optional, to serve", isOptional: true),
    Example("• 2 eggs, beaten", "eggs", Amount(2, .bare), note: "beaten"),
    Example("7up 1 can", "7up", Amount(1, .can)),
    Example("2 [chicken breasts](/pan-seared)", "chicken breasts", Amount(2, .bare)),
    Example("**2 kg** of *pork*", "pork", Amount(2, .kilogram)),
    Example("Onions (4g per sausage)", "Onions", nil, note: "4g per sausage"),
    Example("all-purpose flour", "all-purpose flour", nil),
  ])
  func readsEnglish(example: Example) { #expect(parser.line(example.text) == example.line) }

  @Test(arguments: [
    ("굵은파", "1/2뿌리", 0.5, AmountUnit.root), ("고등어", "2마리", 2, .whole), ("청고추", "1", 1, .bare), ("생강", "1쪽", 1, .clove),
  ])
  func readsAnAmountFromAColumnOfItsOwn(name: String, amount: String, value: Double, unit: AmountUnit) {
    #expect(parser.line(name: name, amount: amount) == IngredientLine(name: name, amount: Amount(value, unit)))
  }

  @Test func keepsTheNoteOfAnAmountColumn() {
    #expect(
      parser.line(name: "[육수] 무(중)", amount: "소1/2개")
        == IngredientLine(name: "무", amount: Amount(0.5, .piece), note: "소, 육수, 중"))
    #expect(parser.line(name: "소스", amount: "레시피참조") == IngredientLine(name: "소스", note: "레시피참조"))
    #expect(
      parser.line(name: "계란", amount: "한 판") == IngredientLine(name: "계란", amount: Amount(30, .piece), note: "한 판"))
    #expect(parser.line(name: "두부 100g", amount: " ") == IngredientLine(name: "두부", amount: Amount(100, .gram)))
  }

  @Test func decomposedKoreanReadsTheSame() {
    let decomposed = "\u{1103}\u{1162}\u{1111}\u{1161} 1\u{110F}\u{1173}\u{11AB}\u{1109}\u{116E}\u{11AF}"
    #expect(parser.line(decomposed) == IngredientLine(name: "대파", amount: Amount(1, .tablespoon)))
  }

  @Test(arguments: ["", " ", "()", "200 g", "1/0 cup", "999999999999999999 g salt", "((((", "1/", "-", "½", "a", "of"])
  func anyTextIsALine(text: String) {
    let line = parser.line(text)
    #expect(line.amount?.value.map { $0 > 0 && $0 <= 1e6 } ?? true)
    #expect(line.name.allSatisfy { text.contains($0) })
  }

  @Test func anyMixtureOfTokensIsParsed() {
    let pieces = [
      "1", "½", "1/2", "-", "–", "~", "반", "한", "컵", "큰술", "cups", "of", "a", "half", "and", "plus", "+", "x", "*", "(",
      ")", "[", "]", ",", ".", " ", "%", "양파", "onion", "약간", "to taste", "dozen", "fl", "oz", "inch", "or", "for",
      "\u{301}",
    ]
    var numbers = SplitMix64(seed: 7)
    for _ in 0..<5000 {
      let count = numbers.next(below: 12)
      let text = (0..<count).map { _ in pieces[numbers.next(below: pieces.count)] }.joined(separator: " ")
      let line = parser.line(text)
      if let value = line.amount?.value { #expect(value > 0 && value <= 1e6, "\(text)") }
      if let value = parser.line(name: text, amount: text).amount?.value {
        #expect(value > 0 && value <= 1e6, "\(text)")
      }
    }
  }
}
