/// The shelves of vegetables and mushrooms.
extension IngredientTable {
  /// Leaves that are cooked, pickled or eaten raw.
  static let leafVegetables = IngredientTable(
    .vegetable,
    """
    napa_cabbage|Napa Cabbage|배추|알배추, 알배기, 알배기 배추, 배춧잎, 쌈배추, 통배추, 절인 배추, 절임배추, 풋배추, 단배추, Napa, Chinese Cabbage, \
    Kimchi Cabbage|||fridge - 7 300|1500/head - 75|cabbage 0.6, bok_choy 0.5, kinds 0.7
    ugeoji|Boiled Napa Outer Leaves|우거지|삶은 우거지, 데친 우거지, Napa Outer Leaves|napa_cabbage||~fridge - 3 180|- - 120|\
    dried_radish_greens 0.9, napa_cabbage 0.7
    bomdong|Bomdong|봄동|봄배추, Spring Napa Cabbage|napa_cabbage|||500/head - 60|
    eolgari|Young Napa Cabbage|얼갈이배추|얼갈이, 쌈추, Winter Cabbage|napa_cabbage||~fridge - 4 300|250/head - 60|
    cabbage|Cabbage|양배추|양배추잎, 그린 양배추, White Cabbage, Green Cabbage|||fridge - 7 300|900/head - 75|napa_cabbage 0.6, \
    brussels_sprouts 0.5, kinds 0.9
    red_cabbage|Red Cabbage|적양배추|적채, 보라색 양배추, Purple Cabbage|cabbage|||800/head - 75|
    brussels_sprouts|Brussels Sprouts|방울양배추|미니양배추, 방울다다기양배추, Brussel Sprouts|||fridge - 3 300|15 - 90|cabbage 0.6, \
    broccoli 0.5
    kale|Kale|케일|쌈케일, 로즈케일, Curly Kale, Lacinato Kale|||~fridge - 5 300|20/leaf/sheet - 30|spinach 0.7, chard 0.8, \
    collard_greens 0.8
    collard_greens|Collard Greens|콜라드 그린|콜라드, Spring Greens|||~fridge - 5 300|25/leaf/sheet - 36|kale 0.8, chard 0.7
    bok_choy|Bok Choy|청경채|미니 청경채, Pak Choi, Baby Bok Choy|||fridge - 2 300|100/head - 70|napa_cabbage 0.7, spinach 0.5, \
    tatsoi 0.9
    tatsoi|Tatsoi|다채|비타민채, 비타민, 그린비타민|||~fridge - 3 300|50/head - 40|bok_choy 0.9, spinach 0.7
    spinach|Spinach|시금치|섬초, 포항초, 시금치나물, Baby Spinach, Spinach Leaf|||fridge - 3 300|25/head - 30|chard 0.8, kale 0.6, \
    bok_choy 0.5
    chard|Chard|근대|근대잎, 적근대, Swiss Chard, Silverbeet|||~fridge - 3 300|40/leaf/sheet - 36|spinach 0.8, mallow 0.7
    mallow|Curled Mallow|아욱||||~fridge - 3 300|15 - 40|chard 0.8, spinach 0.7
    lettuce|Lettuce|상추|상춧잎, 청상추, 적상추, 꽃상추, 쌈상추, 사라다나, Leaf Lettuce, Green Leaf Lettuce|||fridge - 3 -|8/leaf/sheet - 36|\
    perilla_leaf 0.5, baby_greens 0.6, kinds 0.8
    iceberg_lettuce|Iceberg Lettuce|양상추|결구상추|lettuce||~fridge - 7 -|500/head - 60|
    romaine|Romaine|로메인|로메인상추, 로메인 레터스, Romaine Lettuce, Cos Lettuce, Romaine Heart|lettuce|||300/head - 47|
    ssam_greens|Wrap Greens|쌈채소|쌈채, 모듬쌈, 쌈야채|||~fridge - 3 -|8/leaf/sheet - 30|lettuce 0.9, perilla_leaf 0.7
    salad_greens|Salad Greens|샐러드채소|샐러드 야채, 모듬채소, 샐러드용 채소, 그린 샐러드, Mixed Greens, Mesclun, Salad Leaves, Spring Mix|||\
    fridge - 3 -|- - 30|lettuce 0.9, baby_greens 1
    baby_greens|Baby Greens|어린잎채소|어린잎, 어린채소, 베이비채소, 어린싹, 어린잎 샐러드, Baby Leaf, Micro Greens, Baby Salad Leaves|||\
    ~fridge - 3 -|- - 25|salad_greens 1, sprouts 0.8, lettuce 0.7
    sprouts|Sprouts|새싹채소|새싹, 새싹 모둠, Alfalfa Sprouts, Broccoli Sprouts|||fridge - 3 -|- - 30|radish_sprouts 0.9, \
    baby_greens 0.8
    radish_sprouts|Radish Sprouts|무순|무싹, 무순이, Daikon Sprouts, Kaiware|||fridge - 3 -|- - 30|sprouts 0.9, \
    baby_greens 0.6
    chicory|Chicory|치커리|그린치커리, 적치커리, 레드치커리, Curly Endive, Frisee|||~fridge - 4 -|8/leaf/sheet - 30|lettuce 0.7, arugula 0.6, \
    endive 0.7
    endive|Belgian Endive|엔다이브|앤다이브, 벨기에 엔다이브, Witloof|||~fridge - 5 -|120/head - 50|chicory 0.7, radicchio 0.7
    radicchio|Radicchio|라디치오|라디키오, 트레비소, 트레비스, Treviso|||~fridge - 5 -|250/head - 40|chicory 0.7, red_cabbage 0.4
    arugula|Arugula|루콜라|루꼴라, 로켓, Rocket, Rucola, Arugula Salad|||~fridge - 3 -|- - 20|watercress 0.7, baby_greens 0.6
    watercress|Watercress|물냉이|워터크레스, 크레송|||~fridge - 3 -|- - 34|arugula 0.8, water_parsley 0.5
    mustard_greens|Mustard Greens|갓|갓잎, 청갓, 돌산갓, 붉은갓, 적겨자, 겨자잎, 청겨자, 적겨자잎, Mustard Leaf|||~fridge - 3 300|30/leaf/sheet - 56|\
    arugula 0.5, young_radish 0.5
    young_radish|Young Radish Greens|열무|어린 열무, Young Summer Radish|||~fridge - 3 -|60 - 56|eolgari 0.8, \
    mustard_greens 0.5
    dried_radish_greens|Dried Radish Greens|시래기|삶은 시래기, 무청시래기, 시레기, 무시래기, 데친 시래기, 무청, 무청잎, Siraegi, \
    Boiled Radish Greens, Radish Greens|||~fridge 180 3 180|- - 120|ugeoji 0.9, dried_chwinamul 0.5
    """)

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

