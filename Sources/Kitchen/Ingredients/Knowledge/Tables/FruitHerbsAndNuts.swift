/// The shelves of herbs, fruit, beans and nuts.
extension IngredientTable {
  /// Herbs, fresh and dried; a tablespoon holds chopped or dried leaves.
  static let herbs = IngredientTable(
    .herb,
    """
    basil|Basil|바질|바질잎, 생바질, 건바질, 바질가루, 바질 마른것, 마른 바질, Basil Leaf, Fresh Basil, Dried Basil, Sweet Basil, \
    Thai Basil, Fresh Basil Leaf|||fridge - 7 30|0.5/leaf/sheet 3 24|oregano 0.5, parsley 0.4, pesto 0.5, perilla_leaf 0.4
    parsley|Parsley|파슬리|이태리파슬리, 이탈리안 파슬리, 파슬리가루, 건파슬리, 파슬리 마른것, 파슬리 말린것, 파스리가루, Italian Parsley, Flat-Leaf Parsley, \
    Dried Parsley, Parsley Flakes, Fresh Parsley, Curly Parsley|||fridge - 7 30|1/stalk 4 60|cilantro 0.4, chives 0.4, \
    basil 0.4, chervil 0.9
    chervil|Chervil|처빌|셰르파일|||fridge - 7 30|1/stalk 2 20|parsley 0.8
    cilantro|Cilantro|고수|고수잎, 향채, 생고수, Coriander Leaf, Fresh Coriander, Fresh Cilantro, Chinese Parsley, \
    Chopped Coriander, Cilantro Leaf, Bunch of Coriander|||fridge - 7 30|2/stalk 3 16|parsley 0.4, water_parsley 0.3
    mint|Mint|민트|애플민트, 페퍼민트, 스피어민트, 민트잎, 박하, 애플민트잎, Mint Leaf, Fresh Mint, Dried Mint, Peppermint, Spearmint|||\
    fridge - 7 30|0.3/leaf/sheet 3 25|basil 0.4
    rosemary|Rosemary|로즈마리|로즈메리, 건로즈마리, 건로즈메리, 로즈마리 마른것, Fresh Rosemary, Dried Rosemary, Rosemary Leaf, \
    Rosemary Sprig|||fridge - 7 30|2/stalk 3 28|thyme 0.7, sage 0.5, mixed_herbs 0.6
    thyme|Thyme|타임|건타임, 백리향, 타임 마른것, 타임잎, Fresh Thyme, Dried Thyme, Thyme Leaf, Thyme Sprig, Thyme Twig||-|\
    fridge - 7 30|1/stalk 3 24|rosemary 0.6, oregano 0.6, marjoram 0.7, mixed_herbs 0.7
    oregano|Oregano|오레가노|오레가노가루, 건오레가노, 오레가노 마른것, Dried Oregano, Oregano Leaf, Dry Oregano, Mexican Oregano, \
    Oregano Sprig||-|fridge - 7 30|1/stalk 3 24|marjoram 0.9, basil 0.5, thyme 0.6, mixed_herbs 0.8
    marjoram|Marjoram|마조람|스위트마조람, Majoran, Dried Marjoram, Sweet Marjoram|||fridge - 7 30|1/stalk 2 20|oregano 0.9, \
    thyme 0.6
    sage|Sage|세이지|샐비어, 세이지잎, Sage Leaf, Rubbed Sage, Dried Sage|||fridge - 7 30|0.5/leaf/sheet 2 20|rosemary 0.5, thyme 0.6
    dill|Dill|딜|생딜, 딜 허브, Dill Weed, Fresh Dill, Dried Dill, Dill Frond|||fridge - 7 30|2/stalk 1 9|fennel 0.4, parsley 0.4
    tarragon|Tarragon|타라곤|사철쑥, Dried Tarragon, Estragon|||fridge - 7 30|1/stalk 2 20|fennel 0.4, basil 0.4
    savory|Savory|세이보리|Summer Savory, Winter Savory, Savoury|||fridge - 7 30|1/stalk 3 24|thyme 0.8, marjoram 0.6
    lovage|Lovage|러비지|러비지 잎, Lovage Leaf|||fridge - 7 30|1 3 24|celery 0.7, parsley 0.5
    lemon_balm|Lemon Balm|레몬밤|멜리사|||fridge - 7 30|0.3 3 25|mint 0.7
    lemongrass|Lemongrass|레몬그라스|레몬글라스, Lemongrass Stalk|||~fridge - 14 180|20/stalk 6 70|lemon 0.4, lime_leaf 0.5
    lime_leaf|Makrut Lime Leaf|라임 잎|카피르 라임 잎, Kaffir Lime Leaf|||~fridge - 14 365|0.5/leaf/sheet - 10|lime 0.5, lemongrass 0.4
    curry_leaf|Curry Leaf|커리 잎|카레 잎|||~fridge - 10 180|0.2/leaf/sheet - 15|bay_leaf 0.3
    shiso|Shiso|시소|차조기, 자소엽, Perilla Frutescens, Ooba|||~fridge - 5 30|1/leaf/sheet - 20|perilla_leaf 0.7, mint 0.4
    korean_mint|Korean Mint|방아잎|방아, 배초향|||~fridge - 5 30|1 - 20|perilla_leaf 0.4, basil 0.5
    bay_leaf|Bay Leaf|월계수 잎|월계수 마른잎, 월계수잎 마른것, Laurel Leaf, Dried Bay Leaf, Loorber Leaf, Bay||-|~pantry 730 - -|\
    0.2/leaf/sheet - -|thyme 0.3
    mixed_herbs|Mixed Dried Herbs|허브믹스|허브, 허브가루, 허브잎, 이탈리안 시즈닝, 이태리시즈닝, 프로방스 허브, Herbes de Provence, \
    Herbs de Provence, Italian Seasoning, Italian Herbs, Dried Herbs, Herbs, Sweet Herbs, Bruschetta Herbs, \
    Savoury Herbs|||~pantry 365 - -|- 3 40|oregano 0.8, thyme 0.7, basil 0.7
    pine_needles|Pine Needles|솔잎|솔가지|||~fridge - 14 180|- - -|
    """)

