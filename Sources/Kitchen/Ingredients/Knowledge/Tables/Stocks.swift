extension IngredientTable {
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
}
