extension IngredientTable {
  /// Kimchi, salted seafood and pickles.
  static let kimchi = IngredientTable(
    .kimchi,
    """
    kimchi|Kimchi|김치|배추김치, 묵은지, 신김치, 김장김치, 익은 김치, 김치국물, 김칫국물, 김칫잎, 포기김치, 볶음김치, 씻은 김치, 총각김치, 파김치, 갓김치, 명이김치, 겉절이, \
    석박지, 섞박지, Kimchee, Gimchi, Kimchi Juice||seafood|~fridge - 60 -|- 15 150|napa_cabbage 0.3, kinds 0.7
    white_kimchi|White Kimchi|백김치|백김치국물, Baek-kimchi|kimchi||~fridge - 30 -||water_kimchi 0.6
    radish_kimchi|Cubed Radish Kimchi|깍두기|깍둑무김치, 무김치, Kkakdugi|kimchi|||15 - 150|
    young_radish_kimchi|Young Radish Kimchi|열무김치|열무 물김치, Yeolmu Kimchi|kimchi||||
    water_kimchi|Water Kimchi|동치미|동치미국물, 동치미 무, 물김치, 물김치국물, 나박김치, 나박김치 국물, 냉면김치, Dongchimi, Radish Water Kimchi||\
    seafood|~fridge - 30 -|- 15 240|white_kimchi 0.6
    salted_shrimp|Salted Shrimp|새우젓|새우젓국, 새우젓국물, 육젓, 감동젓, 추젓, 오젓, 토하젓, Saeujeot, Fermented Shrimp||seafood|\
    ~fridge - 180 365|- 15 -|fish_sauce 0.8, salt 0.4
    salted_seafood|Salted Seafood|젓갈|오징어젓, 낙지젓, 조개젓, 창난젓, 멸치젓, 전어젓갈, 갈치속젓, 액체육젓, 꼴뚜기젓, 어리굴젓, Jeotgal, Salted Anchovy|\
    |seafood|~fridge - 90 365|- 16 -|salted_shrimp 0.7, fish_sauce 0.6
    pickled_daikon|Pickled Yellow Radish|단무지|노란무, 김밥 단무지, 치킨무, 절임무, Takuan, Danmuji, Yellow Pickled Radish||-|\
    ~fridge - 60 -|15/slice/sheet - 130|pickles 0.6, wrap_radish 0.7
    wrap_radish|Pickled Radish Sheets|쌈무|비트 쌈무, 무쌈, Ssammu||-|~fridge - 60 -|8/sheet/slice - 130|pickled_daikon 0.7
    pickles|Pickles|피클|오이피클, 오이지, 고추피클, 할라피뇨 피클, 다진 오이피클, 피클렐리시, 락교, 미니오이피클, Gherkin, Cornichon, Pickle Relish, \
    Sweet Relish, Sweet Pickle Relish, Dill Pickle, Pickle Juice, Pickled Cucumber, Relish, Pickled Jalapeño||-|\
    pantry 365 30 -|30 15 155|capers 0.5, pickled_daikon 0.5, olives 0.4
    korean_pickles|Soy Pickles|장아찌|깻잎장아찌, 무장아찌, 매실장아찌, 마늘장아찌, 고추장아찌, 삭힌고추, 명이장아찌, 양파장아찌, 절임 고추, Jangajji||soy gluten|\
    ~fridge - 180 -|10 - 150|pickles 0.5
    pickled_ginger|Pickled Ginger|초생강|생강초절임, 베니쇼가, 초절임 생강, Gari, Sushi Ginger||-|~fridge - 90 -|- 8 -|ginger 0.4
    sauerkraut|Sauerkraut|사우어크라우트|자우어크라우트, 양배추절임, Pickled Cabbage, Yacai, Pickled Mustard Greens, Zha Cai||-|\
    pantry 365 7 -|- 9 142|white_kimchi 0.6, pickles 0.5
    olives|Olives|올리브|블랙올리브, 그린올리브, 절임 올리브, 블랙올리브 파우더, Black Olive, Green Olive, Kalamata Olive, Mixed Olives, \
    Pitted Olive||-|pantry 365 14 -|4 9 135|capers 0.6, pickles 0.3
    capers|Capers|케이퍼|케이퍼베리, 케이프, Salted Capers||-|~pantry 365 180 -|- 9 -|olives 0.6, pickles 0.5
    """)
}
