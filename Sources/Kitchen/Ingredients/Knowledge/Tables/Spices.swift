extension IngredientTable {
  /// Warm and aromatic spices.
  static let spices = IngredientTable(
    .spice,
    """
    cinnamon|Cinnamon|계피|계핏가루, 계피가루, 시나몬, 통계피, 시나몬가루, 계피스틱, 수정과용 계피, 게피, 시나몬파우더, 시나몬스틱, Ground Cinnamon, \
    Cinnamon Stick, Cinnamon Powder, Cassia Bark, Powdered Cinnamon, Cassia||-|~pantry 730 - -|3/stalk 8 -|\
    pumpkin_spice 0.7, nutmeg 0.4
    nutmeg|Nutmeg|넛맥|육두구, 넛맥가루, 넉맥, 너트메그, 메이스, Ground Nutmeg, Mace, Grated Nutmeg, Freshly Grated Nutmeg, \
    Ground Mace, Whole Nutmeg, Nuez Moscada||-|~pantry 730 - -|5 7 -|cinnamon 0.4, allspice 0.7
    cloves|Cloves|정향|정향가루, 통정향, 클로브, Whole Cloves, Ground Cloves, Clove Powder, Dried Cloves, Spice Cloves||-|\
    ~pantry 730 - -|0.1 7 -|allspice 0.8
    allspice|Allspice|올스파이스|올스파이스 가루, Ground Allspice, Allspice Berries, Pimento||-|~pantry 730 - -|- 6 -|\
    cloves 0.6, cinnamon 0.5
    pumpkin_spice|Mixed Spice|믹스 스파이스|펌킨 스파이스, 파이 스파이스, Pumpkin Pie Spice, Apple Pie Spice, Gingerbread Spice, \
    Speculaas Spice||-|~pantry 730 - -|- 6 -|cinnamon 0.7, allspice 0.7
    cardamom|Cardamom|카다멈|카르다몸, 카다몸, 카다멈 가루, Cardamom Pod, Green Cardamom, Ground Cardamom, Cardamom Seeds, \
    Black Cardamom, Cardamom Powder, Chinese Black Cardamom||-|~pantry 730 - -|0.2 6 -|cinnamon 0.4, nutmeg 0.4
    star_anise|Star Anise|팔각|팔각향, 스타아니스, 팔각 가루, Anise Star||-|~pantry 1095 - -|1 6 -|five_spice 0.8, fennel_seeds 0.6
    five_spice|Five-spice Powder|오향분|오향가루, 오향, 중국 오향분, Chinese Five Spice, Chinese Five-Spice Powder||-|\
    ~pantry 730 - -|- 7 -|star_anise 0.7
    fennel_seeds|Fennel Seeds|펜넬 씨|회향씨, 펜넬씨드, 아니스, 아니스씨, 펜넬시드, Ground Fennel, Anise Seeds, Aniseed, Anise, \
    Ground Fennel Seeds||-|~pantry 1095 - -|- 6 -|star_anise 0.6, caraway 0.6
    caraway|Caraway Seeds|캐러웨이|캐러웨이 씨, 캐러웨이씨드, Ground Caraway||-|~pantry 1095 - -|- 7 -|fennel_seeds 0.6, cumin 0.6
    celery_seeds|Celery Seeds|셀러리 씨|셀러리씨드||-|~pantry 1095 - -|- 7 -|celery 0.5, herb_salt 0.4
    cumin|Cumin|커민|쿠민, 큐민, 커민가루, 큐민파우더, 커민파우더, 쿠민가루, 커민씨, 쯔란, 큐민 가루, Ground Cumin, Cumin Seeds, Cumin Powder||-|\
    ~pantry 730 - -|- 6 -|caraway 0.6, curry_powder 0.4, coriander_seeds 0.5
    coriander_seeds|Ground Coriander|고수 씨|코리앤더, 코리앤더가루, 코리앤더파우더, 코리앤더 씨드, 고수가루, Coriander, Coriander Powder, \
    Dried Coriander, Dhania||-|~pantry 730 - -|- 5 -|cumin 0.5, caraway 0.5
    turmeric|Turmeric|강황 가루|강황, 울금, 울금가루, 터메릭, 강황분말, 생강황, Ground Turmeric, Turmeric Powder, Curcuma, Tumeric, \
    Ground Tumeric, Tumeric Powder||-|~pantry 730 - -|- 9 -|curry_powder 0.5, saffron 0.3
    saffron|Saffron|사프란|샤프란, 샤프론, Saffron Threads||-|~pantry 730 - -|0.01 2 -|turmeric 0.4, gardenia 0.5
    gardenia|Gardenia Seeds|치자|치자가루, 치자물, 치자열매||-|~pantry 730 - -|2 7 -|turmeric 0.6, saffron 0.5
    curry_powder|Curry Powder|카레 가루|커리가루, 카레, 순카레, 커리파우더, 카레분말, 커리, 강황카레, Curry, Madras Curry Powder||-|\
    pantry 730 - -|- 6 -|curry_roux 0.7, garam_masala 0.7, turmeric 0.4
    garam_masala|Garam Masala|가람 마살라|마살라, 탄두리 마살라, Masala, Garam Masala Powder, Chicken Masala, Tandoori Masala||-|\
    ~pantry 730 - -|- 6 -|curry_powder 0.7, cumin 0.5
    fenugreek|Fenugreek|페누그릭|호로파, 메티, 카수리메티, 페뉴그릭, Fenugreek Leaves, Fenugreek Seeds, Kasuri Methi, \
    Dry Fenugreek Leaves, Fenugreek Powder, Crushed Fenugreek Leaves||-|~pantry 730 - -|- 8 -|curry_powder 0.4
    sumac|Sumac|수막|수맥, Ground Sumac||-|~pantry 730 - -|- 6 -|lemon_zest 0.6
    zaatar|Za'atar|자타르|자아타르, Za'atar Spice Blend, Zaatar Leaves, Baharat, Turkish Spice Blend||sesame|\
    ~pantry 365 - -|- 6 -|thyme 0.6, oregano 0.6, sumac 0.6
    juniper|Juniper Berries|주니퍼 베리|두송자, 노간주 열매||-|~pantry 1095 - -|0.2 5 -|rosemary 0.4
    asafoetida|Asafoetida|아사푀티다|힝, Asafetida, Hing||-|~pantry 730 - -|- 8 -|garlic_powder 0.5
    spice_mix|Spice Mix|시즈닝|향신료, 스테이크 시즈닝, 피클링스파이스, 치킨 시즈닝, 바비큐 시즈닝, 양념가루, 떡볶이양념파우더, 올드베이 시즈닝, Seasoning, Old Bay, \
    Old Bay Seasoning, Spices, Spice Blend, Steak Seasoning, Barbecue Rub, Pickling Spice, Lemon Pepper, \
    Poultry Seasoning, Bread Spice, Jerk Seasoning, Dry Rub, Ground Spices, Ras el Hanout||-|~pantry 730 - -|- 8 -|\
    mixed_herbs 0.4, paprika_powder 0.4
    liquid_smoke|Liquid Smoke|훈연액|목초액, 리퀴드 스모크||-|~pantry 1095 - -|- 15 -|paprika_powder 0.4
    """)
}