  /// Sprouts, stalks and flower heads.
  static let shootVegetables = IngredientTable(
    .vegetable,
    """
    bean_sprouts|Bean Sprouts|콩나물|두절콩나물, 찜용 콩나물, Soybean Sprouts|||fridge - 3 240|- - 90|kinds 0.7
    mung_bean_sprouts|Mung Bean Sprouts|숙주|숙주나물|bean_sprouts|||- - 90|
    celery|Celery|셀러리|샐러리, 셀러리 줄기, 샐러리잎, Celery Stalk, Celery Stick, Celery Rib, Celery Shoots|||fridge - 7 300|\
    40/stalk - 100|fennel 0.6, water_parsley 0.4, celeriac 0.6
    celeriac|Celeriac|셀러리악|뿌리셀러리, Celery Root|||~fridge - 14 300|500 - 150|celery 0.6, parsnip 0.6
    asparagus|Asparagus|아스파라거스|미니 아스파라거스, Asparagus Spears|||fridge - 3 150|20/stalk - 130|green_beans 0.6, broccoli 0.5, \
    garlic_scapes 0.5
    broccoli|Broccoli|브로콜리|브로컬리, 브러컬리, Broccoli Floret, Broccolini, Broccoli Rabe|||fridge - 3 300|300/head - 90|\
    cauliflower 0.8, asparagus 0.4
    cauliflower|Cauliflower|콜리플라워|컬리플라워, 꽃양배추, 라이스 콜리플라워, Cauliflower Rice|||fridge - 3 300|600/head - 100|broccoli 0.8
    artichoke|Artichoke|아티초크|아티초크 하트, Artichoke Heart|||~fridge - 5 180|120 - 170|asparagus 0.5
    fennel|Fennel|펜넬|회향, 펜넬 뿌리, Fennel Bulb|||~fridge - 7 180|230/head - 87|celery 0.6, dill 0.3
    bamboo_shoots|Bamboo Shoots|죽순|삶은 죽순, 통조림 죽순, 죽순통조림|||~fridge 730 4 180|70 - 120|water_chestnut 0.5, \
    oyster_mushroom 0.4
    water_spinach|Water Spinach|공심채|모닝글로리, 깡꿍, Morning Glory|||~fridge - 3 -|- - 50|spinach 0.7, bok_choy 0.5
    edible_flowers|Edible Flowers|식용꽃|진달래꽃, Flower Petals, Rose Petal|||~fridge - 3 -|0.5 - 10|
    """)

