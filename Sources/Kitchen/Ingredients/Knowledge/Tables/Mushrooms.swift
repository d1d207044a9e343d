extension IngredientTable {
  /// Mushrooms, fresh and dried.
  static let mushrooms = IngredientTable(
    .mushroom,
    """
    mushroom|Mushroom|양송이|양송이버섯, 버섯, 양송이버섯 밑동, 미니버섯, 모둠버섯, 갈색양송이, 통조림 양송이, Button Mushroom, White Mushroom, Cremini, \
    Crimini Mushroom, Cremini Mushroom, Cremini Brown Mushroom, Champignon, Champignon Mushroom, Portobello, \
    Portobello Mushroom, Brown Mushroom, Sliced Mushroom|||fridge - 3 300|20 - 80|shiitake 0.8, oyster_mushroom 0.8, \
    enoki 0.5, eggplant 0.3
    shiitake|Shiitake Mushroom|표고버섯|표고, 생표고버섯, 생표고, 참송이버섯, 표고버섯 기둥, 표고버섯 밑동, 표고채, Fresh Shiitake|||fridge - 3 300|\
    20 - 80|mushroom 0.8, oyster_mushroom 0.8, kinds 0.9
    dried_shiitake|Dried Shiitake|건표고버섯|말린 표고버섯, 마른 표고버섯, 건표고, 불린 표고버섯, 표고버섯가루, 버섯가루, Dried Shiitake Mushroom, \
    Dried Mushroom, Mushroom Powder|shiitake||pantry 180 - -|4 3 20|shiitake 0.9, dried_porcini 0.7
    oyster_mushroom|Oyster Mushroom|느타리버섯|느타리, 애느타리버섯, 참느타리버섯, 애느타리, 미니느타리, 맛느타리, Pleurotus|||fridge - 3 300|10 - 70|\
    mushroom 0.8, beech_mushroom 0.9, shiitake 0.7, kinds 0.8
    king_oyster_mushroom|King Oyster Mushroom|새송이버섯|새송이, 미니새송이버섯, 미니새송이, 큰느타리버섯, King Trumpet Mushroom|\
    oyster_mushroom||~fridge - 7 300|80 - 80|
    enoki|Enoki Mushroom|팽이버섯|팽이, 황금팽이버섯, 황금팽이, Enokitake|||fridge - 3 300|- - 65|beech_mushroom 0.8, \
    oyster_mushroom 0.6
    beech_mushroom|Beech Mushroom|만가닥버섯|백일송이버섯, 백일송이, 만송이버섯, 백만송이버섯, 해송이버섯, 해송이, 흰만가닥버섯, Shimeji, Shimeji Mushroom|||\
    ~fridge - 5 300|- - 70|oyster_mushroom 0.9, enoki 0.7, mushroom 0.7
    wood_ear|Wood Ear Mushroom|목이버섯|목이, 흑목이버섯, 건목이버섯, 백목이버섯, 흰목이버섯, 불린 목이버섯, Black Fungus, Cloud Ear|||\
    ~pantry 365 4 -|3 - 60|rock_tripe 0.7, shiitake 0.4
    rock_tripe|Rock Tripe|석이버섯|석이, 불린 석이버섯|||~pantry 365 4 -|1 - 20|wood_ear 0.7, dried_shiitake 0.4
    pine_mushroom|Pine Mushroom|송이버섯|송이, 자연송이, Matsutake|||~fridge - 3 180|40 - 80|king_oyster_mushroom 0.7, \
    shiitake 0.6
    wild_mushroom|Wild Mushroom|싸리버섯|능이버섯, 노루궁뎅이버섯, 야생버섯, 잎새버섯, Maitake, Chanterelle, Morel|||~fridge - 3 300|- - 70|\
    oyster_mushroom 0.7, shiitake 0.7
    dried_porcini|Dried Porcini|포르치니|말린 포르치니, Porcini, Porcini Mushroom|||pantry 180 - -|- 4 20|dried_shiitake 0.7
    truffle|Truffle|트러플|송로버섯, 트러플 페이스트, Truffle Paste|||~fridge - 5 -|20 15 -|mushroom 0.2
    """)
}
