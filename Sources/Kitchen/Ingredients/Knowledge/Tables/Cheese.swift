extension IngredientTable {
  /// Cheese and ice cream.
  static let cheese = IngredientTable(
    .dairyAndEggs,
    """
    cheese|Cheese|치즈|슬라이스 치즈, 치즈 슬라이스, 치즈가루, 가루 치즈, 저염치즈, 어린이치즈, 아기치즈, 무염 치즈, 피자치즈, 스트링치즈, 슈레드 치즈, 생치즈, 유기농 아기치즈, \
    치즈스틱, Sliced Cheese, Shredded Cheese, Grated Cheese, American Cheese, Melting Cheese, Medium Soft Cheese, \
    Mexican Cheese Blend, Processed Cheese||dairy|fridge - 21 -|20/slice/sheet 7 110|kinds 0.7
    cheddar|Cheddar|체다 치즈|체더치즈, 슬라이스 체더치즈, 체다 슬라이스, 체다슬라이스치즈, Cheddar Cheese, Sharp Cheddar, Strong Cheddar Cheese|\
    cheese||fridge - 21 180||
    parmesan|Parmesan|파르메산 치즈|파마산치즈, 파마산치즈가루, 파르마산치즈, 파르메산 치즈가루, 파마산가루, 그라나 파다노, 그라나파다노 치즈, 그라나 빠다노, 간 파르메산치즈, \
    파르미지아노 레지아노, 파마산치즈치즈, Parmesan Cheese, Parmigiano, Parmigiano Cheese, Parmigiano-Reggiano, Grana Padano, \
    Grated Parmesan|cheese||fridge - 180 -|- 5 100|pecorino 0.9
    pecorino|Pecorino|페코리노|페코리노 로마노, Pecorino Romano, Pecorino Romano Cheese, Romano Cheese|cheese||fridge - 180 -|\
    - 5 100|parmesan 0.9
    gruyere|Gruyère Cheese|그뤼예르 치즈|그뤼에르 치즈, 그뤼에르, Appenzeller, Raclette, Fontina, Comté|cheese||fridge - 21 180||\
    emmental 0.9
    emmental|Emmental|에멘탈 치즈|에멘탈 치즈가루, 에벤탈치즈, 스위스 치즈, Emmental Cheese, Emmentaler, Swiss Cheese, Emental Cheese|\
    cheese||fridge - 21 180||gruyere 0.9
    gouda|Gouda|고다 치즈|에담 치즈, 하우다 치즈, Gouda Cheese, Edam, Edam Cheese, Edamer Cheese, Tilsitter Cheese, Provolone, \
    Provolone Cheese, Scamorza, Scamorza Cheese, Monterey Jack, Jack Cheese, Pepper Jack|cheese||fridge - 21 180||\
    cheddar 0.8
    feta|Feta|페타 치즈|페타, Feta Cheese, Block of Feta|cheese||fridge - 7 -|- 9 150|goat_cheese 0.7
    goat_cheese|Goat Cheese|염소 치즈|셰브르, 고트 치즈, Chèvre|cheese||fridge - 7 180||feta 0.7, cream_cheese 0.6
    blue_cheese|Blue Cheese|블루치즈|고르곤졸라, 고르곤졸라 치즈, Gorgonzola, Stilton, Roquefort|cheese||fridge - 7 180||
    camembert|Camembert|까망베르 치즈|카망베르 치즈, 까망베르, 브리치즈, Brie, Brie Cheese|cheese||fridge - 7 180||
    halloumi|Halloumi|할루미 치즈|구워먹는 치즈, 할로미치즈, 파니르, Paneer, Queso Fresco|cheese||~fridge - 14 -||
    mozzarella|Mozzarella|모짜렐라|모차렐라, 모짜렐라 치즈, 모차렐라 치즈, 생모짜렐라치즈, 슈레드 모차렐라치즈, 생모차렐라, 부라타 치즈, 보코치니, Mozzarella Cheese, \
    Shredded Mozzarella, Fresh Mozzarella, Mozzarella Ball, Burrata, Dry Mozzarella Cheese|cheese||fridge - 30 90|\
    120 7 112|cheddar 0.6
    cream_cheese|Cream Cheese|크림치즈|필라델피아 크림치즈, Creme Cheese, Philadelphia, Soft Cheese||dairy|fridge - 14 -|- 15 230|\
    mascarpone 0.8, ricotta 0.6, sour_cream 0.4
    mascarpone|Mascarpone|마스카포네 치즈|마스카르포네치즈, 마스카포네, Mascarpone Cheese||dairy|fridge - 14 -|- 15 230|\
    cream_cheese 0.8, cream 0.5
    ricotta|Ricotta|리코타 치즈|리코타, 코티지 치즈, Ricotta Cheese, Cottage Cheese||dairy|fridge - 14 -|- 15 246|\
    cream_cheese 0.6, greek_yogurt 0.4, tofu 0.4
    ice_cream|Ice Cream|아이스크림|바닐라 아이스크림, 샤베트, Vanilla Ice Cream, Sorbet, Gelato||dairy|~freezer - - 60|- 9 140|
    """)
}
