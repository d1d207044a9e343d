extension IngredientTable {
  /// Shellfish, squid and other sea animals, and what is made of fish.
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
    canned_fish|Canned Fish|생선 통조림|꽁치 통조림, 고등어 통조림, 통조림 연어, 연어 통조림, 골뱅이캔, 통조림 꽁치, Tinned Fish, Canned Saury, \
    Canned Mackerel, Canned Sardine, Tinned Sardine, Canned Salmon||seafood|pantry 730 3 -|150/can - 150|kinds 0.7
    canned_tuna|Canned Tuna|참치 통조림|참치캔, 캔참치, 통조림 참치, Tinned Tuna, Tuna Can, White Tuna, Tuna in Oil|canned_fish|||\
    150/can 15 150|
    anchovy_fillets|Anchovy Fillets|앤초비|안초비, 앤쵸비, 엔초비, Anchovy, Anchovy in Oil, Anchovy Paste||seafood|\
    pantry 365 60 -|4 15 -|fish_sauce 0.6, capers 0.3, salted_shrimp 0.5
    """)
}
