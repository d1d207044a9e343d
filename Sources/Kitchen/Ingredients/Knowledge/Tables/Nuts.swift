extension IngredientTable {
  /// Nuts and seeds.
  static let nuts = IngredientTable(
    .nut,
    """
    nuts|Nuts|견과류|혼합견과, 견과, 믹스넛, 다진 견과류, 혼합견과류, 견과 믹스, 하루견과, 브라질너트, Mixed Nuts, Chopped Nuts||nuts|pantry 365 - 180|\
    1 8 130|sunflower_seeds 0.5, kinds 0.7
    almonds|Almonds|아몬드|아몬드 슬라이스, 슬라이스 아몬드, 통아몬드, 볶은 아몬드, 볶은 아몬드 슬라이스, 아몬드 플레이크, 구운 아몬드, Sliced Almonds, \
    Slivered Almonds, Flaked Almonds|nuts|||1.2 8 140|
    almond_flour|Almond Flour|아몬드가루|아몬드 분말, 아몬드파우더, Almond Meal, Ground Almonds, Almond Powder||nuts|\
    ~fridge 60 180 365|- 6 100|almonds 0.8, flour 0.4
    walnuts|Walnuts|호두|깐호두, 호두살, 호두분태, 다진 호두, 볶은 호두, Chopped Walnuts, Walnut Pieces, Crushed Walnuts|nuts|||5 8 110|\
    pecans 0.95
    pecans|Pecans|피칸|피칸 분태, Chopped Pecans|nuts|||2 8 110|walnuts 0.95
    cashews|Cashews|캐슈넛|캐슈너트, 캐슈, Roasted Cashews, Cashew Nut|nuts|||1.5 8 130|
    pistachios|Pistachios|피스타치오|피스타치오 분태|nuts|||0.7 8 125|
    hazelnuts|Hazelnuts|헤이즐넛|개암, 마카다미아, 마카다미아넛, Crushed Hazelnuts, Macadamia, Macadamia Nut, Filbert|nuts|||1.5 8 130|
    peanuts|Peanuts|땅콩|볶은 땅콩, 볶음땅콩, 땅콩 분태, 땅콩가루, 구운 땅콩, 다진 땅콩, 생땅콩, 으깬 땅콩, Roasted Peanuts, Crushed Peanuts|nuts|||\
    0.8 9 145|
    pine_nuts|Pine Nuts|잣|잣가루, 다진 잣, 볶은 잣, 잣고명, 실백, Pignoli|nuts|||0.2 9 135|
    ginkgo_nuts|Ginkgo Nuts|은행|은행알, 깐 은행, 볶은 은행||-|~fridge 30 60 365|2 - 150|pine_nuts 0.4, chestnut 0.4
    chestnut|Chestnut|밤|깐밤, 생밤, 밤채, 단밤, 밤조림, 통조림 밤, 찐밤, 맛밤, Peeled Chestnut, Roasted Chestnut||-|~fridge 7 30 365|\
    15 - 145|sweet_potato 0.4, ginkgo_nuts 0.4
    sunflower_seeds|Sunflower Seeds|해바라기씨|해바라기씨앗||-|~pantry 90 180 365|- 9 140|pumpkin_seeds 0.9, pine_nuts 0.6
    pumpkin_seeds|Pumpkin Seeds|호박씨|호박씨앗, Pepitas||-|~pantry 90 180 365|- 9 130|sunflower_seeds 0.9, pine_nuts 0.6
    sesame_seeds|Sesame Seeds|통깨|참깨, 깨, 깨소금, 볶은 깨, 볶음 참깨, 볶은 참깨, 흰깨, 볶은통깨, 부순 참깨, 실깨, 깨소스용 참깨, 간 깨, 참깻가루, 참깨가루, \
    Sesame, White Sesame, Toasted Sesame Seeds, Ground Sesame, White Sesame Seeds||staple sesame|~pantry 365 - -|\
    - 9 145|black_sesame 0.9, perilla_seeds 0.5
    black_sesame|Black Sesame Seeds|검은깨|흑임자, 검정깨, 볶은 흑임자, 흑임자가루, Black Sesame Powder||sesame|~pantry 365 - -|- 9 145|\
    sesame_seeds 0.9
    perilla_seeds|Perilla Seeds|들깨|볶은 들깨, 통들깨, 생들깨, Wild Sesame Seeds||-|~pantry 180 180 -|- 8 120|\
    perilla_powder 0.9, sesame_seeds 0.5
    perilla_powder|Ground Perilla Seeds|들깻가루|들깨가루, 거피들깨가루, 거피 들깻가루, 거피한 들깨가루, 깐들깨가루, 들깨즙, Perilla Seed Powder||-|\
    ~fridge 60 180 365|- 7 100|perilla_seeds 0.9, sesame_seeds 0.4
    chia_seeds|Chia Seeds|치아씨드|치아시드, 아마씨, 아마씨드, 바질씨드, 햄프시드, Chia, Flaxseed, Linseed, Hemp Seeds, Hemp Hearts||-|\
    ~pantry 365 - -|- 10 160|sesame_seeds 0.4
    poppy_seeds|Poppy Seeds|양귀비씨|파피시드||-|~pantry 365 - 365|- 9 140|sesame_seeds 0.5
    coconut_flakes|Coconut Flakes|코코넛 플레이크|무가당 코코넛 플레이크, 코코넛가루, 코코넛 슬라이스, 코코넛롱, Shredded Coconut, \
    Desiccated Coconut, Unsweetened Coconut Flakes, Dried Coconut, Coconut Shreds||-|~pantry 180 - 365|- 5 80|\
    almonds 0.3
    peanut_butter|Peanut Butter|땅콩버터|땅콩잼, 피넛버터, 피넷버터, 무가당 땅콩버터, 아몬드버터, Almond Butter, Creamy Peanut Butter, \
    Crunchy Peanut Butter, Smooth Peanut Butter||nuts|pantry 180 - -|- 16 255|tahini 0.7, peanuts 0.5
    tahini|Tahini|타히니|참깨 페이스트, 깨소스, 참깨소스, 즈마장, Sesame Paste, Sesame Sauce||sesame|~pantry 180 180 -|- 15 240|\
    peanut_butter 0.7, sesame_seeds 0.5
    """)
}
