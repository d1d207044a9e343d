import FridgeKit
import Ingredients
import Recognition
import Testing

/// Ingredients chosen by name and by photo.
@Suite struct SelectionTests {
  private let fridge = Fridge(folders: nil)

  /// Returns a list of ingredients seen in photos, one in each.
  private func seen(_ predictions: (String, Float)...) -> IngredientList {
    var list = IngredientList(threshold: 0.5)
    for (label, confidence) in predictions { list.add(photo: [Prediction(label: label, confidence: confidence)]) }
    return list
  }

  @Test func mostConfidentComeFirst() {
    let list = seen(("egg", 0.6), ("onion", 0.9), ("robot", 0.99), ("carrot", 0.6), ("none", 0.9), ("milk", 0.4))
    #expect(fridge.cookable(list).map(\.id) == ["onion", "egg", "carrot"])
  }

  @Test func namesComeBeforePhotos() throws {
    let list = seen(("egg", 0.6), ("onion", 0.9), ("carrot", 0.7))
    #expect(try fridge.selection(named: [], seen: list).ids == ["onion", "carrot", "egg"])
    #expect(try fridge.selection(named: ["달걀", "tofu"], seen: list).ids == ["egg", "tofu", "onion", "carrot"])
  }

  @Test func onlyAsManyAreTakenAsThereIsRoomFor() throws {
    let list = seen(("egg", 0.6), ("onion", 0.9), ("carrot", 0.7))
    let names = ["tofu", "milk", "ham"]
    #expect(try fridge.selection(named: names, seen: list).ids == names + ["onion", "carrot"])
    #expect(try fridge.selection(named: names + ["rice", "corn"], seen: list).ids == names + ["rice", "corn"])
  }

  @Test(arguments: [
    (["green", "onion", "tofu"], ["green_onion", "tofu"]), (["깻잎,두부"], ["perilla_leaf", "tofu"]),
    (["milk,", "eggs"], ["milk", "egg"]), (["green onion"], ["green_onion"]), (["egg", "onion"], ["egg", "onion"]),
    (["fish cake", "egg"], ["fish_cake", "egg"]), (["milk, fish cake"], ["milk", "fish_cake"]),
    (["rice", "cake", "egg"], ["tteok", "egg"]),
    (["fish", "cake"], ["fish_cake"]), (["red", "pepper", "paste"], ["gochujang"]), (["soy", "milk"], ["soy_milk"]),
    (["돼지", "고기", "두부"], ["pork", "tofu"]), (["rice", "milk"], ["rice", "milk"]),
    (["coconut", "milk"], ["coconut_milk"]), (["peanut", "butter", "milk"], ["peanut_butter", "milk"]),
    (["fish,cake"], ["fish", "cake"]),
    // A ready-made dish of two words is two ingredients to cook with, but not where one of them is a dish, too.
    (["김", "밥"], ["laver", "cooked_rice"]), (["김밥"], ["gimbap_food"]), (["김치", "찌개"], ["stew_food"]),
    (["pork", "beans"], ["pork", "beans"]), (["pork", "&", "beans"], ["pork_and_beans"]),
    (["macaroni", "and", "cheese"], ["mac_and_cheese_mix"]),
    // What is made for a dish is not meant where each word is a food.
    (["김", "밥", "단무지", "햄"], ["laver", "cooked_rice", "pickled_daikon", "ham"]),
    (["김밥", "단무지"], ["pickled_daikon"]),
    // Foods that a cook keeps are two where Korean writes the joined name together, or where English means two things.
    (["우유", "식빵", "계란"], ["milk", "sandwich_bread", "egg"]),
    (["식빵", "우유", "계란"], ["sandwich_bread", "milk", "egg"]),
    (["커피", "우유"], ["coffee", "milk"]), (["김치", "만두"], ["kimchi", "dumpling"]), (["무", "김치"], ["daikon", "kimchi"]),
    (["고기", "만두"], ["beef", "dumpling"]), (["egg", "tofu"], ["egg", "tofu"]), (["계란", "두부"], ["egg", "tofu"]),
    (["beef", "tomato"], ["beef", "tomato"]), (["green", "onion", "kimchi"], ["green_onion", "kimchi"]),
    (["pork", "kimchi", "tofu"], ["pork", "kimchi", "tofu"]),
    // But not where one word only describes the other, or the joined name is written apart.
    (["rice", "noodles"], ["rice_noodles"]), (["cream", "cheese", "egg"], ["cream_cheese", "egg"]),
    (["표고", "버섯"], ["shiitake"]), (["모차렐라", "치즈"], ["mozzarella"]), (["토마토", "소스"], ["tomato_sauce"]),
    (["멸치", "육수"], ["anchovy_stock"]), (["돼지", "갈비"], ["pork_ribs"]), (["감자", "전분"], ["potato_starch"]),
    (["napa", "cabbage"], ["napa_cabbage"]),
    // A quoted name is one.
    (["우유 식빵"], ["sandwich_bread"]), (["egg tofu"], ["egg_tofu"]), (["커피우유"], ["strawberry_milk"]),
    (["peppers"], ["bell_pepper"]), (["pepper"], ["black_pepper"]), (["fish", "fries"], ["fish", "french_fries"]),
    (["sausage", "Peppers"], ["sausage", "bell_pepper"]), (["rice, peppers , egg"], ["rice", "bell_pepper", "egg"]),
    (["옥수수캔, 골뱅이캔, 등뼈, 불고기"], ["canned_corn", "whelk", "pork_bones", "bulgogi_beef"]),
    (["leftover roast lamb, goat's cheese"], ["cooked_lamb", "goat_cheese"]),
    (["roast chicken leftovers, 족발 남은 것"], ["rotisserie_chicken", "jokbal"]),
    ([], []), ([","], []),
  ]) func namesMayHaveSeveralWords(words: [String], ids: [String]) throws {
    #expect(try fridge.namedIngredients(in: words).ids == ids)
  }

  @Test(arguments: [
    (["zorbleflux", "egg", "onion"], ["egg", "onion"], ["zorbleflux"]),
    (["milk", "grean", "tofu"], ["milk", "tofu"], ["grean"]),
    (["egg", "zorble", "flux"], ["egg"], ["zorble", "flux"]), (["조르블,", "두부"], ["tofu"], ["조르블"]),
    (["zorble, 1 cup chopped onion"], ["onion"], ["zorble"]), (["zorble", "2 large egg whites"], ["egg"], ["zorble"]),
    (["milk", "none"], ["milk"], ["none"]), (["돼지고가", "김치"], ["kimchi"], ["돼지고가"]),
  ]) func unknownWordsHideNoNames(words: [String], ids: [String], unknown: [String]) throws {
    let named = try fridge.namedIngredients(in: words)
    #expect(named.ids == ids && named.unknown.compactMap(\.unknownName) == unknown)
  }

  @Test func unknownWordsAloneAreAnError() {
    let error = #expect(throws: ChoiceError.self) { try fridge.namedIngredients(in: ["zorble", "flux"]) }
    #expect(error?.unknownName == "zorble")
  }

  @Test func choiceErrorsAreThoseOfNames() {
    #expect(throws: ChoiceError.selection(.nothingChosen)) { try fridge.selection(named: [], seen: seen()) }
    let six = ["tofu", "milk", "ham", "rice", "corn", "egg"]
    #expect(throws: ChoiceError.selection(.tooMany(count: 6))) { try fridge.selection(named: six, seen: seen()) }
  }
}

extension ChoiceError {
  fileprivate var unknownName: String? { if case .unknown(let name, _) = self { name } else { nil } }
}
