extension IngredientTable {
  /// Herbs, fresh and dried; a tablespoon is of the chopped or dried leaf.
  static let herbs = IngredientTable(
    .herb,
    """
    basil|Basil|바질|바질잎, 생바질, 건바질, 바질가루, 바질 마른것, 마른 바질, Basil Leaf, Fresh Basil, Dried Basil, Sweet Basil, \
    Thai Basil, Fresh Basil Leaf|||fridge - 7 30|0.5/leaf/sheet 3 24|oregano 0.5, parsley 0.4, pesto 0.5, perilla_leaf 0.4
    parsley|Parsley|파슬리|이태리파슬리, 이탈리안 파슬리, 파슬리가루, 건파슬리, 파슬리 마른것, 파슬리 말린것, 파스리가루, Italian Parsley, Flat-Leaf Parsley, \
    Dried Parsley, Parsley Flakes, Fresh Parsley, Curly Parsley|||fridge - 7 30|1/stalk 4 60|cilantro 0.4, chives 0.4, \
    basil 0.4, chervil 0.9
    chervil|Chervil|처빌|셰르파일|||fridge - 7 30|1/stalk 2 20|parsley 0.8
    cilantro|Cilantro|고수|고수잎, 향채, 생고수, Coriander Leaf, Fresh Coriander, Fresh Cilantro, Chinese Parsley, \
    Chopped Coriander, Cilantro Leaf, Bunch of Coriander|||fridge - 7 30|2/stalk 3 16|parsley 0.4, water_parsley 0.3
    mint|Mint|민트|애플민트, 페퍼민트, 스피어민트, 민트잎, 박하, 애플민트잎, Mint Leaf, Fresh Mint, Dried Mint, Peppermint, Spearmint|||\
    fridge - 7 30|0.3/leaf/sheet 3 25|basil 0.4
    rosemary|Rosemary|로즈마리|로즈메리, 건로즈마리, 건로즈메리, 로즈마리 마른것, Fresh Rosemary, Dried Rosemary, Rosemary Leaf, \
    Rosemary Sprig|||fridge - 7 30|2/stalk 3 28|thyme 0.7, sage 0.5, mixed_herbs 0.6
    thyme|Thyme|타임|건타임, 백리향, 타임 마른것, 타임잎, Fresh Thyme, Dried Thyme, Thyme Leaf, Thyme Sprig, Thyme Twig||-|\
    fridge - 7 30|1/stalk 3 24|rosemary 0.6, oregano 0.6, marjoram 0.7, mixed_herbs 0.7
    oregano|Oregano|오레가노|오레가노가루, 건오레가노, 오레가노 마른것, Dried Oregano, Oregano Leaf, Dry Oregano, Mexican Oregano, \
    Oregano Sprig||-|fridge - 7 30|1/stalk 3 24|marjoram 0.9, basil 0.5, thyme 0.6, mixed_herbs 0.8
    marjoram|Marjoram|마조람|스위트마조람, Majoran, Dried Marjoram, Sweet Marjoram|||fridge - 7 30|1/stalk 2 20|oregano 0.9, \
    thyme 0.6
    sage|Sage|세이지|샐비어, 세이지잎, Sage Leaf, Rubbed Sage, Dried Sage|||fridge - 7 30|0.5/leaf/sheet 2 20|rosemary 0.5, thyme 0.6
    dill|Dill|딜|생딜, 딜 허브, Dill Weed, Fresh Dill, Dried Dill, Dill Frond|||fridge - 7 30|2/stalk 1 9|fennel 0.4, parsley 0.4
    tarragon|Tarragon|타라곤|사철쑥, Dried Tarragon, Estragon|||fridge - 7 30|1/stalk 2 20|fennel 0.4, basil 0.4
    savory|Savory|세이보리|Summer Savory, Winter Savory, Savoury|||fridge - 7 30|1/stalk 3 24|thyme 0.8, marjoram 0.6
    lovage|Lovage|러비지|러비지 잎, Lovage Leaf|||fridge - 7 30|1 3 24|celery 0.7, parsley 0.5
    lemon_balm|Lemon Balm|레몬밤|멜리사|||fridge - 7 30|0.3 3 25|mint 0.7
    lemongrass|Lemongrass|레몬그라스|레몬글라스, Lemongrass Stalk|||~fridge - 14 180|20/stalk 6 70|lemon 0.4, lime_leaf 0.5
    lime_leaf|Makrut Lime Leaf|라임 잎|카피르 라임 잎, Kaffir Lime Leaf|||~fridge - 14 365|0.5/leaf/sheet - 10|lime 0.5, lemongrass 0.4
    curry_leaf|Curry Leaf|커리 잎|카레 잎|||~fridge - 10 180|0.2/leaf/sheet - 15|bay_leaf 0.3
    shiso|Shiso|시소|차조기, 자소엽, Perilla Frutescens, Ooba|||~fridge - 5 30|1/leaf/sheet - 20|perilla_leaf 0.7, mint 0.4
    korean_mint|Korean Mint|방아잎|방아, 배초향|||~fridge - 5 30|1 - 20|perilla_leaf 0.4, basil 0.5
    bay_leaf|Bay Leaf|월계수 잎|월계수 마른잎, 월계수잎 마른것, Laurel Leaf, Dried Bay Leaf, Loorber Leaf, Bay||-|~pantry 730 - -|\
    0.2/leaf/sheet - -|thyme 0.3
    mixed_herbs|Mixed Dried Herbs|허브믹스|허브, 허브가루, 허브잎, 이탈리안 시즈닝, 이태리시즈닝, 프로방스 허브, Herbes de Provence, \
    Herbs de Provence, Italian Seasoning, Italian Herbs, Dried Herbs, Herbs, Sweet Herbs, Bruschetta Herbs, \
    Savoury Herbs|||~pantry 365 - -|- 3 40|oregano 0.8, thyme 0.7, basil 0.7
    pine_needles|Pine Needles|솔잎|솔가지|||~fridge - 14 180|- - -|
    """)
}
