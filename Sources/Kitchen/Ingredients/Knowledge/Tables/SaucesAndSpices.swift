/// The shelves of sauces, oils, salt and spices.
extension IngredientTable {
  /// Sauces and pastes of Korea and the rest of Asia.
  static let asianSauces = IngredientTable(
    .sauce,
    """
    soy_sauce|Soy Sauce|간장|진간장, 양조간장, 왜간장, 저염간장, 맛간장, 조림간장, 저염진간장, 흰간장, 시판 간장, 햇살담은간장, 양념간장, Soya Sauce, \
    Low-sodium Soy Sauce, Light Soy Sauce, Tamari, Tamari Soy Sauce, Shoyu, Soy||staple gluten soy|pantry 1095 - -|\
    - 18 255|fish_sauce 0.5, oyster_sauce 0.5, kinds 0.8
    soup_soy_sauce|Soup Soy Sauce|국간장|조선간장, 집간장, 청장, 한식간장, 저염국간장, 재래간장, Korean Soup Soy Sauce, Guk-ganjang|soy_sauce|\
    staple gluten soy|||soy_sauce 0.8, fish_sauce 0.8, tuna_extract 0.8, salt 0.5
    dark_soy_sauce|Chinese Dark Soy Sauce|노두유|노추, 중국간장, Lao Chou|soy_sauce|gluten soy|||soy_sauce 0.7
    sweet_soy_sauce|Sweet Soy Sauce (Kecap Manis)|케찹 마니스|케첩 마니스, 달콤간장, Kecap Manis, Ketjap Manis|soy_sauce|\
    gluten soy|||teriyaki_sauce 0.7
    fish_soy_sauce|Fish Soy Sauce|어간장|간편 어간장, 멸치간장, 청정원어장, Eo-ganjang|soy_sauce|seafood gluten soy|||\
    soup_soy_sauce 0.9, fish_sauce 0.8
    tuna_extract|Seasoning Broth|참치액|참치액젓, 쯔유, 국시장국, 시판용장국, 가다랑어장국, 다시간장, 연두, 국물용 간장, Tsuyu, Mentsuyu, Memmi||\
    seafood gluten soy|~fridge 365 90 -|- 18 250|soup_soy_sauce 0.8, dashi 0.5
    fish_sauce|Fish Sauce|액젓|액젓(피시소스), 멸치액젓, 까나리액젓, 피시소스, 피쉬소스, 남플라, 젓국, 하선정 액젓, Nam Pla, Anchovy Sauce, \
    Thai Fish Sauce, Sand Lance Sauce||seafood|~pantry 1095 - -|- 18 270|soup_soy_sauce 0.7, salted_shrimp 0.8
    gochujang|Red Pepper Paste|고추장|태양초 고추장, 찹쌀고추장, 저염고추장, 초고추장, 볶음고추장, 비빔장, 매실고추장, 약고추장, Chili Paste, Chilli Paste, \
    Hot Pepper Paste, Red Chili Paste, Kochujang||gluten soy|fridge - 365 -|- 19 290|doubanjiang 0.6, gochugaru 0.5, \
    sriracha 0.5
    doenjang|Soybean Paste|된장|재래된장, 저염된장, 집된장, 보리된장, 순창콩된장, 강된장, 저염재래된장, 빠금장, 막된장, 시판 된장, Fermented Soybean Paste, \
    Korean Soybean Paste||soy|fridge - 365 -|- 18 275|miso 0.8, ssamjang 0.7, cheonggukjang 0.6
    ssamjang|Ssamjang|쌈장|저염쌈장, 견과류쌈장, 순창쌈장, Korean Dipping Paste||gluten soy|~fridge - 365 -|- 19 280|doenjang 0.7, \
    gochujang 0.6
    cheonggukjang|Fermented Soybean Paste (Cheonggukjang)|청국장|청국장가루, 냄새없는 청국장, Fast-fermented Soybean Paste||soy|\
    ~fridge - 30 180|100 18 -|doenjang 0.6, natto 0.6
    miso|Miso|미소 된장|일본된장, 왜된장, 일식된장, 하얀된장, 미소, 백된장, 일본식 된장, 일식된장 미소, Miso Paste, White Miso, Red Miso||soy|\
    fridge - 365 -|- 17 275|doenjang 0.8
    doubanjiang|Chili Bean Paste|두반장|두반장 소스, 이금기 두반장, Toban Djan, Broad Bean Paste, Spicy Doubanjiang||gluten soy|\
    ~pantry 365 180 -|- 18 -|gochujang 0.6, mala_sauce 0.6
    black_bean_paste|Black Bean Paste|춘장|볶은 춘장, 짜장소스, 두치, 두시, 짜장가루, Chunjang, Fermented Black Beans, Douchi, \
    Black Bean Sauce||gluten soy|~fridge - 365 -|- 18 -|doenjang 0.4, hoisin_sauce 0.5
    oyster_sauce|Oyster Sauce|굴소스|프리미엄 굴소스, 비건 굴소스, Vegetarian Oyster Sauce||seafood gluten soy|~fridge 180 365 -|\
    - 18 280|soy_sauce 0.6, hoisin_sauce 0.6
    hoisin_sauce|Hoisin Sauce|해선장|호이신 소스, 해선장 소스, 첨면장, Plum Sauce||gluten soy|~fridge 180 365 -|- 18 280|\
    oyster_sauce 0.6, black_bean_paste 0.5
    teriyaki_sauce|Teriyaki Sauce|데리야키소스|데리야끼 소스, 데리야키, 불고기 양념, 갈비양념, 장어소스, 불고기양념장, Bulgogi Sauce, Bulgogi Marinade||\
    gluten soy|pantry 1095 30 -|- 18 290|soy_sauce 0.6, sweet_soy_sauce 0.7
    ponzu|Ponzu|폰즈소스|폰즈, 유자폰즈, Ponzu Sauce||gluten soy|~fridge 180 180 -|- 17 -|soy_sauce 0.6, lemon 0.4
    mala_sauce|Mala Sauce|마라 소스|마라샹궈 소스, 훠궈 소스, 마라탕 소스, Mala Paste, Hot Pot Base||meat gluten soy sesame|\
    ~pantry 365 180 -|- 18 -|doubanjiang 0.6, chili_oil 0.5
    sriracha|Sriracha|스리라차|스리라차소스, 삼발, 칠리마늘소스, Sriracha Sauce, Chili Garlic Sauce, Sambal, Sambal Oelek, Sriacha||-|\
    ~fridge 365 365 -|- 17 -|hot_sauce 0.8, gochujang 0.5
    sweet_chili_sauce|Sweet Chili Sauce|스위트칠리소스|칠리소스, 스위트칠리, 월남쌈 소스, 칠리, Chili Sauce, Thai Sweet Chili Sauce, \
    Sweet and Sour Sauce||-|pantry 365 180 -|- 18 -|ketchup 0.5, sriracha 0.5
    tonkatsu_sauce|Tonkatsu Sauce|돈가스소스|돈까스소스, 야키소바 소스||gluten soy|~fridge 365 180 -|- 18 280|\
    worcestershire_sauce 0.6, okonomiyaki_sauce 0.9
    okonomiyaki_sauce|Okonomiyaki Sauce|오코노미야키 소스|오코노미야끼 소스, 타코야키 소스, 오코노미 소스, Takoyaki Sauce||seafood gluten soy|\
    ~fridge 365 180 -|- 18 -|tonkatsu_sauce 0.9
    tamarind_paste|Tamarind Paste|타마린드 페이스트|타마린드, 타마린드 소스, Tamarind, Tamarind Concentrate||-|pantry 365 - -|- 16 -|\
    lime 0.5, lemon_juice 0.5
    green_curry_paste|Green Curry Paste|그린커리 페이스트|그린커리, 그린카레, Green Curry, Thai Green Curry Paste||seafood|\
    ~fridge 365 60 180|- 16 -|red_curry_paste 0.8
    red_curry_paste|Red Curry Paste|레드커리 페이스트|레드커리, 페이스트 카레, 마사만 커리 페이스트, Massaman Curry Paste, \
    Thai Red Curry Paste, Yellow Curry Paste, Mild Curry Paste, Curry Paste, Yellow Curry||seafood|\
    ~fridge 365 60 180|- 16 -|green_curry_paste 0.8, curry_powder 0.5
    tom_yum_paste|Tom Yum Paste|똠얌 페이스트|똠양 페이스트, 톰얌 소스, 똠얌꿍 페이스트, Tom Yum||seafood|~fridge 365 60 180|- 16 -|\
    red_curry_paste 0.5
    shrimp_paste|Southeast Asian Shrimp Paste|새우 페이스트|까피, 블라찬, Belacan, Terasi||seafood|~fridge 365 365 -|- 16 -|\
    salted_shrimp 0.8, fish_sauce 0.6
    """)

