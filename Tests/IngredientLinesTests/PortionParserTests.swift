@testable import IngredientLines
import Ingredients
@testable import Localization
import Testing

@testable import Recipes

struct PortionParserTests {
  private func read(_ line: String) throws -> [String] { try read(line.split(separator: " ").map(String.init)) }

  private func read(_ words: [String]) throws -> [String] {
    try PortionParser(.kitchen).portions(words).map {
      ([$0.ingredient.id] + ($0.amount.map { [$0.text(in: .english)] } ?? [])).joined(separator: " ")
    }
  }

  @Test(arguments: [
    ("", []), ("milk", ["milk"]), ("milk 1 L", ["milk 1 L"]), ("milk 1L", ["milk 1 L"]), ("달걀 10", ["egg 10"]),
    ("달걀 10 개 두부 1 모", ["egg 10", "tofu 1 block"]), ("달걀 10개 두부 ½모", ["egg 10", "tofu ½ block"]),
    ("milk egg onion", ["milk", "egg", "onion"]), ("green onion 2 stalks milk", ["green_onion 2 stalks", "milk"]),
    ("milk green onion 2", ["milk", "green_onion 2"]), ("milk 2 egg", ["milk 2", "egg"]),
    ("green_onion", ["green_onion"]), ("청양고추 1 봉 우유", ["cheongyang_chili 1 bag", "milk"]),
    ("두부 반 모 달걀 두 개", ["tofu ½ block", "egg 2"]), ("마늘 세 쪽", ["garlic 3 cloves"]), ("두부 반", ["tofu ½"]),
    ("2 eggs 1 L milk tofu 1 1/2 onions", ["egg 2", "milk 1 L", "tofu", "onion 1½"]), ("1L milk", ["milk 1 L"]),
    ("milk 1/2 gallon", ["milk 1900 ml"]),
    ("garlic 3 cloves milk", ["garlic 3 cloves", "milk"]), ("egg 2-3개", ["egg 3"]), ("rice 1,000 g", ["rice 1000 g"]),
    ("milk 1 L, eggs 10, tofu", ["milk 1 L", "egg 10", "tofu"]), ("milk,eggs,2 onions", ["milk", "egg", "onion 2"]),
    ("달걀10개 두부1모", ["egg 10", "tofu 1 block"]), ("소금 약간", ["salt to taste"]),
    ("tomato 1 can tuna", ["canned_tomato 1 can", "tuna"]), ("tuna 1 can", ["canned_tuna 1 can"]),
    ("계란 한 판 우유", ["egg 30", "milk"]), ("달걀 2판", ["egg 60"]), ("메추리알 한 줄", ["quail_eggs 10"]),
    ("egg tofu", ["egg", "tofu"]), ("계란 두부", ["egg", "tofu"]), ("우유 식빵 1봉", ["milk", "sandwich_bread 1 bag"]),
    ("김치 만두", ["kimchi", "dumpling"]), ("무 1개 김치", ["daikon 1", "kimchi"]), ("rice noodles", ["rice_noodles"]),
    ("egg 2 tofu 1 block", ["egg 2", "tofu 1 block"]), ("peanut butter", ["peanut_butter"]),
    ("토마토 소스", ["tomato_sauce"]), ("peppers 2", ["bell_pepper 2"]), ("pepper", ["black_pepper"]),
    ("cheese half pack milk two bottles", ["cheese ½ pack", "milk 2 bottles"]), ("tofu half", ["tofu ½"]),
    ("eggs a dozen", ["egg 12"]), ("half fat milk", ["milk"]), ("chicken leg quarters", ["chicken_quarters"]),
    ("milk 2 eggs 1 onion", ["milk", "egg 2", "onion 1"]), ("onion 3 tomatoes", ["onion", "tomato 3"]),
    ("tofu onion 1 L milk 2 eggs 1 leek", ["tofu", "onion 1 L", "milk", "egg 2", "leek 1"]),
    ("carrots 2 onions 3 potatoes", ["carrot 2", "onion 3", "potato"]), ("eggs 12 milk", ["egg 12", "milk"]),
    ("6 eggs carrots 2", ["egg 6", "carrot 2"]), ("6 eggs milk carrots 2", ["egg 6", "milk", "carrot 2"]),
    ("비비고만두 참이슬", ["dumpling", "soju"]), ("참이슬 비비고만두", ["soju", "dumpling"]),
  ]) func reads(line: String, portions: [String]) throws { #expect(try read(line) == portions) }

  @Test(arguments: [
    (["대파 1/2대(50g)"], ["green_onion ½ stalk"]), (["green onion", "2"], ["green_onion 2"]),
    (["달걀", "10 개"], ["egg 10"]),
    (["2–3 cloves garlic, minced", "milk 1 L"], ["garlic 3 cloves", "milk 1 L"]),
    (["milk", "2 eggs", "tofu", "1"], ["milk", "egg 2", "tofu 1"]), (["two dozen eggs"], ["egg 24"]),
    (["milk 1 L, eggs 10"], ["milk 1 L", "egg 10"]), (["두부 반 모 (부침용)"], ["tofu ½ block"]),
    (["계란 한 판"], ["egg 30"]), (["butter", "2 sticks"], ["butter 226 g"]),
    (["다진 마늘 2큰술"], ["crushed_garlic 2 tbsp"]),
    (["cheese half pack"], ["cheese ½ pack"]), (["cheese half a pack"], ["cheese ½ pack"]),
    (["milk half L", "tofu quarter block"], ["milk ½ L", "tofu ¼ block"]), (["chinese five spice"], ["five_spice"]),
  ]) func aQuotedLineStandsForItself(words: [String], portions: [String]) throws {
    #expect(try read(words) == portions)
  }

  @Test(arguments: [
    (["1 cup chopped onion"], ["onion 1 cup"]), (["2 large egg whites"], ["egg 2"]),
    (["chile pepper"], ["green_chili"]),
    (["salt and pepper to taste"], ["salt to taste", "black_pepper to taste"]),
    (["감자 중간크기 2개"], ["potato 2"]), (["스팸 작은캔 1개"], ["canned_ham 1"]), (["고등어 두 마리"], ["mackerel 2"]),
    (["4 skinless, boneless chicken breast halves"], ["chicken_breast 4"]),
    (["1 rotisserie chicken, meat shredded"], ["rotisserie_chicken 1"]), (["두부 1모, 김치"], ["tofu 1 block", "kimchi"]),
    (["1 can tuna"], ["canned_tuna 1 can"]), (["1 tsp soda"], ["baking_soda 1 tsp"]),
    (["milk, eggs"], ["milk", "egg"]),
    (["1", "cup", "chopped", "onion"], ["onion 1 cup"]), (["milk", "chopped", "onion", "2"], ["milk", "onion 2"]),
    (["식초 약간, 소금 약간"], ["vinegar to taste", "salt to taste"]),
    (["간장 1큰술 설탕 1작은술 참기름 약간"], ["soy_sauce 1 tbsp", "sugar 1 tsp", "sesame_oil to taste"]),
    (["1 cup chopped onion 2 large eggs"], ["onion 1 cup", "egg 2"]),
    (["2 peppers, chopped"], ["bell_pepper 2"]), (["1 tsp pepper"], ["black_pepper 1 tsp"]),
    (["egg tofu"], ["egg_tofu"]), (["우유 식빵"], ["sandwich_bread"]), (["egg tofu 1"], ["egg_tofu 1"]),
    (["grated parmesan cheese"], ["parmesan"]), (["400 g 00 flour"], ["tipo_flour 400 g"]),
  ]) func whatAnImportUnderstandsAPersonMayType(words: [String], portions: [String]) throws {
    #expect(try read(words) == portions)
  }

  @Test(arguments: [
    ("10 eggs, 1 L milk, half an onion and 3 carrots", ["egg 10", "milk 1 L", "onion ½", "carrot 3"]),
    ("2 eggs and milk", ["egg 2", "milk"]), ("eggs, milk and butter", ["egg", "milk", "butter"]),
    ("2 cans of tuna, an avocado and half a cabbage", ["canned_tuna 2 cans", "avocado 1", "cabbage ½"]),
    ("pork and beans", ["pork_and_beans"]), ("half and half", ["half_and_half"]), ("a dozen eggs", ["egg 12"]),
    ("두부랑 콩나물", ["tofu", "bean_sprouts"]), ("달걀 10개랑 우유 1L", ["egg 10", "milk 1 L"]),
    ("사과와 배", ["apple", "pear"]), ("두부하고 김치 조금", ["tofu", "kimchi to taste"]),
  ]) func foodIsListedAsPeopleSayIt(line: String, portions: [String]) throws {
    #expect(try read(line) == portions)
    #expect(try read([line]) == portions)
  }

  @Test(arguments: [
    (["brown rice", "2", "cups", "milk"], ["brown_rice 2 cups", "milk"]),
    (["chile pepper", "2", "cans"], ["green_chili 2 cans"]), (["green onion", "두", "대"], ["green_onion 2 stalks"]),
  ]) func anAmountFollowsAQuotedName(words: [String], portions: [String]) throws {
    #expect(try read(words) == portions)
  }

  @Test(arguments: [
    (["chicken nuggets"], "chicken nuggets", "chicken_nuggets"), (["provolone"], "provolone", "provolone"),
    (["1 cup chopped onion"], "chopped onion", "onion"), (["계란", "10개"], "계란", "egg"),
    (["organic", "milk"], "organic milk", "milk"), (["콜라", "1병"], "콜라", "cola"),
    (["ground turkey"], "ground turkey", "ground_turkey"),
  ]) func namesStayWhatTheUserSaid(words: [String], name: String, id: String) throws {
    let portion = try #require(try PortionParser(.kitchen).portions(words).first)
    #expect((portion.name, portion.ingredient.id) == (name, id))
  }

  @Test(arguments: [
    (["frobnitz"], ["frobnitz"]), (["frobnitz mix", "2 bags"], ["frobnitz mix"]),
    (["frobnitz", "mix", "2"], ["frobnitz mix"]),
    (["3 bottles frobnitz"], ["frobnitz"]), (["frobnitz, gromph"], ["frobnitz", "gromph"]),
    (["frobnitz,", "gromph"], ["frobnitz", "gromph"]),
    (["외계음식 2봉지"], ["외계음식"]),
  ]) func foodWithoutAnEntryIsUnlisted(words: [String], names: [String]) throws {
    let portions = try PortionParser(.kitchen).portions(words)
    #expect(portions.map(\.name) == names)
    #expect(portions.allSatisfy { !$0.ingredient.isListed && $0.ingredient.korean == $0.name })
  }

  /// Words side by side are foods of their own, unless they are one name, a brand before it or a description.
  @Test(arguments: [
    ("nuggets cola", ["nuggets", "cola"]), ("frobnitz egg", ["frobnitz", "egg"]), ("Frobnitz milk", ["Frobnitz milk"]),
    ("milk frobnitz gromph egg", ["milk", "frobnitz gromph", "egg"]), ("organic milk egg", ["organic milk", "egg"]),
    ("egg cream frobnitz", ["egg", "cream frobnitz"]), ("frobnitz egg 2", ["frobnitz", "egg"]),
    ("서울 우유 두부", ["서울 우유", "두부"]), ("건전지 우유", ["건전지", "우유"]),
  ]) func unknownWordsAreFoodOfTheirOwn(line: String, names: [String]) throws {
    let words = line.split(separator: " ").map(String.init)
    #expect(try PortionParser(.kitchen).portions(words).map(\.name) == names)
    // A quoted name is one.
    let quoted = try PortionParser(.kitchen).portions([line])
    #expect(quoted.count == 1)
  }

  @Test(arguments: ["", " ", ",", "none", "\"", "- -"]) func aNameHasLetters(line: String) {
    #expect(throws: PortionError.self) { try read([line]) }
  }

  @Test(arguments: [
    "1/0 L milk", "milk 1/0 L", "-2 eggs", "0 eggs of hens", "1e9 kg rice", "2000000 g salt", "1/2/3 cups milk",
    "milk nan L", "inf kg rice", "rice Infinity kg", "-3 eggs",
  ])
  func aQuotedAmountMustMakeSense(line: String) { #expect(throws: PortionError.self) { try read([line]) } }

  @Test(arguments: ["milk 0", "milk -1 L", "milk +2", "milk 7up", "milk 1/0", "milk 1000001", "milk 1e3"])
  func amountsMustBeAmounts(line: String) {
    let word = String(line.split(separator: " ")[1])
    #expect(throws: PortionError.notAnAmount(word)) { try read(line) }
  }

  @Test func noNumberIsNoAmountBeforeAMeasure() throws {
    #expect(throws: PortionError.notAnAmount("nan")) { try read("milk nan L") }
    #expect(try PortionParser(.kitchen).portions(["nan", "2"]).map(\.name) == ["nan"])
  }

  @Test(arguments: ["1", "1 L", "milk 1 2", "1 egg 2"]) func anAmountNeedsAName(line: String) {
    #expect(throws: PortionError.self) { try read(line) }
    #expect(throws: PortionError.amountOfNothing("2")) { try read("milk 1 2") }
  }
}
