extension IngredientTable {
  /// Eggs, milk, cream, yogurt and butter.
  static let dairyAndEggs = IngredientTable(
    .dairyAndEggs,
    """
    egg|Egg|달걀|계란, 달걀노른자, 달걀흰자, 계란노른자, 계란흰자, 노른자, 흰자, 달걀물, 계란물, 삶은 달걀, 삶은 계란, 달걀 삶은것, 계란후라이, 달걀프라이, 수란, 달걀지단, 계란지단, \
    지단, 유정란, 삶은 달걀 노른자, Egg Yolk, Egg White, Whole Egg, Egg Wash, Hard-boiled Egg, Boiled Egg, Free-range Egg, \
    Large Egg, Hard-boiled Egg Yolk||egg|fridge - 21 -|55 15 240|quail_eggs 0.8
    quail_eggs|Quail Eggs|메추리알|삶은 메추리알, 깐 메추리알, 메추리알 통조림, Boiled Quail Egg||egg|~fridge - 21 -|10 - -|egg 0.8
    egg_substitute|Egg Substitute|달걀 대체품|대체 달걀, Egg Replacer, Egg Beaters||soy|fridge - 7 -|- 15 240|egg 0.8
    milk|Milk|우유|저지방 우유, 따뜻한 우유, 무지방 우유, 흰우유, 락토프리 우유, Whole Milk, Skim Milk, Low-fat Milk, Warm Milk, Cold Milk, \
    Fat Milk, Full Cream Milk, Liquid Milk||dairy|fridge - 7 90|- 15 245|soy_milk 0.7, cream 0.5, buttermilk 0.6, \
    evaporated_milk 0.8, almond_milk 0.6
    evaporated_milk|Evaporated Milk|무가당 연유|에바밀크||dairy|pantry 365 3 -|- 16 252|milk 0.7, cream 0.7
    condensed_milk|Condensed Milk|연유|가당 연유, Sweetened Condensed Milk||dairy|pantry 365 14 -|- 19 306|sugar 0.5, \
    honey 0.4
    milk_powder|Milk Powder|분유|탈지분유, 전지분유, Powdered Milk, Dry Milk, Skim Milk Powder||dairy|~pantry 180 - -|- 8 120|\
    milk 0.6
    buttermilk|Buttermilk|버터밀크|||dairy|fridge - 7 90|- 15 245|yogurt 0.8, kefir 0.9, milk 0.6
    kefir|Kefir|케피어|케피르, 티벳버섯 요거트||dairy|fridge - 7 -|- 15 245|buttermilk 0.9, yogurt 0.8
    cream|Cream|크림|생크림, 휘핑크림, 휘핑용 생크림, 무가당 휘핑크림, 동물성 생크림, 식물성 생크림, 화이트크림, 요리용 크림, 쿠킹크림, Heavy Cream, Whipping Cream, \
    Double Cream, Heavy Whipping Cream, Cooking Cream, Fresh Cream, Whipped Cream, Dairy Cream, Thickened Cream, \
    Table Cream, Sweet Cream, Milk Cream||dairy|fridge - 10 90|- 15 240|half_and_half 0.7, milk 0.5, \
    coconut_milk 0.5, creme_fraiche 0.7
    half_and_half|Half-and-Half|하프앤하프|커피 크림, Single Cream, Light Cream, Coffee Creamer||dairy|fridge - 3 120|\
    - 15 240|cream 0.8, milk 0.7
    sour_cream|Sour Cream|사워크림|||dairy|fridge - 14 -|- 15 240|yogurt 0.8, creme_fraiche 0.9
    creme_fraiche|Crème Fraîche|크렘 프레슈|크림 프레시||dairy|fridge - 14 -|- 15 240|sour_cream 0.9, cream 0.6
    yogurt|Yogurt|요거트|요구르트, 플레인 요거트, 플레인 요구르트, 호상요구르트, 요플레, 무가당 플레인 요거트, 마시는 요구르트, Yoghurt, Plain Yogurt, \
    Natural Yogurt, Plain Yoghurt, Fat Free Yoghurt, Thick Yogurt||dairy|fridge - 7 30|100 15 245|sour_cream 0.8, \
    buttermilk 0.7, kinds 0.9
    greek_yogurt|Greek Yogurt|그릭요거트|꾸덕한 요거트, Strained Yogurt, Greek Yoghurt, Plain Greek Yogurt, Skyr, Quark|yogurt||\
    ||
    butter|Butter|버터|무염버터, 가염버터, 녹인 버터, 저염버터, 녹인 무염 버터, 발효버터, 마늘버터, Unsalted Butter, Salted Butter, Melted Butter, \
    Cold Butter, Sweet Butter, Stick of Butter, Whipped Butter||dairy|fridge - 30 180|- 14 227|margarine 0.9, \
    ghee 0.8, olive_oil 0.5, cooking_oil 0.5
    margarine|Margarine|마가린|식물성 버터, Vegan Butter||dairy|fridge - 120 365|- 14 227|butter 0.9, shortening 0.7
    ghee|Ghee|기버터|정제버터, Clarified Butter||dairy|~pantry 180 365 -|- 13 205|butter 0.9, cooking_oil 0.5
    whey|Whey|유청|웨이, Whey Powder||dairy|~fridge - 7 90|- 15 245|milk 0.4
    """)
}