  /// Western sauces, dressings and spreads.
  static let westernSauces = IngredientTable(
    .sauce,
    """
    ketchup|Ketchup|케첩|토마토케첩, 케찹, 토마토케찹, 무설탕 케첩, Tomato Ketchup, Catsup, Sugar Free Ketchup||-|pantry 365 180 -|\
    - 17 270|tomato_sauce 0.5, tomato_paste 0.5
    mayonnaise|Mayonnaise|마요네즈|마요네스, 하프마요, 오렌지마요네즈, 비건 마요네즈, 무가당 아보카도 마요네즈, 큐피마요네즈, 아이올리, Mayo, Mayonaise, Aioli, \
    Kewpie Mayonnaise, Mayonnese, Japanese Mayonnaise, Mayonnaise in Squirt Bottle||egg|pantry 90 60 -|- 14 225|\
    yogurt 0.5, sour_cream 0.5
    mustard|Mustard|머스터드|겨자, 연겨자, 머스타드, 양겨자, 홀그레인 머스터드, 씨겨자, 디종 머스터드, 디존 머스타드, 홀그레인, 발효겨자, 튜브겨자, 머스터드 씨드 소스, \
    홀그레인 머스터즈, Dijon Mustard, Whole Grain Mustard, Yellow Mustard, Prepared Mustard, English Mustard, Brown Mustard, \
    Dijon||-|pantry 365 365 -|- 16 250|mustard_powder 0.8, horseradish 0.5, wasabi 0.5, kinds 0.8
    honey_mustard|Honey Mustard|허니머스터드|허니머스타드, 머스타드 소스, 머스터드소스, 허니머스터드소스, 머스타드드레싱, 머스터드조스, Honey Mustard Sauce, \
    Honey Dijon Mustard, Mustard Sauce|mustard|honey egg|||
    worcestershire_sauce|Worcestershire Sauce|우스터소스|우스타소스, Worcester Sauce, Worchestershire Sauce, Worcestershire||\
    seafood gluten|pantry 365 - -|- 17 275|soy_sauce 0.6, tonkatsu_sauce 0.6
    hot_sauce|Hot Sauce|핫소스|타바스코, 타바스코 소스, 타비스코 소스, 칠리핫소스, Tabasco, Tabasco Sauce, Hot Pepper Sauce, \
    Louisiana Hot Sauce, Buffalo Sauce, RedHot Sauce, Redhot||-|pantry 365 180 -|- 15 240|sriracha 0.8, cayenne 0.6
    barbecue_sauce|Barbecue Sauce|바비큐소스|바베큐소스, BBQ소스, BBQ Sauce||gluten|pantry 365 120 -|- 17 280|ketchup 0.5, \
    tonkatsu_sauce 0.6
    steak_sauce|Steak Sauce|스테이크 소스|A1 소스, 데미글라스, 데미글라스 소스, 하이라이스 소스, Demi-Glace, Gravy, Beef Gravy, Gravy Mix, \
    Beef Gravy Granules||beef gluten|~fridge 365 90 -|- 17 270|worcestershire_sauce 0.5, tonkatsu_sauce 0.6
    tomato_sauce|Tomato Sauce|토마토소스|스파게티 소스, 파스타 소스, 토마토 파스타 소스, 시판 토마토소스, 피자소스, 아라비아따 소스, 미트소스, Pasta Sauce, \
    Passata, Marinara, Tomato Passata, Pizza Sauce, Spaghetti Sauce, Marinara Sauce, Bolognese Sauce, \
    Fra Diavolo Sauce, Arrabbiata Sauce||-|pantry 540 5 90|- 16 245|canned_tomato 0.8, tomato_paste 0.6, ketchup 0.4
    tomato_paste|Tomato Paste|토마토페이스트|토마토페스트, 토마토 퓨레, 토마토퓌레, Tomato Puree, Concentrated Tomato Paste, \
    Tomato Concentrate, Tomato Puré||-|~pantry 540 7 90|- 16 260|tomato_sauce 0.6, ketchup 0.5, canned_tomato 0.6
    pesto|Pesto|바질페스토|페스토소스, 페스토, 바질페이소스, 바질소스, Basil Pesto, Pesto Sauce||dairy nuts|~fridge 365 5 120|- 15 230|\
    basil 0.6
    cream_sauce|Cream Sauce|크림소스|알프레도 소스, 화이트소스, 베샤멜 소스, 크림파스타 소스, 로제소스, 카르보나라 소스, Alfredo Sauce, White Sauce, \
    Bechamel, Béchamel Sauce, Hollandaise||dairy gluten|~fridge 365 3 60|- 16 250|cream 0.7
    salsa|Salsa|살사소스|살사, 타코소스, 토마토살사, 엔칠라다 소스, Taco Sauce, Enchilada Sauce, Salsa Verde, Pico de Gallo, Tomatillo||-|\
    pantry 365 5 90|- 16 260|tomato 0.6, canned_tomato 0.5
    salad_dressing|Salad Dressing|드레싱|샐러드드레싱, 오리엔탈드레싱, 레몬드레싱, 시저드레싱, 랜치드레싱, 이탈리안드레싱, 참깨드레싱, 발사믹드레싱, 오리엔탈소스, 타르타르소스, \
    사우전드아일랜드, 차지키, Caesar Dressing, Ranch Dressing, Italian Dressing, Caesar Salad Dressing, Tartar Sauce, \
    Vinaigrette, Thousand Island Dressing, Ranch, Tzatziki||egg dairy soy|pantry 300 60 -|- 15 240|mayonnaise 0.5
    balsamic_glaze|Balsamic Glaze|발사믹 글레이즈|발사믹소스, 발사믹크레마, 발사믹 크림, 발사믹리덕션, Balsamic Reduction, Balsamic Cream||-|\
    ~pantry 365 - -|- 20 -|balsamic_vinegar 0.8
    harissa|Harissa|하리사|하리사 페이스트, 로메스코, Harissa Paste||-|~fridge 365 30 -|- 15 -|gochujang 0.6, sriracha 0.6
    hummus|Hummus|후무스|홈무스||sesame|fridge - 7 -|- 15 245|chickpeas 0.5
    jam|Jam|잼|딸기잼, 딸기쨈, 블루베리잼, 살구잼, 오렌지마멀레이드, 마멀레이드, 사과잼, 무화과잼, Strawberry Jam, Marmalade, Jelly, Raspberry Jam, \
    Apricot Jam, Preserves, Orange Jam, Cranberry Sauce, Chutney, Fruit Spread||-|pantry 180 180 -|- 20 320|\
    honey 0.5, fruit_syrup 0.6
    chocolate_spread|Chocolate Spread|초코 스프레드|누텔라, 초코잼, 초콜릿 스프레드, Nutella, Hazelnut Spread||dairy nuts soy|\
    ~pantry 180 - -|- 19 300|dark_chocolate 0.6, peanut_butter 0.4
    sauce_mix|Ready-made Sauce|양념장|소스, 양념, 시판 양념장, 만능양념장, 다대기, 비빔양념, 겉절이 양념, 조미소스, 소스류, Sauce, Marinade||gluten soy|\
    ~fridge 365 30 -|- 17 270|
    """)

