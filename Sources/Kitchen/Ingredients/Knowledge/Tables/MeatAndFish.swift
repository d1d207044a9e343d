/// The shelves of meat, fish and other seafood.
extension IngredientTable {
  /// Beef, pork and other red meat.
  static let redMeat = IngredientTable(
    .meat,
    """
    beef|Beef|소고기|쇠고기, 한우, 고기, 우육, 우민찌, 쇠고기 살코기, 얇게 썬 소고기, 육회용 소고기, 고기산적, Meat, Raw Meat, Beef Meat, Beef Strip, \
    Thinly Sliced Beef, Diced Beef, Beef Slice||beef|fridge - 1 90|- - 225|pork 0.6, lamb 0.6, kinds 0.7
    ground_beef|Ground Beef|다진 소고기|다진 쇠고기, 소고기 다짐육, 쇠고기 다진것, 쇠고기 간것, 쇠고기 갈은것, 다짐육, 갈은 소고기, 간 소고기, 다진 고기, \
    Minced Beef, Beef Mince, Ground Meat, Minced Meat, Mince, Ground Beef Chuck, Lean Ground Beef, Ground Beef Meat, \
    Hamburger Meat|beef||||ground_pork 0.8, ground_chicken 0.7
    steak|Beef Steak|스테이크용 소고기|스테이크, 쇠고기 구이용, 소 채끝살, 채끝살, 채끝, 부챗살, 토시살, 안창살, 살치살, Sirloin Steak, Flank Steak, \
    Skirt Steak, Ribeye, Chuck Steak, Strip Steak|beef||fridge - 3 180|250/sheet/slice - 225|
    beef_sirloin|Beef Loin|소고기 등심|쇠고기 등심, 소등심, 등심, 꽃등심, 우등심, Sirloin|beef||fridge - 3 180||
    beef_tenderloin|Beef Tenderloin|소고기 안심|쇠고기 안심, 안심, 소안심, 안심 스테이크, Fillet Beef, Beef Fillet, Filet Mignon|beef||\
    fridge - 3 120||
    beef_brisket|Beef Brisket|소고기 양지|쇠고기 양지, 양지, 양지머리, 차돌박이, 차돌양지, 우삼겹, 국거리 소고기, 양지육, 소고기 국거리, 불고기용 소고기, 소불고기, 불고기감, \
    샤브샤브용 소고기, Brisket, Corned Beef|beef||fridge - 3 180||
    beef_rump|Beef Rump|소고기 우둔살|우둔살, 홍두깨살, 쇠고기 우둔살, 육회, 산적용 소고기, 장조림용 소고기, Beef Round, Rump Steak, Beef Roast, \
    Raw-grade Beef Rump|beef||fridge - 3 180||
    beef_shank|Stewing Beef|찜용 소고기|소고기 사태, 쇠고기 사태, 사태, 아롱사태, 스지, 쇠고기 힘줄, Stew Meat, Stewing Steak, Beef Stew Meat, \
    Beef Cheek|beef||fridge - 3 180||
    beef_chuck|Beef Chuck|소고기 목심|우목심, 목심, 쇠고기 목심, 앞다리 소고기, Chuck Roast, Chuck, Beef Chuck Roast, Pot Roast, \
    Beef Shoulder|beef||fridge - 3 180||
    beef_ribs|Beef Short Ribs|소갈비|갈비, 찜갈비, LA갈비, 갈비살, 쇠갈비, 쇠고기 갈비, Short Ribs|beef||fridge - 3 180||pork_ribs 0.6
    beef_bones|Beef Bones|사골|쇠뼈, 소 잡뼈, 잡뼈, 소뼈, 우족, 도가니, 쇠꼬리, 소꼬리, 꼬리, Marrow Bone, Oxtail, Beef Bones with Marrow|||\
    fridge - 3 180|300 - -|beef_stock 0.6, beef_ribs 0.5
    pork|Pork|돼지고기|돼지, 돈육, 한돈, 돼지고기 살코기, 얇게 썬 돼지고기, 채 썬 돼지고기, 잡채용 돼지고기, 카레용 돼지고기, 돼지 볼살, 찌개용 돼지고기, 뒷다리살, 돼지고기 뒷다리살, \
    Pork Meat, Pork Roast, Thinly Sliced Pork, Pork Leg, Fresh Pork||pork|fridge - 1 90|- - 225|beef 0.6, \
    chicken 0.6, kinds 0.7
    ground_pork|Ground Pork|다진 돼지고기|돼지고기 다진것, 돼지고기 다짐육, 돼지고기 간것, 돼지고기 갈은것, 갈은 돼지고기, 간 돼지고기, 돈민찌, 다진 돈육, Minced Pork, \
    Pork Mince|pork||||ground_beef 0.8, ground_chicken 0.7
    pork_belly|Pork Belly|삼겹살|통삼겹살, 통삼겹, 대패삼겹살, 오겹살, 돼지고기 삼겹살, 얇게 썬 삼겹살, 돼지 삼겹살, Pork Belly Slice, Salt Pork|pork||\
    fridge - 3 120||bacon 0.6
    pork_shoulder|Pork Shoulder|돼지 목살|목살, 돼지고기 목살, 앞다리살, 돼지 앞다리살, 돼지고기 목심, 앞다리살 돈육, 돼지 목심, 돼지고기 앞다리살, 항정살, \
    Pork Neck, Pork Butt, Boston Butt, Boneless Pork Shoulder|pork||fridge - 3 120||
    pork_loin|Pork Loin|돼지 등심|돼지고기 등심, 돈등심, 돈까스용 등심, 돈까스용 돼지고기, 탕수육용 돼지고기, Pork Chop, Pork Loin Chop, Pork Cutlet, \
    Pork Steak|pork||fridge - 3 120|150/sheet/slice - 225|chicken_breast 0.6
    pork_tenderloin|Pork Tenderloin|돼지 안심|돼지고기 안심, Pork Fillet|pork||fridge - 3 120||
    pork_shank|Pork Shank|돼지 사태|돼지고기 사태, 족발, 양념족발, 미니족, 돼지머리, 편육, Pork Hock, Pig's Trotter, Pig's Ear, Ham Hock|pork|\
    |fridge - 3 120||
    pork_ribs|Pork Ribs|돼지갈비|돼지등갈비, 등갈비, 쪽갈비, Spare Ribs, Baby Back Ribs, Baby Back Rib Rack|pork||fridge - 3 120||\
    beef_ribs 0.6
    pork_bones|Pork Bones|돼지 등뼈|감자탕용 등뼈, 돼지뼈, 돼지 잡뼈, Pork Backbone, Pork Neck Bones|pork||fridge - 3 120|150 - -|
    lard|Lard|라드|돼지기름, 돼지비계, 비계, Pork Fat, Pork Lard, Animal Fat, Grease||pork|~fridge - 180 365|- 13 205|\
    butter 0.6, cooking_oil 0.6, shortening 0.8
    suet|Suet|소기름|우지, 쇠기름, Beef Suet, Tallow, Beef Fat||beef|~fridge - 90 365|- 9 120|lard 0.8, butter 0.6
    lamb|Lamb|양고기|양갈비, 양고기 어깨살, 램, Lamb Shoulder, Lamb Leg, Lamb Leg Meat, Minced Lamb, Ground Lamb, Lamb Chop, \
    Lamb Stew Meat, Mutton, Goat Meat, Goat||meat|fridge - 3 180|- - 225|beef 0.7
    veal|Veal|송아지고기|Veal Mince, Veal Cutlet, Ground Veal||beef|fridge - 1 90|- - 225|pork_loin 0.6, beef 0.7
    game|Game|사슴고기|토끼고기, 멧돼지고기, Rabbit, Venison, Wild Boar, Cleaned Rabbit, Hare||meat|fridge - 3 180|- - 225|\
    lamb 0.6, beef 0.6, chicken 0.5
    """)

