extension IngredientTable {
  /// Bread, pastry and rice cakes.
  static let bread = IngredientTable(
    .bread,
    """
    bread|Bread|빵|하드롤 빵, 곡물빵, 호밀빵, 치아바타, 포카치아, 포카치아빵, 잉글리시 머핀, 깜빠뉴, 찰깨빵, 통밀빵, 크루통, 시판 크루통, Crusty Roll, Ciabatta, \
    Ciabatta Bread, Focaccia, Sourdough, Sourdough Bread, Rye Bread, Crouton, Stale Bread, Country Bread, \
    Loaf of Bread, English Muffin, Wheat Bread, Fresh Bread||gluten|pantry 14 - 90|60/slice/sheet - 45|kinds 0.7
    sandwich_bread|Sandwich Bread|식빵|샌드위치 빵, 우유식빵, 통식빵, 옥수수식빵, 토스트, White Bread, Toast, White Sliced Bread, \
    Sliced Bread, Toasted Bread|bread|gluten dairy||35/slice/sheet - 45|
    baguette|Baguette|바게트|바게트빵, 바케트, 바케트빵, 바게뜨, 프랑스빵, French Bread, French Loaf|bread|||250 - 45|
    dinner_roll|Mini Buns|모닝빵|롤빵, 미니 번, 디너롤, 버터롤, Bread Roll, Brioche|bread|gluten dairy egg||30 - -|burger_buns 0.8
    burger_buns|Burger Buns|햄버거 빵|버거빵, 버거번, 핫도그 빵, Hamburger Bun, Hot Dog Bun, Sandwich Bun|bread|gluten dairy||\
    60 - -|dinner_roll 0.8
    pita|Pita Bread|피타 빵|피타, 난, 플랫브레드, 꽃빵, Naan, Flatbread, Lavash|bread|||60/sheet - -|tortilla 0.7
    tortilla|Tortilla|토르티야|또띠아, 또띠야, 토르티아, 밀 또띠아, 타코쉘, Flour Tortilla, Corn Tortilla, Wrap, Burrito Tortilla, \
    Taco Shell, Burrito Sized Tortilla||gluten|pantry 90 - 180|45/sheet - -|pita 0.7, rice_paper 0.3
    breadcrumbs|Breadcrumbs|빵가루|건식빵가루, 습식빵가루, 생빵가루, 판코, Panko, Panko Breadcrumbs, Italian Breadcrumbs, \
    Dry Breadcrumbs, Grated Bread, Unseasoned Breadcrumbs||gluten|~pantry 180 - 365|- 7 110|crackers 0.7, bread 0.6, \
    oats 0.4
    cake|Sponge Cake|카스텔라|카스테라, 카스텔라가루, 케이크 시트, 빵케이크, 스펀지케이크, 케이크, Castella, Pound Cake, Ladyfingers, Savoiardi, \
    Savoiardi Biscuits, Gingerbread||gluten egg dairy|~pantry 5 7 90|50/slice - 60|cookies 0.4
    cookies|Cookies|쿠키|과자, 비스킷, 다이제, 오레오, 초코쿠키, 사브레, Cookie, Biscuit, Digestive Biscuit, Graham Cracker, Oreo, \
    Buttered Cookies, Speculoos||gluten dairy egg|~pantry 60 - 180|10 - 100|crackers 0.6, cake 0.4
    crackers|Crackers|크래커|참크래커, 아이비, 비스켓, 건빵, Saltine, Ritz Cracker, Oyster Crackers||gluten dairy|pantry 180 - -|\
    4 - 60|cookies 0.5, breadcrumbs 0.5
    puff_pastry|Puff Pastry|퍼프 페이스트리|페이스트리, 냉동 생지, 페이스트리 반죽, 생지, 호떡반죽, 크루아상 생지, Pastry Dough, Croissant Dough, \
    Pastry, Puff Pastry Sheet||gluten dairy|~freezer - 2 60|250/sheet - -|pie_crust 0.7
    pie_crust|Pie Crust|파이지|파이 반죽, 타르트지, 타르트 반죽, 피자도우, 도우, 냉동 파이지, Pie Shell, Shortcrust Pastry, Pizza Dough, \
    Pizza Crust, Pizza Base, Tart Shell||gluten dairy|fridge - 1 60|250 - -|puff_pastry 0.7, tortilla 0.4
    tteok|Rice Cake|떡|가래떡, 흰떡, 쌀떡, 절편, 밀떡, 구운 떡, Dduk, Garaetteok||-|~fridge 1 2 60|25 - 130|kinds 0.9
    tteokbokki_tteok|Tteokbokki Rice Cakes|떡볶이떡|조랭이떡, 치즈떡, Joraengi Rice Cakes, Rice Sticks for Tteokbokki|tteok|||\
    10 - 130|
    tteokguk_tteok|Sliced Rice Cakes|떡국떡|떡국용 떡, Tteokguk Rice Cakes|tteok|||4 - 130|
    sweet_tteok|Sweet Rice Cake|인절미|찹쌀떡, 빙수떡, 증편, 백설기, 송편, 경단, 꿀떡, 시루떡, Injeolmi, Injeolmi Rice Cake, \
    Small Rice Cakes, Mochi|tteok|soy||20 - -|
    """)
}