  /// Oil and vinegar.
  static let oils = IngredientTable(
    .oil,
    """
    cooking_oil|Cooking Oil|식용유|튀김기름, 기름, 튀김유, 부침유, 식물성기름, 샐러드오일, 콩기름, 대두유, 카놀라유, 포도씨유, 현미유, 해바라기유, 옥수수유, 아보카도유, \
    미강유, 참빛고운포도씨유, 유채유, 땅콩기름, 튀김용 기름, 현미휴, 식물유, Vegetable Oil, Canola Oil, Sunflower Oil, Neutral Oil, Oil, \
    Frying Oil, Grapeseed Oil, Corn Oil, Peanut Oil, Rapeseed Oil, Salad Oil, Soybean Oil, Safflower Oil, \
    Oil for Frying, Cooking Spray, Avocado Oil, Rice Bran Oil, Mustard Oil||staple|pantry 180 - -|- 14 218|\
    olive_oil 0.8, butter 0.6, lard 0.6
    olive_oil|Olive Oil|올리브유|올리브 오일, 올리브 기름, 엑스트라버진 올리브유, 엑스트라버진, 올리브유 엑스트라버전, 오릴브오일, 마늘오일, 마늘기름, \
    Extra Virgin Olive Oil, Virgin Olive Oil, EVOO, Light Olive Oil||staple|pantry 180 - -|- 14 216|cooking_oil 0.8, \
    butter 0.5
    sesame_oil|Sesame Oil|참기름|생참기름, 저온압착 참기름, Toasted Sesame Oil, White Sesame Oil||staple sesame|~pantry 365 - -|\
    - 14 218|perilla_oil 0.8
    perilla_oil|Perilla Oil|들기름|생들기름, 저온압착 들기름, Perilla Seed Oil||staple|~fridge 30 180 -|- 14 218|sesame_oil 0.8
    chili_oil|Chili Oil|고추기름|고춧기름, 라유, 라조장, 라오간마, Chilli Oil, Chili Crisp, Layu||-|~pantry 180 365 -|- 14 218|\
    cooking_oil 0.4, gochugaru 0.5, mala_sauce 0.6
    coconut_oil|Coconut Oil|코코넛오일|코코넛유, Virgin Coconut Oil||-|~pantry 365 - -|- 14 218|butter 0.6, cooking_oil 0.7
    truffle_oil|Truffle Oil|트러플 오일|송로버섯 오일||-|~pantry 180 - -|- 14 -|olive_oil 0.4
    shortening|Shortening|쇼트닝|식물성 쇼트닝, Vegetable Shortening, Crisco||-|pantry 240 - -|- 12 190|butter 0.7, lard 0.8, \
    margarine 0.7
    vinegar|Vinegar|식초|사과식초, 현미식초, 양조식초, 2배 식초, 3배 식초, 2배 양조식초, 발효초, 허브식초, 감식초, 매실식초, 포도식초, 바나나식초, 과일식초, 흑초, 단촛물, \
    홍초, 배합초, 초밥초, Rice Vinegar, Apple Vinegar, Apple Cider Vinegar, White Vinegar, Cider Vinegar, Distilled Vinegar, \
    Rice Wine Vinegar, Chinese Rice Vinegar, Spirit Vinegar, Black Vinegar, Sherry Vinegar||staple|pantry 730 - -|\
    - 15 240|lemon_juice 0.7, lemon 0.6, kinds 0.8
    balsamic_vinegar|Balsamic Vinegar|발사믹 식초|발사믹, 화이트 발사믹, Balsamic, Black Balsamic Vinegar, White Balsamic Vinegar|\
    vinegar|-|||balsamic_glaze 0.8
    wine_vinegar|Wine Vinegar|와인 식초|레드와인식초, 화이트와인식초, Red Wine Vinegar, White Wine Vinegar, Champagne Vinegar|vinegar|\
    -|||
    malt_vinegar|Malt Vinegar|맥아 식초|몰트식초, 몰트 비네거|vinegar|gluten|||
    """)

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

