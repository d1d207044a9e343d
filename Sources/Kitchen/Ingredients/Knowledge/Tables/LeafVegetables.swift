extension IngredientTable {
  /// Leaves that are cooked, pickled or eaten raw.
  static let leafVegetables = IngredientTable(
    .vegetable,
    """
    napa_cabbage|Napa Cabbage|배추|알배추, 알배기, 알배기 배추, 배춧잎, 쌈배추, 통배추, 절인 배추, 절임배추, 풋배추, 단배추, Napa, Chinese Cabbage, \
    Kimchi Cabbage|||fridge - 7 300|1500/head - 75|cabbage 0.6, bok_choy 0.5, kinds 0.7
    ugeoji|Boiled Napa Outer Leaves|우거지|삶은 우거지, 데친 우거지, Napa Outer Leaves|napa_cabbage||~fridge - 3 180|- - 120|\
    dried_radish_greens 0.9, napa_cabbage 0.7
    bomdong|Bomdong|봄동|봄배추, Spring Napa Cabbage|napa_cabbage|||500/head - 60|
    eolgari|Young Napa Cabbage|얼갈이배추|얼갈이, 쌈추, Winter Cabbage|napa_cabbage||~fridge - 4 300|250/head - 60|
    cabbage|Cabbage|양배추|양배추잎, 그린 양배추, White Cabbage, Green Cabbage|||fridge - 7 300|900/head - 75|napa_cabbage 0.6, \
    brussels_sprouts 0.5, kinds 0.9
    red_cabbage|Red Cabbage|적양배추|적채, 보라색 양배추, Purple Cabbage|cabbage|||800/head - 75|
    brussels_sprouts|Brussels Sprouts|방울양배추|미니양배추, 방울다다기양배추, Brussel Sprouts|||fridge - 3 300|15 - 90|cabbage 0.6, \
    broccoli 0.5
    kale|Kale|케일|쌈케일, 로즈케일, Curly Kale, Lacinato Kale|||~fridge - 5 300|20/leaf/sheet - 30|spinach 0.7, chard 0.8, \
    collard_greens 0.8
    collard_greens|Collard Greens|콜라드 그린|콜라드, Spring Greens|||~fridge - 5 300|25/leaf/sheet - 36|kale 0.8, chard 0.7
    bok_choy|Bok Choy|청경채|미니 청경채, Pak Choi, Baby Bok Choy|||fridge - 2 300|100/head - 70|napa_cabbage 0.7, spinach 0.5, \
    tatsoi 0.9
    tatsoi|Tatsoi|다채|비타민채, 비타민, 그린비타민|||~fridge - 3 300|50/head - 40|bok_choy 0.9, spinach 0.7
    spinach|Spinach|시금치|섬초, 포항초, 시금치나물, Baby Spinach, Spinach Leaf|||fridge - 3 300|25/head - 30|chard 0.8, kale 0.6, \
    bok_choy 0.5
    chard|Chard|근대|근대잎, 적근대, Swiss Chard, Silverbeet|||~fridge - 3 300|40/leaf/sheet - 36|spinach 0.8, mallow 0.7
    mallow|Curled Mallow|아욱||||~fridge - 3 300|15 - 40|chard 0.8, spinach 0.7
    lettuce|Lettuce|상추|상춧잎, 청상추, 적상추, 꽃상추, 쌈상추, 사라다나, Leaf Lettuce, Green Leaf Lettuce|||fridge - 3 -|8/leaf/sheet - 36|\
    perilla_leaf 0.5, baby_greens 0.6, kinds 0.8
    iceberg_lettuce|Iceberg Lettuce|양상추|결구상추|lettuce||~fridge - 7 -|500/head - 60|
    romaine|Romaine|로메인|로메인상추, 로메인 레터스, Romaine Lettuce, Cos Lettuce, Romaine Heart|lettuce|||300/head - 47|
    ssam_greens|Wrap Greens|쌈채소|쌈채, 모듬쌈, 쌈야채|||~fridge - 3 -|8/leaf/sheet - 30|lettuce 0.9, perilla_leaf 0.7
    salad_greens|Salad Greens|샐러드채소|샐러드 야채, 모듬채소, 샐러드용 채소, 그린 샐러드, Mixed Greens, Mesclun, Salad Leaves, Spring Mix|||\
    fridge - 3 -|- - 30|lettuce 0.9, baby_greens 1
    baby_greens|Baby Greens|어린잎채소|어린잎, 어린채소, 베이비채소, 어린싹, 어린잎 샐러드, Baby Leaf, Micro Greens, Baby Salad Leaves|||\
    ~fridge - 3 -|- - 25|salad_greens 1, sprouts 0.8, lettuce 0.7
    sprouts|Sprouts|새싹채소|새싹, 새싹 모둠, Alfalfa Sprouts, Broccoli Sprouts|||fridge - 3 -|- - 30|radish_sprouts 0.9, \
    baby_greens 0.8
    radish_sprouts|Radish Sprouts|무순|무싹, 무순이, Daikon Sprouts, Kaiware|||fridge - 3 -|- - 30|sprouts 0.9, \
    baby_greens 0.6
    chicory|Chicory|치커리|그린치커리, 적치커리, 레드치커리, Curly Endive, Frisee|||~fridge - 4 -|8/leaf/sheet - 30|lettuce 0.7, arugula 0.6, \
    endive 0.7
    endive|Belgian Endive|엔다이브|앤다이브, 벨기에 엔다이브, Witloof|||~fridge - 5 -|120/head - 50|chicory 0.7, radicchio 0.7
    radicchio|Radicchio|라디치오|라디키오, 트레비소, 트레비스, Treviso|||~fridge - 5 -|250/head - 40|chicory 0.7, red_cabbage 0.4
    arugula|Arugula|루콜라|루꼴라, 로켓, Rocket, Rucola, Arugula Salad|||~fridge - 3 -|- - 20|watercress 0.7, baby_greens 0.6
    watercress|Watercress|물냉이|워터크레스, 크레송|||~fridge - 3 -|- - 34|arugula 0.8, water_parsley 0.5
    mustard_greens|Mustard Greens|갓|갓잎, 청갓, 돌산갓, 붉은갓, 적겨자, 겨자잎, 청겨자, 적겨자잎, Mustard Leaf|||~fridge - 3 300|30/leaf/sheet - 56|\
    arugula 0.5, young_radish 0.5
    young_radish|Young Radish Greens|열무|어린 열무, Young Summer Radish|||~fridge - 3 -|60 - 56|eolgari 0.8, \
    mustard_greens 0.5
    dried_radish_greens|Dried Radish Greens|시래기|삶은 시래기, 무청시래기, 시레기, 무시래기, 데친 시래기, 무청, 무청잎, Siraegi, \
    Boiled Radish Greens, Radish Greens|||~fridge 180 3 180|- - 120|ugeoji 0.9, dried_chwinamul 0.5
    """)
}
