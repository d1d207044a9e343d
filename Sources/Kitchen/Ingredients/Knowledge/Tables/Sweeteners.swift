extension IngredientTable {
  /// Sugar, honey and syrups.
  static let sweeteners = IngredientTable(
    .baking,
    """
    sugar|Sugar|설탕|흰설탕, 백설탕, 자일로스설탕, 설탕시럽, 설탕물, 각설탕, White Sugar, Granulated Sugar, Caster Sugar, Castor Sugar, \
    Sugar Cube, Superfine Sugar, Fine Sugar, Raw Sugar, Cane Sugar||staple|~pantry - - -|- 12 200|honey 0.7, \
    corn_syrup 0.7, maple_syrup 0.6, kinds 0.9
    brown_sugar|Brown Sugar|흑설탕|황설탕, 갈색 설탕, 코코넛설탕, 비정제 설탕, 마스코바도, 원당, 머스코바도, Dark Brown Sugar, Light Brown Sugar, \
    Coconut Sugar, Palm Sugar, Muscovado, Muscovado Sugar, Demerara Sugar, Jaggery|sugar|staple|pantry 540 - -||
    powdered_sugar|Powdered Sugar|슈거파우더|슈가파우더, 분당, 설탕 가루, Icing Sugar, Confectioners' Sugar, Powdered White Sugar, \
    Icing|sugar|-|pantry 540 - -|- 8 120|sugar 0.7
    vanilla_sugar|Vanilla Sugar|바닐라 설탕||sugar|-|~pantry 730 - -|- 12 200|vanilla 0.7, sugar 0.7
    sweetener|Sweetener|대체 감미료|스테비아, 알룰로스, 알룰로스 가루, 타가토스, 에리스리톨, 자일리톨, 인공감미료, 나한과, 스테비아 설탕, Stevia, Allulose, \
    Erythritol, Sugar Substitute, Xylitol, Artificial Sweetener, Monk Fruit||-|pantry 730 - -|- 12 200|sugar 0.7
    honey|Honey|꿀|벌꿀, 아카시아꿀, 잡화꿀, 꿀물, Set Honey, Runny Honey, Clear Honey||honey|pantry 730 - -|- 21 340|\
    corn_syrup 0.8, maple_syrup 0.8, oligo_syrup 0.8, sugar 0.7
    corn_syrup|Corn Syrup|물엿|조청, 쌀조청, 쌀엿, 요리당, 맥아엿, 이온물엿, 엿, 황물엿, Rice Syrup, Brown Rice Syrup, Light Corn Syrup, \
    Glucose Syrup, Mulyeot||staple|~pantry 730 - -|- 21 330|oligo_syrup 0.95, honey 0.8, sugar 0.7, maple_syrup 0.7
    oligo_syrup|Oligosaccharide Syrup|올리고당|프락토 올리고당, 이소말토 올리고당, Oligosaccharide||-|~pantry 730 - -|- 21 330|\
    corn_syrup 0.95, honey 0.8, sugar 0.6
    maple_syrup|Maple Syrup|메이플시럽|아가베 시럽, 시럽, 팬케이크 시럽, 대추야자시럽, Agave Syrup, Agave, Pancake Syrup, Golden Syrup, \
    Syrup, Agave Nectar, Simple Syrup, Sugar Syrup||-|pantry 365 365 -|- 20 320|honey 0.9, corn_syrup 0.7, \
    oligo_syrup 0.8
    molasses|Molasses|당밀|몰라세스, Treacle, Black Treacle, Sugar Beet Syrup, Apple Syrup||-|pantry 365 - -|- 21 330|\
    brown_sugar 0.7, maple_syrup 0.6
    plum_syrup|Green Plum Syrup|매실청|매실액, 매실엑기스, 매실원액, 매실농축액, 매실즙, 매실, 청매실, 황매실, 매실 액기스, Maesil Syrup, Maesil Cheong, \
    Plum Extract, Ume Syrup||-|~fridge 365 365 -|- 20 320|oligo_syrup 0.6, sugar 0.5, yuzu_syrup 0.6
    yuzu_syrup|Yuzu Syrup|유자청|유자차, 유자청 건더기, 한라봉청, 자몽청, Yuzu Marmalade, Citron Tea, Yuja Cheong||-|~fridge 180 365 -|\
    - 20 320|plum_syrup 0.6, jam 0.5, honey 0.5
    fruit_syrup|Fruit Syrup|과일청|생강청, 파인애플청, 레몬청, 딸기청, 오미자청, 블루베리 발효원종, 사과종, 석류청, 귤병, 과일 시럽, Fruit Cordial, \
    Ginger Syrup, Grenadine, Lemon Syrup, Giner Syrup||-|~fridge 180 365 -|- 20 320|plum_syrup 0.7, honey 0.5
    omija_syrup|Omija Syrup|오미자청 원액|오미자엑기스, 오미자 진액||-|~fridge 180 365 -|- 20 320|plum_syrup 0.6, omija 0.7
    """)
}