  /// Poultry and offal.
  static let poultry = IngredientTable(
    .meat,
    """
    chicken|Chicken|닭고기|닭, 치킨, 닭고기살, 닭살, 닭 정육, 순살 닭고기, 통닭, 영계, 생닭, 토종닭, 삼계탕용 닭, 토막 닭, 토막 낸 닭, 볶음탕용 닭, 닭볶음탕용 닭, \
    닭 한 마리, 닭 가슴살과 다리살, Whole Chicken, Chicken Meat, Chicken Piece, Chicken Strip, Boneless Chicken, Cooked Chicken, \
    Chicken Fillet, Free-range Chicken, Diced Chicken||meat|fridge - 1 270|1000 - 140|turkey 0.8, pork 0.5, kinds 0.8
    chicken_breast|Chicken Breast|닭가슴살|삶은 닭가슴살, 통조림 닭가슴살, 닭안심, 닭안심살, 훈제 닭가슴살, Boneless Chicken Breast, \
    Boneless Skinless Chicken Breast, Chicken Tender, Chicken Tenderloin, Chicken Breast Fillet, \
    Skinless Chicken Breast|chicken|||150 - 140|
    chicken_thigh|Chicken Thigh|닭다릿살|닭다리살, 순살 닭다리살, 닭넓적다리살, Boneless Chicken Thigh, Chicken Thigh Fillet|chicken|||\
    110 - 140|
    chicken_leg|Chicken Leg|닭다리|닭북채, 닭장각, 북채, Chicken Drumstick, Drumstick, Chicken Drum|chicken|||100 - -|
    chicken_wing|Chicken Wing|닭날개|닭봉, 닭윗날개, 날개봉, Chicken Wing Drumette, Wing, Chicken Wings and Drums|chicken|||\
    50 - -|
    ground_chicken|Ground Chicken|다진 닭고기|간 닭고기, 닭고기 다진것, 다진 닭가슴살, Chicken Mince, Minced Chicken, Ground Turkey|\
    chicken||||ground_pork 0.7
    chicken_gizzards|Chicken Gizzards|닭똥집|닭근위, 닭모래집||meat|fridge - 1 90|15 - -|chicken_feet 0.3
    chicken_feet|Chicken Feet|닭발|무뼈닭발, 닭뼈, 닭 육수용 뼈, Chicken Bone, Chicken Carcass||meat|fridge - 1 90|35 - -|\
    chicken_wing 0.5
    turkey|Turkey|칠면조|칠면조고기, 칠면조 가슴살, Turkey Breast, Turkey Meat, Turkey Leg||meat|fridge - 1 270|- - 140|chicken 0.8
    duck|Duck|오리고기|오리, 생오리, 오리 가슴살, Sliced Duck, Duck Breast, Whole Duck, Duck Leg||meat|fridge - 1 180|- - 140|\
    chicken 0.5, kinds 0.8
    smoked_duck|Smoked Duck|훈제오리|훈제오리 가슴살, 오리훈제, Smoked Duck Breast|duck||~fridge - 14 90||
    liver|Liver|간|소간, 닭간, 돼지간, 순대 간, Beef Liver, Chicken Liver, Pork Liver, Calf Liver||meat|fridge - 1 90|- - 225|
    offal|Offal|곱창|막창, 대창, 천엽, 양, 양깃머리, 소양, 허파, 콩팥, 소곱창, 돼지곱창, Tripe, Kidney, Beef Kidney, Intestine, Beef Heart, \
    Beef Tongue||meat|fridge - 1 90|- - 225|
    ox_blood|Ox Blood|선지|소선지, 선지 덩어리, Blood||meat|~fridge - 2 60|- - 240|
    """)

