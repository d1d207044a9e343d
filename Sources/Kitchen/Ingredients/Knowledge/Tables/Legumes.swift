extension IngredientTable {
  /// Beans and lentils; dry, if not said otherwise.
  static let legumes = IngredientTable(
    .legume,
    """
    beans|Beans|콩|통조림 콩, 강낭콩, 흰강낭콩, 강낭콩 통조림, 울타리콩, 호랑이콩, 삶은 콩, Canned Beans, Kidney Beans, Red Kidney Beans, \
    White Beans, Large White Beans, Cannellini Beans, Navy Beans, Pinto Beans, Great Northern Beans, \
    Canned Kidney Beans, Pre-cooked Beans||-|pantry 365 - -|- 12 180|kinds 0.8
    soybeans|Soybeans|메주콩|흰콩, 대두, 노란콩, 백태, 불린 메주콩, 삶은 메주콩, 메주, Soya Beans, Dried Soybeans||soy|pantry 365 - -|\
    - 12 180|black_beans 0.6, beans 0.5
    black_beans|Black Beans|검은콩|서리태, 검정콩, 흑태, 서리태콩, 불린 검은콩, 삶은 검은콩, 쥐눈이콩, 약콩, Dried Black Beans, Canned Black Beans|\
    beans|||- 12 180|soybeans 0.7
    chickpeas|Chickpeas|병아리콩|불린 병아리콩, 삶은 병아리콩, 병아리콩 통조림, 병아리콩 삶은 물, 이집트콩, Garbanzo Beans, Canned Chickpeas, \
    Cooked Chickpeas, Garbanzo|beans|||- 11 165|kinds 0.9
    dried_chickpeas|Dried Chickpeas|말린 병아리콩|마른 병아리콩, 건병아리콩|chickpeas|||- 13 200|chickpeas 0.9
    red_lentils|Lentils|렌틸콩|붉은 렌틸콩, 렌즈콩, 불린 렌틸콩, 렌틸, Dried Red Lentils, Brown Lentils, Green Lentils, \
    Dry Brown Lentils, Yellow Lentils, Split Peas, Dal||-|pantry 365 - -|- 12 190|beans 0.6, chickpeas 0.6, \
    mung_beans 0.7
    mung_beans|Mung Beans|녹두|거피녹두, 깐 녹두, 불린 녹두, 녹두가루, Peeled Mung Beans, Split Mung Beans, Moong Dal||-|\
    pantry 365 - -|- 13 200|red_lentils 0.7
    red_beans|Red Beans|팥|삶은 팥, 팥 삶은 물, 적두, 거피팥, 팥물, Azuki Beans, Adzuki Beans, Dried Red Beans, Red Beans Azuki||-|\
    pantry 365 - -|- 13 195|red_bean_paste 0.5, black_beans 0.5
    red_bean_paste|Red Bean Paste|팥앙금|단팥, 통조림 단팥, 통팥앙금, 흰앙금, 백앙금, 유자앙금, 앙금, 빙수용 팥, 팥배기, Sweet Red Bean Paste, \
    Sweet White Bean Paste||-|~fridge 365 7 180|- 20 300|red_beans 0.5
    soybean_powder|Soybean Powder|콩가루|날콩가루, 볶은 콩가루, 인절미가루, 콩고물, 검은콩가루, 생콩가루, 노란 콩가루, Roasted Soybean Powder, Kinako, \
    Soy Flour||soy|~pantry 180 180 -|- 6 90|misutgaru 0.6
    baked_beans|Baked Beans|베이크드 빈스|베이크드빈, Canned Baked Beans, Refried Beans||-|pantry 730 3 -|- 16 250|beans 0.6
    ground_soy_milk|Ground Soybean Broth|콩국|콩물, 콩국물, 서리태 콩물||soy|~fridge - 3 -|- 15 240|soy_milk 0.8
    """)
}
