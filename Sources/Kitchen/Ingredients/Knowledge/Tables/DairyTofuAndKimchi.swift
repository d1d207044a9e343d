/// The chilled shelves: dairy products and eggs, tofu, kimchi.
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

  /// Cheese and ice cream.
  static let cheese = IngredientTable(
    .dairyAndEggs,
    """
    cheese|Cheese|치즈|슬라이스 치즈, 치즈 슬라이스, 치즈가루, 가루 치즈, 저염치즈, 어린이치즈, 아기치즈, 무염 치즈, 피자치즈, 스트링치즈, 슈레드 치즈, 생치즈, 유기농 아기치즈, \
    치즈스틱, Sliced Cheese, Shredded Cheese, Grated Cheese, American Cheese, Melting Cheese, Medium Soft Cheese, \
    Mexican Cheese Blend, Processed Cheese||dairy|fridge - 21 -|20/slice/sheet 7 110|kinds 0.7
    cheddar|Cheddar|체다 치즈|체더치즈, 슬라이스 체더치즈, 체다 슬라이스, 체다슬라이스치즈, Cheddar Cheese, Sharp Cheddar, Strong Cheddar Cheese|\
    cheese||fridge - 21 180||
    parmesan|Parmesan|파르메산 치즈|파마산치즈, 파마산치즈가루, 파르마산치즈, 파르메산 치즈가루, 파마산가루, 그라나 파다노, 그라나파다노 치즈, 그라나 빠다노, 간 파르메산치즈, \
    파르미지아노 레지아노, 파마산치즈치즈, Parmesan Cheese, Parmigiano, Parmigiano Cheese, Parmigiano-Reggiano, Grana Padano, \
    Grated Parmesan|cheese||fridge - 180 -|- 5 100|pecorino 0.9
    pecorino|Pecorino|페코리노|페코리노 로마노, Pecorino Romano, Pecorino Romano Cheese, Romano Cheese|cheese||fridge - 180 -|\
    - 5 100|parmesan 0.9
    gruyere|Gruyère Cheese|그뤼예르 치즈|그뤼에르 치즈, 그뤼에르, Appenzeller, Raclette, Fontina, Comté|cheese||fridge - 21 180||\
    emmental 0.9
    emmental|Emmental|에멘탈 치즈|에멘탈 치즈가루, 에벤탈치즈, 스위스 치즈, Emmental Cheese, Emmentaler, Swiss Cheese, Emental Cheese|\
    cheese||fridge - 21 180||gruyere 0.9
    gouda|Gouda|고다 치즈|에담 치즈, 하우다 치즈, Gouda Cheese, Edam, Edam Cheese, Edamer Cheese, Tilsitter Cheese, Provolone, \
    Provolone Cheese, Scamorza, Scamorza Cheese, Monterey Jack, Jack Cheese, Pepper Jack|cheese||fridge - 21 180||\
    cheddar 0.8
    feta|Feta|페타 치즈|페타, Feta Cheese, Block of Feta|cheese||fridge - 7 -|- 9 150|goat_cheese 0.7
    goat_cheese|Goat Cheese|염소 치즈|셰브르, 고트 치즈, Chèvre|cheese||fridge - 7 180||feta 0.7, cream_cheese 0.6
    blue_cheese|Blue Cheese|블루치즈|고르곤졸라, 고르곤졸라 치즈, Gorgonzola, Stilton, Roquefort|cheese||fridge - 7 180||
    camembert|Camembert|까망베르 치즈|카망베르 치즈, 까망베르, 브리치즈, Brie, Brie Cheese|cheese||fridge - 7 180||
    halloumi|Halloumi|할루미 치즈|구워먹는 치즈, 할로미치즈, 파니르, Paneer, Queso Fresco|cheese||~fridge - 14 -||
    mozzarella|Mozzarella|모짜렐라|모차렐라, 모짜렐라 치즈, 모차렐라 치즈, 생모짜렐라치즈, 슈레드 모차렐라치즈, 생모차렐라, 부라타 치즈, 보코치니, Mozzarella Cheese, \
    Shredded Mozzarella, Fresh Mozzarella, Mozzarella Ball, Burrata, Dry Mozzarella Cheese|cheese||fridge - 30 90|\
    120 7 112|cheddar 0.6
    cream_cheese|Cream Cheese|크림치즈|필라델피아 크림치즈, Creme Cheese, Philadelphia, Soft Cheese||dairy|fridge - 14 -|- 15 230|\
    mascarpone 0.8, ricotta 0.6, sour_cream 0.4
    mascarpone|Mascarpone|마스카포네 치즈|마스카르포네치즈, 마스카포네, Mascarpone Cheese||dairy|fridge - 14 -|- 15 230|\
    cream_cheese 0.8, cream 0.5
    ricotta|Ricotta|리코타 치즈|리코타, 코티지 치즈, Ricotta Cheese, Cottage Cheese||dairy|fridge - 14 -|- 15 246|\
    cream_cheese 0.6, greek_yogurt 0.4, tofu 0.4
    ice_cream|Ice Cream|아이스크림|바닐라 아이스크림, 샤베트, Vanilla Ice Cream, Sorbet, Gelato||dairy|~freezer - - 60|- 9 140|
    """)

  /// Tofu, jellies and konjac.
  static let tofu = IngredientTable(
    .tofu,
    """
    tofu|Tofu|두부|부침두부, 찌개두부, 으깬 두부, 손두부, 단단한 두부, 부침용 두부, 찌개용 두부, 모두부, 포두부, 건두부, 두부면, 검은콩두부, 두부피, Bean Curd, \
    Firm Tofu, Extra Firm Tofu, Tofu Skin||soy|fridge - 7 150|300/block/pack - 250|kinds 0.8, fried_tofu 0.5, egg 0.3
    soft_tofu|Soft Tofu|순두부|연두부, 연두부 큰것, 찌개용 순두부, 몽글순두부, Silken Tofu|tofu|||350/block/pack - 250|
    fried_tofu|Fried Tofu|유부|유부초밥용 유부, 조미유부, 튀긴 두부, 초밥용 유부, Fried Tofu Pouch, Aburaage, Tofu Puff||soy|\
    ~fridge - 7 90|10 - 50|tofu 0.5, fish_cake 0.4
    soybean_pulp|Soybean Pulp|콩비지|비지, Ground Soybeans, Okara||soy|~fridge - 3 90|- - 200|soybeans 0.7, soft_tofu 0.4
    natto|Natto|낫토|나또, 생청국장||soy|~fridge - 10 90|50/pack - -|cheonggukjang 0.6
    tempeh|Tempeh|템페|템페이||soy|fridge - 10 180|200/block/pack - 166|tofu 0.7
    meat_substitute|Plant-based Meat|콩고기|식물성 고기, 대체육, 비건 고기, Soy Meat, Textured Vegetable Protein, Seitan, \
    Veggie Burger||soy gluten|~fridge 365 7 180|- - 140|tofu 0.5, ground_beef 0.6
    acorn_jelly|Acorn Jelly|도토리묵|묵, 도토리묵채, 건도토리묵, 말린 도토리묵, Dotorimuk||-|~fridge - 4 -|300/block/pack - 200|mung_bean_jelly 0.8, \
    konjac 0.4
    mung_bean_jelly|Mung Bean Jelly|청포묵|녹두묵, 동부묵, 황포묵, 메밀묵, 올방개묵, 검정깨묵, 흰묵, Buckwheat Jelly, Cheongpomuk||-|\
    ~fridge - 4 -|300/block/pack - 200|acorn_jelly 0.8
    konjac|Konjac|곤약|판곤약, 실곤약, 곤약국수, 곤약면, 냉동 곤약, 곤약미, 곤약쌀, 불린 곤약쌀, 실곤, 판곤, 곤, Konnyaku, Shirataki, Konjac Noodles||-|\
    ~fridge 180 30 -|250/block/pack - 200|acorn_jelly 0.4, noodles 0.3
    """)

  /// Kimchi, salted seafood and pickles.
  static let kimchi = IngredientTable(
    .kimchi,
    """
    kimchi|Kimchi|김치|배추김치, 묵은지, 신김치, 김장김치, 익은 김치, 김치국물, 김칫국물, 김칫잎, 포기김치, 볶음김치, 씻은 김치, 총각김치, 파김치, 갓김치, 명이김치, 겉절이, \
    석박지, 섞박지, Kimchee, Gimchi, Kimchi Juice||seafood|~fridge - 60 -|- 15 150|napa_cabbage 0.3, kinds 0.7
    white_kimchi|White Kimchi|백김치|백김치국물, Baek-kimchi|kimchi||~fridge - 30 -||water_kimchi 0.6
    radish_kimchi|Cubed Radish Kimchi|깍두기|깍둑무김치, 무김치, Kkakdugi|kimchi|||15 - 150|
    young_radish_kimchi|Young Radish Kimchi|열무김치|열무 물김치, Yeolmu Kimchi|kimchi||||
    water_kimchi|Water Kimchi|동치미|동치미국물, 동치미 무, 물김치, 물김치국물, 나박김치, 나박김치 국물, 냉면김치, Dongchimi, Radish Water Kimchi||\
    seafood|~fridge - 30 -|- 15 240|white_kimchi 0.6
    salted_shrimp|Salted Shrimp|새우젓|새우젓국, 새우젓국물, 육젓, 감동젓, 추젓, 오젓, 토하젓, Saeujeot, Fermented Shrimp||seafood|\
    ~fridge - 180 365|- 15 -|fish_sauce 0.8, salt 0.4
    salted_seafood|Salted Seafood|젓갈|오징어젓, 낙지젓, 조개젓, 창난젓, 멸치젓, 전어젓갈, 갈치속젓, 액체육젓, 꼴뚜기젓, 어리굴젓, Jeotgal, Salted Anchovy|\
    |seafood|~fridge - 90 365|- 16 -|salted_shrimp 0.7, fish_sauce 0.6
    pickled_daikon|Pickled Yellow Radish|단무지|노란무, 김밥 단무지, 치킨무, 절임무, Takuan, Danmuji, Yellow Pickled Radish||-|\
    ~fridge - 60 -|15/slice/sheet - 130|pickles 0.6, wrap_radish 0.7
    wrap_radish|Pickled Radish Sheets|쌈무|비트 쌈무, 무쌈, Ssammu||-|~fridge - 60 -|8/sheet/slice - 130|pickled_daikon 0.7
    pickles|Pickles|피클|오이피클, 오이지, 고추피클, 할라피뇨 피클, 다진 오이피클, 피클렐리시, 락교, 미니오이피클, Gherkin, Cornichon, Pickle Relish, \
    Sweet Relish, Sweet Pickle Relish, Dill Pickle, Pickle Juice, Pickled Cucumber, Relish, Pickled Jalapeño||-|\
    pantry 365 30 -|30 15 155|capers 0.5, pickled_daikon 0.5, olives 0.4
    korean_pickles|Soy Pickles|장아찌|깻잎장아찌, 무장아찌, 매실장아찌, 마늘장아찌, 고추장아찌, 삭힌고추, 명이장아찌, 양파장아찌, 절임 고추, Jangajji||soy gluten|\
    ~fridge - 180 -|10 - 150|pickles 0.5
    pickled_ginger|Pickled Ginger|초생강|생강초절임, 베니쇼가, 초절임 생강, Gari, Sushi Ginger||-|~fridge - 90 -|- 8 -|ginger 0.4
    sauerkraut|Sauerkraut|사우어크라우트|자우어크라우트, 양배추절임, Pickled Cabbage, Yacai, Pickled Mustard Greens, Zha Cai||-|\
    pantry 365 7 -|- 9 142|white_kimchi 0.6, pickles 0.5
    olives|Olives|올리브|블랙올리브, 그린올리브, 절임 올리브, 블랙올리브 파우더, Black Olive, Green Olive, Kalamata Olive, Mixed Olives, \
    Pitted Olive||-|pantry 365 14 -|4 9 135|capers 0.6, pickles 0.3
    capers|Capers|케이퍼|케이퍼베리, 케이프, Salted Capers||-|~pantry 365 180 -|- 9 -|olives 0.6, pickles 0.5
    """)
}