  /// Cured, smoked and cooked meat.
  static let processedMeat = IngredientTable(
    .processedMeat,
    """
    bacon|Bacon|베이컨|저염베이컨, 통베이컨, 훈제 베이컨, Bacon Strip, Bacon Cube, Bacon Rasher, Bacon Lardon, Lardons, Bacon Bits, \
    Smoked Bacon, Bacon Slice, Streaky Bacon, Rasher||pork|fridge - 7 30|20/slice/sheet - 80|ham 0.6, pork_belly 0.6, \
    sausage 0.5, kinds 0.9
    pancetta|Pancetta|판체타|관찰레, 관치알레, Guanciale, Smoked Pancetta|bacon||~fridge - 14 60||
    ham|Ham|햄|통조림 햄, 슬라이스햄, 네모난햄, 김밥햄, 장조림, 저염 햄, Cooked Ham, Sliced Ham, Ham Slice, Deli Ham, Smoked Ham||pork|\
    fridge - 3 30|30/slice/sheet - 140|sausage 0.8, bacon 0.7, kinds 0.8
    canned_ham|Canned Ham|스팸|런천미트, 캔햄, 리챔, Spam, Luncheon Meat|ham||pantry 730 3 -|340/can - 140|
    prosciutto|Prosciutto|프로슈토|하몽, 생햄, 잠봉, Parma Ham, Jamon, Serrano Ham, Speck|ham||~fridge - 14 60|15/slice/sheet - -|\
    pancetta 0.7
    sausage|Sausage|소시지|소세지, 비엔나, 비엔나 소시지, 프랑크소시지, 후랑크 소시지, 줄줄이 소시지, 생소시지, Frankfurter, Hot Dog, Fresh Sausage, \
    Pork Sausage, Bratwurst, Kielbasa, Vienna Sausage, Boiled Sausage, Sausage Meat, Chipolata, Chipolata Sausage||\
    pork|fridge - 7 30|50 - 140|ham 0.8, bacon 0.6, kinds 0.7
    chorizo|Chorizo|초리소|초리조, 안두이, Chouriço, Linguiça, Spicy Chorizo, Andouille, Andouille Sausage, Chorizo Sausage, \
    Chorizo Pork Sausage|sausage|||60 - 140|
    italian_sausage|Italian Sausage|이탈리안 소시지|살시챠, 이탈리아 소시지, Salsiccia, Sweet Italian Sausage, Spicy Italian Sausage, \
    Hot Italian Sausage, Italian Pork Sausage|sausage|||80 - 140|
    salami|Salami|살라미|페퍼로니, 저염살라미, 살라미 햄, Pepperoni, Sopressata, Dry Sausage|sausage||fridge 30 21 60|3/slice/sheet - 110|
    blood_sausage|Blood Sausage|순대|찰순대, 선지순대, Black Pudding, Blood Pudding, Chouriço Negro, Morcilla|sausage||\
    ~fridge - 3 60|20 - 140|
    breaded_cutlet|Breaded Cutlet|돈가스|치킨너겟, 돈까스, 냉동 돈가스, 너겟, 미트볼, 떡갈비, 치킨까스, Chicken Nugget, Meatball, Tonkatsu||\
    pork meat egg gluten|~freezer - 2 90|100/sheet/slice - -|pork_loin 0.6
    jerky|Jerky|육포|비프 저키, 쇠고기 육포, Beef Jerky||beef soy gluten|~pantry 365 14 180|10 - -|
    pate|Pâté|파테|리버 파테, 간 페이스트, Liverwurst, Liver Pate, Liver Spread, Foie Gras||meat pork|~fridge - 3 60|- 13 -|
    """)

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

