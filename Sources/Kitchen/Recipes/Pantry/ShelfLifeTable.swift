extension ShelfLife {
  /// One ingredient a line: identifier, usual place, days in the pantry, in the fridge, in the freezer.
  ///
  /// The facts are those of the FoodKeeper of the Food Safety and Inspection Service, U.S. Department of Agriculture
  /// (public domain; foodsafety.gov/keep-food-safe/foodkeeper-app). Of each range the lower end is taken, a month as
  /// 30 days, a year as 365. Of several kinds it is the one that most kitchens have, or the one that keeps least where
  /// both are common: red meat counts as ground, chicken as parts, sausage and ham as cooked, cheese as slices, cream
  /// as heavy. A banana, which is to be kept outside until it is ripe, has the days of a ripe one. What the FoodKeeper
  /// lacks takes the figures of its nearest relative there: perilla leaves those of herbs, ginseng of ginger root,
  /// doenjang and gochujang of miso.
  static let foodKeeperTable = """
    apple fridge 21 28 240
    apricot fridge - 2 -
    asparagus fridge - 3 150
    avocado fridge - 3 -
    bacon fridge - 7 30
    baking_powder pantry 180 - -
    banana pantry 3 3 60
    basil fridge - 7 30
    bean_sprouts fridge - 3 240
    beans pantry 365 - -
    beef fridge - 1 90
    beetroot fridge 1 7 180
    bell_pepper fridge - 4 180
    bok_choy fridge - 2 300
    bread pantry 14 - 90
    broccoli fridge - 3 300
    butter fridge - 30 180
    cabbage fridge - 7 300
    canned_fish pantry 730 - -
    carrot fridge - 14 300
    cauliflower fridge - 3 300
    celery fridge - 7 300
    cheese fridge - 21 -
    chicken fridge - 1 270
    cilantro fridge - 7 30
    clam fridge - 1 60
    coconut_milk pantry 730 - -
    corn fridge - 1 240
    crab fridge - 1 60
    cream fridge - 10 90
    cucumber fridge - 4 -
    daikon fridge - 10 -
    doenjang fridge - 365 -
    egg fridge - 21 -
    eggplant fridge 1 4 180
    enoki fridge - 3 300
    fish fridge - 1 120
    flour pantry 180 - -
    garlic pantry 30 3 30
    garlic_chives fridge - 7 300
    ginger fridge 2 14 180
    ginseng fridge 2 14 180
    gochujang fridge - 365 -
    grape fridge 1 7 30
    green_beans fridge - 3 240
    green_chili fridge - 4 180
    green_onion fridge 30 7 300
    hairtail fridge - 1 60
    ham fridge - 3 30
    honey pantry 730 - -
    jam pantry 180 - -
    juice pantry 21 - -
    jujube pantry 60 360 365
    ketchup pantry 365 - -
    kiwi fridge - 3 -
    leek fridge - 7 300
    lemon fridge 10 10 -
    lettuce fridge - 3 -
    lime fridge 10 10 -
    mackerel fridge - 1 60
    mango fridge 3 7 180
    mayonnaise pantry 90 - -
    melon fridge - 14 30
    milk fridge - 7 90
    miso fridge - 365 -
    mozzarella fridge - 30 90
    mushroom fridge - 3 300
    mustard pantry 365 - -
    napa_cabbage fridge - 7 300
    noodles pantry 730 - -
    nuts pantry 365 - 180
    olive_oil pantry 180 - -
    onion pantry 30 60 300
    orange fridge 10 10 -
    oyster_mushroom fridge - 3 300
    parsley fridge - 7 30
    peach fridge - 3 60
    peanut_butter pantry 180 - -
    pear fridge - 3 60
    peas fridge - 3 240
    perilla_leaf fridge - 7 30
    pineapple fridge - 5 300
    plum fridge - 3 60
    pomegranate fridge 2 30 300
    pork fridge - 1 90
    potato pantry 30 7 300
    pumpkin pantry 14 30 -
    radish fridge - 10 -
    red_chili fridge - 4 180
    rice pantry 730 - -
    salmon fridge - 1 60
    sausage fridge - 7 30
    shiitake fridge - 3 300
    shrimp fridge - 1 180
    soy_sauce pantry 1095 - -
    spinach fridge - 3 300
    squid fridge - 1 180
    strawberry fridge - 3 360
    tofu fridge - 7 150
    tomato_sauce pantry 540 - -
    tortilla pantry 90 - 180
    tuna fridge - 1 60
    vinegar pantry 730 - -
    whelk fridge - 1 60
    yogurt fridge - 7 30
    zucchini fridge 1 4 300
    """

  /// What the FoodKeeper says nothing about; careful estimates of our own, in the same form.
  static let estimateTable = """
    crushed_garlic fridge - 7 60
    fish_cake fridge - 5 60
    kimchi fridge - 60 -
    persimmon fridge 3 14 180
    soy_milk fridge - 7 -
    sweet_potato pantry 21 - 240
    tomato fridge 3 7 60
    tteok fridge 1 2 60
    watermelon fridge 7 7 -
    """
}
