extension IngredientTable {
  /// Rice and other grains; raw, if not said otherwise.
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
}