  /// Shellfish, squid and other sea animals, and fish products.
  static let shellfish = IngredientTable(
    .seafood,
    """
    shrimp|Shrimp|새우|칵테일 새우, 칵텔새우, 대하, 새우살, 중새우, 중새우살, 생새우, 잔새우, 잔새우살, 냉동 새우살, 냉동새우, 흰다리새우, 백새우, 자숙새우, 보리새우, \
    블랙타이거새우, 가재새우, 홍새우, 새뱅이, 왕새우, Prawn, King Prawn, Jumbo Shrimp, Large Shrimp, Medium Shrimp, Crayfish, \
    Peeled Shrimp||seafood|fridge - 1 180|15 - 145|squid 0.5, crab 0.6, scallop 0.6, lobster 0.8
    lobster|Lobster|바닷가재|랍스터, 로브스터, 가재, Lobster Tail, Lobster Leg, Live Lobster||seafood|fridge - 1 60|600 - 145|\
    shrimp 0.7, crab 0.7
    crab|Crab|꽃게|게, 대게, 홍게, 절단 꽃게, 킹크랩, 손질 꽃게, Blue Crab, Snow Crab, King Crab, Crab Leg||seafood|fridge - 1 60|\
    300 - 135|shrimp 0.6, crab_stick 0.4, kinds 0.8
    crab_meat|Crab Meat|게살|냉동 게살, 게살 냉동, 크랩미트, Lump Crab Meat|crab||fridge - 2 120|- - 135|crab_stick 0.6
    clam|Manila Clam|바지락|조개, 조갯살, 조개살, 바지락살, 해감 바지락, 깐 바지락, Littleneck Clam, Clam Meat||seafood|fridge - 1 60|\
    12 - 150|mussel 0.7, oyster 0.5, kinds 0.9
    short_neck_clam|Hard Clam|모시조개|백합, 백합조개, 가무락, 동죽, 대합, Hard-shell Clam, Venus Clam|clam|||25 - -|
    cockle|Cockle|꼬막|새꼬막, 데친 꼬막살, 꼬막살, 피조개, Blood Cockle, Ark Clam|clam|||12 - 150|
    razor_clam|Razor Clam|맛조개|맛살조개, 죽합, 가리맛|clam|||20 - -|
    marsh_clam|Marsh Clam|재첩|재첩살, Corbicula|clam|||2 - 150|
    marsh_snail|Marsh Snail|다슬기|다슬기살, 올갱이, 고둥||seafood|~fridge - 1 60|1 - 150|marsh_clam 0.6, pond_snail 0.7
    pond_snail|Pond Snail|우렁이|우렁, 논우렁, 우렁살, 우렁이살||seafood|~fridge - 1 60|5 - 150|marsh_snail 0.7, whelk 0.5
    land_snail|Land Snail|식용 달팽이|달팽이, Snail, Escargot, Cleaned Snail||seafood|~fridge - 1 60|8 - 150|whelk 0.5
    mussel|Mussels|홍합|홍합살, 검은껍질홍합, 그린홍합, 손질 홍합, Green Mussel||seafood|fridge - 1 60|15 - 150|clam 0.8, oyster 0.5
    oyster|Oysters|굴|생굴, 굴살, 석화, 봉지굴, 냉동굴, Shucked Oyster||seafood|fridge - 1 60|15 - 248|mussel 0.6, clam 0.5
    scallop|Scallops|가리비|관자, 키조개 관자, 키조개, 패주, 가리비살, 조개관자, 냉동 관자, Sea Scallop, Bay Scallop||seafood|fridge - 1 90|\
    30 - 150|shrimp 0.6, abalone 0.5
    abalone|Abalone|전복|활전복, 전복살, 익힌 전복내장, 전복내장, 오분자기||seafood|fridge - 1 60|60 - -|scallop 0.6, whelk 0.5
    whelk|Whelk|골뱅이|골뱅이 통조림, 소라, 소라살, 참소라살, 참소라, 자숙 소라, 골뱅이살, Sea Snail, Canned Whelk, Conch||seafood|fridge - 1 60|\
    12 - 150|abalone 0.5, clam 0.5, squid 0.4
    squid|Squid|오징어|오징어 몸통, 갑오징어, 물오징어, 통오징어, 한치, 냉동오징어, 꼴뚜기, 오징어링, 오징어 다리, 대왕오징어채, 대왕오징어, Calamari, Cuttlefish, \
    Squid Ring, Squid Tube||seafood|fridge - 1 180|250 - 150|small_octopus 0.8, octopus 0.7, shrimp 0.5
    octopus|Octopus|문어|삶은 문어, 문어살, 삶은 문어살, 자숙문어, 문어다리, 돌문어||seafood|fridge - 1 180|1000 - 150|small_octopus 0.8, \
    squid 0.7
    small_octopus|Small Octopus|낙지|주꾸미, 쭈꾸미, 낙지다리, 산낙지, 세발낙지, 냉동낙지, Baby Octopus, Webfoot Octopus||seafood|\
    fridge - 1 180|150 - 150|octopus 0.8, squid 0.8
    sea_squirt|Small Sea Squirt|미더덕|오만둥이, 만득이, 손질 미더덕, Stalked Sea Squirt||seafood|~fridge - 1 60|10 - 150|\
    sea_pineapple 0.5
    sea_pineapple|Sea Pineapple|멍게|멍게살, 우렁쉥이||seafood|~fridge - 1 60|60 - 150|sea_squirt 0.5
    sea_cucumber|Sea Cucumber|해삼|불린 해삼, 건해삼, 개불||seafood|~fridge - 2 90|120 - 150|abalone 0.4
    sea_urchin|Sea Urchin|성게|성게알, 우니, 성게소, Uni, Sea Urchin Roe||seafood|~fridge - 2 60|- 15 -|fish_roe 0.4
    jellyfish|Jellyfish|해파리|해파리채, 염장 해파리, 해파리냉채용||seafood|~fridge - 60 365|- - 100|
    mixed_seafood|Mixed Seafood|모둠해물|해물모둠, 해물믹스, 해물, 냉동 해물, 모듬해물, 해산물, Seafood, Seafood Mix, Frozen Seafood||seafood|\
    ~freezer - 1 90|- - 150|shrimp 0.8, squid 0.7, mussel 0.6
    crab_stick|Crab Stick|게맛살|맛살, 크래미, 크레미, 크래비, 게살맛살, 스노우크랩, Imitation Crab, Surimi, Kanikama||\
    seafood egg gluten soy|fridge - 3 270|18 - 135|fish_cake 0.6, crab_meat 0.8, ham 0.4
    fish_cake|Fish Cake|어묵|오뎅, 사각어묵, 찐 어묵, 찰어묵, 장식용어묵, 봉어묵, 부산어묵, 구운 어묵, Eomuk, Odeng, Fish Ball||\
    seafood egg gluten soy|~fridge - 5 60|40/sheet/slice - 120|crab_stick 0.6, sausage 0.4, fried_tofu 0.4
    canned_fish|Canned Fish|생선 통조림|골뱅이캔, Tinned Fish||seafood|pantry 730 3 -|150/can - 150|kinds 0.7
    canned_saury|Canned Saury|꽁치 통조림|통조림 꽁치, 꽁치캔|canned_fish|||400/can - 150|canned_mackerel 0.8
    canned_mackerel|Canned Mackerel|고등어 통조림|통조림 고등어, 고등어캔|canned_fish|||400/can - 150|canned_saury 0.8
    canned_sardine|Canned Sardine|정어리 통조림|Tinned Sardine, Sardines in Oil|canned_fish||||
    canned_salmon|Canned Salmon|연어 통조림|통조림 연어, 연어캔, Tinned Salmon|canned_fish||||
    canned_tuna|Canned Tuna|참치 통조림|참치캔, 캔참치, 통조림 참치, Tinned Tuna, Tuna Can, White Tuna, Tuna in Oil|canned_fish|||\
    150/can 15 150|
    anchovy_fillets|Anchovy Fillets|앤초비|안초비, 앤쵸비, 엔초비, Anchovy, Anchovy in Oil, Anchovy Paste||seafood|\
    pantry 365 60 -|4 15 -|fish_sauce 0.6, capers 0.3, salted_shrimp 0.5
    """)

