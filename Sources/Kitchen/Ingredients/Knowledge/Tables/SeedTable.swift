extension IngredientTable {
  /// The tables, in the order of the shelves of a shop.
  static let standard = [seed]

  static let seed = IngredientTable(
    .vegetable,
    """
    apple|Apple|사과|부사, 아오리|||fridge 21 28 240||
    apricot|Apricot|살구||||fridge - 2 -||
    asparagus|Asparagus|아스파라거스||||fridge - 3 150||
    avocado|Avocado|아보카도||||fridge - 3 -||
    bacon|Bacon|베이컨|||pork|fridge - 7 30||
    banana|Banana|바나나||||pantry 3 3 60||
    bean_sprouts|Bean Sprouts|콩나물|숙주, 숙주나물, Mung Bean Sprouts, Soybean Sprouts|||fridge - 3 240||
    beef|Beef|소고기|쇠고기, 한우, 고기, 다진 소고기, 차돌박이, Meat, Ground Beef, Minced Beef, Beef Mince, Steak||beef|fridge - 1 90||
    beetroot|Beetroot|비트|Beet|||fridge 1 7 180||
    bell_pepper|Bell Pepper|파프리카|피망, 청피망, 홍피망, 빨간 파프리카, 노란 파프리카, Paprika, Red Paprika, Sweet Pepper, Capsicum, \
    Red Bell Pepper, Yellow Bell Pepper, Green Bell Pepper|||fridge - 4 180||
    bread|Bread|빵|식빵, 바게트, 모닝빵, Toast, Baguette, White Bread||gluten|pantry 14 - 90||
    broccoli|Broccoli|브로콜리|브로컬리|||fridge - 3 300||
    butter|Butter|버터|마가린, Margarine||dairy|fridge - 30 180||
    cabbage|Cabbage|양배추|적양배추, Red Cabbage, White Cabbage|||fridge - 7 300||
    canned_fish|Canned Fish|생선 통조림|참치캔, 캔참치, 참치 통조림, 꽁치 통조림, Canned Tuna, Tinned Fish, \
    Tinned Tuna||seafood|pantry 730 - -||
    carrot|Carrot|당근||||fridge - 14 300||
    cauliflower|Cauliflower|콜리플라워|컬리플라워, 꽃양배추|||fridge - 3 300||
    celery|Celery|셀러리|샐러리|||fridge - 7 300||
    cheese|Cheese|치즈|슬라이스 치즈, 체다치즈, Cheddar, Cheddar Cheese, Sliced Cheese||dairy|fridge - 21 -||
    chicken|Chicken|닭고기|닭, 치킨, 닭가슴살, 닭다리, 닭다리살, 닭안심, Chicken Breast, Chicken Thigh, Chicken Leg||meat|fridge - 1 270||
    clam|Manila Clam|바지락|조개, 모시조개, 조갯살, 바지락살||seafood|fridge - 1 60||
    corn|Corn|옥수수|스위트콘, Sweetcorn, Maize, Corn on the Cob|||fridge - 1 240||
    crab|Crab|꽃게|게, 대게, 게살, Crab Meat||seafood|fridge - 1 60||
    cream|Cream|크림|생크림, 휘핑크림, Heavy Cream, Whipping Cream, Double Cream||dairy|fridge - 10 90||
    crushed_garlic|Crushed Garlic|다진 마늘|간 마늘, Minced Garlic, Chopped Garlic, Garlic Paste|||~fridge - 7 60||
    cucumber|Cucumber|오이|백오이|||fridge - 4 -||
    daikon|Daikon|무|무우, 조선무, Daikon Radish, Korean Radish, White Radish, Mooli|||fridge - 10 -||
    doenjang|Soybean Paste|된장|Soybean, Fermented Soybean Paste|||fridge - 365 -||
    egg|Egg|달걀|계란||egg|fridge - 21 -||
    eggplant|Eggplant|가지|Aubergine, Brinjal|||fridge 1 4 180||
    enoki|Enoki Mushroom|팽이버섯|팽이|||fridge - 3 300||
    fish|Whole Fish|생선|흰살생선, White Fish||seafood|fridge - 1 120||
    fish_cake|Fish Cake|어묵|오뎅, Eomuk, Odeng||seafood egg gluten|~fridge - 5 60||
    flour|Flour|밀가루|중력분, 박력분, 강력분, Wheat Flour, Plain Flour, All-Purpose Flour||gluten|pantry 180 - -||
    garlic|Garlic|마늘|통마늘, 깐 마늘, Garlic Clove|||pantry 30 3 30||
    ginger|Ginger|생강|Ginger Root|||fridge 2 14 180||
    ginseng|Ginseng|인삼|수삼|||fridge 2 14 180||
    gochujang|Red Pepper Paste|고추장|Chili Paste, Chilli Paste, Hot Pepper Paste, Red Chili Paste, \
    Kochujang||gluten|fridge - 365 -||
    grape|Grape|포도|청포도, 샤인머스캣|||fridge 1 7 30||
    green_beans|Green Beans|그린빈|껍질콩, 깍지콩, 줄기콩, String Beans, French Beans|||fridge - 3 240||
    green_chili|Green Chili|고추|풋고추, 청고추, 청양고추, 오이고추, 꽈리고추, 할라피뇨, Chili, Chilli, Chile, Chillies, Chili Pepper, \
    Chilli Pepper, Green Chilli, Green Chillies, Green Chili Pepper, Hot Pepper, Jalapeño|||fridge - 4 180||
    green_onion|Green Onion|대파|파, 쪽파, 실파, Scallion, Spring Onion, Welsh Onion|||fridge 30 7 300||
    hairtail|Hairtail|갈치|은갈치, Cutlassfish, Beltfish||seafood|fridge - 1 60||
    ham|Ham|햄|스팸, 런천미트, Spam, Luncheon Meat||pork|fridge - 3 30||
    honey|Honey|꿀|벌꿀||honey|pantry 730 - -||
    jam|Jam|잼|딸기잼, Strawberry Jam|||pantry 180 - -||
    juice|Juice|주스|쥬스, 오렌지 주스, Orange Juice, Fruit Juice|||pantry 21 - -||
    jujube|Jujube|대추|Red Date|||pantry 60 360 365||
    kimchi|Kimchi|김치|배추김치, 묵은지, 신김치, Kimchee, Gimchi||seafood|~fridge - 60 -||
    kiwi|Kiwi|키위|참다래, Kiwifruit|||fridge - 3 -||
    leek|Leek|리크|서양 대파|||fridge - 7 300||
    lemon|Lemon|레몬||||fridge 10 10 -||
    lettuce|Lettuce|상추|양상추, 청상추, 적상추, 로메인, Romaine, Romaine Lettuce, Iceberg Lettuce|||fridge - 3 -||
    lime|Lime|라임||||fridge 10 10 -||
    mackerel|Mackerel|고등어|자반고등어||seafood|fridge - 1 60||
    mango|Mango|망고||||fridge 3 7 180||
    melon|Melon|멜론|참외, Cantaloupe, Honeydew|||fridge - 14 30||
    milk|Milk|우유|저지방 우유, Whole Milk||dairy|fridge - 7 90||
    mozzarella|Mozzarella|모짜렐라|모차렐라, 모짜렐라 치즈, 모차렐라 치즈, Mozzarella Cheese||dairy|fridge - 30 90||
    mushroom|Mushroom|양송이|양송이버섯, 버섯, Button Mushroom, White Mushroom, Cremini, Champignon|||fridge - 3 300||
    napa_cabbage|Napa Cabbage|배추|알배추, 알배기, 알배기 배추, Napa, Chinese Cabbage, Kimchi Cabbage|||fridge - 7 300||
    noodles|Noodles|면|국수, 소면, 우동, 라면, 당면, 파스타, 스파게티, Pasta, Spaghetti, Udon, Ramen, \
    Glass Noodles||gluten|pantry 730 - -||
    olive_oil|Olive Oil|올리브유|올리브 오일, 올리브 기름||staple|pantry 180 - -||
    onion|Onion|양파|적양파, 자색양파, Red Onion, Yellow Onion, White Onion|||pantry 30 60 300||
    orange|Orange|오렌지|귤, 감귤, 한라봉, Mandarin, Tangerine, Clementine|||fridge 10 10 -||
    oyster_mushroom|Oyster Mushroom|느타리버섯|느타리, 새송이버섯, 새송이, King Oyster Mushroom|||fridge - 3 300||
    peach|Peach|복숭아|천도복숭아, 황도, 백도, Nectarine|||fridge - 3 60||
    pear|Pear|배|Korean Pear, Asian Pear|||fridge - 3 60||
    peas|Peas|완두콩|완두, Green Peas, Garden Peas|||fridge - 3 240||
    perilla_leaf|Perilla Leaf|깻잎|들깻잎, Perilla, Sesame Leaf|||fridge - 7 30||
    persimmon|Persimmon|감|단감, 홍시, 연시|||~fridge 3 14 180||
    pineapple|Pineapple|파인애플||||fridge - 5 300||
    plum|Plum|자두||||fridge - 3 60||
    pomegranate|Pomegranate|석류||||fridge 2 30 300||
    pork|Pork|돼지고기|돼지, 삼겹살, 목살, 앞다리살, 다진 돼지고기, Pork Belly, Pork Shoulder, Ground Pork, \
    Minced Pork||pork|fridge - 1 90||
    potato|Potato|감자|알감자, 햇감자|||pantry 30 7 300||
    pumpkin|Pumpkin|호박|단호박, 늙은 호박, Kabocha, Squash, Butternut Squash|||pantry 14 30 -||
    radish|Radish|래디시|래디쉬, Red Radish|||fridge - 10 -||
    red_chili|Red Chili|홍고추|붉은 고추, 빨간 고추, Red Chilli, Red Chillies, Red Chili Pepper|||fridge - 4 180||
    rice|Rice|쌀|밥, 백미, 현미, 찬밥, Cooked Rice, Brown Rice|||pantry 730 - -||
    salmon|Salmon|연어|훈제연어, Smoked Salmon||seafood|fridge - 1 60||
    sausage|Sausage|소시지|소세지, 비엔나, 비엔나 소시지, Frankfurter||pork|fridge - 7 30||
    shiitake|Shiitake Mushroom|표고버섯|표고, 건표고버섯|||fridge - 3 300||
    shrimp|Shrimp|새우|칵테일 새우, 대하, 새우살, Prawn, King Prawn||seafood|fridge - 1 180||
    soy_milk|Soy Milk|두유|Soya Milk|||~fridge - 7 -||
    spinach|Spinach|시금치|섬초, Baby Spinach|||fridge - 3 300||
    squid|Squid|오징어|Calamari||seafood|fridge - 1 180||
    strawberry|Strawberry|딸기||||fridge - 3 360||
    sweet_potato|Sweet Potato|고구마|밤고구마, 호박고구마|||~pantry 21 - 240||
    tofu|Tofu|두부|순두부, 연두부, Bean Curd, Soft Tofu, Silken Tofu|||fridge - 7 150||
    tomato|Tomato|토마토|방울토마토, 대추방울토마토, Cherry Tomato|||~fridge 3 7 60||
    tomato_sauce|Tomato Sauce|토마토소스|스파게티 소스, 파스타 소스, Pasta Sauce, Passata, Marinara|||pantry 540 - -||
    tteok|Rice Cake|떡|가래떡, 떡국떡, 떡볶이떡, Tteok, Dduk|||~fridge 1 2 60||
    tuna|Tuna|참치|다랑어||seafood|fridge - 1 60||
    vinegar|Vinegar|식초|사과식초, 현미식초, Rice Vinegar, Apple Vinegar||staple|pantry 730 - -||
    watermelon|Watermelon|수박||||~fridge 7 7 -||
    whelk|Whelk|골뱅이|골뱅이 통조림, Sea Snail||seafood|fridge - 1 60||
    yogurt|Yogurt|요거트|요구르트, 플레인 요거트, Yoghurt, Plain Yogurt, Greek Yogurt||dairy|fridge - 7 30||
    zucchini|Zucchini|애호박|주키니, 쥬키니, 주키니호박, Courgette, Green Pumpkin, Korean Zucchini, Summer Squash|||fridge 1 4 300||
    abalone|Abalone|전복|||seafood|||
    acorn_jelly|Acorn jelly|도토리묵||||||
    almonds|Almonds|아몬드|||nuts|||
    anchovy_stock|Anchovy stock|멸치 육수|||seafood|||
    baked_beans|Baked beans|베이크드 빈스||||||
    baking_powder|Baking powder|베이킹파우더||||pantry 180 - -||
    bamboo_shoots|Bamboo shoots|죽순||||||
    basil|Basil|바질||||fridge - 7 30||
    bay_leaf|Bay leaf|월계수 잎|||staple|||
    beans|Canned beans|통조림 콩||||pantry 365 - -||
    beef_stock|Beef stock|소고기 육수|||beef|||
    bellflower_root|Bellflower root|도라지||||||
    black_beans|Dried black beans|서리태||||||
    black_pepper|Black pepper|후추|||staple|||
    black_peppercorns|Black peppercorns|통후추|||staple|||
    black_sesame|Black sesame seeds|검은깨||||||
    bok_choy|Bok choy|청경채||||fridge - 2 300||
    bonito_flakes|Bonito flakes|가다랑어포|||seafood|||
    bracken|Soaked bracken fern|불린 고사리||||||
    breadcrumbs|Breadcrumbs|빵가루|||gluten|||
    brown_sugar|Brown sugar|흑설탕|||staple|||
    burdock|Burdock root|우엉||||||
    capers|Capers|케이퍼||||||
    cheonggukjang|Fermented soybean paste (cheonggukjang)|청국장||||||
    chestnut|Chestnut|밤||||||
    chicken_gizzards|Chicken gizzards|닭똥집|||meat|||
    chicken_stock|Chicken stock|닭육수|||meat|||
    chickpeas|Canned chickpeas|병아리콩 통조림||||||
    chili_flakes|Chili flakes|칠리 플레이크|||staple|||
    chili_oil|Chili oil|고추기름||||||
    chili_powder|Chili powder|칠리 파우더||||||
    chipotle|Chipotle in adobo|치폴레 통조림||||||
    cilantro|Cilantro|고수||||fridge - 7 30||
    cinnamon|Cinnamon|계피|||staple|||
    coarse_salt|Coarse salt|굵은소금|||staple|||
    cocoa|Cocoa powder|코코아 가루||||||
    coconut_flakes|Unsweetened coconut flakes|무가당 코코넛 플레이크||||||
    coconut_milk|Coconut milk|코코넛 밀크||||pantry 730 - -||
    condensed_milk|Condensed milk|연유|||dairy|||
    cooking_oil|Cooking oil|식용유|||staple|||
    corn_syrup|Corn syrup|물엿|||staple|||
    crown_daisy|Crown daisy greens|쑥갓||||||
    cumin|Cumin|커민|||staple|||
    curry_powder|Curry powder|카레 가루|||staple|||
    curry_roux|Curry roux|고형 카레|||meat dairy gluten|||
    dark_chocolate|Dark chocolate|다크 초콜릿||||||
    dashi|Dashi stock|다시 국물|||seafood|||
    deodeok|Deodeok root|더덕||||||
    dill|Dill|딜||||||
    doubanjiang|Chili bean paste|두반장|||gluten|||
    dried_anchovy|Dried anchovies|마른 멸치|||seafood|||
    dried_chickpeas|Dried chickpeas|말린 병아리콩||||||
    dried_chili|Dried chili|마른 고추||||||
    dried_kelp|Dried kelp|다시마||||||
    dried_pollack|Dried pollack strips|북어채|||seafood|||
    dried_radish_greens|Boiled radish greens|삶은 시래기||||||
    dried_shrimp|Dried shrimp|건새우|||seafood|||
    dried_squid|Dried squid strips|진미채|||seafood|||
    dried_whole_pollack|Split dried pollack|황태포|||seafood|||
    duck|Sliced duck|오리고기|||meat|||
    dumpling|Frozen dumplings|냉동 만두|||pork gluten|||
    dumpling_wrapper|Dumpling wrappers|만두피|||gluten|||
    fish_roe|Pollack roe sacs|명태알|||seafood|||
    fish_sauce|Fish sauce|액젓(피시소스)|||seafood|||
    fish_stock|Fish stock|해산물 육수|||seafood|||
    five_spice|Five-spice powder|오향분||||||
    fried_tofu|Fried tofu pouches|유부||||||
    galangal|Galangal|갈랑갈||||||
    garam_masala|Garam masala|가람 마살라||||||
    garlic_chives|Garlic chives|부추||||fridge - 7 300||
    garlic_scapes|Garlic scapes|마늘종||||||
    gelatin|Gelatin powder|젤라틴 가루|||meat|||
    glutinous_rice|Glutinous rice|찹쌀||||||
    glutinous_rice_flour|Glutinous rice flour|찹쌀가루||||||
    gochugaru|Gochugaru|고춧가루|||staple|||
    green_curry_paste|Green curry paste|그린커리 페이스트|||seafood|||
    green_papaya|Green papaya|그린 파파야||||||
    half_dried_pollack|Half-dried pollack|코다리|||seafood|||
    hoisin_sauce|Hoisin sauce|해선장|||gluten|||
    ice|Ice|얼음||||||
    ketchup|Ketchup|케첩||||pantry 365 - -||
    konjac|Konjac|곤약||||||
    lamb|Lamb|양고기|||meat|||
    laver|Laver|김||||||
    lemongrass|Lemongrass|레몬그라스||||||
    lime_leaf|Makrut lime leaves|라임 잎||||||
    lotus_root|Lotus root|연근||||||
    mala_sauce|Mala sauce|마라 소스|||meat gluten|||
    mayonnaise|Mayonnaise|마요네즈|||egg|pantry 90 - -||
    mint|Mint|민트||||||
    mirin|Mirin|맛술|||staple alcohol|||
    miso|Miso|미소 된장||||fridge - 365 -||
    monkfish|Monkfish|아귀|||seafood|||
    mung_beans|Peeled mung beans|깐 녹두||||||
    mussel|Mussels|홍합|||seafood|||
    mustard|Mustard|머스터드||||pantry 365 - -||
    nutmeg|Nutmeg|넛맥|||staple|||
    nuts|Nuts|견과류|||nuts|pantry 365 - 180||
    oats|Oats|오트밀|||gluten|||
    octopus|Octopus|문어|||seafood|||
    okonomiyaki_sauce|Okonomiyaki sauce|오코노미야키 소스|||seafood gluten|||
    olives|Olives|올리브||||||
    oregano|Oregano|오레가노|||staple|||
    oyster|Oysters|굴|||seafood|||
    oyster_sauce|Oyster sauce|굴소스|||seafood gluten|||
    paprika_powder|Paprika powder|파프리카 가루|||staple|||
    parsley|Parsley|파슬리||||fridge - 7 30||
    peanut_butter|Peanut butter|땅콩버터|||nuts|pantry 180 - -||
    peanuts|Peanuts|땅콩|||nuts|||
    perilla_oil|Perilla oil|들기름|||staple|||
    perilla_powder|Ground perilla seeds|들깻가루||||||
    pickled_daikon|Pickled yellow radish|단무지||||||
    pickles|Pickles|피클||||||
    pine_nuts|Pine nuts|잣|||nuts|||
    quail_eggs|Boiled quail eggs|삶은 메추리알|||egg|||
    red_bean_paste|Sweet red bean paste|팥앙금||||||
    red_beans|Dried red beans|팥||||||
    red_curry_paste|Red curry paste|레드커리 페이스트|||seafood|||
    red_lentils|Red lentils|붉은 렌틸콩||||||
    red_wine|Red wine|레드 와인|||alcohol|||
    rice_flour|Rice flour|쌀가루||||||
    rice_paper|Rice paper|라이스페이퍼||||||
    rice_wine|Rice wine|청주|||staple alcohol|||
    saffron|Saffron|사프란||||||
    salt|Salt|소금|||staple|||
    salted_shrimp|Salted shrimp|새우젓|||seafood|||
    sea_squirt|Small sea squirts|미더덕|||seafood|||
    seaweed|Dried seaweed|마른미역||||||
    sesame_oil|Sesame oil|참기름|||staple|||
    sesame_seeds|Sesame seeds|통깨|||staple|||
    sichuan_pepper|Sichuan pepper|화자오|||staple|||
    small_octopus|Small octopus|낙지|||seafood|||
    soda|Lemon-lime soda|사이다||||||
    soup_soy_sauce|Soup soy sauce|국간장|||staple gluten|||
    sour_cream|Sour cream|사워크림|||dairy|||
    soy_sauce|Soy sauce|간장|||staple gluten|pantry 1095 - -||
    soybean_powder|Roasted soybean powder|콩가루||||||
    soybean_pulp|Ground soybeans|콩비지||||||
    sparkling_water|Sparkling water|탄산수||||||
    spring_roll_wrapper|Spring roll wrappers|춘권피|||gluten|||
    star_anise|Star anise|팔각||||||
    starch|Starch|전분||||||
    sugar|Sugar|설탕|||staple|||
    sweet_soy_sauce|Sweet soy sauce (kecap manis)|케찹 마니스|||gluten|||
    tahini|Tahini|타히니||||||
    tamarind_paste|Tamarind paste|타마린드 페이스트||||||
    thyme|Thyme|타임|||staple|||
    tom_yum_paste|Tom yum paste|똠얌 페이스트|||seafood|||
    tortilla|Tortilla|토르티야|||gluten|pantry 90 - 180||
    tortilla_chips|Tortilla chips|나초칩||||||
    turmeric|Turmeric|강황 가루|||staple|||
    vanilla|Vanilla extract|바닐라 익스트랙트|||alcohol|||
    walnuts|Walnuts|호두|||nuts|||
    wasabi|Wasabi|고추냉이||||||
    water|Water|물|||staple|||
    water_parsley|Water parsley|미나리||||||
    white_wine|White wine|화이트 와인|||alcohol|||
    wood_ear|Wood ear mushroom|목이버섯||||||
    worcestershire_sauce|Worcestershire sauce|우스터소스|||seafood gluten|||
    yeast|Yeast|이스트||||||
    """)
}