  /// Fruit with cores, stones and seeds, and berries.
  static let fruit = IngredientTable(
    .fruit,
    """
    apple|Apple|사과|부사, 아오리, 풋사과, 미니사과, 사과즙, 홍로, 청사과, Granny Smith Apple, Golden Delicious Apple, Cooking Apple, \
    Green Apple|||fridge 21 28 240|200 - 110|pear 0.7, applesauce 0.4
    applesauce|Applesauce|사과 소스|애플소스, 사과 퓌레, Apple Puree|||pantry 365 7 60|- 15 245|apple 0.6
    apricot|Apricot|살구|생살구|||fridge - 2 -|40 - 155|peach 0.8, plum 0.7
    dried_apricot|Dried Apricot|건살구|말린 살구|||pantry 180 180 -|8 - 130|raisins 0.6, prune 0.6, apricot 0.5
    avocado|Avocado|아보카도|냉동 아보카도, Guacamole|||fridge - 3 -|150 15 150|
    banana|Banana|바나나|바나나 슬라이스, 으깬 바나나, 바나나퓨레, Ripe Banana, Mashed Banana, Plantain|||pantry 3 3 60|110 - 225|
    plum|Plum|자두|피자두, 후무사|||fridge - 3 60|60 - 165|peach 0.7, apricot 0.8
    prune|Prune|푸룬|말린 자두, 건자두, 프룬, Dried Plum|||pantry 180 180 -|9 - 170|raisins 0.6, jujube 0.6, plum 0.4
    cherry|Cherry|체리|체리알, 버찌, 앵두, 건조체리, 건체리, Sour Cherry, Maraschino Cherry, Dried Cherry|||fridge - 3 180|8 - 150|\
    strawberry 0.4, blueberry 0.5
    berries|Berries|베리|냉동 베리, 베리류, 산딸기, 라즈베리, 복분자, 블랙베리, 오디, 냉동 라즈베리, Raspberry, Blackberry, Mixed Berries, \
    Gooseberry, Frozen Berries, Currant|||fridge - 3 240|4 - 125|strawberry 0.8, kinds 0.8
    blueberry|Blueberry|블루베리|냉동 블루베리, 건블루베리, Fresh Blueberry|berries||fridge - 7 240|1 - 148|
    cranberry|Cranberry|크랜베리|크렌베리, 건크랜베리, 크린베리, 말린 크랜베리, 월귤, Dried Cranberry, Lingonberry|berries||fridge 180 21 240|\
    1 - 110|raisins 0.8
    strawberry|Strawberry|딸기|냉동딸기, 생딸기, Frozen Strawberry|||fridge - 3 360|18 - 150|berries 0.8, blueberry 0.6
    grape|Grape|포도|청포도, 샤인머스캣, 적포도, 포도알, 거봉, 캠벨포도, Red Grape, Green Grape|||fridge 1 7 30|5 - 150|blueberry 0.5, \
    cherry 0.5
    raisins|Raisins|건포도|건포도알, 말린 포도, 청건포도, Sultanas, Golden Raisins|||pantry 180 180 -|- 9 150|cranberry 0.8, \
    prune 0.6, jujube 0.5, grape 0.3
    kiwi|Kiwi|키위|참다래, 골드키위, 그린키위, 다래, Kiwifruit|||fridge - 3 -|90 - 180|pineapple 0.5, strawberry 0.4
    """)

