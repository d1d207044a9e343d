extension IngredientTable {
  /// Tofu, jellies and konjac.
  static let tofu = IngredientTable(
    .tofu,
    """
    tofu|Tofu|두부|부침두부, 찌개두부, 으깬 두부, 손두부, 단단한 두부, 부침용 두부, 찌개용 두부, 모두부, 포두부, 건두부, 두부면, 검은콩두부, 두부피, Bean Curd, \
    Firm Tofu, Extra Firm Tofu, Tofu Skin||soy|fridge - 7 150|300/block/pack - 250|kinds 0.8, fried_tofu 0.5, egg 0.3
    soft_tofu|Soft Tofu|순두부|연두부, 연두부 큰것, 찌개용 순두부, 몽글순두부, Silken Tofu|tofu|||350/block/pack - 250|
    fried_tofu|Fried Tofu|유부|유부초밥용 유부, 조미유부, 튀긴 두부, 초밥용 유부, Fried Tofu Pouch, Aburaage, Tofu Puff||soy|\
    ~fridge - 7 90|10 - 50|tofu 0.5, fish_cake 0.4
    soybean_pulp|Soybean Pulp|콩비지|비지, Ground Soybeans, Okara||soy|~fridge - 3 90|- - 200|soybeans 0.7, soft_tofu 0.4
    natto|Natto|낫토|나또, 생청국장||soy|~fridge - 10 90|50/pack - -|cheonggukjang 0.6
    tempeh|Tempeh|템페|템페이||soy|fridge - 10 180|200/block/pack - 166|tofu 0.7
    meat_substitute|Plant-based Meat|콩고기|식물성 고기, 대체육, 비건 고기, Soy Meat, Textured Vegetable Protein, Seitan, \
    Veggie Burger||soy gluten|~fridge 365 7 180|- - 140|tofu 0.5, ground_beef 0.6
    acorn_jelly|Acorn Jelly|도토리묵|묵, 도토리묵채, 건도토리묵, 말린 도토리묵, Dotorimuk||-|~fridge - 4 -|300/block/pack - 200|mung_bean_jelly 0.8, \
    konjac 0.4
    mung_bean_jelly|Mung Bean Jelly|청포묵|녹두묵, 동부묵, 황포묵, 메밀묵, 올방개묵, 검정깨묵, 흰묵, Buckwheat Jelly, Cheongpomuk||-|\
    ~fridge - 4 -|300/block/pack - 200|acorn_jelly 0.8
    konjac|Konjac|곤약|판곤약, 실곤약, 곤약국수, 곤약면, 냉동 곤약, 곤약미, 곤약쌀, 불린 곤약쌀, 실곤, 판곤, 곤, Konnyaku, Shirataki, Konjac Noodles||-|\
    ~fridge 180 30 -|250/block/pack - 200|acorn_jelly 0.4, noodles 0.3
    """)
}
