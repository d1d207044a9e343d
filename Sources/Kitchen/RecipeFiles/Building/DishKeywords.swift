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
    (.hotPot, "전골,샤브샤브,나베,훠궈,hotpot,fondue,shabushabu,sukiyaki"), (.pizza, "피자,pizza,calzone,stromboli"),
    (
      .sandwich,
      """
      샌드위치,햄버거,버거,토스트,또띠아,토르티야롤,또띠야롤,랩,부리토,타코,핫도그,파니니,퀘사디아,케사디야,sandwich,burger,wrap,taco,burrito,\
      sloppyjoe,cheesesteak,fajita,panini,quesadilla,gyro,hotdog,hoagie,reuben,tostada,toast,melt
      """
    ),
    (
      .pasta,
      """
      파스타,스파게티,라자냐,펜네,뇨키,링귀네,까르보나라,마카로니,pasta,spaghetti,lasagn,macaroni,noodlecasserole,fettuccine,ziti,linguine,\
      penne,rigatoni,manicotti,gnocchi,tortellini,alfredo,carbonara,macandcheese,orzo,cannelloni,stuffedshell
      """
    ),
    (.porridge, "죽,미음,오트밀,porridge,oatmeal,congee,grits,polenta,oats"),
    (.curry, "카레,커리,마살라,curry,masala,korma,vindaloo,rendang"),
    (
      .dumpling,
      "만두,딤섬,교자,완탕,샤오롱바오,dumpling,gyoza,ravioli,pierogi,pierogy,pierogie,potsticker,wonton,momo,shumai,siomai"
    ),
    (
      .salad,
      "샐러드,생채,냉채,salad,slaw,ambrosia,waldorf,caprese,tabbouleh,탕탕이,카프레제,tartare,carpaccio,ceviche,타르타르,카르파초,세비체"
    ),
    (.kimchi, "김치,깍두기,장아찌,피클,소박이,절임,겉절이,동치미,pickle,pickled,kimchi,sauerkraut"),
    (
      .stew,
      "찌개,스튜,짜글이,stew,chili,goulash,ragout,gumbo,ratatouille,cassoulet,stroganoff,etouffee,tagine,bourguignon,hotdish"
    ),
    (
      .soup,
      """
      국,탕,수프,스프,지리,soup,broth,chowder,bisque,gazpacho,minestrone,vichyssoise,bouillabaisse,borscht,consomme,bouillon,\
      soep,sopade,zuppa,caldo,potage,육개장,닭개장
      """
    ),
    (
      .noodle,
      """
      국수,냉면,소면,우동,라면,면류,잡채,쫄면,비빔면,막국수,짜장면,자장면,짬뽕,메밀면,팟타이,파드타이,소바,noodle,ramen,udon,vermicelli,padthai,\
      lomein,chowmein,soba,japchae,기스면,울면,온면,수제비
      """
    ),
    (
      .rice,
      """
      밥,비빔밥,덮밥,리조또,리소토,초밥,주먹밥,rice,risotto,paella,pilaf,jambalaya,biryani,arrozcon,arrozconpollo,sushi,bibimbap,gimbap,kimbap
      """
    ),
    (
      .pancake,
      "전,부침,지짐,빈대떡,팬케이크,와플,크레페,pancake,crepe,fritter,flapjack,waffle,hotcake,latke,blintz,rosti,boxty,blini,dosa,johnnycake"
    ),
    (
      .fried,
      """
      튀김,커틀릿,돈가스,돈까스,까스,닭강정,강정,탕수,탕수육,가라아게,고로케,크로켓,fried,tempura,croquette,nugget,karaage,hushpuppy,\
      hushpuppies,crabcake,fishcake,salmoncake,onionring,schnitzel,fishandchip,frenchfry,frenchfries,\
      라조기,깐풍기,유린기,난자완스
      """
    ),
    (
      .stirFry,
      "볶음,stirfry,stirfried,saute,sauteed,kungpao,generaltso,chopsuey,sweetandsourpork,sweetandsourchicken,두루치기,mapotofu,마파두부"
    ),
    (.braise, "조림,braise,potroast,coqauvin,ossobuco,swisssteak,carnitas,barbacoa,adobo"),
    (.steamed, "찜,찌기,수육,보쌈,족발,steam"),
    (
      .grill,
      """
      구이,스테이크,불고기,꼬치,grill,bbq,barbecue,roast,steak,kebab,kabob,porkchop,broiled,blackened,brisket,sparerib,babybackrib,tandoori,\
      teriyakichicken,teriyakisalmon,rotisserie
      """
    ),
    (
      .egg,
      "계란말이,달걀말이,오믈렛,스크램블,계란프라이,omelet,omelette,frittata,scrambled,scramble,quiche,deviledegg,eggsbenedict,shakshuka,englishbreakfast,irishbreakfast,huevosrancheros"
    ),
    (
      .dessert,
      """
      후식,맛탕,사탕,케이크,케익,쿠키,푸딩,무스,양갱,한과,타르트,파이,아이스크림,젤리,마카롱,티라미수,브라우니,초콜릿,빙수,약과,파르페,셔벗,카스텔라,dessert,cake,\
      cookie,pudding,brownie,icecream,tart,pie,sorbet,mousse,sweet,snickerdoodle,biscotti,macaroon,macaron,shortbread,gingerbread,\
      gingersnap,cobbler,applecrisp,berrycrisp,peachcrisp,rhubarbcrisp,fruitcrisp,crumble,trifle,parfait,cheesecake,cupcake,frosting,\
      icing,meringue,eclair,creampuff,strudel,baklava,tiramisu,cremebrulee,flan,custard,pannacotta,gelato,sherbet,popsicle,smore,\
      krispietreat,buckeye,praline,blondie,whoopie,torte,doughnut,donut,churro,beignet,cannoli,fudge,candy,candies,brittle,toffee,\
      truffle,divinity,bonbon,tassies,betty,clafouti,lemonbar,pecanbar,dreambar,layerbar,cookiebar,pumpkinbar,cheesecakebar,datebar
      """
    ),
    (
      .drink,
      """
      음료,주스,쥬스,스무디,라떼,차,에이드,식혜,수정과,화채,미숫가루,칵테일,drink,beverage,juice,smoothie,cocktail,lemonade,tea,punch,cider,\
      margarita,martini,colada,daiquiri,mojito,sangria,eggnog,hotchocolate,latte,milkshake,limeade,lassi,slush,wassail,cooler,\
      coffee,cappuccino,mocha,chai,kvass,horchata,toddy,쉐이크,셰이크,밀크쉐이크
      """
    ),
    (
      .bake,
      """
      그라탕,그라탱,빵,머핀,스콘,오븐,키슈,gratin,bread,muffin,bake,scone,focaccia,casserole,biscuit,cinnamonroll,dinnerroll,yeastroll,\
      crescentroll,refrigeratorroll,enchilada,scalloped,strata,stuffedpepper,pretzel,bagel,popover,loaf,potpie,shepherdspie,\
      cottagepie,tamalepie,chickenpie,meatpie,turkeypie,empanada,coffeecake,bun,\
      parmigiana,chickenparmesan,eggplantparmesan,moussaka,wellington,cordonbleu,meatloaf,브리오슈,식빵,yorkshirepudding,stuffed,farci,farcie
      """
    ),
    (
      .snack,
      """
      간식,떡,도시락,스낵,떡볶이,라볶이,소떡소떡,순대,팝콘,호떡,약밥,snack,appetizer,dip,spread,guacamole,hummus,nacho,popcorn,chexmix,\
      trailmix,chickenwing,buffalowing,hotwing,wings,canape,crostini,bruschetta,cheeseball,jerky,pinwheel,popper,granola,nuts,\
      mushroomcap,stuffedmushroom,partymix,\
      kettlecorn,cereal,chicharron,부각,튀각
      """
    ),
    (
      .side,
      """
      무침,나물,소스,드레싱,양념장,잼,쌈장,쌈채소,자반,dressing,sauce,gravy,salsa,relish,chutney,marinade,vinaigrette,seasoning,pesto,aioli,\
      jam,jelly,marmalade,preserve,ketchup,stuffing,mashedpotato,greenbean,bakedbean,refriedbean,creamedcorn,creamedspinach,candiedyam,\
      sweetpotatoes,cornonthecob,potatowedge,roastedpotatoes,chimichurri,applebutter,spicerub,tzatziki,\
      raita,syrup,garammasala,spicemix,spiceblend,currypowder,currypaste,zaatar,dukkah,bechamel,demiglace,쌈
      """
    ),
  ])

  /// The kinds of dishes with meat or fish that are called like sweet ones.
  static let savouryKinds = KeywordTable<DishKind>([(.fried, "cake,케이크"), (.bake, "pie,tart,torte,파이,타르트")])

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
  private let values: [Value]
  private let keywords: [Unicode.Scalar: [Keyword]]

  /// Creates a table of comma-separated keywords, the specific ones before those that occur in many titles.
  init(_ entries: [(Value, String)]) {
    values = entries.map(\.0)
    var keywords: [Unicode.Scalar: [Keyword]] = [:]
    for (row, (_, words)) in entries.enumerated() {
      for word in words.split(separator: ",") {
        let keyword = Keyword(String(word), row: row)
        if let first = keyword.letters.first { keywords[first, default: []].append(keyword) }
      }
    }
    self.keywords = keywords
  }

  /// Returns the first value of the table with a keyword in the text; nil without one.
  func value(in text: String) -> Value? { value(in: FoldedText(text)) }

  /// Returns the first value of the table with a keyword in the text; nil without one.
  func value(in text: FoldedText) -> Value? {
    var best: Int?
    find(in: text) { keyword, _ in best = min(best ?? .max, keyword.row) }
    return best.map { values[$0] }
  }

  /// Returns the value whose keyword ends last in a text; nil without one.
  ///
  /// A title ends with the head noun: `전복구이` is grilled, `칼국수` is not a soup. Of two keywords that end at the same
  /// place the longer one wins, then the first one of the table.
  func lastValue(in text: String) -> Value? {
    var best: (row: Int, end: Int, count: Int)?
    find(in: FoldedText(text)) { keyword, end in
      let count = keyword.letters.count
      if let known = best, (end, count, -keyword.row) <= (known.end, known.count, -known.row) { return }
      best = (keyword.row, end, count)
    }
    return best.map { values[$0.row] }
  }

  /// Calls `body` with every keyword in a text and the position of its end.
  private func find(in text: FoldedText, _ body: (Keyword, _ end: Int) -> Void) {
    for start in text.letters.indices {
      for keyword in keywords[text.letters[start]] ?? [] where text.has(keyword, at: start) {
        body(keyword, start + keyword.letters.count)
      }
    }
  }
}