  /// Citrus and tropical fruit, persimmons and jujubes.
  static let citrusAndTropicalFruit = IngredientTable(
    .fruit,
    """
    lemon|Lemon|레몬|레몬 슬라이스, 레몬 과육, 레몬 웨지, 레몬청 과육, Lemon Wedge, Lemon Slice, Meyer Lemon, Organic Lemon|||\
    fridge 10 10 -|100 - 210|lime 0.8, lemon_juice 0.7, yuzu 0.6, vinegar 0.4
    lemon_juice|Lemon Juice|레몬즙|레몬주스, 레몬쥬스, 레몬수, 레몬주수, 레몬액, Fresh Lemon Juice, Juice of Lemon, Juice of a Lemon|||\
    ~fridge - 7 180|- 15 240|lemon 1, lime_juice 0.8, vinegar 0.6
    lemon_zest|Lemon Zest|레몬 제스트|레몬껍질, 레몬 필, Lemon Peel, Lemon Rind, Zest of Lemon, Grated Lemon Peel, \
    Grated Lemon Rind|||~fridge - 7 180|- 6 96|lemon 1, orange 0.5, yuzu 0.5
    lime|Lime|라임|생라임, 라임청, Key Lime, Lime Zest|||fridge 10 10 -|65 - 200|lemon 0.8, lime_juice 0.7
    lime_juice|Lime Juice|라임즙|라임주스, 라임쥬스, Fresh Lime Juice, Juice of Lime|||~fridge - 7 180|- 15 240|lime 1, \
    lemon_juice 0.8, lemon 0.8
    mango|Mango|망고|애플망고, 냉동 망고, 망고퓨레|||fridge 3 7 180|200 - 165|peach 0.6, pineapple 0.5, papaya 0.6
    papaya|Papaya|파파야|익은 파파야|||fridge 3 7 -|400 - 145|mango 0.6, melon 0.5
    green_papaya|Green Papaya|그린 파파야|풋파파야|||~fridge - 7 -|500 - 120|daikon 0.4, cucumber 0.4, kohlrabi 0.5
    melon|Melon|멜론|머스크멜론, 칸탈루프, 허니듀, Cantaloupe, Honeydew, Musk Melon|||fridge - 14 30|1000 - 160|watermelon 0.5, \
    kinds 0.6
    korean_melon|Korean Melon|참외|성주참외, Oriental Melon|melon||~fridge - 7 -|300 - 150|cucumber 0.4
    watermelon|Watermelon|수박|수박껍질, 수박 속껍질, 복수박|||~fridge 7 7 -|4000 - 150|melon 0.5
    orange|Orange|오렌지|오렌지 과육, 오렌지즙, 오렌지 제스트, 오렌지 껍질, Orange Zest, Orange Peel, Navel Orange, Orange Wedge|||\
    fridge 10 10 -|200 - 180|kinds 0.8
    mandarin|Mandarin|귤|감귤, 한라봉, 귤즙, 귤 통조림, 밀감, 천혜향, Tangerine, Clementine, Satsuma, Mandarin Orange|orange|||\
    80 - 190|
    grapefruit|Grapefruit|자몽|레드 자몽, 자몽즙, 자몽주스, 자몽주수, Pink Grapefruit|||fridge 10 10 -|300 - 230|orange 0.7
    yuzu|Yuzu|유자|유자필, 유자 껍질, 유자즙, Citron, Yuzu Juice, Yuzu Peel|||~fridge 7 21 180|100 - -|lemon 0.6, yuzu_syrup 0.7
    peach|Peach|복숭아|천도복숭아, 황도, 백도, 복숭아 통조림, 황도 통조림, Nectarine, Canned Peach|||fridge - 3 60|200 - 154|plum 0.7, \
    apricot 0.7, mango 0.6
    pear|Pear|배|배즙, 간 배, 배 간것, 신고배, Korean Pear, Asian Pear, Small Firm Pear|||fridge - 3 60|500 15 140|apple 0.7, \
    kiwi 0.4
    persimmon|Persimmon|감|단감, 연시, 홍시, 냉동홍시, 대봉감, 얼린 홍시, 땡감, 아이스홍시|||~fridge 3 14 180|180 - 150|mango 0.3, kinds 0.5
    dried_persimmon|Dried Persimmon|곶감|감말랭이, 반건시, 건시, 호두곶감|persimmon||~fridge 7 30 365|40 - -|jujube 0.5, prune 0.5
    pineapple|Pineapple|파인애플|파인애플 통조림, 통조림 파인애플, 링 파인애플, 파인애플즙, 파인애플 통조림 국물, 냉동 파인애플, Canned Pineapple, \
    Pineapple Ring, Pineapple Chunk|||fridge - 5 300|60/slice - 165|mango 0.5, kiwi 0.5
    pomegranate|Pomegranate|석류|석류알, 석류즙, 석류 원액, Pomegranate Seed|||fridge 2 30 300|250 9 150|cranberry 0.5
    fig|Fig|무화과|생무화과, 건무화과, 말린 무화과, Dried Fig, Fresh Fig|||~fridge - 3 180|40 - 150|dates 0.6, prune 0.5
    jujube|Jujube|대추|건대추, 대추채, 대추 슬라이스, 대추고, 말린 대추, 마른 대추, 생대추, 씨 뺀 대추, Red Date, Chinese Date|||pantry 60 360 365|\
    3 - 60|dates 0.7, raisins 0.6, prune 0.6
    dates|Dates|대추야자|데이츠, 말린 대추야자, Medjool Dates|||pantry 60 365 365|8 - 150|jujube 0.7, prune 0.7, raisins 0.6
    lychee|Lychee|리치|리치캔, 리치 통조림, 람부탄, 용안, Litchi, Rambutan, Longan|||fridge - 3 -|10 - 190|grape 0.5
    omija|Omija Berries|오미자|건오미자, 말린 오미자, 오미자물, 오미자액, Schisandra|||~pantry 365 365 -|- 6 80|cranberry 0.4, \
    omija_syrup 0.8
    dragon_fruit|Dragon Fruit|용과|레드 용과, Pitaya|||~fridge - 5 -|350 - 180|kiwi 0.5
    prickly_pear|Prickly Pear|백년초|백년초가루, 백련초가루, 선인장 열매, Cactus Pear|||~fridge - 5 -|80 7 -|dragon_fruit 0.5, \
    beetroot 0.4
    coconut|Coconut|코코넛|코코넛 과육, 생코코넛, Fresh Coconut, Cocoa-nut|||fridge 7 14 180|400 - 80|coconut_flakes 0.6
    fruit_mix|Mixed Fruit|과일|제철과일, 모둠 과일, 과일통조림, 후르츠칵테일, 후루츠칵테일, Fruit, Fruit Cocktail, Fresh Fruit, Canned Fruit, \
    Fruit Salad|||fridge - 3 -|- - 165|
    passion_fruit|Passion Fruit|패션프루트|백향과, 구아바, Guava|||fridge - 3 -|35 15 -|
    """)

