extension IngredientTable {
  /// Fish and roe.
  static let fish = IngredientTable(
    .seafood,
    """
    fish|Whole Fish|생선|생선살, 물고기, 활어, 횟감, 회, 모둠회, 생선회, 매운탕거리, Fish Fillet, Sashimi||seafood|fridge - 1 120|300 - 225|\
    kinds 0.5
    white_fish|White Fish|흰살생선|흰살생선 살, 생선포, 흰살생선포, 전감, 흰살생선 필레, 손질된 흰살생선, White Fish Fillet, Firm White Fish, \
    Sashimi-grade White Fish|fish|||200 - 225|kinds 0.85
    cod|Cod|대구|대구살, 생대구, 대구포, 은대구, Cod Fillet, Haddock, Black Cod, Codfish|white_fish||||
    pollack|Pollack|명태|동태, 생태, 동태살, 동태포, 명태포, 동태전감, 명태살, Pollock, Frozen Pollack, Alaska Pollock|white_fish|||\
    700 - 225|kinds 0.7
    half_dried_pollack|Half-dried Pollack|코다리|반건조 명태, 손질 코다리, 노가리|pollack||~fridge - 3 90|250 - -|pollack 0.8
    flatfish|Flatfish|가자미|광어, 넙치, 도다리, 가자미살, 참가자미, 광어살, 박대, 서대, Flounder, Halibut, Sole, Plaice|white_fish|||\
    300 - 225|
    sea_bream|Sea Bream|도미|도미살, 참돔, 돔, 금태, 옥돔, 우럭, 농어, 열기, Snapper, Sea Bass, Red Snapper, Rockfish, Branzino|\
    white_fish|||400 - 225|
    croaker|Croaker|조기|굴비, 참조기, 부세, 민어, 민어살, 보리굴비, Yellow Croaker, Drum Fish|white_fish|||120 - -|
    pomfret|Pomfret|병어|덕자, 병어살, Butterfish|white_fish|||250 - -|
    catfish|Catfish|메기|메기살, 바사, 틸라피아, Tilapia, Basa, Swai|fish|||300 - 225|freshwater_fish 0.8, white_fish 0.6
    monkfish|Monkfish|아귀|아구, 손질 아귀, 생아귀, 아귀살, Anglerfish|fish|||1500 - 225|cod 0.6
    mackerel|Mackerel|고등어|자반고등어, 고등어살, 냉동 고등어, 간고등어, 손질된 고등어, 노르웨이 고등어, 고등어 필레, Mackerel Fillet|fish||fridge - 1 60|\
    350 - 225|spanish_mackerel 0.9, saury 0.8
    spanish_mackerel|Spanish Mackerel|삼치|삼치살, 삼치 필레, Cero|fish||fridge - 1 60|500 - 225|mackerel 0.9
    saury|Saury|꽁치|꽁치살, 생꽁치, 과메기, Pacific Saury|fish||fridge - 1 60|120 - -|mackerel 0.8
    herring|Herring|청어|청어살, 전어, 밴댕이, Gizzard Shad|fish||fridge - 1 60|150 - -|saury 0.8, sardine 0.8
    sardine|Sardine|정어리|전갱이, Fresh Sardine, Horse Mackerel|fish||fridge - 1 60|80 - -|herring 0.8, saury 0.8
    hairtail|Hairtail|갈치|은갈치, 먹갈치, 갈치살, 손질 갈치, Cutlassfish, Beltfish|fish||fridge - 1 60|80/slice - -|mackerel 0.6, \
    croaker 0.6
    salmon|Salmon|연어|연어살, 생연어, 연어 필레, 연어회, 슬라이스연어, 횟감용 연어, 연어 스테이크, Salmon Fillet, Salmon Steak, Sushi-grade Salmon|\
    fish||fridge - 1 60|200/slice - 225|trout 0.9, kinds 0.6
    smoked_salmon|Smoked Salmon|훈제연어|훈재연어, 훈제 연어 슬라이스, Lox, Gravlax|salmon||fridge - 14 60|15/slice/sheet - -|
    trout|Trout|송어|무지개송어, 산천어, Rainbow Trout, Cleaned Trout|fish||fridge - 1 60|300 - 225|salmon 0.9
    tuna|Tuna|참치|다랑어, 참치살, 참치회, 황새치, 냉동 참치, Tuna Steak, Swordfish, Ahi, Fresh Tuna, Sushi-grade Tuna, Yellowfin Tuna|\
    fish||fridge - 1 60|200 - 225|salmon 0.7, canned_tuna 0.4
    eel|Eel|장어|민물장어, 바다장어, 붕장어, 장어대리, 손질 장어, 장어뼈, 아나고, 미꾸라지, 꼼장어, Freshwater Eel, Conger, Unagi|fish|||250 - -|
    freshwater_fish|Freshwater Fish|민물고기|잉어, 붕어, 쏘가리, 빙어, 은어, Carp, Perch, Pike, Giant Trevally|fish|||500 - -|
    skate|Skate|홍어|가오리, 간재미, 홍어회, Ray, Skate Wing|fish|||1000 - -|
    fish_roe|Fish Roe|생선알|명태알, 청어알, 알, 곤이, 이리, 명태곤이, 동태알, Pollack Roe Sac, Fish Eggs, Caviar||seafood|~fridge - 7 60|\
    40 16 -|kinds 0.6
    pollack_roe|Salted Pollack Roe|명란|명란젓, 저염명란, 백명란, Mentaiko, Tarako|fish_roe||~fridge - 14 90||
    flying_fish_roe|Flying Fish Roe|날치알|골드 날치알, Tobiko, Masago|fish_roe||||
    salmon_roe|Salmon Roe|연어알|Ikura|fish_roe||||
    """)
}
