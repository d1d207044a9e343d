extension Vocabulary {
  /// One ingredient a line: identifier, English name, Korean name, other names; the order is that of model labels.
  static let standardTable = """
    apple|Apple|사과|부사, 아오리
    apricot|Apricot|살구|
    asparagus|Asparagus|아스파라거스|
    avocado|Avocado|아보카도|
    bacon|Bacon|베이컨|
    banana|Banana|바나나|
    bean_sprouts|Bean Sprouts|콩나물|숙주, 숙주나물, Mung Bean Sprouts, Soybean Sprouts
    beef|Beef|소고기|쇠고기, 한우, 고기, 다진 소고기, 차돌박이, Meat, Ground Beef, Minced Beef, Beef Mince, Steak
    beetroot|Beetroot|비트|Beet
    bell_pepper|Bell Pepper|파프리카|피망, 청피망, 홍피망, 빨간 파프리카, 노란 파프리카, Paprika, Red Paprika, \
    Sweet Pepper, Capsicum, Red Bell Pepper, Yellow Bell Pepper, Green Bell Pepper
    bread|Bread|빵|식빵, 바게트, 모닝빵, Toast, Baguette, White Bread
    broccoli|Broccoli|브로콜리|브로컬리
    butter|Butter|버터|마가린, Margarine
    cabbage|Cabbage|양배추|적양배추, Red Cabbage, White Cabbage
    canned_fish|Canned Fish|생선 통조림|참치캔, 캔참치, 참치 통조림, 꽁치 통조림, Canned Tuna, Tinned Fish, Tinned Tuna
    carrot|Carrot|당근|
    cauliflower|Cauliflower|콜리플라워|컬리플라워, 꽃양배추
    celery|Celery|셀러리|샐러리
    cheese|Cheese|치즈|슬라이스 치즈, 체다치즈, Cheddar, Cheddar Cheese, Sliced Cheese
    chicken|Chicken|닭고기|닭, 치킨, 닭가슴살, 닭다리, 닭다리살, 닭안심, Chicken Breast, Chicken Thigh, Chicken Leg
    clam|Manila Clam|바지락|조개, 모시조개, 조갯살, 바지락살
    corn|Corn|옥수수|스위트콘, Sweetcorn, Maize, Corn on the Cob
    crab|Crab|꽃게|게, 대게, 게살, Crab Meat
    cream|Cream|크림|생크림, 휘핑크림, Heavy Cream, Whipping Cream, Double Cream
    crushed_garlic|Crushed Garlic|다진 마늘|간 마늘, Minced Garlic, Chopped Garlic, Garlic Paste
    cucumber|Cucumber|오이|백오이
    daikon|Daikon|무|무우, 조선무, Daikon Radish, Korean Radish, White Radish, Mooli
    doenjang|Soybean Paste|된장|Soybean, Fermented Soybean Paste
    egg|Egg|달걀|계란
    eggplant|Eggplant|가지|Aubergine, Brinjal
    enoki|Enoki Mushroom|팽이버섯|팽이
    fish|Whole Fish|생선|흰살생선, White Fish
    fish_cake|Fish Cake|어묵|오뎅, Eomuk, Odeng
    flour|Flour|밀가루|중력분, 박력분, 강력분, Wheat Flour, Plain Flour, All-Purpose Flour
    garlic|Garlic|마늘|통마늘, 깐 마늘, Garlic Clove
    ginger|Ginger|생강|Ginger Root
    ginseng|Ginseng|인삼|수삼
    gochujang|Red Pepper Paste|고추장|Chili Paste, Chilli Paste, Hot Pepper Paste, Red Chili Paste, Kochujang
    grape|Grape|포도|청포도, 샤인머스캣
    green_beans|Green Beans|그린빈|껍질콩, 깍지콩, 줄기콩, String Beans, French Beans
    green_chili|Green Chili|고추|풋고추, 청고추, 청양고추, 오이고추, 꽈리고추, 할라피뇨, Chili, Chilli, Chile, Chillies, \
    Chili Pepper, Chilli Pepper, Green Chilli, Green Chillies, Green Chili Pepper, Hot Pepper, Jalapeño
    green_onion|Green Onion|대파|파, 쪽파, 실파, Scallion, Spring Onion, Welsh Onion
    hairtail|Hairtail|갈치|은갈치, Cutlassfish, Beltfish
    ham|Ham|햄|스팸, 런천미트, Spam, Luncheon Meat
    honey|Honey|꿀|벌꿀
    jam|Jam|잼|딸기잼, Strawberry Jam
    juice|Juice|주스|쥬스, 오렌지 주스, Orange Juice, Fruit Juice
    jujube|Jujube|대추|Red Date
    kimchi|Kimchi|김치|배추김치, 묵은지, 신김치, Kimchee, Gimchi
    kiwi|Kiwi|키위|참다래, Kiwifruit
    leek|Leek|리크|서양 대파
    lemon|Lemon|레몬|
    lettuce|Lettuce|상추|양상추, 청상추, 적상추, 로메인, Romaine, Romaine Lettuce, Iceberg Lettuce
    lime|Lime|라임|
    mackerel|Mackerel|고등어|자반고등어
    mango|Mango|망고|
    melon|Melon|멜론|참외, Cantaloupe, Honeydew
    milk|Milk|우유|저지방 우유, Whole Milk
    mozzarella|Mozzarella|모짜렐라|모차렐라, 모짜렐라 치즈, 모차렐라 치즈, Mozzarella Cheese
    mushroom|Mushroom|양송이|양송이버섯, 버섯, Button Mushroom, White Mushroom, Cremini, Champignon
    napa_cabbage|Napa Cabbage|배추|알배추, 알배기, 알배기 배추, Napa, Chinese Cabbage, Kimchi Cabbage
    none|None|없음|
    noodles|Noodles|면|국수, 소면, 우동, 라면, 당면, 파스타, 스파게티, Pasta, Spaghetti, Udon, Ramen, Glass Noodles
    olive_oil|Olive Oil|올리브유|올리브 오일, 올리브 기름
    onion|Onion|양파|적양파, 자색양파, Red Onion, Yellow Onion, White Onion
    orange|Orange|오렌지|귤, 감귤, 한라봉, Mandarin, Tangerine, Clementine
    oyster_mushroom|Oyster Mushroom|느타리버섯|느타리, 새송이버섯, 새송이, King Oyster Mushroom
    peach|Peach|복숭아|천도복숭아, 황도, 백도, Nectarine
    pear|Pear|배|Korean Pear, Asian Pear
    peas|Peas|완두콩|완두, Green Peas, Garden Peas
    perilla_leaf|Perilla Leaf|깻잎|들깻잎, Perilla, Sesame Leaf
    persimmon|Persimmon|감|단감, 홍시, 연시
    pineapple|Pineapple|파인애플|
    plum|Plum|자두|
    pomegranate|Pomegranate|석류|
    pork|Pork|돼지고기|돼지, 삼겹살, 목살, 앞다리살, 다진 돼지고기, Pork Belly, Pork Shoulder, Ground Pork, Minced Pork
    potato|Potato|감자|알감자, 햇감자
    pumpkin|Pumpkin|호박|단호박, 늙은 호박, Kabocha, Squash, Butternut Squash
    radish|Radish|래디시|래디쉬, Red Radish
    red_chili|Red Chili|홍고추|붉은 고추, 빨간 고추, Red Chilli, Red Chillies, Red Chili Pepper
    rice|Rice|쌀|밥, 백미, 현미, 찬밥, Cooked Rice, Brown Rice
    salmon|Salmon|연어|훈제연어, Smoked Salmon
    sausage|Sausage|소시지|소세지, 비엔나, 비엔나 소시지, Frankfurter
    shiitake|Shiitake Mushroom|표고버섯|표고, 건표고버섯
    shrimp|Shrimp|새우|칵테일 새우, 대하, 새우살, Prawn, King Prawn
    soy_milk|Soy Milk|두유|Soya Milk
    spinach|Spinach|시금치|섬초, Baby Spinach
    squid|Squid|오징어|Calamari
    strawberry|Strawberry|딸기|
    sweet_potato|Sweet Potato|고구마|밤고구마, 호박고구마
    tofu|Tofu|두부|순두부, 연두부, Bean Curd, Soft Tofu, Silken Tofu
    tomato|Tomato|토마토|방울토마토, 대추방울토마토, Cherry Tomato
    tomato_sauce|Tomato Sauce|토마토소스|스파게티 소스, 파스타 소스, Pasta Sauce, Passata, Marinara
    tteok|Rice Cake|떡|가래떡, 떡국떡, 떡볶이떡, Tteok, Dduk
    tuna|Tuna|참치|다랑어
    vinegar|Vinegar|식초|사과식초, 현미식초, Rice Vinegar, Apple Vinegar
    watermelon|Watermelon|수박|
    whelk|Whelk|골뱅이|골뱅이 통조림, Sea Snail
    yogurt|Yogurt|요거트|요구르트, 플레인 요거트, Yoghurt, Plain Yogurt, Greek Yogurt
    zucchini|Zucchini|애호박|주키니, 쥬키니, 주키니호박, Courgette, Green Pumpkin, Korean Zucchini, Summer Squash
    """
}
