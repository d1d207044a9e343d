extension IngredientTable {
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
}
