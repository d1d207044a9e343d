extension IngredientTable {
  /// Salt, pepper, chili and pungent powders.
  static let seasonings = IngredientTable(
    .spice,
    """
    salt|Salt|소금|꽃소금, 고운소금, 천일염, 볶은소금, 저염소금, 저나트륨소금, 함초소금, 맛소금, 구운소금, 죽염, 소금물, 가는소금, 누룩소금, 레몬소금, 녹차소금, 버섯마늘소금, 절임물, \
    Table Salt, Sea Salt, Kosher Salt, Fine Sea Salt, Himalayan Salt, Pink Salt, Iodized Salt, Fine Salt||staple|\
    ~pantry - - -|- 18 290|soy_sauce 0.4, kinds 0.95
    coarse_salt|Coarse Salt|굵은소금|왕소금, 굵은 천일염, 절임용 소금, Rock Salt, Flaky Salt, Finishing Salt, Crunchy Finishing Salt, \
    Maldon Salt|salt||||
    herb_salt|Herb Salt|허브솔트|허브소금, 시즈닝 솔트, 마늘소금, 갈릭솔트, Seasoned Salt, Season Salt, Garlic Salt, Celery Salt, \
    Onion Salt, Seasoning Salt|salt|-|~pantry 730 - -||salt 0.8, garlic_powder 0.4
    msg|MSG|미원|조미료, 다시다, 천연조미료, 수제조미료, 맛선생, 청정원맛선생, 국선생, 청정원국선생, 소고기다시다, 감치미, 천연다시다, Monosodium Glutamate, Sazon, \
    Adobo Seasoning, Goya Seasoning, Seasoning Powder, Adobo||-|~pantry 730 - -|- 12 -|bouillon 0.6, \
    soup_soy_sauce 0.4
    bouillon|Bouillon|치킨스톡|스톡, 고형스톡, 치킨스톡 파우더, 코인육수, 육수팩, 고체육수, 쇠고기스톡, 치킨파우더, 채소스톡, 육수코인, Bouillon Cube, \
    Chicken Bouillon, Beef Bouillon, Vegetable Bouillon, Stock Cube, Chicken Bouillon Cube, Chicken Bullion, \
    Beef Bouillon Cube, Stock Powder, Bullion, Better Than Bouillon||meat gluten|pantry 365 - -|5/block 9 -|\
    chicken_stock 0.9, msg 0.6
    citric_acid|Citric Acid|구연산|Lemon Salt, Citric Acid Salt||-|~pantry 730 - -|- 13 -|lemon_juice 0.6
    black_pepper|Black Pepper|후추|후춧가루, 후추가루, 순후추, 백후추, 흰후추, 흰후춧가루, 백후춧가루, 검은 후추, 후추 그라인더, 흑후추, 흰추후, 핑크 페퍼, Pepper, \
    Ground Black Pepper, Ground Pepper, White Pepper, White Pepper Powder, Freshly Ground Black Pepper, \
    Ground White Pepper, Rose Pepper, Fresh Ground Pepper, Pepper Powder||staple|~pantry 730 - -|- 7 -|\
    sichuan_pepper 0.4, kinds 0.8
    black_peppercorns|Black Peppercorns|통후추|통후추알, 통후추 부순것, 으깬 통후추, Peppercorn, Whole Black Pepper, \
    Crushed Peppercorns, Whole Peppercorns|black_pepper|staple|~pantry 1095 - -|- 8 -|black_pepper 0.8
    sichuan_pepper|Sichuan Pepper|화자오|산초가루, 산초, 제피가루, 초피가루, 화조, 초피, 쓰촨 페퍼, Sichuan Peppercorn, Szechuan Pepper, \
    Sansho||-|~pantry 730 - -|- 5 -|black_pepper 0.3
    gochugaru|Gochugaru|고춧가루|고추가루, 고운 고춧가루, 굵은 고춧가루, 매운 고춧가루, 청양고춧가루, 베트남 고춧가루, 고운 고추가루, 태양초 고춧가루, \
    Korean Chili Flakes, Korean Chili Powder, Korean Red Pepper Flakes, Red Chili Powder, Red Chilli Powder||staple|\
    ~fridge 90 365 365|- 7 100|chili_flakes 0.7, chili_powder 0.5, gochujang 0.4
    chili_flakes|Chili Flakes|칠리 플레이크|크러쉬드 레드페퍼, 페페론치노, 레드페퍼, 레드크러쉬드 페퍼, 크러시드 레드 페퍼, 페페론치니, 이태리 고추 플레이크, \
    Red Pepper Flakes, Crushed Red Pepper, Chilli Flakes, Red Chili Flakes, Crushed Red Pepper Flakes, Peperoncino, \
    Hot Pepper Flakes, Sichuan Ground Chilies, Aleppo Pepper, Crushed Hot Red Pepper||-|~pantry 730 - -|- 5 -|\
    gochugaru 0.7, cayenne 0.7, dried_chili 0.8
    chili_powder|Chili Powder|칠리 파우더|칠리가루, 타코시즈닝, 케이준 시즈닝, Chilli Powder, Taco Seasoning, Chile Powder, \
    Ancho Chili Powder, Cajun Seasoning, Creole Seasoning, Hot Chili Powder||-|~pantry 730 - -|- 8 -|cayenne 0.6, \
    paprika_powder 0.6, gochugaru 0.6
    cayenne|Cayenne Pepper|카옌페퍼|카엔페퍼, 케이엔페퍼, 키엔페퍼, 카엔패퍼, 카이엔페퍼, Cayenne Powder, Ground Red Pepper, Ground Cayenne||-|\
    ~pantry 730 - -|- 5 -|chili_powder 0.6, gochugaru 0.6, chili_flakes 0.7
    paprika_powder|Paprika Powder|파프리카 가루|훈제파프리카, 훈제 파프리카파우더, 파프리카파우더, 스모크 파프리카, Paprika, Smoked Paprika, \
    Sweet Paprika, Hungarian Paprika, Ground Paprika, Hot Paprika, Powdered Sweet Pepper||-|~pantry 730 - -|- 7 -|\
    chili_powder 0.5, gochugaru 0.5
    dried_chili|Dried Chili|마른 고추|건고추, 말린 고추, 베트남 건고추, 건홍고추, 말린 홍고추, 건청양고추, 홍고추 마른것, 말린 청양고추, 베트남고추, 쥐똥고추, 태국고추, \
    실고추, Dried Red Chili, Dried Chilies, Dried Red Pepper, Ancho Chili, Arbol Chili, Chile de Arbol, \
    Dried Red Chilli, Piri Piri, Shredded Chili||-|~pantry 365 - -|3 3 20|chili_flakes 0.8, gochugaru 0.7, \
    red_chili 0.6
    chipotle|Chipotle in Adobo|치폴레 통조림|치폴레, 치포틀레, 치폴레 페이스트, Chipotle Pepper, Chipotle Peppers in Adobo Sauce, \
    Adobo Chili, Chipotle Powder||-|~pantry 730 14 180|10 16 -|paprika_powder 0.5, cayenne 0.4
    wasabi|Wasabi|고추냉이|와사비, 생와사비, 와사비 갠 것, 와사비가루, 와사비소스, 연와사비, 와사비 페이스트, Wasabi Paste, Wasabi Powder||-|\
    ~fridge 365 180 -|- 15 -|horseradish 0.8, mustard 0.6
    mustard_powder|Mustard Powder|겨자가루|겨잣가루, 겨자분말, 머스터드 파우더, Dry Mustard, Ground Mustard, Dry Mustard Powder, \
    English Mustard Powder||-|~pantry 730 - -|- 6 -|mustard 0.8, wasabi 0.4
    mustard_seeds|Mustard Seeds|겨자씨|머스터드 씨드, 머스타드씨드, Yellow Mustard Seeds||-|~pantry 730 - -|- 11 -|mustard 0.6, \
    mustard_powder 0.7
    garlic_powder|Garlic Powder|마늘가루|갈릭파우더, 흑마늘진액, Granulated Garlic, Powdered Garlic, Dried Garlic||-|\
    ~pantry 730 - -|- 10 -|garlic 0.8, crushed_garlic 0.8, herb_salt 0.5
    onion_powder|Onion Powder|양파가루|어니언파우더, Powdered Onion, Onion Flakes, Dried Onion, Onion Soup Mix, \
    Minced Dried Onion, Fried Onions||-|~pantry 730 - -|- 7 -|onion 0.7, garlic_powder 0.4
    ginger_powder|Ginger Powder|생강가루|건생강, Ground Ginger, Dried Ginger, Powdered Ginger||-|~pantry 730 - -|- 5 -|\
    ginger 0.7
    """)
}
