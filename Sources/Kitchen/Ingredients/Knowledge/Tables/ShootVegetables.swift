extension IngredientTable {
  /// Sprouts, stalks and flower heads.
  static let shootVegetables = IngredientTable(
    .vegetable,
    """
    bean_sprouts|Bean Sprouts|콩나물|두절콩나물, 찜용 콩나물, Soybean Sprouts|||fridge - 3 240|- - 90|kinds 0.7
    mung_bean_sprouts|Mung Bean Sprouts|숙주|숙주나물|bean_sprouts|||- - 90|
    celery|Celery|셀러리|샐러리, 셀러리 줄기, 샐러리잎, Celery Stalk, Celery Stick, Celery Rib, Celery Shoots|||fridge - 7 300|\
    40/stalk - 100|fennel 0.6, water_parsley 0.4, celeriac 0.6
    celeriac|Celeriac|셀러리악|뿌리셀러리, Celery Root|||~fridge - 14 300|500 - 150|celery 0.6, parsnip 0.6
    asparagus|Asparagus|아스파라거스|미니 아스파라거스, Asparagus Spears|||fridge - 3 150|20/stalk - 130|green_beans 0.6, broccoli 0.5, \
    garlic_scapes 0.5
    broccoli|Broccoli|브로콜리|브로컬리, 브러컬리, Broccoli Floret, Broccolini, Broccoli Rabe|||fridge - 3 300|300/head - 90|\
    cauliflower 0.8, asparagus 0.4
    cauliflower|Cauliflower|콜리플라워|컬리플라워, 꽃양배추, 라이스 콜리플라워, Cauliflower Rice|||fridge - 3 300|600/head - 100|broccoli 0.8
    artichoke|Artichoke|아티초크|아티초크 하트, Artichoke Heart|||~fridge - 5 180|120 - 170|asparagus 0.5
    fennel|Fennel|펜넬|회향, 펜넬 뿌리, Fennel Bulb|||~fridge - 7 180|230/head - 87|celery 0.6, dill 0.3
    bamboo_shoots|Bamboo Shoots|죽순|삶은 죽순, 통조림 죽순, 죽순통조림|||~fridge 730 4 180|70 - 120|water_chestnut 0.5, \
    oyster_mushroom 0.4
    water_spinach|Water Spinach|공심채|모닝글로리, 깡꿍, Morning Glory|||~fridge - 3 -|- - 50|spinach 0.7, bok_choy 0.5
    edible_flowers|Edible Flowers|식용꽃|진달래꽃, Flower Petals, Rose Petal|||~fridge - 3 -|0.5 - 10|
    """)
}
