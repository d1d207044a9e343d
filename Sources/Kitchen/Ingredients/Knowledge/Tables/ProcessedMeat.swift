extension IngredientTable {
  /// Cured, smoked and cooked meat.
  static let processedMeat = IngredientTable(
    .processedMeat,
    """
    bacon|Bacon|베이컨|저염베이컨, 통베이컨, 훈제 베이컨, Bacon Strip, Bacon Cube, Bacon Rasher, Bacon Lardon, Lardons, Bacon Bits, \
    Smoked Bacon, Bacon Slice, Streaky Bacon, Rasher||pork|fridge - 7 30|20/slice/sheet - 80|ham 0.6, pork_belly 0.6, \
    sausage 0.5, kinds 0.9
    pancetta|Pancetta|판체타|관찰레, 관치알레, Guanciale, Smoked Pancetta|bacon||~fridge - 14 60||
    ham|Ham|햄|통조림 햄, 슬라이스햄, 네모난햄, 김밥햄, 장조림, 저염 햄, Cooked Ham, Sliced Ham, Ham Slice, Deli Ham, Smoked Ham||pork|\
    fridge - 3 30|30/slice/sheet - 140|sausage 0.8, bacon 0.7, kinds 0.8
    canned_ham|Canned Ham|스팸|런천미트, 캔햄, 리챔, Spam, Luncheon Meat|ham||pantry 730 3 -|340/can - 140|
    prosciutto|Prosciutto|프로슈토|하몽, 생햄, 잠봉, Parma Ham, Jamon, Serrano Ham, Speck|ham||~fridge - 14 60|15/slice/sheet - -|\
    pancetta 0.7
    sausage|Sausage|소시지|소세지, 비엔나, 비엔나 소시지, 프랑크소시지, 후랑크 소시지, 줄줄이 소시지, 생소시지, Frankfurter, Hot Dog, Fresh Sausage, \
    Pork Sausage, Bratwurst, Kielbasa, Vienna Sausage, Boiled Sausage, Sausage Meat, Chipolata, Chipolata Sausage||\
    pork|fridge - 7 30|50 - 140|ham 0.8, bacon 0.6, kinds 0.7
    chorizo|Chorizo|초리소|초리조, 안두이, Chouriço, Linguiça, Spicy Chorizo, Andouille, Andouille Sausage, Chorizo Sausage, \
    Chorizo Pork Sausage|sausage|||60 - 140|
    italian_sausage|Italian Sausage|이탈리안 소시지|살시챠, 이탈리아 소시지, Salsiccia, Sweet Italian Sausage, Spicy Italian Sausage, \
    Hot Italian Sausage, Italian Pork Sausage|sausage|||80 - 140|
    salami|Salami|살라미|페퍼로니, 저염살라미, 살라미 햄, Pepperoni, Sopressata, Dry Sausage|sausage||fridge 30 21 60|3/slice/sheet - 110|
    blood_sausage|Blood Sausage|순대|찰순대, 선지순대, Black Pudding, Blood Pudding, Chouriço Negro, Morcilla|sausage||\
    ~fridge - 3 60|20 - 140|
    breaded_cutlet|Breaded Cutlet|돈가스|치킨너겟, 돈까스, 냉동 돈가스, 너겟, 미트볼, 떡갈비, 치킨까스, Chicken Nugget, Meatball, Tonkatsu||\
    pork meat egg gluten|~freezer - 2 90|100/sheet/slice - -|pork_loin 0.6
    jerky|Jerky|육포|비프 저키, 쇠고기 육포, Beef Jerky||beef soy gluten|~pantry 365 14 180|10 - -|
    pate|Pâté|파테|리버 파테, 간 페이스트, Liverwurst, Liver Pate, Liver Spread, Foie Gras||meat pork|~fridge - 3 60|- 13 -|
    """)
}
