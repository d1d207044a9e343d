/// The shelves of drinks, stock and ready food.
extension IngredientTable {
  /// Water, plant milk, juice and other drinks.
  static let drinks = IngredientTable(
    .drink,
    """
    water|Water|물|생수, 찬물, 얼음물, 따뜻한 물, 뜨거운 물, 미지근한 물, 끓는 물, 쌀뜨물, 정수, 미온수, 면수, 온수, 육수 물, 삶은 물, 반죽물, 건표고버섯 불릴 물, \
    Warm Water, Hot Water, Cold Water, Boiling Water, Ice Water, Lukewarm Water, Pasta Water, Tap Water, \
    Fresh Water, Mineral Water, Very Hot Water||staple|~pantry - - -|- 15 240|
    ice|Ice|얼음|각얼음, 간 얼음, 얼음 간것, Ice Cube, Crushed Ice||-|~freezer - - 365|25 - 140|
    sparkling_water|Sparkling Water|탄산수|플레인 탄산수, 클럽소다, 토닉워터, Soda Water, Club Soda, Seltzer, Tonic Water, \
    Carbonated Water||-|~pantry 365 3 -|- 15 240|soda 0.5
    soda|Lemon-lime Soda|사이다|콜라, 탄산음료, 스프라이트, 칠성사이다, 환타, 진저에일, Cola, Coke, Sprite, Ginger Ale, Coca-Cola, Lemonade||\
    -|pantry 90 3 -|- 15 240|sparkling_water 0.6
    juice|Juice|주스|쥬스, 과일주스, 과즙음료, 토마토주스, 석류주스, 크랜베리주스, Fruit Juice, Tomato Juice, Cranberry Juice, Vegetable Juice, \
    Tomato-vegetable Juice Cocktail, Nectar||-|pantry 21 7 240|- 15 245|kinds 0.6
    orange_juice|Orange Juice|오렌지 주스|오렌지쥬스, 감귤주스, 귤주스, 망고주스, Frozen Orange Juice Concentrate, \
    Orange Juice Concentrate, Goya Naranja Juice|juice||||orange 0.9
    apple_juice|Apple Juice|사과 주스|사과쥬스, 배주스, Apple Cider, Pear Juice|juice||||apple 0.5
    grape_juice|Grape Juice|포도 주스|포도쥬스, 포도즙, 블루베리즙|juice||||
    pineapple_juice|Pineapple Juice|파인애플 주스|코코넛워터, Coconut Water|juice||||pineapple 0.7
    soy_milk|Soy Milk|두유|무첨가두유, 무가당 두유, 검은콩두유, 달지 않은 두유, Soya Milk, Unsweetened Soy Milk||soy|~fridge 90 7 -|\
    - 15 245|milk 0.7, almond_milk 0.8, ground_soy_milk 0.7
    almond_milk|Almond Milk|아몬드 우유|아몬드밀크, 아몬드 음료, 무가당 아몬드 우유, Unsweetened Almond Milk, Nut Milk||nuts|\
    ~pantry 180 7 -|- 15 245|milk 0.7, soy_milk 0.8, oat_milk 0.8
    oat_milk|Oat Milk|귀리 우유|오트밀크, 쌀우유, Oat Drink, Rice Milk||gluten|~pantry 180 7 -|- 15 245|milk 0.7, soy_milk 0.8, \
    almond_milk 0.8
    coconut_milk|Coconut Milk|코코넛 밀크|코코넛우유, 코코넛크림, Coconut Cream, Canned Coconut Milk, Cream of Coconut||-|\
    pantry 730 4 60|- 15 240|cream 0.5, milk 0.4
    tea|Tea|차|녹차, 홍차, 홍차티백, 녹차가루, 녹차분말, 가루녹차, 잎녹차, 녹차 우린 물, 말차, 말차가루, 우롱차, 옥수수차, 보리차, 둥굴레차, Green Tea, Black Tea, \
    Tea Bag, Matcha, Matcha Powder, Assam Tea, Ceylon Tea, Chamomile Tea, Black Ceylon Tea||-|pantry 540 - -|2/bag/pack 6 -|
    coffee|Coffee|커피|인스턴트 커피, 에스프레소, 커피가루, 원두커피, Espresso, Instant Coffee, Ground Coffee, Coffee Beans, Hot Coffee, \
    Espresso Powder, Brewed Coffee||-|~pantry 365 - -|- 5 80|
    sikhye|Sikhye|식혜|엿기름, 수정과, 엿기름가루, 엿기름물, 호박식혜, Malt, Barley Malt, Malt Powder, Malted Barley||gluten|\
    ~fridge 180 7 -|- 15 240|
    """)

