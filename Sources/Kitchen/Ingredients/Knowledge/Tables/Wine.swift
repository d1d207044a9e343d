extension IngredientTable {
  /// Wine, beer and spirits.
  static let wine = IngredientTable(
    .drink,
    """
    rice_wine|Rice Wine|청주|정종, 요리술, 술, 사케, 소흥주, 미향, 요리주, 조리술, 약주, 조리용 술, 청하, 소주, 화이트 소주, Sake, Cooking Wine, \
    Shaoxing Wine, Shaoxing Cooking Wine, Chinese Cooking Wine, Soju, Cooking Sake, Shaoxing, Chinese Rice Wine||\
    staple alcohol|~pantry 730 365 -|- 15 240|mirin 0.8, white_wine 0.7
    mirin|Mirin|맛술|미림, 조미술, 미정, 미린, Sweet Rice Wine, Cooking Mirin, Mirin Seasoning||staple alcohol|\
    ~pantry 730 365 -|- 16 250|rice_wine 0.8, white_wine 0.5
    makgeolli|Makgeolli|막걸리|생막걸리, 탁주, 술지게미, Unrefined Rice Wine||alcohol|~fridge - 10 -|- 15 240|beer 0.5, \
    rice_wine 0.5
    red_wine|Red Wine|레드 와인|적포도주, 포도주, 와인, 복분자주, Wine, Dry Red Wine, Port, Port Wine||alcohol|~pantry 1095 5 -|\
    - 15 240|white_wine 0.6, grape_juice 0.4
    white_wine|White Wine|화이트 와인|백포도주, 스파클링 와인, 샴페인, 베르무트, Dry White Wine, Champagne, Sparkling Wine, Prosecco, \
    Sherry, Dry Sherry, Vermouth, Marsala, Marsala Wine||alcohol|~pantry 1095 5 -|- 15 240|rice_wine 0.7, red_wine 0.5
    beer|Beer|맥주|흑맥주, 라거, 에일, Brown Beer, Stout, Ale, Lager, Dark Ale, Porter, Dark Beer, Guinness, Kvass||\
    alcohol gluten|~pantry 180 180 -|- 15 240|sparkling_water 0.3, makgeolli 0.4
    spirits|Spirits|럼주|럼, 브랜디, 위스키, 보드카, 꼬냑, 코냑, 리큐르, 깔루아, 그랑마니에르, 코인트로, 담금주, 고량주, Rum, Brandy, Cognac, Whiskey, \
    Vodka, Bourbon, Gin, Tequila, Whisky, Liqueur, Grand Marnier, Cointreau, Kirsch, Dark Rum, White Rum, \
    Triple Sec, Amaretto, Limoncello, Irish Cream, Irish Cream Liqueur, Mistrà, Grain Alcohol, Alcohol||alcohol|\
    ~pantry - - -|- 14 225|rice_wine 0.3
    """)
}
