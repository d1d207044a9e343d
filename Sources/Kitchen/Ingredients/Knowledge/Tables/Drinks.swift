extension IngredientTable {
  /// Water, milk of plants, juice and other drinks.
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
}
