extension IngredientTable {
  /// Vegetables that grow as fruit, pods and ears.
  static let fruitVegetables = IngredientTable(
    .vegetable,
    """
    tomato|Tomato|토마토|완숙 토마토, 줄기토마토, 찰토마토, 홍토마토, 토마토 콩카세, 데친 토마토, 대저토마토, Plum Tomato, Roma Tomato, Beef Tomato, \
    Fresh Tomato|||~fridge 3 7 60|150 - 180|kinds 0.9
    cherry_tomato|Cherry Tomato|방울토마토|대추방울토마토, 체리토마토, 대추토마토, 스테비아 토마토, Grape Tomato, Baby Tomato|tomato|||15 - 150|
    cucumber|Cucumber|오이|백오이, 청오이, 다다기오이, 취청오이, 가시오이, 오이채, Persian Cucumber, Japanese Cucumber, English Cucumber, \
    Gherkin Cucumber|||fridge - 4 -|200 - 120|zucchini 0.5, celery 0.4, kinds 0.8
    old_cucumber|Yellow Cucumber|노각|늙은 오이|cucumber||~fridge - 7 -|500 - 120|
    zucchini|Zucchini|애호박|주키니, 쥬키니, 주키니호박, 쥬키니호박, 돼지호박, 둥근호박, 조선호박, 둥근 애호박, Courgette, Green Pumpkin, \
    Korean Zucchini, Summer Squash, Yellow Squash, Round Squash|||fridge 1 4 300|300 - 120|eggplant 0.5, \
    cucumber 0.5, pumpkin 0.4
    pumpkin|Pumpkin|호박|늙은 호박, 청둥호박, 청동호박, 단호박가루, 호박가루, Squash, Pumpkin Puree, Canned Pumpkin, Winter Squash|||\
    pantry 14 30 -|2000 - 116|sweet_potato 0.7, carrot 0.4, kinds 0.8
    kabocha|Kabocha|단호박|미니 단호박, 밤호박, 미니밤호박, Kabocha Squash, Sweet Pumpkin|pumpkin|||900 - 116|
    butternut_squash|Butternut Squash|땅콩호박|버터넛 스쿼시, 버터넛호박|pumpkin|||900 - 140|
    eggplant|Eggplant|가지|흑가지, 긴가지, Aubergine, Brinjal, Japanese Eggplant|||fridge 1 4 180|120 - 82|zucchini 0.6, \
    mushroom 0.4
    okra|Okra|오크라|아욱콩, Lady's Finger|||fridge - 3 240|12 - 100|green_beans 0.5, mountain_yam 0.3
    bitter_melon|Bitter Melon|여주|쓴오이, 고야, Bitter Gourd, Goya|||~fridge - 4 -|200 - 94|zucchini 0.4
    bell_pepper|Bell Pepper|파프리카|삼색 파프리카, 두 가지 색 파프리카, 미니파프리카, Sweet Pepper, Capsicum, Sweet Bell Pepper, \
    Mini Pepper|||fridge - 4 180|150 - 130|green_chili 0.5, kinds 0.95
    red_bell_pepper|Red Bell Pepper|빨간 파프리카|빨강 파프리카, 적파프리카, 홍파프리카, 붉은 파프리카, 홍피망, 붉은 피망, 빨간 피망, Red Paprika, \
    Red Pepper, Red Sweet Pepper, Roasted Red Pepper|bell_pepper||||
    yellow_bell_pepper|Yellow Bell Pepper|노란 파프리카|노랑 파프리카, 황파프리카, 노란색 파프리카, 주황 파프리카, 주황색 파프리카, 오렌지 파프리카, \
    Yellow Pepper, Orange Bell Pepper, Orange Pepper|bell_pepper||||
    green_bell_pepper|Green Bell Pepper|피망|청피망, 청파프리카, 초록 피망, 초록 파프리카, 푸른 피망, Green Pepper, Green Sweet Pepper|\
    bell_pepper|||100 - 130|
    green_chili|Green Chili|고추|풋고추, 청고추, 푸른 고추, 녹색고추, 이태리고추, 고추채, Chili, Chilli, Chile, Chillies, Chili Pepper, \
    Chilli Pepper, Green Chilli, Green Chillies, Green Chili Pepper, Hot Pepper, Green Hot Pepper, Hot Green Pepper, \
    Poblano, Anaheim Pepper|||fridge - 4 180|12 8 100|bell_pepper 0.4, kinds 0.7
    red_chili|Red Chili|홍고추|붉은 고추, 빨간 고추, 생홍고추, 홍청고추, 청홍고추, 무지개고추, Red Chilli, Red Chillies, Red Chili Pepper, \
    Red Hot Pepper, Thai Chili, Bird's Eye Chili, Fresh Chili Pepper|green_chili|||15 8 100|
    cheongyang_chili|Cheongyang Chili|청양고추|땡초, 매운 고추, 청량고추, Korean Hot Pepper, Serrano, Serrano Pepper|green_chili|||\
    8 8 100|
    cucumber_chili|Mild Green Chili|오이고추|아삭이고추, 아삭고추, 당조고추|green_chili|||30 - 100|
    shishito|Shishito Pepper|꽈리고추|Padron Pepper|green_chili|||5 - 60|
    jalapeno|Jalapeño|할라피뇨|멕시코고추, 할라페뇨, Jalapeño Pepper, Jalapeno Chili, Jalepeno|green_chili|||20 8 90|
    corn|Corn|옥수수|찰옥수수, 찐옥수수, 옥수수알, 통옥수수, 초당옥수수, 옥수수 알갱이, Sweetcorn, Maize, Corn on the Cob, Ear of Corn, \
    Corn Kernel, Frozen Corn|||fridge - 1 240|200 - 160|peas 0.4, kinds 0.9
    canned_corn|Canned Corn|옥수수 통조림|스위트콘, 캔옥수수, 콘옥수수, 옥수수콘, 통조림 옥수수, 콘통조림, Canned Sweetcorn, Whole Kernel Corn, \
    Cream Style Corn, Creamed Corn|corn||pantry 730 3 -|- 10 165|
    baby_corn|Baby Corn|베이비콘|영콘, 미니옥수수|corn||~fridge 730 4 -|10 - 130|
    peas|Peas|완두콩|완두, 냉동 완두콩, 완두콩통조림, Green Peas, Garden Peas, Frozen Peas, English Peas|||fridge - 3 240|- 9 145|\
    edamame 0.7, green_beans 0.5, corn 0.4
    snow_peas|Snow Peas|깍지완두|꼬투리완두, 스노우피, 슈가 스냅피, Sugar Snap Peas, Mangetout, Snap Peas|||fridge - 3 240|3 - 63|\
    green_beans 0.8, peas 0.5
    green_beans|Green Beans|그린빈|그린빈스, 껍질콩, 깍지콩, 줄기콩, String Beans, French Beans, Runner Beans, Flat Green Beans, \
    Wax Beans, Waxed Beans|||fridge - 3 240|6 - 110|snow_peas 0.8, asparagus 0.6, garlic_scapes 0.6
    edamame|Edamame|풋콩|에다마메, 풋콩깍지, 자숙 풋콩|||fridge - 3 240|- 9 155|peas 0.8, fava_beans 0.7
    fava_beans|Fava Beans|누에콩|잠두, Broad Beans, Lima Beans, Butter Beans|||fridge - 3 240|- 9 165|edamame 0.7, peas 0.6
    gourd_strips|Dried Gourd Strips|박고지|박오가리, 박, Kanpyo|||~pantry 365 - -|- - 30|
    """)
}
