import Testing

@testable import Ingredients

struct IngredientKnowledgeTests {
  private let knowledge = IngredientKnowledge.standard

  @Test func knowsAtLeast1500Ingredients() { #expect(knowledge.ids.count >= 1500) }

  @Test func unknownIngredientsAreUnknown() {
    #expect(knowledge["unicorn"] == nil)
    #expect(knowledge["Onion"] == nil)
    #expect(knowledge.ingredient("") == nil)
    #expect(knowledge.ancestors(of: "unicorn") == [])
    #expect(knowledge.kinds(of: "unicorn") == [])
    #expect(knowledge.substitutes(for: "unicorn") == [])
  }

  @Test func namesAreFoundAsByComparingEachOfThem() {
    let all = knowledge.ingredients
    let sample = stride(from: 0, to: all.count, by: 200).flatMap { position in
      [all[position].id, all[position].english, all[position].korean] + all[position].otherNames
    }
    let written = ["ONIONS", " (onion)", "ｏｎｉｏｎ", "양파", "양ㅍㅏ", "파", "crème", "Éclair", "7", "", "unicorn", "유니콘", "🍅"]
    for name in sample + written {
      let key = NameKey(name)
      #expect(knowledge.ingredient(keyed: key) == all.first { $0.answers(to: key) }, "\(name)")
    }
  }

  @Test func factsAreReadFromTheLine() throws {
    let carrot = try #require(knowledge["carrot"])
    #expect(carrot.ingredient.korean == "당근")
    #expect(carrot.category == .vegetable)
    #expect(carrot.parent == nil && !carrot.isStaple && carrot.contents == [])
    #expect((carrot.gramsPerPiece, carrot.gramsPerTablespoon, carrot.gramsPerCup) == (200, 8, 128))
    #expect(knowledge["carrot"] == carrot, "the second answer is the first")
    #expect(try #require(knowledge["soy_sauce"]).isStaple)
    #expect(try #require(knowledge["soy_sauce"]).contents == [.gluten, .soy])
  }

  @Test func kindsInheritTheFactsOfTheirParent() throws {
    let spaghetti = try #require(knowledge["spaghetti"])
    #expect(spaghetti.contents == [.gluten])
    #expect(spaghetti.shelfLife == knowledge["noodles"]?.shelfLife)
    #expect(try #require(knowledge["glass_noodles"]).contents == [])
    #expect(try #require(knowledge["sandwich_bread"]).contents == [.gluten, .dairy])
    #expect(try #require(knowledge["kabocha"]).gramsPerPiece == 900)
  }

  @Test func ancestorsAreNearestFirst() {
    #expect(knowledge.ancestors(of: "spaghetti") == ["pasta", "noodles"])
    #expect(knowledge.ancestors(of: "red_chili") == ["green_chili"])
    #expect(knowledge.ancestors(of: "noodles") == [])
    #expect(knowledge.lineage(of: "spaghetti") == ["spaghetti", "pasta", "noodles"])
  }

  @Test func kindsAreDirect() {
    #expect(knowledge.kinds(of: "pasta").prefix(4) == ["spaghetti", "short_pasta", "lasagna", "filled_pasta"])
    #expect(knowledge.kinds(of: "onion") == ["red_onion", "shallot", "pearl_onion"])
    #expect(knowledge.kinds(of: "salmon") == ["smoked_salmon", "raw_salmon"])
  }

  @Test(arguments: [
    ("noodles", "Glass noodles", "glass_noodles"), ("noodles", "스파게티", "spaghetti"), ("fish", "동태", "pollack"),
    ("vinegar", "malt vinegar", "malt_vinegar"),
  ])
  func findsAKindByName(id: String, name: String, kind: String) { #expect(knowledge.kind(of: id, named: name) == kind) }

  @Test(arguments: [("noodles", "Noodles"), ("bread", "Glass noodles"), ("spaghetti", "Pasta"), ("noodles", "")])
  func findsNoOtherKind(id: String, name: String) { #expect(knowledge.kind(of: id, named: name) == nil) }

  @Test func askersAreTheInverseOfSubstitutes() {
    var inverse: [String: [String]] = [:]
    for asker in knowledge.ids {
      for accepted in knowledge.substitutes(for: asker) { inverse[accepted.ingredient, default: []].append(asker) }
    }
    let some = knowledge.ids.enumerated().filter { $0.offset % 11 == 0 }.map(\.element)
    for id in ["egg", "butter", "noodles", "spaghetti", "garlic", "crushed_garlic", "unicorn"] + some {
      #expect(knowledge.askers(of: id) == inverse[id] ?? [], "\(id)")
    }
  }

  @Test func substitutesAreBestFirst() throws {
    let substitutes = knowledge.substitutes(for: "butter")
    #expect(substitutes.first == Substitute(ingredient: "margarine", quality: 0.9))
    #expect(zip(substitutes, substitutes.dropFirst()).allSatisfy { $0.quality >= $1.quality })
  }

  @Test func otherKindsAndTheParentAreSubstitutes() {
    let substitutes = knowledge.substitutes(for: "red_bell_pepper").map(\.ingredient)
    #expect(substitutes.prefix(3) == ["bell_pepper", "yellow_bell_pepper", "green_bell_pepper"])
    #expect(!substitutes.contains("red_bell_pepper"))
    let crushed = knowledge.substitutes(for: "crushed_garlic")
    #expect(crushed.first == Substitute(ingredient: "garlic", quality: 1))
    #expect(crushed.count { $0.ingredient == "garlic" } == 1)
  }

  @Test func ownKindsAreNoSubstitutesUnlessTheyDoWorse() {
    for id in knowledge.ids {
      let kinds = Set(knowledge.kinds(of: id).filter { knowledge.satisfied(by: $0).contains(id) })
      #expect(
        knowledge.substitutes(for: id).allSatisfy { !kinds.contains($0.ingredient) && $0.ingredient != id }, "\(id)")
    }
  }

  @Test func aKindThatDoesWorseSatisfiesNoRequestForAnyOfIts() throws {
    #expect(knowledge.satisfied(by: "linguine") == ["spaghetti", "pasta"])
    #expect(knowledge.ancestors(of: "ravioli") == ["filled_pasta", "pasta", "noodles"])
    #expect(knowledge.satisfied(by: "ravioli") == ["filled_pasta"])
    #expect(knowledge.satisfied(by: "unicorn") == [])
    let forTofu = knowledge.substitutes(for: "tofu")
    #expect(forTofu.contains(Substitute(ingredient: "soft_tofu", quality: 0.5)))
    #expect(!forTofu.contains { $0.ingredient == "frozen_tofu" })
    // Among the kinds of a food it does no better than for the food itself.
    let forFrozen = knowledge.substitutes(for: "frozen_tofu").first { $0.ingredient == "soft_tofu" }
    #expect(try #require(forFrozen).quality == 0.5)
  }

  @Test func readsASmallTable() {
    let lines = "# Fruit\n\n[fruit]\na|A|가|||honey|pantry 1 2 -|- 3 4|\nb|B|나||a||||a 0.5\n[nut]\nc|C|다||b|-|-|-|\n"
    let knowledge = IngredientKnowledge(IngredientTable(lines))
    #expect(knowledge.ids == ["a", "b", "c"])
    #expect(knowledge["b"]?.category == .fruit && knowledge["c"]?.category == .nut)
    #expect(knowledge["b"]?.contents == [.honey] && knowledge["b"]?.gramsPerCup == 4)
    #expect(knowledge["b"]?.shelfLife?.days(in: .fridge) == 2)
    #expect(knowledge["c"]?.contents == [] && knowledge["c"]?.shelfLife == nil && knowledge["c"]?.gramsPerCup == nil)
    #expect(knowledge.substitutes(for: "c") == [Substitute(ingredient: "b", quality: 0.9)])
  }
}

struct IngredientFormsTests {
  @Test func formsAreSymmetric() {
    for ingredient in Vocabulary.standard.ingredients {
      for other in IngredientForms.others(of: ingredient.id) {
        #expect(Vocabulary.standard[other] != nil)
        #expect(IngredientForms.others(of: other).contains(ingredient.id))
      }
    }
    #expect(IngredientForms.others(of: "garlic") == ["crushed_garlic"])
    #expect(IngredientForms.others(of: "onion").isEmpty)
  }
}

struct FoodContentTests {
  @Test func fleshIsAnimal() {
    #expect(FoodContent.allCases.filter(\.isFlesh) == [.pork, .beef, .meat, .seafood])
    #expect(FoodContent.allCases.filter(\.isAnimal) == [.pork, .beef, .meat, .seafood, .egg, .dairy, .honey])
  }
}
