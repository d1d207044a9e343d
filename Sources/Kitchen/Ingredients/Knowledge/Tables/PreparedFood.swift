extension IngredientTable {
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
    potato_chips|Potato Chips|감자칩|포테이토칩, 새우깡, 팝콘, Potato Crisps, Pretzels, Popcorn||-|pantry 60 - -|2 - 28|\
    tortilla_chips 0.7
    tortilla_chips|Tortilla Chips|나초칩|나초, 나쵸, 도리토스, 나쵸칩, Nachos, Corn Chips, Doritos, Nacho Chips||-|~pantry 90 - -|\
    2 - 28|potato_chips 0.7, tortilla 0.5
    pizza|Frozen Pizza|피자|냉동피자, 즉석식품||gluten dairy|~freezer - 3 60|400 - -|
    protein_powder|Protein Powder|단백질 파우더|프로틴 파우더, 단백질가루, 유청단백, 콩단백, Whey Protein, Protein||dairy|~pantry 365 - -|\
    - 8 120|milk_powder 0.5
    """)
}
