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
}