  /// Roots and bulbs.
  static let rootVegetables = IngredientTable(
    .vegetable,
    """
    daikon|Daikon|무|무우, 조선무, 무채, 무즙, 가을무, Daikon Radish, Korean Radish, White Radish, Mooli|||fridge - 10 -|\
    1000 15 120|turnip 0.8, kohlrabi 0.7, radish 0.6, kinds 0.8
    altari_radish|Ponytail Radish|총각무|알타리무, 알타리, 달랑무|daikon|||100 - 120|
    dried_radish|Dried Radish Strips|무말랭이|불린 무말랭이, 마른 무, Dried Daikon|||~pantry 365 - -|- 5 40|daikon 0.5
    radish|Radish|래디시|래디쉬, 레디쉬, 레드 래디시, Red Radish|||fridge - 10 -|15 - 116|daikon 0.7, turnip 0.5
    turnip|Turnip|순무|보라순무, 강화순무|||fridge - 10 -|150 - 130|daikon 0.8, rutabaga 0.8, radish 0.5
    rutabaga|Rutabaga|루타바가|스웨덴 순무, Swede|||~fridge 7 14 240|400 - 140|turnip 0.8, parsnip 0.6
    kohlrabi|Kohlrabi|콜라비|적콜라비|||~fridge - 10 240|400 - 135|daikon 0.8, turnip 0.7, cabbage 0.4
    carrot|Carrot|당근|미니 당근, 당근채, 당근즙, 당근잎, 당근퓨레, 당근주스, 흙당근, Baby Carrot|||fridge - 14 300|200 8 128|parsnip 0.6, \
    pumpkin 0.4, bell_pepper 0.3
    parsnip|Parsnip|파스닙|설탕당근|||fridge - 14 240|130 - 133|carrot 0.7, turnip 0.6
    potato|Potato|감자|알감자, 햇감자, 자색감자, 감자채, New Potato, Russet Potato, Yukon Gold Potato, Yukon Potato, Baby Potato, \
    Waxy Potato, Floury Potato, Red Potato, Boiled Potato, Mashed Potato|||pantry 30 7 300|150 - 150|\
    sweet_potato 0.6, taro 0.5
    sweet_potato|Sweet Potato|고구마|밤고구마, 호박고구마, 자색고구마, 꿀고구마, 고구마 다이스, 군고구마, Yam|||~pantry 21 - 240|200 - 133|\
    potato 0.6, pumpkin 0.7
    mountain_yam|Korean Yam|마|산마, 참마, 장마, 생마, Nagaimo, Chinese Yam|||~fridge 14 21 180|300 - 120|taro 0.5, okra 0.3
    taro|Taro|토란|알토란, 깐 토란, 토란탕, Taro Root|||fridge 7 14 -|40 - 130|potato 0.6, mountain_yam 0.5
    lotus_root|Lotus Root|연근|깐 연근, 연근채|||~fridge - 7 180|200 - 120|burdock 0.7, water_chestnut 0.5
    burdock|Burdock Root|우엉|우엉채, 깐 우엉, Gobo|||~fridge 7 14 180|150/stalk - 118|lotus_root 0.7, carrot 0.4
    jerusalem_artichoke|Jerusalem Artichoke|돼지감자|뚱딴지, 돼지감자가루, Sunchoke|||~fridge - 14 -|60 - 150|potato 0.6, \
    water_chestnut 0.5
    cassava|Cassava|카사바|유카, Yuca, Manioc|||~fridge 3 7 240|400 - 200|potato 0.7, taro 0.6
    beetroot|Beetroot|비트|레드 비트, 알비트, 비트가루, 비트즙, Beet, Pickled Beet, Red Beet, Red Beetroot|||fridge 1 7 180|\
    120 - 136|radish 0.4, carrot 0.4
    onion|Onion|양파|깐양파, 양파즙, 햇양파, 양파채, 양파 껍질, Yellow Onion, White Onion, Brown Onion, Sweet Onion, Vidalia Onion, \
    Onion Skin|||pantry 30 60 300|200 10 150|leek 0.6, green_onion 0.5, onion_powder 0.4, kinds 0.9
    red_onion|Red Onion|적양파|자색양파, 레드 어니언, 보라색 양파, Purple Onion, Spanish Onion|onion|||200 10 150|
    shallot|Shallot|샬롯|샬럿, 샤롯, 미니양파, 적샬롯, Pearl Onion, Persian Shallot|onion||pantry 30 60 300|30 10 160|
    garlic|Garlic|마늘|통마늘, 깐 마늘, 알마늘, 생마늘, 마늘쪽, 편마늘, 저민 마늘, 마늘편, 채썬 마늘, 마늘채, 구운 마늘, 튀긴 마늘, 마늘튀김, 마늘칩, 흑마늘, \
    Garlic Clove, Garlic Bulb, Head of Garlic, Garlic Head|||pantry 30 3 30|5/clove 9 136|garlic_powder 0.6, \
    garlic_scapes 0.3, kinds 1
    crushed_garlic|Crushed Garlic|다진 마늘|간 마늘, 빻은 마늘, 다진 통마늘, 마늘즙, 찧은 마늘, Minced Garlic, Chopped Garlic, \
    Garlic Paste, Grated Garlic, Pressed Garlic, Garlic Puree|garlic||~fridge - 7 60|- 10 160|garlic 1, \
    garlic_powder 0.6
    ginger|Ginger|생강|통생강, 깐 생강, 생강즙, 다진 생강, 간 생강, 생강편, 생강채, 저민 생강, Ginger Root, Fresh Ginger, Grated Ginger, \
    Minced Ginger, Ginger Paste, Ginger Juice|||fridge 2 14 180|30 6 96|ginger_powder 0.6, galangal 0.6
    galangal|Galangal|갈랑갈|양강, Galanga|||fridge 2 14 180|30 6 96|ginger 0.7
    ginseng|Ginseng|인삼|수삼, 미삼, 홍삼, 산삼, 인삼가루, Korean Ginseng|||fridge 2 14 180|30/stalk - 90|deodeok 0.4, bellflower_root 0.3
    herbal_roots|Medicinal Herbs|한약재|황기, 당귀, 엄나무, 헛개나무, 오가피나무, 가시오가피, 감초, 천궁, 구기자, 삼계탕 약재, 삼계탕 티백, 삼계탕용 한약재, \
    백숙용 한약재, Astragalus Root, Goji Berry, Licorice Root|||~pantry 365 - -|10 - -|ginseng 0.5
    horseradish|Horseradish|홀스래디시|홀스레디쉬, 서양고추냉이, 호스래디쉬, Prepared Horseradish|||fridge - 90 180|- 15 240|wasabi 0.8, \
    mustard 0.5
    water_chestnut|Water Chestnut|물밤|남방개, 올방개|||~pantry 730 4 -|10 - 130|bamboo_shoots 0.5, lotus_root 0.6, \
    jerusalem_artichoke 0.6
    """)

