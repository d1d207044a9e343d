extension IngredientTable {
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
}
