extension IngredientTable {
  /// Flour, starch and batter.
  static let flours = IngredientTable(
    .baking,
    """
    flour|Flour|밀가루|중력분, 박력분, 강력분, 우리밀가루, 덧밀가루, 중력 밀가루, 박력 밀가루, 강력 밀가루, 유기농 밀가루, 밀가루 중력분, 밀가루 박력분, 밀가루 강력분, \
    Wheat Flour, Plain Flour, All-Purpose Flour, White Flour, Bread Flour, Cake Flour, AP Flour, \
    General Purpose Flour, 00 Flour, 0 Flour, Unbleached All-purpose Flour, White Wheat Flour, Pastry Flour, \
    Enriched Flour||gluten|pantry 180 - -|- 8 125|pancake_mix 0.6, rice_flour 0.5, starch 0.4, kinds 0.7
    whole_wheat_flour|Whole Wheat Flour|통밀가루|통밀, 전립분, 호밀가루, 호밀, 귀리가루, 스펠트밀, Rye Flour, Wholemeal Flour, \
    Whole Rye Flour, Wholemeal Wheat Flour, Oat Flour, Spelt Flour, Graham Flour|flour|||- 8 120|
    self_raising_flour|Self-raising Flour|셀프 라이징 플라워|자가 팽창 밀가루, Self-rising Flour|flour||||flour 0.8
    buckwheat_flour|Buckwheat Flour|메밀가루|메밀부침가루||gluten|~pantry 90 180 365|- 8 120|flour 0.6
    semolina|Semolina|세몰리나|세몰리나 밀가루, 듀럼밀가루, Semolina Flour, Durum Flour|flour|||- 10 167|
    pancake_mix|Korean Pancake Mix|부침가루|튀김가루, 핫케이크가루, 팬케이크가루, 프리믹스, 호떡믹스, 와플믹스, Frying Mix, Tempura Flour, \
    Tempura Mix, Baking Mix, Biscuit Mix, Cornbread Mix, Cake Mix, Batter Mix, Bisquick||gluten|pantry 270 - -|\
    - 8 120|flour 0.8, starch 0.5
    rice_flour|Rice Flour|쌀가루|멥쌀가루, 박력 쌀가루, 강력 쌀가루, 습식 쌀가루, 현미가루, 현미쌀가루, White Rice Flour, Brown Rice Flour||-|\
    ~pantry 365 - 180|- 9 150|glutinous_rice_flour 0.6, flour 0.4, starch 0.5
    glutinous_rice_flour|Glutinous Rice Flour|찹쌀가루|젖은 찹쌀가루, 습식 찹쌀가루, 건식 찹쌀가루, 찰밀가루, 찹쌀풀, Sweet Rice Flour, Mochiko, \
    Sticky Rice Flour||-|~pantry 365 - 180|- 9 150|rice_flour 0.6, starch 0.5
    starch|Starch|전분|녹말, 녹말가루, 감자전분, 옥수수전분, 전분가루, 고구마전분, 타피오카 전분, 물녹말, 물전분, 전분물, 녹말물, 콘스타치, 타피오카, 칡전분, Cornstarch, \
    Potato Starch, Cornflour, Tapioca, Tapioca Starch, Arrowroot, Quick-cooking Tapioca, Tapioca Flour, \
    Starch Flour, Sweet Potato Starch||-|pantry 540 - -|- 8 128|flour 0.5, glutinous_rice_flour 0.6
    coconut_flour|Coconut Flour|코코넛 밀가루|||-|~pantry 180 - 365|- 7 110|almond_flour 0.5, flour 0.4
    chickpea_flour|Chickpea Flour|병아리콩가루|루핀가루, Gram Flour, Besan||-|~pantry 180 - 365|- 6 92|flour 0.4, \
    soybean_powder 0.4
    gluten_powder|Wheat Gluten|글루텐|밀 글루텐, 활성글루텐, Vital Wheat Gluten||gluten|~pantry 365 - -|- 9 -|
    acorn_flour|Acorn Flour|도토리가루|도토리묵가루, 도토리 전분, 묵가루||-|~pantry 365 - -|- 8 120|starch 0.5
    """)
}