  /// Dried fish and shellfish, and seaweed.
  static let driedSeafood = IngredientTable(
    .driedSeafood,
    """
    dried_anchovy|Dried Anchovies|마른 멸치|멸치, 국물용 멸치, 국멸치, 육수용 멸치, 잔멸치, 볶음멸치, 다시멸치, 건멸치, 멸치 중간것, 디포리, 뒤포리, 실치, 뱅어포, \
    잔멸치볶음, 지리멸치||seafood|~fridge 30 180 365|2 5 30|dried_shrimp 0.6, dashi_pack 0.8, dried_pollack 0.5
    dried_shrimp|Dried Shrimp|건새우|마른 새우, 말린새우, 건새우가루, 새우가루, 두절새우, 보리새우 말린것, 꽃새우, Shrimp Powder||seafood|\
    ~fridge 30 180 365|1 5 40|dried_anchovy 0.6
    dried_squid|Dried Squid|마른오징어|진미채, 오징어채, 건오징어, 오징어 진미채, 반건조 오징어, 쥐포, 쥐치포, Dried Squid Strips, Shredded Squid||\
    seafood|~fridge 60 180 365|60 - 40|dried_pollack 0.6
    dried_pollack|Dried Pollack|북어|북어채, 황태, 황태채, 통북어, 북어포, 황태머리, 노가리포, 북어머리, Dried Pollack Strips, Dried Pollock, \
    Hwangtae||seafood|~fridge 60 180 365|60 4 20|dried_anchovy 0.4, kinds 0.9
    dried_whole_pollack|Split Dried Pollack|황태포|통황태, 황태 한 마리, 통황태포, Whole Dried Pollack|dried_pollack|||60 - -|
    bonito_flakes|Bonito Flakes|가다랑어포|가쓰오부시, 가쯔오부시, 가츠오부시, 가쓰오브시, 가다랑이포, 혼다랑어가쓰오부시, Katsuobushi, Dried Bonito||\
    seafood|~pantry 365 180 -|- 1 12|dashi 0.6, dried_anchovy 0.6
    dried_oyster|Dried Shellfish|마른 조갯살|건홍합, 건관자, 마른 홍합, 건바지락, Dried Mussel, Dried Scallop||seafood|\
    ~fridge 30 180 365|3 8 60|dried_shrimp 0.6
    dried_kelp|Dried Kelp|다시마|건다시마, 마른 다시마, 국물용 다시마, 육수용 다시마, 쌈다시마, 자른 다시마, 다시마채, 다시마가루, 생다시마, 염장 다시마, 곰피, Kombu, \
    Kelp||-|~pantry 730 - -|5/sheet/slice 6 30|dried_anchovy 0.4, dashi_pack 0.7
    seaweed|Dried Seaweed|마른미역|미역, 건미역, 자른미역, 건조미역, 불린 미역, 미역 마른것, 건조 자른미역, 미역줄기, 마른미역줄기, 건조미역줄기, 염장 미역줄기, 물미역, 쇠미역, \
    Wakame, Sea Mustard||-|~pantry 730 3 -|- 3 20|dried_kelp 0.4, fresh_seaweed 0.5
    laver|Laver|김|구운 김, 김밥용 김, 김밥김, 생김, 파래김, 조미김, 김가루, 도시락김, 돌김, 감태, 감태가루, 김자반, Nori, Gim, Roasted Seaweed, \
    Nori Sheet, Seaweed Sheet||-|~pantry 180 - 365|2/sheet 2 10|fresh_seaweed 0.3
    fresh_seaweed|Fresh Seaweed|해초|꼬시래기, 청각, 모둠해초, 해초샐러드, 다시마순, Seaweed Salad||-|~fridge - 4 90|- - 80|seaweed 0.6, \
    kinds 0.6
    maesaengi|Maesaengi|매생이|말린 매생이, Seaweed Fulvescens|fresh_seaweed||||green_laver 0.8
    green_laver|Green Laver|파래|물파래, 생파래, Sea Lettuce|fresh_seaweed||||maesaengi 0.8
    hijiki|Hijiki|톳|톳나물, 생톳, 마른 톳|fresh_seaweed||||
    glasswort|Glasswort|함초|건함초, 불린 함초, 함초가루, 퉁퉁마디, Samphire||-|~fridge - 5 180|- 6 60|seaweed 0.3
    agar|Agar|한천|한천가루, 우무, 우뭇가사리, 우묵, 우무묵, 실한천, Agar-Agar, Agar Powder||-|~pantry 730 7 -|- 6 30|gelatin 0.7
    """)
}
