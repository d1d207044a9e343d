extension IngredientTable {
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
}
