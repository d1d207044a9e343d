internal import Ingredients
internal import Localization
internal import Recipes

/// The keywords in files and titles for the cuisine, kind and tags of a dish.
enum DishKeywords {
  /// The cuisines that files state: `한식`, `Italian`.
  static let namedCuisines = KeywordTable<Cuisine>([
    (.southeastAsian, "southeast,동남아,thai,태국,vietnam,베트남,indonesia,malay,philippin,singapore,laos"),
    (.korean, "korean,한식,한국"), (.chinese, "chinese,중식,중국,sichuan,cantonese"), (.japanese, "japanese,일식,일본"),
    (.mexican, "mexican,멕시코,texmex"), (.snack, "분식,snack,길거리"),
    (
      .western,
      """
      western,양식,서양,italian,이탈리아,french,프랑스,american,미국,spanish,스페인,german,독일,greek,british,english,european,\
      mediterranean,swiss,portuguese,indian,middleeast,유럽
      """
    ),
  ])

  /// The cuisines that titles suggest.
  static let suggestedCuisines = KeywordTable<Cuisine>([
    (.snack, "떡볶이,김밥,라면,튀김만두,tteokbokki,gimbap,kimbap"),
    (.mexican, "타코,부리토,퀘사디아,나초,과카몰리,엔칠라다,taco,burrito,quesadilla,nacho,guacamole,enchilada,salsa"),
    (.southeastAsian, "쌀국수,팟타이,월남쌈,똠얌,나시고렝,분짜,padthai,banhmi,tomyum,nasigoreng,greencurry,redcurry,satay,laksa"),
    (.chinese, "짜장,자장면,짬뽕,탕수,마파,깐풍,유린기,라조기,난자완스,동파육,마라,춘권,딤섬,mapo,kungpao,chowmein,dimsum,wonton,friedrice"),
    (
      .japanese,
      "초밥,스시,우동,돈가스,돈까스,가츠,덮밥동,규동,오야코,타코야키,오코노미야키,라멘,미소,데리야키,나베,소바,sushi,udon,ramen,teriyaki,miso,tempura,katsu,soba,donburi"
    ),
    (
      .western,
      """
      파스타,스파게티,리조또,리소토,샐러드,스테이크,수프,스프,그라탕,그라탱,피자,샌드위치,햄버거,버거,오믈렛,토스트,머핀,케이크,쿠키,푸딩,\
      타르트,파이,무스,퀴노아,라자냐,뇨키,카나페,브루스케타,스무디,라떼,pasta,spaghetti,risotto,pizza,lasagn
      """
    ),
  ])

  /// The kinds of dishes that a class, a title or a method names; unambiguous keywords come first.
  static let kinds = KeywordTable<DishKind>([
    (.hotPot, "전골,샤브샤브,hotpot,fondue"), (.pizza, "피자,pizza"),
    (.sandwich, "샌드위치,햄버거,버거,토스트,또띠아,랩,sandwich,burger,wrap,taco,burrito"),
    (.pasta, "파스타,스파게티,라자냐,펜네,뇨키,pasta,spaghetti,lasagn,macaroni,noodlecasserole"),
    (.porridge, "죽,미음,오트밀,porridge,oatmeal,congee"), (.curry, "카레,커리,curry"),
    (.dumpling, "만두,딤섬,교자,dumpling,gyoza,ravioli,pierogi"),
    (.salad, "샐러드,생채,나물,냉채,겉절이,salad,slaw"), (.kimchi, "김치,깍두기,장아찌,피클,소박이,절임,pickle,kimchi,sauerkraut"),
    (.stew, "찌개,스튜,stew,chili,goulash,ragout,casserole"), (.soup, "국,탕,수프,스프,soup,broth,chowder,bisque"),
    (.noodle, "국수,냉면,소면,우동,라면,면류,잡채,쫄면,noodle,ramen,udon,vermicelli"),
    (.rice, "밥,비빔밥,덮밥,리조또,리소토,초밥,rice,risotto,paella,pilaf"),
    (.pancake, "전,부침,지짐,빈대떡,팬케이크,pancake,crepe,fritter"),
    (.fried, "튀김,커틀릿,돈가스,까스,강정,탕수,fried,tempura,croquette,nugget"),
    (.stirFry, "볶음,stirfry,stirfried,saute"), (.braise, "조림,braise,potroast"), (.steamed, "찜,찌기,steam"),
    (.grill, "구이,스테이크,불고기,꼬치,grill,bbq,barbecue,roast,steak,kebab"),
    (.egg, "계란말이,달걀말이,오믈렛,스크램블,omelet,frittata,scrambled"),
    (
      .dessert,
      "후식,케이크,쿠키,푸딩,무스,양갱,한과,타르트,파이,아이스크림,젤리,dessert,cake,cookie,pudding,brownie,icecream,tart,pie,sorbet,mousse,sweet"
    ),
    (.drink, "음료,주스,쥬스,스무디,라떼,차,에이드,식혜,drink,beverage,juice,smoothie,cocktail,lemonade,tea"),
    (.bake, "그라탕,그라탱,빵,머핀,스콘,오븐,gratin,bread,muffin,bake,scone,focaccia,quiche"),
    (.snack, "간식,떡,도시락,스낵,snack,appetizer"),
  ])

