extension IngredientTable {
  /// Noodles, pasta and wrappers; dry, if not said otherwise.
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
}
