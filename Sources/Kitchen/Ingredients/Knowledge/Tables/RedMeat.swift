extension IngredientTable {
  /// Beef, pork and other red meat.
  static let redMeat = IngredientTable(
    .meat,
    """
    beef|Beef|소고기|쇠고기, 한우, 고기, 우육, 우민찌, 쇠고기 살코기, 얇게 썬 소고기, 육회용 소고기, 고기산적, Meat, Beef Meat, Beef Strip, \
    Thinly Sliced Beef, Diced Beef, Beef Slice||beef|fridge - 1 90|- - 225|pork 0.6, lamb 0.6, kinds 0.7
    ground_beef|Ground Beef|다진 소고기|다진 쇠고기, 소고기 다짐육, 쇠고기 다진것, 쇠고기 간것, 쇠고기 갈은것, 다짐육, 갈은 소고기, 간 소고기, 다진 고기, \
    Minced Beef, Beef Mince, Ground Meat, Minced Meat, Mince, Ground Beef Chuck, Lean Ground Beef, Ground Beef Meat, \
    Hamburger Meat|beef||||ground_pork 0.8, ground_chicken 0.7
    steak|Beef Steak|스테이크용 소고기|스테이크, 쇠고기 구이용, 소 채끝살, 채끝살, 채끝, 부챗살, 토시살, 안창살, 살치살, Sirloin Steak, Flank Steak, \
    Skirt Steak, Ribeye, Chuck Steak, Strip Steak|beef||fridge - 3 180|250/sheet/slice - 225|
    beef_sirloin|Beef Loin|소고기 등심|쇠고기 등심, 소등심, 등심, 꽃등심, 우등심, Sirloin|beef||fridge - 3 180||
    beef_tenderloin|Beef Tenderloin|소고기 안심|쇠고기 안심, 안심, 소안심, 안심 스테이크, Fillet Beef, Beef Fillet, Filet Mignon|beef||\
    fridge - 3 120||
    beef_brisket|Beef Brisket|소고기 양지|쇠고기 양지, 양지, 양지머리, 차돌박이, 차돌양지, 우삼겹, 국거리 소고기, 양지육, 소고기 국거리, 불고기용 소고기, 소불고기, 불고기감, \
    샤브샤브용 소고기, Brisket, Corned Beef|beef||fridge - 3 180||
    beef_rump|Beef Rump|소고기 우둔살|우둔살, 홍두깨살, 쇠고기 우둔살, 육회, 산적용 소고기, 장조림용 소고기, Beef Round, Rump Steak, Beef Roast, \
    Raw-grade Beef Rump|beef||fridge - 3 180||
    beef_shank|Stewing Beef|찜용 소고기|소고기 사태, 쇠고기 사태, 사태, 아롱사태, 스지, 쇠고기 힘줄, Stew Meat, Stewing Steak, Beef Stew Meat, \
    Beef Cheek|beef||fridge - 3 180||
    beef_chuck|Beef Chuck|소고기 목심|우목심, 목심, 쇠고기 목심, 앞다리 소고기, Chuck Roast, Chuck, Beef Chuck Roast, Pot Roast, \
    Beef Shoulder|beef||fridge - 3 180||
    beef_ribs|Beef Short Ribs|소갈비|갈비, 찜갈비, LA갈비, 갈비살, 쇠갈비, 쇠고기 갈비, Short Ribs|beef||fridge - 3 180||pork_ribs 0.6
    beef_bones|Beef Bones|사골|쇠뼈, 소 잡뼈, 잡뼈, 소뼈, 우족, 도가니, 쇠꼬리, 소꼬리, 꼬리, Marrow Bone, Oxtail, Beef Bones with Marrow|||\
    fridge - 3 180|300 - -|beef_stock 0.6, beef_ribs 0.5
    pork|Pork|돼지고기|돼지, 돈육, 한돈, 돼지고기 살코기, 얇게 썬 돼지고기, 채 썬 돼지고기, 잡채용 돼지고기, 카레용 돼지고기, 돼지 볼살, 찌개용 돼지고기, 뒷다리살, 돼지고기 뒷다리살, \
    Pork Meat, Pork Roast, Thinly Sliced Pork, Pork Leg, Fresh Pork||pork|fridge - 1 90|- - 225|beef 0.6, \
    chicken 0.6, kinds 0.7
    ground_pork|Ground Pork|다진 돼지고기|돼지고기 다진것, 돼지고기 다짐육, 돼지고기 간것, 돼지고기 갈은것, 갈은 돼지고기, 간 돼지고기, 돈민찌, 다진 돈육, Minced Pork, \
    Pork Mince|pork||||ground_beef 0.8, ground_chicken 0.7
    pork_belly|Pork Belly|삼겹살|통삼겹살, 통삼겹, 대패삼겹살, 오겹살, 돼지고기 삼겹살, 얇게 썬 삼겹살, 돼지 삼겹살, Pork Belly Slice, Salt Pork|pork||\
    fridge - 3 120||bacon 0.6
    pork_shoulder|Pork Shoulder|돼지 목살|목살, 돼지고기 목살, 앞다리살, 돼지 앞다리살, 돼지고기 목심, 앞다리살 돈육, 돼지 목심, 돼지고기 앞다리살, 항정살, \
    Pork Neck, Pork Butt, Boston Butt, Boneless Pork Shoulder|pork||fridge - 3 120||
    pork_loin|Pork Loin|돼지 등심|돼지고기 등심, 돈등심, 돈까스용 등심, 돈까스용 돼지고기, 탕수육용 돼지고기, Pork Chop, Pork Loin Chop, Pork Cutlet, \
    Pork Steak|pork||fridge - 3 120|150/sheet/slice - 225|chicken_breast 0.6
    pork_tenderloin|Pork Tenderloin|돼지 안심|돼지고기 안심, Pork Fillet|pork||fridge - 3 120||
    pork_shank|Pork Shank|돼지 사태|돼지고기 사태, 족발, 양념족발, 미니족, 돼지머리, 편육, Pork Hock, Pig's Trotter, Pig's Ear, Ham Hock|pork|\
    |fridge - 3 120||
    pork_ribs|Pork Ribs|돼지갈비|돼지등갈비, 등갈비, 쪽갈비, Spare Ribs, Baby Back Ribs, Baby Back Rib Rack|pork||fridge - 3 120||\
    beef_ribs 0.6
    pork_bones|Pork Bones|돼지 등뼈|감자탕용 등뼈, 돼지뼈, 돼지 잡뼈, Pork Backbone, Pork Neck Bones|pork||fridge - 3 120|150 - -|
    lard|Lard|라드|돼지기름, 돼지비계, 비계, Pork Fat, Pork Lard, Animal Fat, Grease||pork|~fridge - 180 365|- 13 205|\
    butter 0.6, cooking_oil 0.6, shortening 0.8
    suet|Suet|소기름|우지, 쇠기름, Beef Suet, Tallow, Beef Fat||beef|~fridge - 90 365|- 9 120|lard 0.8, butter 0.6
    lamb|Lamb|양고기|양갈비, 양고기 어깨살, 램, Lamb Shoulder, Lamb Leg, Lamb Leg Meat, Minced Lamb, Ground Lamb, Lamb Chop, \
    Lamb Stew Meat, Mutton, Goat Meat, Goat||meat|fridge - 3 180|- - 225|beef 0.7
    veal|Veal|송아지고기|Veal Mince, Veal Cutlet, Ground Veal||beef|fridge - 1 90|- - 225|pork_loin 0.6, beef 0.7
    game|Game|사슴고기|토끼고기, 멧돼지고기, Rabbit, Venison, Wild Boar, Cleaned Rabbit, Hare||meat|fridge - 3 180|- - 225|\
    lamb 0.6, beef 0.6, chicken 0.5
    """)
}
