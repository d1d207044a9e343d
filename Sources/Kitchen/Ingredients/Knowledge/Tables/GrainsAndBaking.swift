/// The shelves of grains, noodles, bread and baking ingredients.
extension IngredientTable {
  /// Rice and other grains; raw unless stated otherwise.
  static let grains = IngredientTable(
    .grain,
    """
    rice|Rice|쌀|멥쌀, 백미, 불린 쌀, 햅쌀, 흰쌀, 쌀알, 강황쌀, Long Grain Rice, White Rice, Long Grain White Rice, Uncooked Rice, \
    Sushi Rice, Short Grain Rice, Enriched Rice, Medium Grain Rice, Parboiled Rice||-|pantry 730 - -|- 12 190|\
    barley 0.6, kinds 0.7
    cooked_rice|Cooked Rice|밥|쌀밥, 찬밥, 흰밥, 햇반, 즉석밥, 공기밥, 잡곡밥, 귀리밥, 현미밥, 오곡밥, 고두밥, 불린밥, 초밥, 초밥용 밥, 찹쌀밥, 볶음밥, 찹쌀현미밥, \
    따뜻한 밥, 보리밥, Cooked White Rice, Steamed Rice, Leftover Rice, Hot Cooked Rice|rice||fridge - 4 180|210/bowl/serving - 160|rice 1
    brown_rice|Brown Rice|현미|볶은 현미, 현미쌀, 불린 현미, 발아현미, 현미찹쌀, 현미미, Brown Basmati Rice|rice||pantry 180 - -||
    basmati_rice|Basmati Rice|바스마티 쌀|안남미, 재스민 쌀, 자스민쌀, 인디카쌀, Jasmine Rice, Thai Rice, Long-grain Basmati|rice||||
    risotto_rice|Risotto Rice|리소토용 쌀|아르보리오 쌀, 리조또용 쌀, 파에야용 쌀, Arborio Rice, Carnaroli, Bomba Rice, Paella Rice, \
    Porridge Rice|rice||||
    black_rice|Black Rice|흑미|흑찰미, 흑미쌀, 홍미, 찰흑미, Forbidden Rice, Wild Rice|rice||||
    glutinous_rice|Glutinous Rice|찹쌀|불린 찹쌀, 찰현미, 참쌀, 흑미찹쌀, Sticky Rice, Sweet Rice, Glutinous Brown Rice||-|\
    pantry 730 - -|- 12 190|rice 0.6
    scorched_rice|Scorched Rice|누룽지|시판 누룽지, 찹쌀누룽지, 누룽지가루, Nurungji||-|~pantry 180 - -|50 - 60|cooked_rice 0.5, \
    rice 0.5
    mixed_grains|Mixed Grains|잡곡|오곡, 혼합잡곡, 오곡곡물, 곡물, 슈퍼곡물, 십육곡, Grain, Multigrain, Soaked Seeds and Grains||gluten|\
    ~pantry 365 - -|- 12 190|rice 0.8, barley 0.7
    barley|Barley|보리|보리쌀, 찰보리, 늘보리, 보릿가루, 보리가루, 할맥, Pearl Barley, Barley Flour||gluten|~pantry 365 - -|- 12 190|\
    rice 0.6, oats 0.6, mixed_grains 0.7
    oats|Oats|오트밀|귀리, 볶은 귀리, 압착 귀리, 오트, 퀵오트, 귀리쌀, Rolled Oats, Oatmeal, Oat Flakes, Quick Oats||gluten|\
    pantry 365 - -|- 6 90|barley 0.6, granola 0.5, breadcrumbs 0.5
    millet|Millet|조|좁쌀, 차조, 기장, 메조, 찰기장, 노란 조, Foxtail Millet||-|~pantry 365 - -|- 12 190|quinoa 0.6, sorghum 0.7
    sorghum|Sorghum|수수|볶은수수, 차수수, 수수쌀||-|~pantry 365 - -|- 12 190|millet 0.7
    adlay|Adlay|율무|볶은율무, 율무쌀, Job's Tears||-|~pantry 365 - -|- 12 190|barley 0.7
    quinoa|Quinoa|퀴노아|삼색 퀴노아, 아마란스, Amaranth||-|~pantry 365 - -|- 11 175|millet 0.7, couscous 0.7
    buckwheat|Buckwheat|메밀|메밀쌀, 볶은 메밀, Buckwheat Groats, Kasha||-|~pantry 365 - -|- 11 170|quinoa 0.6, barley 0.6
    couscous|Couscous|쿠스쿠스|불구르, 벌거, 세몰리나 쿠스쿠스, Bulgur, Bulgur Wheat, Cracked Wheat, Bulghur Wheat, Wheat||gluten|\
    ~pantry 365 - -|- 11 175|quinoa 0.8, rice 0.5
    polenta|Polenta|폴렌타|옥수수가루, 옥수수가루 폴렌타가루, 콘밀, 그리츠, Cornmeal, Grits, Masa Harina, Maize Flour, Precooked Corn Flour|\
    |-|pantry 365 - -|- 8 150|couscous 0.4, flour 0.4
    cereal|Breakfast Cereal|시리얼|콘플레이크, 콘프레이크, 튀밥, 쌀튀밥, 현미튀밥, 검은콩튀밥, 뻥튀기, 라이스 크리스피, Cornflakes, Rice Krispies, \
    Puffed Rice||gluten|pantry 180 - -|- 2 30|granola 0.6, oats 0.4
    granola|Granola|그라놀라|뮤즐리, 그래놀라, 오트 그래놀라, Muesli||gluten nuts|~pantry 180 - -|- 7 110|oats 0.6, cereal 0.7
    misutgaru|Roasted Grain Powder|미숫가루|선식, 곡물가루, 생식가루, Multigrain Powder||gluten soy|~pantry 180 - -|- 7 110|\
    soybean_powder 0.5
    """)