/// A keyword of a table.
struct Keyword: Sendable {
  fileprivate let letters: [Unicode.Scalar]
  fileprivate let isKorean: Bool
  fileprivate let row: Int

  fileprivate init(_ word: String, row: Int) {
    isKorean = word.isKorean
    letters = FoldedText(word).letters
    self.row = row
  }
}

/// A text without spaces and punctuation, with the positions at which its words begin and end.
struct FoldedText {
  fileprivate private(set) var letters: [Unicode.Scalar] = []
  /// Whether a word begins or ends before each letter, and after the last one.
  private var isBoundary: [Bool] = [true]

  init(_ text: String) {
    var word: [Unicode.Scalar] = []
    for scalar in text.lowercased().composedScalars {
      if scalar.isLetterOrMark || scalar.isNumber {
        word.append(scalar)
      } else if !word.isEmpty {
        append(word)
        word.removeAll(keepingCapacity: true)
      }
    }
    if !word.isEmpty { append(word) }
  }

  private mutating func append(_ word: [Unicode.Scalar]) {
    // A Korean word has no plural, and its letters must not be taken apart.
    letters += word.contains { (0xAC00...0xD7A3).contains($0.value) } ? word : NameKey(folding: word).letters
    isBoundary += repeatElement(false, count: letters.count + 1 - isBoundary.count)
    isBoundary[letters.count] = true
  }

  /// Returns whether a keyword stands at a position.
  fileprivate func has(_ keyword: Keyword, at start: Int) -> Bool {
    let end = start + keyword.letters.count
    guard end <= letters.count, keyword.isKorean || isBoundary[start] || isBoundary[end] else { return false }
    for (offset, letter) in keyword.letters.enumerated() where letters[start + offset] != letter { return false }
    return true
  }
}
