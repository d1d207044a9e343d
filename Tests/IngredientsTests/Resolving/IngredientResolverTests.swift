import Ingredients
import Testing

/// Wordings as cooks write them in recipes, without their amounts.
struct IngredientResolverTests {
  private static let resolver = IngredientResolver()

  private func id(_ wording: String) -> String? { Self.resolver.ingredient(in: wording)?.id }

  @Test(arguments: koreanWordings) func readsKorean(wording: String, expected: String) {
    #expect(id(wording) == expected, "\(wording)")
  }

  @Test(arguments: englishWordings) func readsEnglish(wording: String, expected: String) {
    #expect(id(wording) == expected, "\(wording)")
  }

  @Test(arguments: [
    "", " ", "-", "()", "[ ]", ",,,", "unobtainium", "thermometer", "baking paper", "꼬치", "건전지", "랩", "무명실", "재료", "다진",
    "fresh",
    "large", "2", "①", "3 cups",
  ])
  func doesNotInvent(wording: String) { #expect(id(wording) == nil) }

  /// An alternative does not change what is meant, and a name with "and" in it is no list.
  @Test(arguments: [
    ("half-and-half or whole milk", "half_and_half"), ("whole milk or half and half", "milk"),
    ("half and half or cream", "half_and_half"), ("butter or margarine", "butter"),
  ]) func theFirstAlternativeCounts(wording: String, expected: String) { #expect(id(wording) == expected) }

  /// What a food is for, in and what state it is may stand behind it.
  @Test(arguments: [
    ("소고기 잡채용", "beef"), ("고등어 구이용", "mackerel"), ("병아리콩캔", "chickpeas"),
    ("sardines in tomato sauce", "canned_sardine"),
    ("tuna in spring water", "canned_tuna"), ("milk going off", "milk"),
    ("salad leaves past their best", "salad_greens"),
    ("rolls", "dinner_roll"), ("pork sausages", "sausage"),
  ]) func readsWhatStandsBehind(wording: String, expected: String) { #expect(id(wording) == expected, "\(wording)") }

  /// Brands of several words are dropped, with and without apostrophes, and leave no doubt about the name.
  @Test(arguments: [
    ("Uncle Ben's rice", "rice"), ("Uncle Bens rice", "rice"), ("Old El Paso salsa", "salsa"),
    ("Green Giant corn", "corn"), ("Trader Joe’s chopped onion", "onion"), ("canned bean sprouts", "bean_sprouts"),
  ]) func brandsDoNotCount(wording: String, expected: String) {
    #expect(id(wording) == expected)
    #expect(Self.resolver.isCertain(wording))
  }

  /// A product of an ingredient is not the ingredient.
  @Test(arguments: ["carrot cake", "turkey bacon", "garlic bread", "lemon sorbet powder", "onion jam"])
  func doesNotLeaveOutAnotherIngredient(wording: String) {
    #expect(!["carrot", "bacon", "bread", "garlic", "lemon", "onion", "cake"].contains(id(wording)))
  }

  @Test func everyNameOfEveryIngredientIsItself() {
    for ingredient in IngredientKnowledge.standard.ingredients {
      for name in ingredient.names { #expect(id(name) == ingredient.id, "\(name)") }
    }
  }

  @Test(arguments: [
    String(repeating: "냉동", count: 60), String(repeating: "다진 ", count: 50), String(repeating: "or ", count: 120),
    String(repeating: "(", count: 399), String(repeating: "a/", count: 199), String(repeating: "양파 ", count: 500),
  ])
  func terminatesOnAnyText(wording: String) { #expect(id(wording) == nil) }
}

private let koreanWordings = [
  ("다진 대파", "green_onion"), ("굵은파", "green_onion"), ("송송 썬 대파", "green_onion"), ("육수용 대파", "green_onion"),
  ("대파 다진것", "green_onion"), ("다진쪽파", "small_green_onion"), ("실파송송썬것", "small_green_onion"),
  ("다진마늘", "crushed_garlic"), ("양념 다진 마늘", "crushed_garlic"), ("마늘다진것", "garlic"), ("저민마늘", "garlic"),
  ("통마늘", "garlic"), ("다진 생강", "ginger"), ("생강즙", "ginger"), ("채 썬 양파", "onion"), ("양파다진것", "onion"),
  ("레드어니언", "red_onion"), ("쇠고기", "beef"), ("채썬쇠고기", "beef"), ("얇게 썬 쇠고기", "beef"), ("다진 쇠고기", "ground_beef"),
  ("쇠고기(안심 또는 등심)", "beef"), ("쇠고기 등심", "beef_sirloin"), ("소고기 양지", "beef_brisket"), ("차돌박이", "beef_brisket_slices"),
  ("다짐육(돼지고기)", "ground_meat"), ("소 다진 쇠고기", "ground_beef"), ("완자 다진 돼지고기", "ground_pork"),
  ("대패삼겹살", "thin_pork_belly"), ("돼지목살", "pork_shoulder"), ("돼지등갈비", "baby_back_ribs"), ("닭", "chicken"),
  ("토막 낸 닭", "chicken"), ("재료 닭가슴살", "chicken_breast"), ("닭봉", "chicken_wing"), ("훈제 오리", "smoked_duck"),
  ("계란", "egg"), ("달걀노른자", "egg"), ("주재료 > 달걀흰자", "egg"), ("삶은 메추리알", "quail_eggs"), ("저지방우유", "milk"),
  ("녹인 무염 버터", "butter"), ("생크림", "cream"), ("플레인 요구르트", "yogurt"), ("파마산치즈가루", "parmesan"),
  ("슈레드 치즈(모짜렐라치즈)", "shredded_cheese"), ("두부작은것", "tofu"), ("연두부", "soft_tofu"), ("순두부", "soft_tofu"),
  ("불린 당면", "glass_noodles"), ("메밀국수", "buckwheat_noodles"), ("스파게티면", "spaghetti"), ("떡국떡", "tteokguk_tteok"),
  ("불린쌀", "rice"), ("멥쌀", "rice"), ("찬밥", "cooked_rice"), ("현미", "brown_rice"), ("불린 찹쌀", "glutinous_rice"),
  ("후춧가루(약간)", "black_pepper"), ("흰후추", "white_pepper"), ("통후추부순것", "black_peppercorns"), ("소금적당량", "salt"),
  ("[절임용 소금물] 소금", "salt"), ("소금①", "salt"), ("굵은소금", "coarse_salt"), ("고운 고춧가루", "gochugaru"),
  ("고추가루", "gochugaru"), ("설탕기호에따라", "sugar"), ("머스터드소스 설탕", "sugar"), ("황설탕", "brown_sugar"),
  ("저염 간장", "soy_sauce"), ("조림양념 저염간장", "soy_sauce"), ("국간장", "soup_soy_sauce"), ("청장", "soup_soy_sauce"),
  ("까나리액젓", "fish_sauce"), ("왜된장", "miso"), ("청정원굴소스", "oyster_sauce"), ("[초고추장] 고추장", "gochujang"),
  ("미림", "mirin"), ("정종", "rice_wine"), ("화이트와인", "white_wine"), ("참빛고운포도씨유", "cooking_oil"),
  ("튀김기름", "cooking_oil"), ("올리브오일", "olive_oil"), ("깨소금", "sesame_salt"), ("검정깨", "black_sesame"),
  ("물전분", "starch"), ("녹말가루", "starch"), ("강력 밀가루", "bread_flour"), ("튀김가루", "frying_mix"), ("올리고당", "oligo_syrup"),
  ("매실액", "plum_syrup"), ("표고버섯마른것", "shiitake"), ("말린 표고버섯", "dried_shiitake"), ("양송이", "mushroom"),
  ("애느타리버섯", "oyster_mushroom"), ("새송이", "king_oyster_mushroom"), ("백일송이", "beech_mushroom"),
  ("청피망", "green_bell_pepper"), ("붉은 파프리카", "red_bell_pepper"), ("홍고추다진것", "red_chili"), ("붉은 고추", "red_chili"),
  ("송송 썬 청양고추", "cheongyang_chili"), ("돼지호박갈은것", "zucchini"), ("미니 단호박", "kabocha"), ("숙주나물", "mung_bean_sprouts"),
  ("배추잎", "napa_cabbage"), ("적채", "red_cabbage"), ("영양부추", "thin_chives"), ("무청시래기 불린 것", "dried_radish_greens"),
  ("삶은 자색고구마", "cooked_sweet_potato"), ("방울토마토", "cherry_tomato"), ("홀토마토", "canned_tomato"), ("레몬주스", "lemon_juice"),
  ("국물용 멸치", "dried_anchovy"), ("다시마 사방", "dried_kelp"), ("불린미역", "seaweed"), ("김밥용 김", "laver"),
  ("바지락살", "clam_meat"), ("칵테일새우", "shrimp"), ("새우살다진것", "shrimp"), ("재료 오징어 몸통", "squid"), ("쭈꾸미", "webfoot_octopus"),
  ("동태포", "pollack"), ("캔참치", "canned_tuna"), ("게맛살", "crab_stick"), ("멸치 다시마 육수", "anchovy_stock"),
  ("부추 또는 실파", "garlic_chives"), ("홍피망, 청피망 각각", "red_bell_pepper"), ("소스 레몬즙", "lemon_juice"),
]

private let englishWordings = [
  ("cinammon", "cinnamon"), ("ripe avacado", "avocado"), ("half & half", "half_and_half"), ("jeera", "cumin"),
  ("Jell-O instant vanilla pudding mix", "vanilla_pudding"), ("blue cheese crumbles", "blue_cheese"),
  ("romano beans", "green_beans"), ("ginger-garlic paste", "ginger_garlic_paste"),
  ("bacon cubes", "bacon"), ("large onions, sliced", "onion"), ("onions (medium size)", "onion"),
  ("Onion diced", "onion"),
  ("small yellow onions", "onion"), ("half a red onion", "red_onion"), ("cloves of garlic", "garlic"),
  ("Garlic cloves minced", "garlic"), ("Crushed Garlic", "crushed_garlic"), ("freshly grated ginger", "ginger"),
  ("scallions, white part only", "green_onion"), ("finely sliced green onions", "green_onion"), ("leeks", "leek"),
  ("medium-sized carrots", "carrot"), ("celery ribs", "celery"), ("potatoes (firm/waxy)", "potato"),
  ("peeled and sliced waxy potatoes", "potato"), ("aubergines", "eggplant"), ("courgette", "zucchini"),
  ("baby spinach leaves", "spinach"), ("head of romaine lettuce", "romaine"),
  ("cherry tomatoes, halved", "cherry_tomato"),
  ("can of diced tomatoes", "canned_tomato"), ("San Marzano plum tomatoes", "tomato"), ("tomato purée", "tomato_paste"),
  ("red bell pepper", "red_bell_pepper"), ("bell peppers", "bell_pepper"), ("sweet paprika", "paprika_powder"),
  ("Paprika", "paprika_powder"), ("jalapeño peppers", "jalapeno"), ("chilli flakes", "chili_flakes"),
  ("button or crimini mushrooms", "mushroom"), ("dried shiitake mushrooms", "dried_shiitake"),
  ("A bunch of fresh parsley", "parsley"), ("fresh basil leaves", "basil"), ("sprigs of thyme", "thyme"),
  ("bay leaves", "bay_leaf"), ("coriander leaves / cilantro", "cilantro"), ("ground coriander", "coriander_seeds"),
  ("salt and pepper to taste", "salt"), ("Pinch of season salt", "seasoned_salt"),
  ("freshly ground black pepper", "black_pepper"),
  ("all-purpose flour", "flour"), ("sifted self-raising flour", "self_raising_flour"), ("corn starch", "corn_starch"),
  ("unsalted butter, melted", "butter"), ("a stick of butter", "butter"), ("whole milk", "milk"), ("egg yolks", "egg"),
  ("hard-boiled eggs", "boiled_eggs"), ("sour cream", "sour_cream"), ("heavy whipping cream", "cream"),
  ("cream cheese", "cream_cheese"),
  ("medium soft cheese. Appenzeller works best", "cheese"), ("grated Parmesan cheese", "parmesan"),
  ("feta, crumbled", "feta"), ("extra virgin olive oil", "olive_oil"), ("Kikkoman soy sauce", "soy_sauce"),
  ("chicken or beef broth", "chicken_stock"), ("beef stock cube", "beef_bouillon"),
  ("boneless skinless chicken thighs", "chicken_thigh"),
  ("lean ground beef", "ground_beef"), ("beef mince", "ground_beef"), ("stewing beef, cubed", "beef_shank"),
  ("spaghetti (or similarly shaped pasta)", "spaghetti"), ("penne rigate", "penne"),
  ("long grain white rice", "rice"),
  ("cooked white rice", "cooked_rice"), ("loaf of ciabatta bread", "ciabatta"), ("panko breadcrumbs", "panko"),
  ("rolled oats", "oats"), ("can chickpeas, drained", "chickpeas"), ("kidney beans", "kidney_beans"),
  ("slivered almonds", "almonds"),
  ("almond flour", "almond_flour"), ("sesame seeds as a garnish", "sesame_seeds"), ("juice of 1 lemon", "lemon"),
  ("lemon juice from half a lemon", "lemon_juice"), ("zest of 1 orange", "orange"), ("ripe bananas, mashed", "banana"),
  ("frozen blueberries", "frozen_blueberry"), ("caster sugar", "sugar"),
  ("powdered sugar for dusting", "powdered_sugar"),
  ("firmly packed brown sugar", "brown_sugar"), ("vanilla extract", "vanilla"), ("active dry yeast", "yeast"),
  ("white wine vinegar", "white_wine_vinegar"), ("apple cider vinegar", "cider_vinegar"),
  ("Worcestershire sauce", "worcestershire_sauce"),
  ("warm water", "water"), ("a jar of apple sauce", "applesauce"), ("salmon fillets, skin removed", "salmon"),
  ("anchovies in oil", "anchovy_fillets"), ("canned tuna, drained", "canned_tuna"),
  ("large shrimp, peeled and deveined", "shrimp"),
  ("Philadelphia cream cheese", "cream_cheese"), ("cornstarch slurry", "corn_starch"), ("manchego cheese", "manchego"),
  ("butter-flavored shortening", "shortening"), ("poblano chile peppers", "poblano"),
  ("Eagle Brand milk", "condensed_milk"),
  ("celtuce, peeled and sliced", "celtuce"), ("individually wrapped caramels", "caramels"),
  ("green chiles", "canned_green_chilies"),
]