  /// Warm and aromatic spices.
  static let spices = IngredientTable(
    .spice,
    """
    cinnamon|Cinnamon|계피|계핏가루, 계피가루, 시나몬, 통계피, 시나몬가루, 계피스틱, 수정과용 계피, 게피, 시나몬파우더, 시나몬스틱, Ground Cinnamon, \
    Cinnamon Stick, Cinnamon Powder, Cassia Bark, Powdered Cinnamon, Cassia||-|~pantry 730 - -|3/stalk 8 -|\
    pumpkin_spice 0.7, nutmeg 0.4
    nutmeg|Nutmeg|넛맥|육두구, 넛맥가루, 넉맥, 너트메그, 메이스, Ground Nutmeg, Mace, Grated Nutmeg, Freshly Grated Nutmeg, \
    Ground Mace, Whole Nutmeg, Nuez Moscada||-|~pantry 730 - -|5 7 -|cinnamon 0.4, allspice 0.7
    cloves|Cloves|정향|정향가루, 통정향, 클로브, Whole Cloves, Ground Cloves, Clove Powder, Dried Cloves, Spice Cloves||-|\
    ~pantry 730 - -|0.1 7 -|allspice 0.8
    allspice|Allspice|올스파이스|올스파이스 가루, Ground Allspice, Allspice Berries, Pimento||-|~pantry 730 - -|- 6 -|\
    cloves 0.6, cinnamon 0.5
    pumpkin_spice|Mixed Spice|믹스 스파이스|펌킨 스파이스, 파이 스파이스, Pumpkin Pie Spice, Apple Pie Spice, Gingerbread Spice, \
    Speculaas Spice||-|~pantry 730 - -|- 6 -|cinnamon 0.7, allspice 0.7
    cardamom|Cardamom|카다멈|카르다몸, 카다몸, 카다멈 가루, Cardamom Pod, Green Cardamom, Ground Cardamom, Cardamom Seeds, \
    Black Cardamom, Cardamom Powder, Chinese Black Cardamom||-|~pantry 730 - -|0.2 6 -|cinnamon 0.4, nutmeg 0.4
    star_anise|Star Anise|팔각|팔각향, 스타아니스, 팔각 가루, Anise Star||-|~pantry 1095 - -|1 6 -|five_spice 0.8, fennel_seeds 0.6
    five_spice|Five-spice Powder|오향분|오향가루, 오향, 중국 오향분, Chinese Five Spice, Chinese Five-Spice Powder||-|\
    ~pantry 730 - -|- 7 -|star_anise 0.7
    fennel_seeds|Fennel Seeds|펜넬 씨|회향씨, 펜넬씨드, 아니스, 아니스씨, 펜넬시드, Ground Fennel, Anise Seeds, Aniseed, Anise, \
    Ground Fennel Seeds||-|~pantry 1095 - -|- 6 -|star_anise 0.6, caraway 0.6
    caraway|Caraway Seeds|캐러웨이|캐러웨이 씨, 캐러웨이씨드, Ground Caraway||-|~pantry 1095 - -|- 7 -|fennel_seeds 0.6, cumin 0.6
    celery_seeds|Celery Seeds|셀러리 씨|셀러리씨드||-|~pantry 1095 - -|- 7 -|celery 0.5, herb_salt 0.4
    cumin|Cumin|커민|쿠민, 큐민, 커민가루, 큐민파우더, 커민파우더, 쿠민가루, 커민씨, 쯔란, 큐민 가루, Ground Cumin, Cumin Seeds, Cumin Powder||-|\
    ~pantry 730 - -|- 6 -|caraway 0.6, curry_powder 0.4, coriander_seeds 0.5
    coriander_seeds|Ground Coriander|고수 씨|코리앤더, 코리앤더가루, 코리앤더파우더, 코리앤더 씨드, 고수가루, Coriander, Coriander Powder, \
    Dried Coriander, Dhania||-|~pantry 730 - -|- 5 -|cumin 0.5, caraway 0.5
    turmeric|Turmeric|강황 가루|강황, 울금, 울금가루, 터메릭, 강황분말, 생강황, Ground Turmeric, Turmeric Powder, Curcuma, Tumeric, \
    Ground Tumeric, Tumeric Powder||-|~pantry 730 - -|- 9 -|curry_powder 0.5, saffron 0.3
    saffron|Saffron|사프란|샤프란, 샤프론, Saffron Threads||-|~pantry 730 - -|0.01 2 -|turmeric 0.4, gardenia 0.5
    gardenia|Gardenia Seeds|치자|치자가루, 치자물, 치자열매||-|~pantry 730 - -|2 7 -|turmeric 0.6, saffron 0.5
    curry_powder|Curry Powder|카레 가루|커리가루, 카레, 순카레, 커리파우더, 카레분말, 커리, 강황카레, Curry, Madras Curry Powder||-|\
    pantry 730 - -|- 6 -|curry_roux 0.7, garam_masala 0.7, turmeric 0.4
    garam_masala|Garam Masala|가람 마살라|마살라, 탄두리 마살라, Masala, Garam Masala Powder, Chicken Masala, Tandoori Masala||-|\
    ~pantry 730 - -|- 6 -|curry_powder 0.7, cumin 0.5
    fenugreek|Fenugreek|페누그릭|호로파, 메티, 카수리메티, 페뉴그릭, Fenugreek Leaves, Fenugreek Seeds, Kasuri Methi, \
    Dry Fenugreek Leaves, Fenugreek Powder, Crushed Fenugreek Leaves||-|~pantry 730 - -|- 8 -|curry_powder 0.4
    sumac|Sumac|수막|수맥, Ground Sumac||-|~pantry 730 - -|- 6 -|lemon_zest 0.6
    zaatar|Za'atar|자타르|자아타르, Za'atar Spice Blend, Zaatar Leaves, Baharat, Turkish Spice Blend||sesame|\
    ~pantry 365 - -|- 6 -|thyme 0.6, oregano 0.6, sumac 0.6
    juniper|Juniper Berries|주니퍼 베리|두송자, 노간주 열매||-|~pantry 1095 - -|0.2 5 -|rosemary 0.4
    asafoetida|Asafoetida|아사푀티다|힝, Asafetida, Hing||-|~pantry 730 - -|- 8 -|garlic_powder 0.5
    spice_mix|Spice Mix|시즈닝|향신료, 스테이크 시즈닝, 피클링스파이스, 치킨 시즈닝, 바비큐 시즈닝, 양념가루, 떡볶이양념파우더, 올드베이 시즈닝, Seasoning, Old Bay, \
    Old Bay Seasoning, Spices, Spice Blend, Steak Seasoning, Barbecue Rub, Pickling Spice, Lemon Pepper, \
    Poultry Seasoning, Bread Spice, Jerk Seasoning, Dry Rub, Ground Spices, Ras el Hanout||-|~pantry 730 - -|- 8 -|\
    mixed_herbs 0.4, paprika_powder 0.4
    liquid_smoke|Liquid Smoke|훈연액|목초액, 리퀴드 스모크||-|~pantry 1095 - -|- 15 -|paprika_powder 0.4
    """)
}