  /// Vegetables that grow as fruit, pods and ears.
  static let fruitVegetables = IngredientTable(
    .vegetable,
    """
    tomato|Tomato|토마토|완숙 토마토, 줄기토마토, 찰토마토, 홍토마토, 토마토 콩카세, 데친 토마토, 대저토마토, Plum Tomato, Roma Tomato, Beef Tomato, \
    Fresh Tomato|||~fridge 3 7 60|150 - 180|kinds 0.9
    cherry_tomato|Cherry Tomato|방울토마토|대추방울토마토, 체리토마토, 대추토마토, 스테비아 토마토, Grape Tomato, Baby Tomato|tomato|||15 - 150|
    cucumber|Cucumber|오이|백오이, 청오이, 다다기오이, 취청오이, 가시오이, 오이채, Persian Cucumber, Japanese Cucumber, English Cucumber, \
    Gherkin Cucumber|||fridge - 4 -|200 - 120|zucchini 0.5, celery 0.4, kinds 0.8
    old_cucumber|Yellow Cucumber|노각|늙은 오이|cucumber||~fridge - 7 -|500 - 120|
    zucchini|Zucchini|애호박|주키니, 쥬키니, 주키니호박, 쥬키니호박, 돼지호박, 둥근호박, 조선호박, 둥근 애호박, Courgette, Green Pumpkin, \
    Korean Zucchini, Summer Squash, Yellow Squash, Round Squash|||fridge 1 4 300|300 - 120|eggplant 0.5, \
    cucumber 0.5, pumpkin 0.4
    pumpkin|Pumpkin|호박|늙은 호박, 청둥호박, 청동호박, 단호박가루, 호박가루, Squash, Pumpkin Puree, Canned Pumpkin, Winter Squash|||\
    pantry 14 30 -|2000 - 116|sweet_potato 0.7, carrot 0.4, kinds 0.8
    kabocha|Kabocha|단호박|미니 단호박, 밤호박, 미니밤호박, Kabocha Squash, Sweet Pumpkin|pumpkin|||900 - 116|
    butternut_squash|Butternut Squash|땅콩호박|버터넛 스쿼시, 버터넛호박|pumpkin|||900 - 140|
    eggplant|Eggplant|가지|흑가지, 긴가지, Aubergine, Brinjal, Japanese Eggplant|||fridge 1 4 180|120 - 82|zucchini 0.6, \
    mushroom 0.4
    okra|Okra|오크라|아욱콩, Lady's Finger|||fridge - 3 240|12 - 100|green_beans 0.5, mountain_yam 0.3
    bitter_melon|Bitter Melon|여주|쓴오이, 고야, Bitter Gourd, Goya|||~fridge - 4 -|200 - 94|zucchini 0.4
    bell_pepper|Bell Pepper|파프리카|삼색 파프리카, 두 가지 색 파프리카, 미니파프리카, Sweet Pepper, Capsicum, Sweet Bell Pepper, \
    Mini Pepper|||fridge - 4 180|150 - 130|green_chili 0.5, kinds 0.95
    red_bell_pepper|Red Bell Pepper|빨간 파프리카|빨강 파프리카, 적파프리카, 홍파프리카, 붉은 파프리카, 홍피망, 붉은 피망, 빨간 피망, Red Paprika, \
    Red Pepper, Red Sweet Pepper, Roasted Red Pepper|bell_pepper||||
    yellow_bell_pepper|Yellow Bell Pepper|노란 파프리카|노랑 파프리카, 황파프리카, 노란색 파프리카, 주황 파프리카, 주황색 파프리카, 오렌지 파프리카, \
    Yellow Pepper, Orange Bell Pepper, Orange Pepper|bell_pepper||||
    green_bell_pepper|Green Bell Pepper|피망|청피망, 청파프리카, 초록 피망, 초록 파프리카, 푸른 피망, Green Pepper, Green Sweet Pepper|\
    bell_pepper|||100 - 130|
    green_chili|Green Chili|고추|풋고추, 청고추, 푸른 고추, 녹색고추, 이태리고추, 고추채, Chili, Chilli, Chile, Chillies, Chili Pepper, \
    Chilli Pepper, Green Chilli, Green Chillies, Green Chili Pepper, Hot Pepper, Green Hot Pepper, Hot Green Pepper, \
    Poblano, Anaheim Pepper|||fridge - 4 180|12 8 100|bell_pepper 0.4, kinds 0.7
    red_chili|Red Chili|홍고추|붉은 고추, 빨간 고추, 생홍고추, 홍청고추, 청홍고추, 무지개고추, Red Chilli, Red Chillies, Red Chili Pepper, \
    Red Hot Pepper, Thai Chili, Bird's Eye Chili, Fresh Chili Pepper|green_chili|||15 8 100|
    cheongyang_chili|Cheongyang Chili|청양고추|땡초, 매운 고추, 청량고추, Korean Hot Pepper, Serrano, Serrano Pepper|green_chili|||\
    8 8 100|
    cucumber_chili|Mild Green Chili|오이고추|아삭이고추, 아삭고추, 당조고추|green_chili|||30 - 100|
    shishito|Shishito Pepper|꽈리고추|Padron Pepper|green_chili|||5 - 60|
    jalapeno|Jalapeño|할라피뇨|멕시코고추, 할라페뇨, Jalapeño Pepper, Jalapeno Chili, Jalepeno|green_chili|||20 8 90|
    corn|Corn|옥수수|찰옥수수, 찐옥수수, 옥수수알, 통옥수수, 초당옥수수, 옥수수 알갱이, Sweetcorn, Maize, Corn on the Cob, Ear of Corn, \
    Corn Kernel, Frozen Corn|||fridge - 1 240|200 - 160|peas 0.4, kinds 0.9
    canned_corn|Canned Corn|옥수수 통조림|스위트콘, 캔옥수수, 콘옥수수, 옥수수콘, 통조림 옥수수, 콘통조림, Canned Sweetcorn, Whole Kernel Corn, \
    Cream Style Corn, Creamed Corn|corn||pantry 730 3 -|- 10 165|
    baby_corn|Baby Corn|베이비콘|영콘, 미니옥수수|corn||~fridge 730 4 -|10 - 130|
    peas|Peas|완두콩|완두, 냉동 완두콩, 완두콩통조림, Green Peas, Garden Peas, Frozen Peas, English Peas|||fridge - 3 240|- 9 145|\
    edamame 0.7, green_beans 0.5, corn 0.4
    snow_peas|Snow Peas|깍지완두|꼬투리완두, 스노우피, 슈가 스냅피, Sugar Snap Peas, Mangetout, Snap Peas|||fridge - 3 240|3 - 63|\
    green_beans 0.8, peas 0.5
    green_beans|Green Beans|그린빈|그린빈스, 껍질콩, 깍지콩, 줄기콩, String Beans, French Beans, Runner Beans, Flat Green Beans, \
    Wax Beans, Waxed Beans|||fridge - 3 240|6 - 110|snow_peas 0.8, asparagus 0.6, garlic_scapes 0.6
    edamame|Edamame|풋콩|에다마메, 풋콩깍지, 자숙 풋콩|||fridge - 3 240|- 9 155|peas 0.8, fava_beans 0.7
    fava_beans|Fava Beans|누에콩|잠두, Broad Beans, Lima Beans, Butter Beans|||fridge - 3 240|- 9 165|edamame 0.7, peas 0.6
    gourd_strips|Dried Gourd Strips|박고지|박오가리, 박, Kanpyo|||~pantry 365 - -|- - 30|
    """)

