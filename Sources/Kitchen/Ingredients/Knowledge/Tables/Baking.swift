extension IngredientTable {
  /// Leavening, chocolate and other needs of a baker.
  static let baking = IngredientTable(
    .baking,
    """
    yeast|Yeast|이스트|드라이이스트, 인스턴트 드라이 이스트, 인스턴트 이스트, 생이스트, 효모, 건조 효모, 르뱅 발효종, 르뱅, 발효종, 파트 페레멘테, Dry Yeast, \
    Active Dry Yeast, Instant Yeast, Brewer's Yeast, Fresh Yeast, Baker's Yeast, Sourdough Starter, \
    Dry Active Baking Yeast, Instant Dry Yeast, Nutritional Yeast||-|~pantry 365 90 180|- 9 -|baking_powder 0.3
    baking_powder|Baking Powder|베이킹파우더|저나트륨 베이킹 파우더, 비피, Cooking Powder, Double-acting Baking Powder||-|\
    pantry 180 - -|- 12 -|baking_soda 0.5, yeast 0.3
    baking_soda|Baking Soda|베이킹소다|식소다, 소다, 중조, 식용 베이킹소다, Bicarbonate of Soda, Sodium Bicarbonate, Bicarb||-|\
    pantry 730 - -|- 14 -|baking_powder 0.6
    cream_of_tartar|Cream of Tartar|크림 오브 타르타르|주석산, 타르타르 크림||-|pantry 730 - -|- 10 -|lemon_juice 0.5, vinegar 0.4
    gelatin|Gelatin|젤라틴|판젤라틴, 젤라틴 가루, 가루젤라틴, 레시틴가루, 젤리 가루, Gelatine, Gelatin Powder, Powdered Gelatin, \
    Gelatin Sheet, Unflavored Gelatin||meat|pantry 1095 - -|2/sheet 9 -|agar 0.7, starch 0.3
    thickener|Thickeners and Setting Agents|증점제·응고제|증점제, 잔탄검, 구아검, 펙틴, 파인소프트 T, 파인소프트 C, 제빵개량제, 간수, 응고제, 두부 응고제, \
    Xanthan Gum, Guar Gum, Pectin, Alum, Rennet, Bread Improver||-|~pantry 365 - -|- 8 -|starch 0.4
    vanilla|Vanilla Extract|바닐라 익스트랙트|바닐라 에센스, 바닐라향, 바닐라빈, 바닐라 오일, 바닐라엑스트렉, Vanilla Essence, Vanilla Bean, \
    Vanilla Pod, Vanilla Flavoring, Vanilla Paste, Vanilla Flavouring||alcohol|~pantry 1095 - -|- 13 -|\
    vanilla_sugar 0.7
    flavoring|Flavouring|식용 향료|아몬드 익스트랙트, 아몬드 에센스, 럼 에센스, 로즈워터, 오렌지 블라썸 워터, Almond Extract, Rose Water, \
    Orange Blossom Water, Mint Extract, Lemon Extract, Orange Extract, Rum Extract||-|~pantry 1095 - -|- 13 -|\
    vanilla 0.5
    food_coloring|Food Colouring|식용 색소|오징어 먹물, 먹물, 먹물 가루, 시금치가루, 클로렐라가루, 뽕잎가루, 천연색소, 쑥색소, Food Dye, Squid Ink, \
    Chlorella||-|~pantry 1095 - -|- 10 -|
    cocoa|Cocoa Powder|코코아 가루|무가당 코코아가루, 무가당 코코아 파우더, 카카오가루, 코코아, 코코아파우더, 카카오파우더, 카카오닙스, 카카오매스, \
    Unsweetened Cocoa Powder, Cacao Powder, Chocolate Powder, Cacao Nibs, Dutch-process Cocoa, Unsweetened Cocoa, \
    Hot Chocolate Mix||-|~pantry 730 - -|- 5 85|dark_chocolate 0.6
    dark_chocolate|Dark Chocolate|다크 초콜릿|초콜릿, 블랙초콜릿, 초코칩, 커버춰 초콜릿, 다크 커버춰, 밀크초콜릿, Chocolate, Chocolate Chips, \
    Bittersweet Chocolate, Semisweet Chocolate, Milk Chocolate, Baking Chocolate, Chocolate Bar, \
    Dark Chocolate Chips||-|pantry 540 - -|20 10 170|cocoa 0.6, white_chocolate 0.5
    white_chocolate|White Chocolate|화이트 초콜릿|화이트 커버춰, 화이트초코칩, White Chocolate Chips, White Coverture Chocolate, \
    Couverture Chocolate||dairy|pantry 540 - -|20 10 170|dark_chocolate 0.5
    marshmallow|Marshmallows|마시멜로|마시멜로우, 젤리, 캔디, 사탕, 스프링클, Sprinkles, Candy, Jelly Beans, Caramel, Toffee, \
    Caramel Sauce||meat dairy|pantry 60 - -|7 4 50|
    """)
}