  /// Noodles, pasta and wrappers; dry unless stated otherwise.
  static let noodles = IngredientTable(
    .noodle,
    """
    noodles|Noodles|면|면사리, 생면, Cooked Noodles||gluten|pantry 730 - -|100/serving - 100|kinds 0.4
    thin_noodles|Thin Wheat Noodles|소면|국수, 중면, 밀국수, 잔치국수면, 3가지색 소면, 백년초국수, 치자국수, 뽕잎국수, 녹차국수, 잔치국수 소면, 삼색소면, 해조국수, \
    Somyeon, Somen, Medium Wheat Noodles, Wheat Noodles|noodles||||kalguksu_noodles 0.7, spaghetti 0.4
    kalguksu_noodles|Knife-cut Noodles|칼국수 면|칼국수, 생칼국수면, 칼국수 생면, 수제비, 수제비 반죽, Fresh Knife-cut Noodles, Kalguksu|\
    noodles||~fridge - 7 60|150/serving - -|udon 0.8, thin_noodles 0.7
    udon|Udon Noodles|우동면|우동, 우동 사리, 냉동 우동면, 생우동면, Precooked Thick Wheat Noodles|noodles||~fridge - 14 90|200/serving/pack - -|\
    kalguksu_noodles 0.8
    ramen|Instant Noodles|라면|라면사리, 굵은 면발 라면, 봉지라면, 사리면, 라면스프, Ramyeon, Ramyeon Noodles, Instant Ramen|noodles||\
    ~pantry 180 - -|110/serving/bag/pack - -|chinese_noodles 0.8, udon 0.6
    chinese_noodles|Chinese Wheat Noodles|중화면|라멘 생면, 중국면, 짜장면 생면, 짜장면, 라멘, Ramen Noodles, Fresh Alkaline Noodles, \
    Chow Mein Noodles, Lo Mein, Wonton Noodles|noodles||~fridge 365 5 60|130/serving - -|udon 0.6, spaghetti 0.6, ramen 0.8
    egg_noodles|Egg Noodles|에그 누들|계란면, Extra Broad Egg Noodles, Spaetzle, Flat Noodles, Egg Tagliatelle|noodles|\
    gluten egg|pantry 730 - -||pasta 0.7, chinese_noodles 0.7
    buckwheat_noodles|Buckwheat Noodles|메밀면|메밀국수, 소바면, 냉면, 냉면사리, 막국수면, 쫄면, 평양냉면, 함흥냉면, 쫄면사리, Soba, Soba Noodles, \
    Naengmyeon|noodles||||thin_noodles 0.7
    glass_noodles|Glass Noodles|당면|불린 당면, 납작 당면, 자른 당면, 건당면, 당면 불린것, 중국당면, 분모자, 넓적당면, 양장피, 양장피 면, 마른 당면, \
    Cellophane Noodles, Sweet Potato Noodles, Wide Glass Noodles, Dangmyeon, Mung Bean Noodles, Bean Thread|noodles|\
    -|||rice_noodles 0.6, konjac 0.4
    rice_noodles|Rice Noodles|쌀국수|쌀국수면, 가는 쌀국수, 넓은 쌀국수, 쌀소면, 쌀파스타면, 삶은 쌀소면, 쌀국수 가는것, 버미셀리, 분짜면, Thin Rice Noodles, \
    Wide Rice Noodles, Rice Vermicelli, Rice Sticks, Pho Noodles, Vermicelli|noodles|-|||glass_noodles 0.6, \
    thin_noodles 0.6
    pasta|Pasta|파스타|파스타면, 삶은 파스타, Pasta Noodles, Dry Pasta, Uncooked Pasta, Dried Pasta, Cooked Pasta|noodles||||\
    kinds 0.9
    spaghetti|Spaghetti|스파게티|스파게티면, 삶은 스파게티, 링귀니, 페투치네, 페투치니, 탈리아텔레, 먹물파스타, 카펠리니, 스파게티니, Linguine, Fettuccine, \
    Fettucine, Tagliatelle, Angel Hair Pasta, Bucatini, Capellini, Cooked Spaghetti, Italian Spaghetti|pasta||||\
    udon 0.4, chinese_noodles 0.6
    short_pasta|Short Pasta|숏 파스타|펜네, 푸실리, 마카로니, 알파벳파스타, 리가토니, 파르팔레, 콘킬리에, 펜넬파스타, 오르조, 작은 파스타, Macaroni, Penne, \
    Penne Rigate, Fusilli, Rigatoni, Elbow Macaroni, Macaroni Elbows, Farfalle, Small Pasta, Orzo, Mostaccioli, \
    Shell Pasta, Ditalini, Ziti, Tubular Dried Pasta, Fusilli Pasta|pasta||||
    lasagna|Lasagna Sheets|라자냐 면|라자냐, 라쟈냐, Lasagne, Lasagna Noodles, Lasagna Pasta Sheets, Lasagne Sheets|pasta||||
    filled_pasta|Filled Pasta|라비올리|토르텔리니, 뇨끼, 라비올리 면, Ravioli, Tortellini, Gnocchi|pasta|gluten egg dairy|\
    ~fridge - 5 60|4 - 100|dumpling 0.5
    dumpling_wrapper|Dumpling Wrappers|만두피|왕만두피, 찹쌀만두피, 완탕피, 생만두피, 감자만두피, Wonton Wrapper, Gyoza Wrapper||gluten|\
    ~fridge - 14 90|8/sheet - -|spring_roll_wrapper 0.6
    spring_roll_wrapper|Spring Roll Wrappers|춘권피|춘권, 스프링롤피, Egg Roll Wrapper, Egg Roll Wraps, Phyllo, Filo Pastry||\
    gluten|~freezer - 7 180|15/sheet - -|dumpling_wrapper 0.7, rice_paper 0.5
    rice_paper|Rice Paper|라이스페이퍼|월남쌈, 사각 라이스페이퍼, 라이스페퍼, 불린 라이스페이퍼, 월남쌈피, Rice Paper Wrapper||-|~pantry 730 - -|\
    10/sheet - -|spring_roll_wrapper 0.5
    dumpling|Dumplings|만두|냉동 만두, 군만두, 물만두, 왕만두, 고기만두, 김치만두, Frozen Dumpling, Gyoza, Potsticker, Wonton||pork gluten|\
    ~freezer - 3 180|35 - -|filled_pasta 0.4
    """)

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