  /// Wine, beer and spirits.
  static let wine = IngredientTable(
    .drink,
    """
    rice_wine|Rice Wine|청주|정종, 요리술, 술, 사케, 소흥주, 미향, 요리주, 조리술, 약주, 조리용 술, 청하, 소주, 화이트 소주, Sake, Cooking Wine, \
    Shaoxing Wine, Shaoxing Cooking Wine, Chinese Cooking Wine, Soju, Cooking Sake, Shaoxing, Chinese Rice Wine||\
    staple alcohol|~pantry 730 365 -|- 15 240|mirin 0.8, white_wine 0.7
    mirin|Mirin|맛술|미림, 조미술, 미정, 미린, Sweet Rice Wine, Cooking Mirin, Mirin Seasoning||staple alcohol|\
    ~pantry 730 365 -|- 16 250|rice_wine 0.8, white_wine 0.5
    makgeolli|Makgeolli|막걸리|생막걸리, 탁주, 술지게미, Unrefined Rice Wine||alcohol|~fridge - 10 -|- 15 240|beer 0.5, \
    rice_wine 0.5
    red_wine|Red Wine|레드 와인|적포도주, 포도주, 와인, 복분자주, Wine, Dry Red Wine, Port, Port Wine||alcohol|~pantry 1095 5 -|\
    - 15 240|white_wine 0.6, grape_juice 0.4
    white_wine|White Wine|화이트 와인|백포도주, 스파클링 와인, 샴페인, 베르무트, Dry White Wine, Champagne, Sparkling Wine, Prosecco, \
    Sherry, Dry Sherry, Vermouth, Marsala, Marsala Wine||alcohol|~pantry 1095 5 -|- 15 240|rice_wine 0.7, red_wine 0.5
    beer|Beer|맥주|흑맥주, 라거, 에일, Brown Beer, Stout, Ale, Lager, Dark Ale, Porter, Dark Beer, Guinness, Kvass||\
    alcohol gluten|~pantry 180 180 -|- 15 240|sparkling_water 0.3, makgeolli 0.4
    spirits|Spirits|럼주|럼, 브랜디, 위스키, 보드카, 꼬냑, 코냑, 리큐르, 깔루아, 그랑마니에르, 코인트로, 담금주, 고량주, Rum, Brandy, Cognac, Whiskey, \
    Vodka, Bourbon, Gin, Tequila, Whisky, Liqueur, Grand Marnier, Cointreau, Kirsch, Dark Rum, White Rum, \
    Triple Sec, Amaretto, Limoncello, Irish Cream, Irish Cream Liqueur, Mistrà, Grain Alcohol, Alcohol||alcohol|\
    ~pantry - - -|- 14 225|rice_wine 0.3
    """)

  /// Stock, broth and stock packs.
  static let stocks = IngredientTable(
    .prepared,
    """
    chicken_stock|Chicken Stock|닭육수|치킨육수, 삼계탕 육수, 닭 삶은 물, 칠면조 육수, 치킨브로스, Chicken Broth, Low-sodium Chicken Broth, \
    Chicken Stock or Broth, Turkey Stock, Bone Broth||meat|~pantry 365 4 90|- 15 240|bouillon 0.9, stock 0.9, \
    vegetable_stock 0.8, beef_stock 0.7
    beef_stock|Beef Stock|소고기 육수|쇠고기육수, 사골육수, 고기육수, 양지육수, 사골국물, 사골곰탕, 냉면육수, 쇠고기 국물, 우골육수, Beef Broth, \
    Low-sodium Beef Broth, Beef Consomme||beef|~pantry 365 4 90|- 15 240|bouillon 0.8, stock 0.9, chicken_stock 0.7
    stock|Stock|육수|맛국물, 국물, 장국, 다시팩 육수, 밑국물, 육수국물, Broth, Hot Broth, Hot Stock, Stock or Broth, Soup Stock||meat|\
    ~fridge 365 4 90|- 15 240|bouillon 0.8, chicken_stock 0.9, beef_stock 0.9, anchovy_stock 0.8, water 0.3
    vegetable_stock|Vegetable Stock|채수|채소육수, 야채육수, 채소국물, 야채국물, 버섯육수, 채소스프, Vegetable Broth, Veggie Stock, \
    Veggie Broth, Mushroom Stock, Mushroom Broth||-|~pantry 365 4 90|- 15 240|kelp_stock 0.8, chicken_stock 0.7, \
    bouillon 0.7, water 0.4
    anchovy_stock|Anchovy Stock|멸치 육수|멸칫국물, 멸치다시물, 멸치다시마육수, 멸치국물, 멸치장국, 다시물, 멸치다시, Anchovy Broth, Anchovy Kelp Stock|\
    |seafood|~fridge - 3 60|- 15 240|dashi 0.8, dashi_pack 0.9, dried_anchovy 0.8, kelp_stock 0.7, water 0.3
    kelp_stock|Kelp Stock|다시마 육수|다시마물, 다시마국물, 다시마 우린 물, 다시맛물, 표고 다시마물, 표고버섯 불린 물, Kombu Stock, Kelp Water, \
    Kelp Broth||-|~fridge - 3 60|- 15 240|vegetable_stock 0.7, dried_kelp 0.9, anchovy_stock 0.7, dashi 0.7
    dashi|Dashi Stock|다시 국물|가쓰오부시 국물, 가쓰오브시국물, 가다랑어 국물, 혼다시, 가쓰오 육수, 다시, 가쓰오국물, Dashi Powder, Hondashi, \
    Instant Dashi, Dashi Broth||seafood|~fridge 365 3 60|- 15 240|anchovy_stock 0.8, kelp_stock 0.7, \
    bonito_flakes 0.9, tuna_extract 0.7
    dashi_pack|Soup Stock Pack|다시팩|국물팩, 멸치다시팩, 육수용 팩, 해물다시팩, Dashi Packet, Stock Bag||seafood|~pantry 365 - -|15/bag/pack - -|\
    dried_anchovy 0.8, anchovy_stock 0.9, bouillon 0.5
    fish_stock|Fish Stock|해산물 육수|해물육수, 생선육수, 조개육수, 바지락육수, 조개국물, 조갯국물, 새우육수, 홍합국물, 골뱅이 국물, Fish Broth, Seafood Stock, \
    Clam Juice, Shellfish Stock, Fish Fumet||seafood|~pantry 365 3 60|- 15 240|anchovy_stock 0.8, dashi 0.8
    """)