  /// The cooking methods of the Ministry's set, the last resort for the kind of dish.
  static let methods = KeywordTable<DishKind>([
    (.grill, "굽기"), (.stirFry, "볶기"), (.steamed, "찌기"), (.fried, "튀기기"), (.soup, "국&찌개"), (.dessert, "후식"),
    (.rice, "밥"),
    (.side, "반찬,밑반찬,side"), (.stew, "끓이기"),
  ])

  /// The keywords for tags.
  static let tags: [(RecipeTag, KeywordTable<Bool>)] = [
    (.spicy, KeywordTable([(true, "매운,매콤,얼큰,불닭,고추장,고춧가루,청양고추,spicy,hotsauce,cayenne,gochujang,chilipowder,jalapeno")])),
    (.cold, KeywordTable([(true, "냉국,냉면,냉채,화채,빙수,아이스,gazpacho,icecream,chilled")])),
    (.raw, KeywordTable([(true, "육회,생선회,회덮밥,물회,sashimi,ceviche,tartare")])),
  ]
}

/// A table of keywords that are searched for in a text.
///
/// Korean keywords match anywhere; others only at the beginning or the end of a word, so that `cheesecake` is a cake
/// but `steak` is not tea. Case, spaces, accents and a regular English plural are ignored.
struct KeywordTable<Value: Sendable>: Sendable {
  private let entries: [(value: Value, words: [Word])]

  /// Creates a table of comma-separated keywords, the specific ones before those that occur in many titles.
  init(_ entries: [(Value, String)]) {
    self.entries = entries.map { value, words in (value, words.split(separator: ",").map { Word(String($0)) }) }
  }

  /// Returns the first value of the table with a keyword in the text; nil without one.
  func value(in text: String) -> Value? {
    let text = FoldedText(text)
    return entries.first { entry in entry.words.contains { text.end(of: $0) != nil } }?.value
  }

  /// Returns the value whose keyword ends last in a text; nil without one.
  ///
  /// A title ends with the head noun: `전복구이` is grilled, `칼국수` is not a soup. Of two keywords that end at the same
  /// place the longer one wins, then the first one of the table.
  func lastValue(in text: String) -> Value? {
    let text = FoldedText(text)
    var best: (value: Value, end: Int, count: Int)?
    for (value, words) in entries {
      for word in words {
        guard let end = text.end(of: word) else { continue }
        if let known = best, (end, word.letters.count) <= (known.end, known.count) { continue }
        best = (value, end, word.letters.count)
      }
    }
    return best?.value
  }
}

/// A keyword of a table.
private struct Word: Sendable {
  let letters: [Character]
  let isKorean: Bool

  init(_ word: String) {
    isKorean = word.isKorean
    letters = FoldedText(word).letters
  }
}

/// A text without spaces and punctuation, with the positions at which its words begin and end.
private struct FoldedText {
  private(set) var letters: [Character] = []
  private var starts: Set<Int> = []
  private var ends: Set<Int> = []

  init(_ text: String) {
    for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber }).map(String.init) {
      starts.insert(letters.count)
      letters += word.isKorean ? word.lowercased() : NameKey(word).text
      ends.insert(letters.count)
    }
  }

  /// Returns the end of the last occurrence of a word; nil when it does not occur.
  func end(of word: Word) -> Int? {
    guard let first = word.letters.first, letters.count >= word.letters.count else { return nil }
    let start = (0...(letters.count - word.letters.count)).last { start in
      let end = start + word.letters.count
      return letters[start] == first && (word.isKorean || starts.contains(start) || ends.contains(end))
        && letters[start..<end].elementsEqual(word.letters)
    }
    return start.map { $0 + word.letters.count }
  }
}