  /// Leavening, chocolate and other baking ingredients.
  static let baking = IngredientTable(
    .baking,
    """
    yeast|Yeast|이스트|드라이이스트, 인스턴트 드라이 이스트, 인스턴트 이스트, 생이스트, 효모, 건조 효모, 르뱅 발효종, 르뱅, 발효종, 파트 페레멘테, Dry Yeast, \
    Active Dry Yeast, Instant Yeast, Brewer's Yeast, Fresh Yeast, Baker's Yeast, Sourdough Starter, \
    Dry Active Baking Yeast, Instant Dry Yeast, Nutritional Yeast||-|~pantry 365 90 180|- 9 -|baking_powder 0.3
    baking_powder|Baking Powder|베이킹파우더|저나트륨 베이킹 파우더, 비피, Cooking Powder, Double-acting Baking Powder||-|\
    pantry 180 - -|- 12 -|baking_soda 0.5, yeast 0.3
    baking_soda|Baking Soda|베이킹소다|식소다, 소다, 중조, 식용 베이킹소다, Bicarbonate of Soda, Sodium Bicarbonate, Bicarb||-|\
    pantry 730 - -|- 14 -|baking_powder 0.6
    cream_of_tartar|Cream of Tartar|크림 오브 타르타르|주석산, 타르타르 크림||-|pantry 730 - -|- 10 -|lemon_juice 0.5, vinegar 0.4
    gelatin|Gelatin|젤라틴|판젤라틴, 젤라틴 가루, 가루젤라틴, 레시틴가루, 젤리 가루, Gelatine, Gelatin Powder, Powdered Gelatin, \
    Gelatin Sheet, Unflavored Gelatin||meat|pantry 1095 - -|2/sheet 9 -|agar 0.7, starch 0.3
    thickener|Thickeners and Setting Agents|증점제·응고제|증점제, 잔탄검, 구아검, 펙틴, 파인소프트 T, 파인소프트 C, 제빵개량제, 간수, 응고제, 두부 응고제, \
    Xanthan Gum, Guar Gum, Pectin, Alum, Rennet, Bread Improver||-|~pantry 365 - -|- 8 -|starch 0.4
    vanilla|Vanilla Extract|바닐라 익스트랙트|바닐라 에센스, 바닐라향, 바닐라빈, 바닐라 오일, 바닐라엑스트렉, Vanilla Essence, Vanilla Bean, \
    Vanilla Pod, Vanilla Flavoring, Vanilla Paste, Vanilla Flavouring||alcohol|~pantry 1095 - -|- 13 -|\
    vanilla_sugar 0.7
    flavoring|Flavouring|식용 향료|아몬드 익스트랙트, 아몬드 에센스, 럼 에센스, 로즈워터, 오렌지 블라썸 워터, Almond Extract, Rose Water, \
    Orange Blossom Water, Mint Extract, Lemon Extract, Orange Extract, Rum Extract||-|~pantry 1095 - -|- 13 -|\
    vanilla 0.5
    food_coloring|Food Colouring|식용 색소|오징어 먹물, 먹물, 먹물 가루, 시금치가루, 클로렐라가루, 뽕잎가루, 천연색소, 쑥색소, Food Dye, Squid Ink, \
    Chlorella||-|~pantry 1095 - -|- 10 -|
    cocoa|Cocoa Powder|코코아 가루|무가당 코코아가루, 무가당 코코아 파우더, 카카오가루, 코코아, 코코아파우더, 카카오파우더, 카카오닙스, 카카오매스, \
    Unsweetened Cocoa Powder, Cacao Powder, Chocolate Powder, Cacao Nibs, Dutch-process Cocoa, Unsweetened Cocoa, \
    Hot Chocolate Mix||-|~pantry 730 - -|- 5 85|dark_chocolate 0.6
    dark_chocolate|Dark Chocolate|다크 초콜릿|초콜릿, 블랙초콜릿, 초코칩, 커버춰 초콜릿, 다크 커버춰, 밀크초콜릿, Chocolate, Chocolate Chips, \
    Bittersweet Chocolate, Semisweet Chocolate, Milk Chocolate, Baking Chocolate, Chocolate Bar, \
    Dark Chocolate Chips||-|pantry 540 - -|20 10 170|cocoa 0.6, white_chocolate 0.5
    white_chocolate|White Chocolate|화이트 초콜릿|화이트 커버춰, 화이트초코칩, White Chocolate Chips, White Coverture Chocolate, \
    Couverture Chocolate||dairy|pantry 540 - -|20 10 170|dark_chocolate 0.5
    marshmallow|Marshmallows|마시멜로|마시멜로우, 젤리, 캔디, 사탕, 스프링클, Sprinkles, Candy, Jelly Beans, Caramel, Toffee, \
    Caramel Sauce||meat dairy|pantry 60 - -|7 4 50|
    """)
}