  /// Cans and ready food.
  static let preparedFood = IngredientTable(
    .prepared,
    """
    canned_tomato|Canned Tomatoes|토마토 통조림|홀토마토, 토마토홀, 캔 토마토, 통조림 홀토마토, 다이스 토마토, 토마토캔, 통조림 토마토, Crushed Tomatoes, \
    Diced Tomatoes, Peeled Tomatoes, Chopped Tomatoes, Canned Diced Tomatoes, Tinned Tomatoes, \
    Whole Peeled Tomatoes, Stewed Tomatoes, Whole Tomatoes, San Marzano Tomatoes, Tinned Chopped Tomatoes, \
    Canned Whole Peeled Tomatoes, Pureed Tomatoes, Plum Tomatoes in Juice, Tomatoes with Green Chilies|tomato|-|\
    pantry 365 5 60|400/can 15 245|tomato 0.8, tomato_sauce 0.7
    sun_dried_tomato|Sun-dried Tomatoes|말린 토마토|드라이토마토, 건조토마토, 선드라이 토마토, 말린 방울토마토, 썬드라이 토마토, Dried Tomatoes||-|\
    pantry 180 180 -|4 7 55|tomato 0.4, tomato_paste 0.5
    curry_roux|Curry Roux|고형 카레|카레 루, 카레블럭, 짜장 분말, 하이라이스가루, 하이라이스, 3분카레, Japanese Curry Roux, Curry Block, \
    Curry Cube||meat dairy gluten|~pantry 365 90 -|20/block/slice - -|curry_powder 0.7
    canned_soup|Soup|수프|크림수프, 스프, 크림스프, 수프가루, 콘스프, 양송이수프, 토마토수프, Cream of Mushroom Soup, Cream of Chicken Soup, \
    Tomato Soup, Condensed Soup, Soup Mix, Condensed Cream of Chicken Soup, Cream of Celery Soup, Instant Soup, \
    Campbell's Tomato Soup||dairy gluten|pantry 730 3 -|300/can 15 245|cream_sauce 0.6
    frozen_vegetables|Mixed Vegetables|채소|야채, 모둠 채소, 냉동 야채, 혼합채소, 냉동채소, 모둠야채, 각종 채소, 냉동 혼합야채, 자투리채소, Vegetables, \
    Frozen Mixed Vegetables, Peas and Carrots, Frozen Peas and Carrots, Stir-fry Vegetables, Veggies, Mixed Veggies, \
    Soup Vegetables, Frozen Veggies||-|freezer - 3 240|- - 140|carrot 0.5, peas 0.5
    french_fries|Frozen Potatoes|감자튀김|냉동감자, 해시브라운, 웨지감자, 냉동 감자튀김, 고구마칩, Hash Browns, Tater Tots, \
    Frozen French Fries, Potato Wedges||-|freezer - 3 180|- - 120|potato 0.7
    potato_chips|Potato Chips|감자칩|포테이토칩, 새우깡, 팝콘, Chips, Potato Crisps, Pretzels, Popcorn||-|pantry 60 - -|2 - 28|\
    tortilla_chips 0.7
    tortilla_chips|Tortilla Chips|나초칩|나초, 나쵸, 도리토스, 나쵸칩, Nachos, Corn Chips, Doritos, Nacho Chips||-|~pantry 90 - -|\
    2 - 28|potato_chips 0.7, tortilla 0.5
    pizza|Frozen Pizza|피자|냉동피자, 즉석식품||gluten dairy|~freezer - 3 60|400 - -|
    protein_powder|Protein Powder|단백질 파우더|프로틴 파우더, 단백질가루, 유청단백, 콩단백, Whey Protein, Protein||dairy|~pantry 365 - -|\
    - 8 120|milk_powder 0.5
    """)
}
