/// Words that say how an ingredient is cut, kept, sold or counted, but not what it is.
enum DescriptiveWords {
  /// Whether an English word, in small letters, only describes; numbers do too.
  static func isEnglish(_ word: String) -> Bool {
    let bare = word.drop { !$0.isLetter && !$0.isNumber }.prefix { $0.isLetter || $0 == "-" || $0 == "'" }
    return bare.isEmpty || english.contains(bare[...]) || bare.split(separator: "-").allSatisfy(english.contains)
  }

  /// English words that begin what may be left out behind a name.
  static let prepositions: Set<Substring> = Set(
    "for to in with without from as at such like if on plus about per using preferably optional until of into over that which"
      .words)

  private static let english = Set((cuts + "\n" + states + "\n" + sizes + "\n" + counts + "\n" + fillers).words)

  private static let cuts = """
    chopped diced minced sliced grated shredded crushed cubed julienned mashed pressed torn cut shaved slivered flaked
    ground halved quartered peeled cored seeded deseeded pitted trimmed zested crumbled smashed bruised rinsed drained
    grounded used washed cleaned scrubbed separated beaten whisked melted softened sifted pureed puréed blended strained squeezed
    crumbed rolled ribboned butterflied deveined shelled hulled boned deboned boneless skinless bone-in skin-on skinned
    pre-grated pre-shredded pre-cut freshly finely coarsely roughly thinly thickly lightly firmly loosely well very
    """

  private static let states = """
    fresh dried dry frozen canned tinned jarred bottled raw cooked uncooked precooked boiled steamed roasted toasted
    grilled fried baked smoked salted unsalted sweetened unsweetened ripe overripe unripe cold hot warm lukewarm chilled
    room-temperature temperature room thawed leftover stale day-old organic natural pure real virgin unbleached enriched
    low-sodium low sodium reduced-sodium fat-free nonfat low-fat full-fat fat high-fat lean extra light mild spicy sour
    plain regular quality high-quality good premium homemade store-bought prepared instant quick-cooking processed young
    untreated unwaxed tender firm soft hard crisp crusty hearty italian french german chinese japanese korean thai mexican
    greek spanish turkish hungarian indian vietnamese swiss english american asian european neutral seedless vegan
    free-range farm-fresh live whole green red white yellow black brown golden purple dark unpeeled
    """

  private static let sizes = """
    large medium small big little tiny jumbo extra-large medium-sized large-sized small-sized sized size long short thick
    thin fine coarse heaping heaped level scant generous overfilled rounded packed full half quarter third double bite-sized
    """

  private static let counts = """
    cup cups tablespoon tablespoons tbsp tbs teaspoon teaspoons tsp gram grams g kg ml l liter liters litre litres dl cl
    ounce ounces oz pound pounds lb lbs quart quarts pint pints gallon stick sticks clove cloves bulb bulbs head heads can
    cans tin tins jar jars pack packs package packages packet packets pkg box boxes bag bags bottle bottles container
    carton tub tube sachet envelope bunch bunches sprig sprigs twig twigs stalk stalks rib ribs stem stems spear spears leaf
    leaves floret florets slice slices piece pieces chunk chunks cube cubes strip strips wedge wedges ring rings round
    rounds half halves fillet fillets filet steak steaks loaf loaves ear ears pod pods thread threads grain grains drop
    drops dash dashes pinch pinches splash sprinkle drizzle handful handfuls knob thumb inch cm block blocks sheet sheets
    bowl bowls glass glasses mug spoon spoonful spoonfuls dozen serving servings portion portions bit bits part parts rack
    granules ribbons matchsticks rind skin skins breast thigh
    """

  private static let fillers = """
    a an the one two three four five six seven eight nine ten some few several any more most other additional each about
    around approximately approx roughly optional your favorite favourite choice own kind type variety style brand of and
    or to taste needed desired garnish serving decoration topping toppings frying greasing dusting eg e.g ca circa
    preferably optionally such as like similar works best quantity amount q equivalent divided mixed assorted good-quality
    """

  /// Korean words before a name, the longest first.
  static let koreanBefore = longestFirst(
    """
    잘게다진 곱게다진 굵게다진 다진 다짐 잘게썬 얇게썬 송송썬 어슷썬 납작썬 채썬 채친 썬 저민 편썬 으깬 부순 빻은 갈은 간 거피한 거피 삶은 데친 찐 쪄낸 구운 \
    볶은 볶음 튀긴 지진 절인 절임 조린 익힌 익은 얼린 냉동 냉장 해동한 녹인 불린 젖은 말린 마른 건조 건 생 날 깐 껍질벗긴 씨뺀 손질한 손질된 손질 씻은 \
    세척 통조림 캔 병조림 훈제 자숙 묵은 신 햇 풋 통 큰 작은 중간 굵은 가는 고운 두꺼운 얇은 긴 미니 무염 가염 저염 저나트륨 저지방 무지방 무가당 무첨가 유기농 \
    국산 국내산 수입산 친환경 시판용 시판 수제 국물용 육수용 국거리용 김밥용 볶음용 조림용 찌개용 구이용 전골용 무침용 샐러드용 튀김용 장식용 고명용 양념용 \
    쌈용 찜용 절임용 파스타용 밑간용 흰 하얀 검은 검정 붉은 빨간 빨강 홍 적 노란 노랑 황 주황 초록 푸른 청 보라 자색 삼색 모둠 모듬 각종 여러가지 혼합 \
    슈레드 슬라이스 신선한 싱싱한 여린 어린 연한 매운 순한 단 달콤한 따뜻한 차가운 찬 뜨거운 완숙 잘익은 남은 재료 양념 소스 육수 고명 밑간 반죽 토핑 \
    주재료 부재료 청정원 순창 백설 오뚜기 햇살담은 해찬들 풀무원 참빛고운
    """)

  /// Korean words behind a name, the longest first.
  static let koreanBehind = longestFirst(
    """
    다진것 마른것 말린것 작은것 큰것 중간것 불린것 삶은것 데친것 구운것 간것 갈은것 갠것 채썬것 채친것 썬것 송송썬것 얇게썬것 부순것 으깬것 볶은것 찐것 \
    다진거 적당량 약간 조금 소량 필요량 기호에따라 취향껏 각각 각 냉동 생것 다짐 슬라이스 다이스 분태 토막 조각 큐브 통조림 채 즙 잎 순 편 살 알 대 \
    줄기 뿌리 가닥 송이 필레 장식용 국물용 육수용 고명용 양념용 볶음용 구이용 반죽용 용 것 등 몸통 다리 흰부분 푸른부분 밑동 씨 과육 손질
    """)

  private static func longestFirst(_ words: String) -> [String] {
    words.words.map(String.init).sorted { ($1.count, $0) < ($0.count, $1) }
  }
}

extension String {
  fileprivate var words: [Substring] { split { $0 == " " || $0 == "\n" } }
}