  /// Mushrooms, fresh and dried.
  static let mushrooms = IngredientTable(
    .mushroom,
    """
    mushroom|Mushroom|양송이|양송이버섯, 버섯, 양송이버섯 밑동, 미니버섯, 모둠버섯, 갈색양송이, 통조림 양송이, Button Mushroom, White Mushroom, Cremini, \
    Crimini Mushroom, Cremini Mushroom, Cremini Brown Mushroom, Champignon, Champignon Mushroom, Portobello, \
    Portobello Mushroom, Brown Mushroom, Sliced Mushroom|||fridge - 3 300|20 - 80|shiitake 0.8, oyster_mushroom 0.8, \
    enoki 0.5, eggplant 0.3
    shiitake|Shiitake Mushroom|표고버섯|표고, 생표고버섯, 생표고, 참송이버섯, 표고버섯 기둥, 표고버섯 밑동, 표고채, Fresh Shiitake|||fridge - 3 300|\
    20 - 80|mushroom 0.8, oyster_mushroom 0.8, kinds 0.9
    dried_shiitake|Dried Shiitake|건표고버섯|말린 표고버섯, 마른 표고버섯, 건표고, 불린 표고버섯, 표고버섯가루, 버섯가루, Dried Shiitake Mushroom, \
    Dried Mushroom, Mushroom Powder|shiitake||pantry 180 - -|4 3 20|shiitake 0.9, dried_porcini 0.7
    oyster_mushroom|Oyster Mushroom|느타리버섯|느타리, 애느타리버섯, 참느타리버섯, 애느타리, 미니느타리, 맛느타리, Pleurotus|||fridge - 3 300|10 - 70|\
    mushroom 0.8, beech_mushroom 0.9, shiitake 0.7, kinds 0.8
    king_oyster_mushroom|King Oyster Mushroom|새송이버섯|새송이, 미니새송이버섯, 미니새송이, 큰느타리버섯, King Trumpet Mushroom|\
    oyster_mushroom||~fridge - 7 300|80 - 80|
    enoki|Enoki Mushroom|팽이버섯|팽이, 황금팽이버섯, 황금팽이, Enokitake|||fridge - 3 300|- - 65|beech_mushroom 0.8, \
    oyster_mushroom 0.6
    beech_mushroom|Beech Mushroom|만가닥버섯|백일송이버섯, 백일송이, 만송이버섯, 백만송이버섯, 해송이버섯, 해송이, 흰만가닥버섯, Shimeji, Shimeji Mushroom|||\
    ~fridge - 5 300|- - 70|oyster_mushroom 0.9, enoki 0.7, mushroom 0.7
    wood_ear|Wood Ear Mushroom|목이버섯|목이, 흑목이버섯, 건목이버섯, 백목이버섯, 흰목이버섯, 불린 목이버섯, Black Fungus, Cloud Ear|||\
    ~pantry 365 4 -|3 - 60|rock_tripe 0.7, shiitake 0.4
    rock_tripe|Rock Tripe|석이버섯|석이, 불린 석이버섯|||~pantry 365 4 -|1 - 20|wood_ear 0.7, dried_shiitake 0.4
    pine_mushroom|Pine Mushroom|송이버섯|송이, 자연송이, Matsutake|||~fridge - 3 180|40 - 80|king_oyster_mushroom 0.7, \
    shiitake 0.6
    wild_mushroom|Wild Mushroom|싸리버섯|능이버섯, 노루궁뎅이버섯, 야생버섯, 잎새버섯, Maitake, Chanterelle, Morel|||~fridge - 3 300|- - 70|\
    oyster_mushroom 0.7, shiitake 0.7
    dried_porcini|Dried Porcini|포르치니|말린 포르치니, Porcini, Porcini Mushroom|||pantry 180 - -|- 4 20|dried_shiitake 0.7
    truffle|Truffle|트러플|송로버섯, 트러플 페이스트, Truffle Paste|||~fridge - 5 -|20 15 -|mushroom 0.2
    """)
}
