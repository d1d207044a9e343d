internal import Ingredients

/// English words that name food in titles and steps.
enum EnglishMentionTable {
  /// The words with the contents that they name; those without contents hide the shorter words in them.
  static let entries: [([FoodContent], String)] = [
    (
      [],
      """
      soy milk,soya milk,almond milk,oat milk,rice milk,coconut milk,cashew milk,nut milk,coconut cream,cashew cream,\
      soy cream,oat cream,coconut yogurt,coconut yoghurt,soy yogurt,soy yoghurt,cocoa butter,shea butter,apple butter,\
      seed butter,sunflower butter,butter bean,butter lettuce,cream of tartar,cream the,cream together,cream until,\
      milk thistle,coconut meat,nut meat,walnut meat,beef tomato,beefsteak tomato,lamb lettuce,lamb s lettuce,crab apple,\
      oyster mushroom,king oyster,chicken of the woods,hen of the woods,wine vinegar,ginger beer,root beer,cashew cheese,\
      flax egg,chia egg
      """
    ),
    ([.pork], "pork,ham,bacon,prosciutto,pancetta,chorizo,salami,pepperoni,lard,spam,gammon,guanciale,spare rib"),
    ([.beef], "beef,veal,sirloin,brisket,ribeye,suet,oxtail,pastrami,flank steak"),
    (
      [.meat],
      """
      meat,chicken,turkey,duck,goose,lamb,mutton,venison,rabbit,meatball,sausage,hamburger,short rib,gelatin,gelatine,\
      bone broth,foie gras,poultry,quail
      """
    ),
    (
      [.seafood],
      """
      fish,shrimp,prawn,salmon,tuna,cod,haddock,halibut,trout,mackerel,sardine,herring,anchovy,tilapia,snapper,squid,\
      calamari,octopus,crab,lobster,crayfish,crawfish,scallop,mussel,clam,oyster,caviar,roe,seafood,shellfish,bonito,\
      dashi,eel,surimi,worcestershire
      """
    ),
    ([.egg], "egg,yolk,mayonnaise,mayo,aioli,omelet,omelette,frittata,meringue"),
    (
      [.dairy],
      """
      milk,buttermilk,butter,ghee,cream,creme fraiche,cheese,cheddar,mozzarella,parmesan,parmigiano,pecorino,gruyere,\
      feta,ricotta,mascarpone,gouda,brie,camembert,gorgonzola,halloumi,paneer,yogurt,yoghurt,kefir,custard
      """
    ),
    ([.nuts], "peanut butter,almond butter,nut butter,peanut,almond,walnut,pecan,cashew,pistachio,hazelnut,macadamia"),
    ([.honey], "honey"),
    ([.gluten], "wheat flour,all purpose flour,plain flour,bread flour,breadcrumb,bread crumb,couscous,semolina"),
    ([.alcohol], "wine,beer,rum,brandy,vodka,whisky,whiskey,sake,sherry,tequila,bourbon,champagne,vermouth,liqueur"),
  ]
}

/// Korean words that name food in titles and steps.
enum KoreanMentionTable {
  /// The words with the contents that they name; those without contents hide the shorter words in them.
  static let entries: [([FoodContent], String)] = [
    (
      [],
      """
      콩고기,밀고기,식물성 고기,식물성고기,돼지호박,돼지감자,불고기 소스,불고기소스,불고기 양념,불고기양념,오리엔탈,오리지널,봉오리,봉우리,산호두부,달걀형,계란형,\
      코코넛밀크,코코넛 밀크,코코넛우유,코코넛 우유,아몬드밀크,아몬드 밀크,아몬드우유,아몬드 우유,귀리우유,귀리 우유,오트우유,쌀우유,콩우유,두부크림,두부 크림,두유크림,\
      두유 크림,콩크림,코코넛크림,코코넛 크림,캐슈크림,캐슈 크림,발사믹크림,발사믹 크림,플라워크림,플라워 크림,크림색,비건버터,비건 버터,비건치즈,비건 치즈,\
      비건마요,비건 마요,카카오버터,카카오 버터,코코아버터,와인식초,와인 식초,와인비네거,와인색,와인 비네거
      """
    ),
    ([.pork], "돼지,돈육,제육,삼겹,등갈비,족발,돈까스,돈가스,베이컨,프로슈토,하몽,스팸,순댓국,순대국,라드,살라미,페퍼로니,판체타"),
    ([.beef], "소고기,쇠고기,소불고기,한우,소갈비,쇠갈비,소꼬리,쇠꼬리,차돌박이,사골,육포,육회,우둔살,우삼겹,채끝살"),
    (
      [.meat],
      """
      닭,치킨,오리고기,훈제오리,오리,칠면조,양고기,양갈비,고기,갈비,수육,다짐육,곱창,막창,대창,선지,햄버거,소시지,소세지,너겟,미트볼,젤라틴
      """
    ),
    (
      [.seafood],
      """
      새우,오징어,문어,낙지,주꾸미,쭈꾸미,한치,꽃게,대게,게살,맛살,크래미,조개,조갯살,바지락,홍합,가리비,관자,전복,꼬막,골뱅이,소라살,생굴,굴전,굴국,굴밥,굴소스,\
      굴비,생선,고등어,갈치,꽁치,삼치,연어,참치,동태,명태,황태,북어,코다리,대구살,대구탕,가자미,광어,도미,장어,멸치,디포리,액젓,까나리,젓갈,새우젓,명란,날치알,\
      어묵,오뎅,해물,해산물,가쓰오,가다랑어,앤초비,안초비,멍게,미더덕,해파리,성게,피시소스,피쉬소스
      """
    ),
    ([.egg], "달걀,계란,노른자,흰자,지단,메추리알,에그,마요네즈,오믈렛,수란"),
    ([.dairy], "우유,크림,버터,치즈,요거트,요구르트,요플레,연유,모짜렐라,모차렐라,파마산,파르메산,리코타,마스카포네,분유,라떼"),
    ([.nuts], "땅콩버터,땅콩 버터,땅콩,호두,아몬드,캐슈넛,캐슈너트,피스타치오,헤이즐넛,피칸"),
    ([.honey], "꿀"),
    ([.gluten], "밀가루,부침가루,튀김가루,빵가루,박력분,강력분,중력분,식빵,바게트"),
    ([.alcohol], "청주,맛술,소주,와인,맥주,막걸리,럼주,미림,정종,고량주"),
  ]

  /// Names of one syllable with their contents.
  static let short: [Character: Set<FoodContent>] = ["굴": [.seafood], "게": [.seafood], "햄": [.pork], "잣": [.nuts]]
}
