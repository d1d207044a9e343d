import Files
import RecipeFiles
import Recipes
import TestSupport

/// Small files in every format that is read, written for these tests.
enum SampleFiles {
  static let jsonLD = """
    {"@context":"https://schema.org","@graph":[{"@type":"WebPage","name":"Page"},{"@type":["Recipe","NewsArticle"],
    "name":"Tomato &amp; Egg Stir-fry","recipeYield":["2","2 servings"],"totalTime":"PT0H20M","recipeCuisine":"Chinese",
    "recipeCategory":"Main","keywords":"quick, eggs","image":["https://example.org/a.jpg"],"nutrition":{"@type":"NutritionInformation","calories":"300"},
    "recipeIngredient":["3 large eggs","2 tomatoes, cut into wedges","1/2 tsp salt","1 tbsp oil (optional)"],
    "recipeInstructions":[{"@type":"HowToSection","name":"Eggs","itemListElement":[{"@type":"HowToStep","text":"<p>Beat the eggs.</p>"},
    {"@type":"HowToStep","text":"Fry until just set."}]},{"@type":"HowToStep","text":"Add the tomatoes."}]}]}
    """

  static let page = """
    <!doctype html><html><head><script>var x = "<p>";</script>
    <SCRIPT type='application/ld+json'>{"@type":"BreadcrumbList"}</SCRIPT>
    <script id="r" type="application/ld+json">
    \(jsonLD)
    </script></head><body>…</body></html>
    """

  static let mealie = """
    {"name":"Lentil soup","slug":"lentil-soup","recipeServings":4,"totalTime":"40 minutes","recipeCategory":[{"name":"Soup"}],
    "tags":[{"name":"vegan"}],"recipeIngredient":[{"quantity":200,"unit":{"name":"g"},"food":{"name":"red lentils"},"note":"rinsed"},
    {"quantity":1,"unit":null,"food":{"name":"onion"},"note":""},{"note":"Salt to taste","quantity":0}],
    "recipeInstructions":[{"title":"","text":"Fry the onion."},{"text":"Add lentils and water; cook for 25 minutes."}],"rating":5}
    """

  static let cooklang = """
    ---
    title: Easy Pancakes
    servings: 2
    tags: [breakfast, western]
    ---
    -- a comment
    Crack the @eggs{3} into a #blender, then add the @plain flour{125%g}(sifted),
    @milk{250%ml} and @?sea salt{1%pinch}, and blend. [- not
    this -]

    = Cooking

    > A note that is no step.

    Melt the @butter in a #large pan{} and leave for ~{15%minutes}. Write to a@b.example.
    """

  static let mealMaster = """
    MMMMM----- Recipe via Meal-Master (tm) v8.05

          Title: Apple Crumble
     Categories: Desserts, Fruit
          Yield: 6 Servings

        1/2 c  Sugar                              1 ts Cinnamon
          6 md Apples; peeled and                50 g  Butter
               -sliced
      1 1/2 c  Flour

      Put the apples into a dish.
      Rub butter into the flour.

      Bake for 40 minutes.

    MMMMM
    """

  static let text = """
    두부 조림

    2인분 · 25분

    재료
    - 두부 1모(300g)
    - 간장 3큰술
    - 대파 1/2대

    만드는 법
    1. 두부를 썬다.
    2. 양념을 붓고
    15분 조린다.
    """

  static let ministryCSV = """
    \u{FEFF}RCP_SEQ,RCP_NM,RCP_WAY2,RCP_PAT2,RCP_PARTS_DTLS,MANUAL01,MANUAL02,INFO_ENG,RCP_NA_TIP
    28,새우 두부 계란찜,찌기,반찬,"새우두부계란찜
    연두부 75g(3/4모), 달걀 30g(1/2개)
    고명
    시금치 10g(3줄기), 소금 0.1",1. 새우를 데친다.a,"2. ""새우""를 찐다.b",220,싱겁게
    29,재료 없는 죽,끓이기,밥,,두부와 당근을 끓인다.,,,
    30,순서 없음,끓이기,밥,쌀 10g,,,,
    """

  static let agriculture = (
    recipes:
      #"[{"recipe_code":123,"recipe":"파잡채","category":"한식","class":"볶음","time":"30분","serving":"2인분","difficulty":"초보환영","imageURL":"x","introduce":"y"}]"#,
    ingredients:
      #"[{"recipe":"파잡채","name":"무","amount":"2011-01-02","recipe_code":123},{"name":"간장","amount":NaN,"recipe_code":123}]"#,
    process:
      #"[{"recipe_code":123,"order_num":2,"detail":"볶는다.","tip":" "},{"recipe_code":123,"order_num":1,"detail":"썬다.","tip":"곱게"}]"#
  )

  static let dish =
    #"{"id":"own-dish","title":{"en":"Own","ko":"내 요리"},"cuisine":"korean","kind":"soup","difficulty":2,"tags":["spicy"],"servings":3,"minutes":15,"ingredients":[{"id":"tofu","name":{"en":"Tofu","ko":"두부"},"amount":1,"unit":"block","note":"diced"}],"steps":{"en":["Boil."],"ko":["끓여요."]}}"#

  /// The samples of all text formats with a file name.
  static let byName: [(name: String, text: String)] = [
    ("a.json", jsonLD), ("a.html", page), ("m.json", mealie), ("p.cook", cooklang), ("a.mmf", mealMaster),
    ("t.txt", text), ("m.csv", ministryCSV), ("d.jsonl", dish),
  ]
}

extension TemporaryFolder {
  /// Writes a file and returns its records.
  func records(of bytes: some Collection<UInt8>, named name: String) throws -> [RecipeRecord] {
    let path = self(FilePath(name))
    try path.write(bytes)
    return RecipeFileReader().records(of: [path])
  }

  /// Writes a file and returns its only recipe.
  func recipe(of text: String, named name: String) throws -> ImportedRecipe {
    let records = try records(of: text.utf8, named: name)
    guard records.count == 1, let record = records.first else { throw WrongCount(count: records.count) }
    return try record.result.get()
  }

  private struct WrongCount: Error { let count: Int }
}
