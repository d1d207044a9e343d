extension IngredientTable {
  /// Fragrant greens, the onion family, wild greens and roots sold with them.
  static let greenVegetables = IngredientTable(
    .vegetable,
    """
    crown_daisy|Crown Daisy|쑥갓|쑥갓잎, Crown Daisy Greens, Garland Chrysanthemum, Shungiku|||~fridge - 3 -|10/stalk - 40|\
    water_parsley 0.7, chamnamul 0.6
    water_parsley|Water Parsley|미나리|돌미나리, 미나리잎, 미나리 줄기, Minari, Water Dropwort|||~fridge - 4 -|8/stalk - 50|chamnamul 0.8, \
    crown_daisy 0.7, celery 0.4
    chamnamul|Chamnamul|참나물|파드득나물, Mitsuba, Pimpinella|||~fridge - 3 -|- - 40|water_parsley 0.8, crown_daisy 0.6
    chwinamul|Chwinamul|취나물|참취, 생취나물, Aster Greens|||~fridge - 3 180|- - 40|chamnamul 0.7, spinach 0.6, kinds 0.8
    dried_chwinamul|Dried Chwinamul|건취나물|마른 취나물, 묵나물|chwinamul||~pantry 365 3 180|- - 20|gondre 0.8, chwinamul 0.8
    gondre|Gondre|곤드레나물|곤드레, 건곤드레, 건곤드레나물, Korean Thistle|||~fridge 365 3 180|- - 40|dried_chwinamul 0.8, \
    dried_radish_greens 0.6
    perilla_leaf|Perilla Leaf|깻잎|들깻잎, 깻잎순, 깻잎채, Perilla, Sesame Leaf|||fridge - 7 30|2/leaf/sheet - 25|shiso 0.8, basil 0.4, \
    lettuce 0.4
    garlic_chives|Garlic Chives|부추|조선부추, 호부추, 중국부추, Chinese Chives, Korean Chives|||fridge - 7 300|2/stalk - 50|\
    small_green_onion 0.7, chives 0.6, kinds 0.9
    thin_chives|Thin Garlic Chives|영양부추|실부추, 솔부추, Thin Korean Chives|garlic_chives|||1/stalk - 45|
    green_onion|Green Onion|대파|파, 깐대파, 굵은파, 파채, 대파채, 대파 흰 부분, 대파 푸른 부분, 대파 흰대, 대파잎, 파잎, 파뿌리, 대파뿌리, Scallion, \
    Spring Onion, Welsh Onion, Onion Greens, Spring Onion Greens, Scallion Green, Japanese Leek|||fridge 30 7 300|\
    100/stalk 6 60|leek 0.7, onion 0.4, kinds 0.9
    small_green_onion|Small Green Onion|쪽파|실파, 가는파, 골파, 깐쪽파, 다진식파, Chive Onion|green_onion|||15/stalk 6 50|chives 0.7
    leek|Leek|리크|서양 대파, 릭, Leek White|||fridge - 7 300|200/stalk 6 90|green_onion 0.8, onion 0.6
    chives|Chives|차이브|서양 실파|||fridge - 7 30|1/stalk 3 48|small_green_onion 0.9, garlic_chives 0.6
    dallae|Korean Wild Chive|달래|달래나물, 은달래, Wild Chive|||~fridge - 4 -|5/stalk - 50|small_green_onion 0.7, garlic_chives 0.7
    garlic_scapes|Garlic Scapes|마늘종|마늘쫑, 마늘쫑대, Garlic Shoots, Garlic Stems|||~fridge - 7 240|8/stalk - 120|\
    green_beans 0.6, asparagus 0.5, green_garlic 0.7
    green_garlic|Green Garlic|풋마늘|풋마늘대, 잎마늘, Young Garlic|||~fridge - 5 240|30/stalk - 80|garlic_scapes 0.7, green_onion 0.6
    wild_garlic|Wild Garlic|명이나물|산마늘, 명이, Ramson, Ramp|||~fridge - 4 -|4 - 30|garlic_chives 0.5, green_garlic 0.6
    naengi|Shepherd's Purse|냉이|냉이나물|||~fridge - 3 180|5 - 40|mugwort 0.5, water_parsley 0.5
    mugwort|Mugwort|쑥|쑥잎, 어린 쑥, 쑥가루, 쑥 파우더, Mugwort Powder|||~fridge - 3 180|- 6 30|naengi 0.5, crown_daisy 0.4
    dureup|Aralia Shoots|두릅|참두릅, 땅두릅, 데친 두릅, 오가피, 오가피순, Fatsia Shoots|||~fridge - 3 180|20 - 80|asparagus 0.6, \
    garlic_scapes 0.4
    dolnamul|Stringy Stonecrop|돌나물|돈나물, 돛나물, 돗나물, Sedum|||~fridge - 3 -|- - 40|sprouts 0.5, water_parsley 0.5
    sebalnamul|Sand Spurry|세발나물||||~fridge - 4 -|- - 40|dolnamul 0.6, water_parsley 0.5
    bireum|Amaranth Greens|비름나물|비름, 참비름, Amaranth Leaf|||~fridge - 3 180|- - 30|spinach 0.8, chard 0.7
    meowi|Butterbur|머위|머윗대, 머위대, 머위잎, Fuki|||~fridge - 3 180|20 - 80|celery 0.4, taro_stem 0.6
    taro_stem|Taro Stem|토란대|토란줄기, 마른 토란대|||~pantry 365 3 180|- - 40|bracken 0.7, meowi 0.6
    bracken|Bracken Fern|고사리|불린 고사리, 삶은 고사리, 마른 고사리, 고사리나물, Soaked Bracken Fern, Fernbrake|||~fridge 365 4 180|\
    - - 100|taro_stem 0.7, dried_chwinamul 0.5
    bellflower_root|Bellflower Root|도라지|통도라지, 깐도라지, 도라지나물, Doraji, Balloon Flower Root|||~fridge - 5 -|15/stalk - 100|\
    deodeok 0.8, burdock 0.5
    deodeok|Deodeok|더덕|깐더덕, Deodeok Root, Lance Asiabell|||~fridge - 7 -|25/stalk - 100|bellflower_root 0.8, burdock 0.4
    pumpkin_leaf|Pumpkin Leaf|호박잎|데친 호박잎, Squash Leaf|||~fridge - 3 -|8/leaf/sheet - 30|chard 0.6, perilla_leaf 0.5
    sweet_potato_stem|Sweet Potato Stems|고구마순|고구마줄기, 고구마 줄거리, 고구마잎|||~fridge - 4 180|- - 100|taro_stem 0.6, \
    garlic_scapes 0.5, green_beans 0.5
    godeulppaegi|Korean Lettuce Root|고들빼기|씀바귀|||~fridge - 3 -|10 - 50|chicory 0.5, mustard_greens 0.4
    wild_greens|Wild Greens|산나물|나물, 모둠나물, 신선초, 민들레, 민들레 잎, 뽕잎, 당귀잎, 유채나물, Namul, Dandelion Greens|||~fridge - 3 180|\
    - - 40|spinach 0.6, chwinamul 0.8
    """)
}