  /// Beans and lentils; dry unless stated otherwise.
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

  /// Nuts and seeds.
  static let nuts = IngredientTable(
    .nut,
    """
    nuts|Nuts|견과류|혼합견과, 견과, 믹스넛, 다진 견과류, 혼합견과류, 견과 믹스, 하루견과, 브라질너트, Mixed Nuts, Chopped Nuts||nuts|pantry 365 - 180|\
    1 8 130|sunflower_seeds 0.5, kinds 0.7
    almonds|Almonds|아몬드|아몬드 슬라이스, 슬라이스 아몬드, 통아몬드, 볶은 아몬드, 볶은 아몬드 슬라이스, 아몬드 플레이크, 구운 아몬드, Sliced Almonds, \
    Slivered Almonds, Flaked Almonds|nuts|||1.2 8 140|
    almond_flour|Almond Flour|아몬드가루|아몬드 분말, 아몬드파우더, Almond Meal, Ground Almonds, Almond Powder||nuts|\
    ~fridge 60 180 365|- 6 100|almonds 0.8, flour 0.4
    walnuts|Walnuts|호두|깐호두, 호두살, 호두분태, 다진 호두, 볶은 호두, Chopped Walnuts, Walnut Pieces, Crushed Walnuts|nuts|||5 8 110|\
    pecans 0.95
    pecans|Pecans|피칸|피칸 분태, Chopped Pecans|nuts|||2 8 110|walnuts 0.95
    cashews|Cashews|캐슈넛|캐슈너트, 캐슈, Roasted Cashews, Cashew Nut|nuts|||1.5 8 130|
    pistachios|Pistachios|피스타치오|피스타치오 분태|nuts|||0.7 8 125|
    hazelnuts|Hazelnuts|헤이즐넛|개암, 마카다미아, 마카다미아넛, Crushed Hazelnuts, Macadamia, Macadamia Nut, Filbert|nuts|||1.5 8 130|
    peanuts|Peanuts|땅콩|볶은 땅콩, 볶음땅콩, 땅콩 분태, 땅콩가루, 구운 땅콩, 다진 땅콩, 생땅콩, 으깬 땅콩, Roasted Peanuts, Crushed Peanuts|nuts|||\
    0.8 9 145|
    pine_nuts|Pine Nuts|잣|잣가루, 다진 잣, 볶은 잣, 잣고명, 실백, Pignoli|nuts|||0.2 9 135|
    ginkgo_nuts|Ginkgo Nuts|은행|은행알, 깐 은행, 볶은 은행||-|~fridge 30 60 365|2 - 150|pine_nuts 0.4, chestnut 0.4
    chestnut|Chestnut|밤|깐밤, 생밤, 밤채, 단밤, 밤조림, 통조림 밤, 찐밤, 맛밤, Peeled Chestnut, Roasted Chestnut||-|~fridge 7 30 365|\
    15 - 145|sweet_potato 0.4, ginkgo_nuts 0.4
    sunflower_seeds|Sunflower Seeds|해바라기씨|해바라기씨앗||-|~pantry 90 180 365|- 9 140|pumpkin_seeds 0.9, pine_nuts 0.6
    pumpkin_seeds|Pumpkin Seeds|호박씨|호박씨앗, Pepitas||-|~pantry 90 180 365|- 9 130|sunflower_seeds 0.9, pine_nuts 0.6
    sesame_seeds|Sesame Seeds|통깨|참깨, 깨, 깨소금, 볶은 깨, 볶음 참깨, 볶은 참깨, 흰깨, 볶은통깨, 부순 참깨, 실깨, 깨소스용 참깨, 간 깨, 참깻가루, 참깨가루, \
    Sesame, White Sesame, Toasted Sesame Seeds, Ground Sesame, White Sesame Seeds||staple sesame|~pantry 365 - -|\
    - 9 145|black_sesame 0.9, perilla_seeds 0.5
    black_sesame|Black Sesame Seeds|검은깨|흑임자, 검정깨, 볶은 흑임자, 흑임자가루, Black Sesame Powder||sesame|~pantry 365 - -|- 9 145|\
    sesame_seeds 0.9
    perilla_seeds|Perilla Seeds|들깨|볶은 들깨, 통들깨, 생들깨, Wild Sesame Seeds||-|~pantry 180 180 -|- 8 120|\
    perilla_powder 0.9, sesame_seeds 0.5
    perilla_powder|Ground Perilla Seeds|들깻가루|들깨가루, 거피들깨가루, 거피 들깻가루, 거피한 들깨가루, 깐들깨가루, 들깨즙, Perilla Seed Powder||-|\
    ~fridge 60 180 365|- 7 100|perilla_seeds 0.9, sesame_seeds 0.4
    chia_seeds|Chia Seeds|치아씨드|치아시드, 아마씨, 아마씨드, 바질씨드, 햄프시드, Chia, Flaxseed, Linseed, Hemp Seeds, Hemp Hearts||-|\
    ~pantry 365 - -|- 10 160|sesame_seeds 0.4
    poppy_seeds|Poppy Seeds|양귀비씨|파피시드||-|~pantry 365 - 365|- 9 140|sesame_seeds 0.5
    coconut_flakes|Coconut Flakes|코코넛 플레이크|무가당 코코넛 플레이크, 코코넛가루, 코코넛 슬라이스, 코코넛롱, Shredded Coconut, \
    Desiccated Coconut, Unsweetened Coconut Flakes, Dried Coconut, Coconut Shreds||-|~pantry 180 - 365|- 5 80|\
    almonds 0.3
    peanut_butter|Peanut Butter|땅콩버터|땅콩잼, 피넛버터, 피넷버터, 무가당 땅콩버터, 아몬드버터, Almond Butter, Creamy Peanut Butter, \
    Crunchy Peanut Butter, Smooth Peanut Butter||nuts|pantry 180 - -|- 16 255|tahini 0.7, peanuts 0.5
    tahini|Tahini|타히니|참깨 페이스트, 깨소스, 참깨소스, 즈마장, Sesame Paste, Sesame Sauce||sesame|~pantry 180 180 -|- 15 240|\
    peanut_butter 0.7, sesame_seeds 0.5
    """)
}
