extension IngredientTable {
  /// Fruit with cores, stones and seeds, and berries.
  static let fruit = IngredientTable(
    .fruit,
    """
    apple|Apple|사과|부사, 아오리, 풋사과, 미니사과, 사과즙, 홍로, 청사과, Granny Smith Apple, Golden Delicious Apple, Cooking Apple, \
    Green Apple|||fridge 21 28 240|200 - 110|pear 0.7, applesauce 0.4
    applesauce|Applesauce|사과 소스|애플소스, 사과 퓌레, Apple Puree|||pantry 365 7 60|- 15 245|apple 0.6
    apricot|Apricot|살구|생살구|||fridge - 2 -|40 - 155|peach 0.8, plum 0.7
    dried_apricot|Dried Apricot|건살구|말린 살구|||pantry 180 180 -|8 - 130|raisins 0.6, prune 0.6, apricot 0.5
    avocado|Avocado|아보카도|냉동 아보카도, Guacamole|||fridge - 3 -|150 15 150|
    banana|Banana|바나나|바나나 슬라이스, 으깬 바나나, 바나나퓨레, Ripe Banana, Mashed Banana, Plantain|||pantry 3 3 60|110 - 225|
    plum|Plum|자두|피자두, 후무사|||fridge - 3 60|60 - 165|peach 0.7, apricot 0.8
    prune|Prune|푸룬|말린 자두, 건자두, 프룬, Dried Plum|||pantry 180 180 -|9 - 170|raisins 0.6, jujube 0.6, plum 0.4
    cherry|Cherry|체리|체리알, 버찌, 앵두, 건조체리, 건체리, Sour Cherry, Maraschino Cherry, Dried Cherry|||fridge - 3 180|8 - 150|\
    strawberry 0.4, blueberry 0.5
    berries|Berries|베리|냉동 베리, 베리류, 산딸기, 라즈베리, 복분자, 블랙베리, 오디, 냉동 라즈베리, Raspberry, Blackberry, Mixed Berries, \
    Gooseberry, Frozen Berries, Currant|||fridge - 3 240|4 - 125|strawberry 0.8, kinds 0.8
    blueberry|Blueberry|블루베리|냉동 블루베리, 건블루베리, Fresh Blueberry|berries||fridge - 7 240|1 - 148|
    cranberry|Cranberry|크랜베리|크렌베리, 건크랜베리, 크린베리, 말린 크랜베리, 월귤, Dried Cranberry, Lingonberry|berries||fridge 180 21 240|\
    1 - 110|raisins 0.8
    strawberry|Strawberry|딸기|냉동딸기, 생딸기, Frozen Strawberry|||fridge - 3 360|18 - 150|berries 0.8, blueberry 0.6
    grape|Grape|포도|청포도, 샤인머스캣, 적포도, 포도알, 거봉, 캠벨포도, Red Grape, Green Grape|||fridge 1 7 30|5 - 150|blueberry 0.5, \
    cherry 0.5
    raisins|Raisins|건포도|건포도알, 말린 포도, 청건포도, Sultanas, Golden Raisins|||pantry 180 180 -|- 9 150|cranberry 0.8, \
    prune 0.6, jujube 0.5, grape 0.3
    kiwi|Kiwi|키위|참다래, 골드키위, 그린키위, 다래, Kiwifruit|||fridge - 3 -|90 - 180|pineapple 0.5, strawberry 0.4
    """)
}
