extension IngredientTable {
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
}
