extension IngredientTable {
  /// Dried fish and shellfish, and seaweed.
  static let driedSeafood = IngredientTable(
    .driedSeafood,
    """
    dried_anchovy|Dried Anchovies|마른 멸치|멸치, 국물용 멸치, 국멸치, 육수용 멸치, 잔멸치, 볶음멸치, 다시멸치, 건멸치, 멸치 중간것, 디포리, 뒤포리, 실치, 뱅어포, \
    잔멸치볶음, 지리멸치||seafood|~fridge 30 180 365|2 5 30|dried_shrimp 0.6, dashi_pack 0.8, dried_pollack 0.5
    dried_shrimp|Dried Shrimp|건새우|마른 새우, 말린새우, 건새우가루, 새우가루, 두절새우, 보리새우 말린것, 꽃새우, Shrimp Powder||seafood|\
    ~fridge 30 180 365|1 5 40|dried_anchovy 0.6
    dried_squid|Dried Squid|마른오징어|진미채, 오징어채, 건오징어, 오징어 진미채, 반건조 오징어, 쥐포, 쥐치포, Dried Squid Strips, Shredded Squid||\
    seafood|~fridge 60 180 365|60 - 40|dried_pollack 0.6
    dried_pollack|Dried Pollack|북어|북어채, 황태, 황태채, 통북어, 북어포, 황태머리, 노가리포, 북어머리, Dried Pollack Strips, Dried Pollock, \
    Hwangtae||seafood|~fridge 60 180 365|60 4 20|dried_anchovy 0.4, kinds 0.9
    dried_whole_pollack|Split Dried Pollack|황태포|통황태, 황태 한 마리, 통황태포, Whole Dried Pollack|dried_pollack|||60 - -|
    bonito_flakes|Bonito Flakes|가다랑어포|가쓰오부시, 가쯔오부시, 가츠오부시, 가쓰오브시, 가다랑이포, 혼다랑어가쓰오부시, Katsuobushi, Dried Bonito||\
    seafood|~pantry 365 180 -|- 1 12|dashi 0.6, dried_anchovy 0.6
    dried_oyster|Dried Shellfish|마른 조갯살|건홍합, 건관자, 마른 홍합, 건바지락, Dried Mussel, Dried Scallop||seafood|\
    ~fridge 30 180 365|3 8 60|dried_shrimp 0.6
    dried_kelp|Dried Kelp|다시마|건다시마, 마른 다시마, 국물용 다시마, 육수용 다시마, 쌈다시마, 자른 다시마, 다시마채, 다시마가루, 생다시마, 염장 다시마, 곰피, Kombu, \
    Kelp||-|~pantry 730 - -|5/sheet/slice 6 30|dried_anchovy 0.4, dashi_pack 0.7
    seaweed|Dried Seaweed|마른미역|미역, 건미역, 자른미역, 건조미역, 불린 미역, 미역 마른것, 건조 자른미역, 미역줄기, 마른미역줄기, 건조미역줄기, 염장 미역줄기, 물미역, 쇠미역, \
    Wakame, Sea Mustard||-|~pantry 730 3 -|- 3 20|dried_kelp 0.4, fresh_seaweed 0.5
    laver|Laver|김|구운 김, 김밥용 김, 김밥김, 생김, 파래김, 조미김, 김가루, 도시락김, 돌김, 감태, 감태가루, 김자반, Nori, Gim, Roasted Seaweed, \
    Nori Sheet, Seaweed Sheet||-|~pantry 180 - 365|2/sheet 2 10|fresh_seaweed 0.3
    fresh_seaweed|Fresh Seaweed|해초|꼬시래기, 청각, 모둠해초, 해초샐러드, 다시마순, Seaweed Salad||-|~fridge - 4 90|- - 80|seaweed 0.6, \
    kinds 0.6
    maesaengi|Maesaengi|매생이|말린 매생이, Seaweed Fulvescens|fresh_seaweed||||green_laver 0.8
    green_laver|Green Laver|파래|물파래, 생파래, Sea Lettuce|fresh_seaweed||||maesaengi 0.8
    hijiki|Hijiki|톳|톳나물, 생톳, 마른 톳|fresh_seaweed||||
    glasswort|Glasswort|함초|건함초, 불린 함초, 함초가루, 퉁퉁마디, Samphire||-|~fridge - 5 180|- 6 60|seaweed 0.3
    agar|Agar|한천|한천가루, 우무, 우뭇가사리, 우묵, 우무묵, 실한천, Agar-Agar, Agar Powder||-|~pantry 730 7 -|- 6 30|gelatin 0.7
    """)
}
