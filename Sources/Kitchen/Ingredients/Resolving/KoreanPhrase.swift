/// A Korean phrase whose last word names an ingredient.
///
/// Descriptive words may precede and follow the name, separated by spaces or not.
struct KoreanPhrase {
  private let words: [Substring]

  init(_ phrase: String) {
    let words = phrase.split(whereSeparator: \.isWhitespace)
    // 소고기 잡채용 is 잡채용 소고기.
    self.words = words.count > 1 && words.last?.hasSuffix("용") ?? false ? words.suffix(1) + words.dropLast() : words
  }

  /// Returns the ingredient that the longest tail of words names, first unchanged, then without descriptive words.
  func ingredient(in names: IngredientNames) -> Ingredient? {
    let tails = words.indices.map { words[$0...].joined() }
    if let exact = tails.lazy.compactMap({ names[$0] }).first { return exact }
    if let found = tails.lazy.compactMap({ ingredient(in: names, writtenTogether: $0) }).first { return found }
    let rest = words.dropLast()
    return rest.isEmpty ? nil : KoreanPhrase(rest.joined(separator: " ")).ingredient(in: names)
  }

  /// Drops up to `count` descriptive words, suffixes before prefixes, longest first.
  private func ingredient(
    in names: IngredientNames, writtenTogether text: String, leavingOut count: Int = 4
  ) -> Ingredient? {
    if let ingredient = names[text] { return ingredient }
    guard count > 0 else { return nil }
    for suffix in KoreanDescription.wordsBehind where text.hasSuffix(suffix) && text.count > suffix.count {
      let rest = String(text.dropLast(suffix.count))
      if let ingredient = ingredient(in: names, writtenTogether: rest, leavingOut: count - 1) { return ingredient }
    }
    for prefix in KoreanDescription.wordsBefore where text.hasPrefix(prefix) && text.count > prefix.count {
      let rest = String(text.dropFirst(prefix.count))
      if let ingredient = ingredient(in: names, writtenTogether: rest, leavingOut: count - 1),
        KoreanDescription.describes(ingredient, withWord: prefix)
      {
        return ingredient
      }
    }
    return nil
  }
}

/// Korean words for how an ingredient is cut, kept, sold or counted, which do not name it.
///
/// They may be written without a space before or after the name.
enum KoreanDescription {
  /// Words before a name, longest first.
  static let wordsBefore = longestFirst([cuts, states, uses, looks, headings, brands].joined(separator: "\n"))

  /// Returns whether a word before a name can describe this ingredient: meat is not called dried, so that 건전지, a battery,
  /// is no shoulder of pork.
  static func describes(_ ingredient: Ingredient, withWord word: String) -> Bool {
    word != "건" || IngredientKnowledge.standard[ingredient.id]?.category != .meat
  }

  /// Words after a name, longest first.
  static let wordsBehind = longestFirst([doneThings, amounts, forms, parts].joined(separator: "\n"))

  private static func longestFirst(_ words: String) -> [String] {
    words.words.map(String.init).sorted { ($1.count, $0) < ($0.count, $1) }
  }
}

extension KoreanDescription {
  private static let cuts = """
    잘게다진 곱게다진 굵게다진 다진 다짐 잘게썬 얇게썬 송송썬 어슷썬 납작썬 채썬 채친 썬 저민 편썬 으깬 부순 빻은 갈은 간 슬라이스 슈레드
    """

  private static let states = """
    거피한 거피 삶은 데친 찐 쪄낸 구운 볶은 볶음 튀긴 지진 절인 절임 조린 익힌 익은 얼린 냉동 냉장 해동한 녹인 불린 젖은 말린 마른 건조 건 생 날 깐
    껍질벗긴 씨뺀 손질한 손질된 손질 씻은 세척 통조림 캔 병조림 훈제 자숙 묵은 신 햇 풋 남은 먹다남은 완숙 잘익은 따뜻한 차가운 찬 뜨거운 신선한 싱싱한
    식은 무염 가염 저염 저나트륨 저지방 무지방 무가당 무첨가 유기농 친환경 국산 국내산 수입산 시판용 시판 수제
    """

  private static let uses = """
    국물용 육수용 국거리용 김밥용 볶음용 조림용 찌개용 구이용 전골용 무침용 샐러드용 튀김용 장식용 고명용 양념용 쌈용 찜용 절임용 파스타용 밑간용
    """

  private static let looks = """
    통 큰 작은 중간 굵은 가는 고운 두꺼운 얇은 긴 미니 여린 어린 연한 흰 하얀 검은 검정 붉은 빨간 빨강 홍 적 노란 노랑 황 주황 초록 푸른 청 보라 자색
    삼색 모둠 모듬 각종 여러가지 혼합 매운 순한 단 달콤한
    """

  private static let headings = "주재료 부재료 재료 양념 소스 육수 고명 밑간 반죽 토핑"

  private static let brands = """
    청정원 순창 백설 오뚜기 햇살담은 해찬들 풀무원 참빛고운 비비고 동원 사조 샘표 대상 종가집 종가 하선정 목우촌 하림 롯데 삼양 농심 팔도 고메 양반 서울 매일 연세 남양
    """

  private static let doneThings = """
    다진것 다진거 마른것 말린것 작은것 큰것 중간것 불린것 삶은것 데친것 구운것 간것 갈은것 갠것 채썬것 채친것 썬것 송송썬것 얇게썬것 부순것 으깬것
    볶은것 찐것 생것 것
    """

  private static let amounts = "적당량 약간 조금 소량 필요량 기호에따라 취향껏 각각 각 등"

  private static let forms = """
    냉동 다짐 슬라이스 다이스 분태 토막 조각 큐브 통조림 캔 채 즙 편 필레 손질 장식용 국물용 육수용 고명용 양념용 볶음용 구이용 반죽용 용
    """

  private static let parts = "잎 순 살 알 대 줄기 뿌리 가닥 송이 몸통 다리 흰부분 푸른부분 밑동 씨 과육"
}
