internal import Ingredients

/// English words that name food in titles and steps.
enum EnglishMentionTable {
  /// The words with what they name; those that name nothing hide the shorter ones in them.
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
