extension IngredientTable {
  /// Poultry and offal.
  static let poultry = IngredientTable(
    .meat,
    """
    chicken|Chicken|닭고기|닭, 치킨, 닭고기살, 닭살, 닭 정육, 순살 닭고기, 통닭, 영계, 생닭, 토종닭, 삼계탕용 닭, 토막 닭, 토막 낸 닭, 볶음탕용 닭, 닭볶음탕용 닭, \
    닭 한 마리, 닭 가슴살과 다리살, Whole Chicken, Chicken Meat, Chicken Piece, Chicken Strip, Boneless Chicken, Cooked Chicken, \
    Chicken Fillet, Free-range Chicken, Diced Chicken||meat|fridge - 1 270|1000 - 140|turkey 0.8, pork 0.5, kinds 0.8
    chicken_breast|Chicken Breast|닭가슴살|삶은 닭가슴살, 통조림 닭가슴살, 닭안심, 닭안심살, 훈제 닭가슴살, Boneless Chicken Breast, \
    Boneless Skinless Chicken Breast, Chicken Tender, Chicken Tenderloin, Chicken Breast Fillet, \
    Skinless Chicken Breast|chicken|||150 - 140|
    chicken_thigh|Chicken Thigh|닭다릿살|닭다리살, 순살 닭다리살, 닭넓적다리살, Boneless Chicken Thigh, Chicken Thigh Fillet|chicken|||\
    110 - 140|
    chicken_leg|Chicken Leg|닭다리|닭북채, 닭장각, 북채, Chicken Drumstick, Drumstick, Chicken Drum|chicken|||100 - -|
    chicken_wing|Chicken Wing|닭날개|닭봉, 닭윗날개, 날개봉, Chicken Wing Drumette, Wing, Chicken Wings and Drums|chicken|||\
    50 - -|
    ground_chicken|Ground Chicken|다진 닭고기|간 닭고기, 닭고기 다진것, 다진 닭가슴살, Chicken Mince, Minced Chicken, Ground Turkey|\
    chicken||||ground_pork 0.7
    chicken_gizzards|Chicken Gizzards|닭똥집|닭근위, 닭모래집||meat|fridge - 1 90|15 - -|chicken_feet 0.3
    chicken_feet|Chicken Feet|닭발|무뼈닭발, 닭뼈, 닭 육수용 뼈, Chicken Bone, Chicken Carcass||meat|fridge - 1 90|35 - -|\
    chicken_wing 0.5
    turkey|Turkey|칠면조|칠면조고기, 칠면조 가슴살, Turkey Breast, Turkey Meat, Turkey Leg||meat|fridge - 1 270|- - 140|chicken 0.8
    duck|Duck|오리고기|오리, 생오리, 오리 가슴살, Sliced Duck, Duck Breast, Whole Duck, Duck Leg||meat|fridge - 1 180|- - 140|\
    chicken 0.5, kinds 0.8
    smoked_duck|Smoked Duck|훈제오리|훈제오리 가슴살, 오리훈제, Smoked Duck Breast|duck||~fridge - 14 90||
    liver|Liver|간|소간, 닭간, 돼지간, 순대 간, Beef Liver, Chicken Liver, Pork Liver, Calf Liver||meat|fridge - 1 90|- - 225|
    offal|Offal|곱창|막창, 대창, 천엽, 양, 양깃머리, 소양, 허파, 콩팥, 소곱창, 돼지곱창, Tripe, Kidney, Beef Kidney, Intestine, Beef Heart, \
    Beef Tongue||meat|fridge - 1 90|- - 225|
    ox_blood|Ox Blood|선지|소선지, 선지 덩어리, Blood||meat|~fridge - 2 60|- - 240|
    """)
}
