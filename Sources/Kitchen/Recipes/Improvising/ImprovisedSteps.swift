internal import IngredientLines
internal import Ingredients
internal import Localization

extension ImprovisedDish {
  /// A step and the minutes that it takes.
  typealias TimedStep = (text: BilingualText, minutes: Int)

  /// The steps, with the minutes of each.
  var steps: [TimedStep] {
    let pouring = technique.partsOfSteps.contains(.stock) ? nil : filled(Self.pouring)
    let sharpening = technique.partsOfSteps.contains(.vinegar) ? [] : [Self.sharpening]
    return [preparation, pouring].compactMap(\.self) + technique.before.compactMap(filled) + cooking
      + (technique.after + [Self.finishing] + sharpening).compactMap(filled)
  }

  /// What the kitchen adds: of the extras those that a step uses and that were not chosen.
  var addedExtras: [Technique.Extra] {
    let used = usedSteps.map(\.text.english).joined() + (cooking.isEmpty ? "" : Self.token(oil))
    var known = Set(foods.map(\.id))
    return technique.extras.filter { extra in
      let isTaken = extra.parts.map { parts in foods.contains { parts.contains($0.part) } } ?? true
      return isTaken && used.contains(Self.token(extra.id)) && known.insert(extra.id).inserted
    }
  }

  /// The steps of the technique that stand for these foods.
  private var usedSteps: [Technique.Step] { (technique.before + technique.after).filter { filled($0) != nil } }

  private static let pouring = Technique.Step.of(
    [.stock], en: "Use # in place of the water, as far as it goes.", ko: "물 대신 #O 있는 만큼 써요.")
  private static let finishing = Technique.Step.of([.finish], en: "Finish with #, to taste.", ko: "#O 입맛에 맞게 더해요.")

  private static let sharpening = Technique.Step.of(
    [.vinegar], en: "Sprinkle with #, to taste.", ko: "#O 입맛에 맞게 뿌려요.")

  private static func token(_ id: String) -> String { "{\(id)}" }
}

extension ImprovisedDish {
  /// The step that makes the foods ready; foods that are made ready in the same way share a sentence.
  private var preparation: TimedStep? {
    var sentences: [(text: BilingualText, foods: [Food])] = []
    for food in foods {
      guard !technique.whole.contains(food.part),
        let usual = food.part.preparation(
          of: food.id, for: technique.medium, fryingWhole: technique.friesChopsWhole)
      else { continue }
      let text = technique.slicesThinly && food.part.isSliced(food.id) ? Self.slicing : usual
      if let index = sentences.firstIndex(where: { $0.text.english == text.english }) {
        sentences[index].foods.append(food)
      } else {
        sentences.append((text, [food]))
      }
    }
    if sentences.isEmpty { return nil }
    return (Self.joined(sentences.map { text, foods in Self.naming(foods, in: text) }), 0)
  }

  private static let slicing = BilingualText(en: "Peel or trim # and slice thinly.", ko: "# 다듬어 얇게 썰어요.")

  /// Returns a sentence with names in the place of `#`, in Korean with their topic particle.
  private static func naming(_ foods: [Food], in text: BilingualText) -> BilingualText {
    let names = names(of: foods)
    return BilingualText(
      en: text.english.replacing("#", with: names.english),
      ko: text.korean.replacing("#", with: KoreanParticle.topic.following(names.korean)))
  }

  private static func joined(_ sentences: [BilingualText]) -> BilingualText {
    BilingualText(
      en: sentences.map(\.english).joined(separator: " "), ko: sentences.map(\.korean).joined(separator: " "))
  }

  /// Returns the names of foods within a sentence: `the squid, the chorizo and the peas`.
  private static func names(of foods: [Food]) -> BilingualText {
    let english = foods.map {
      "the " + EnglishNoun.common($0.english)
    }
    let korean = foods.map(\.name.korean)
    let list =
      korean.count == 2 ? KoreanParticle.with.following(korean[0]) + " " + korean[1] : korean.joined(separator: ", ")
    return BilingualText(en: EnglishNoun.list(english), ko: list)
  }
}

extension ImprovisedDish {
  /// The identifiers of what the technique adds, which its steps name where they do so, whether it was chosen or not.
  private var namedAnyway: Set<String> {
    let steps = (technique.before + technique.after).filter(suits)
    return Set(
      technique.extras.map(\.id).filter { id in steps.contains { $0.text.english.contains(Self.token(id)) } })
  }

  /// Returns whether a step stands for these foods, by those whose presence it asks for or excludes.
  private func suits(_ step: Technique.Step) -> Bool {
    let isAmong = { (parts: FoodParts) in foods.contains { parts.contains($0.part) } }
    return !isAmong(step.unless) && step.when.map(isAmong) != false
  }

  /// Returns a step of the technique with the names of its foods and its minutes; nil if it is about none of the foods.
  private func filled(_ step: Technique.Step) -> TimedStep? {
    if !suits(step) || step.isAboutCooked && timedFoods.isEmpty { return nil }
    guard let parts = step.parts else { return (Self.timed(step.text, step.minutes), step.minutes) }
    let named = foods.filter { parts.contains($0.part) && !namedAnyway.contains($0.id) }
    if named.isEmpty { return nil }
    let names = Self.names(of: named)
    let text = BilingualText(
      en: step.text.english.replacing("#", with: names.english),
      ko: step.text.korean
        .replacing("#O", with: KoreanParticle.object.following(names.korean))
        .replacing("#T", with: KoreanParticle.topic.following(names.korean)).replacing("#", with: names.korean))
    return (Self.timed(text, step.minutes), step.minutes)
  }

  /// Returns a text with the minutes and the names of what the kitchen adds in their places.
  private static func timed(_ text: BilingualText, _ minutes: Int) -> BilingualText {
    let time = BilingualText(en: minutes == 1 ? "1 minute" : "\(minutes) minutes", ko: "\(minutes)분")
    var (english, korean) = (
      text.english.replacing("@", with: time.english), text.korean.replacing("@", with: time.korean)
    )
    while let start = english.firstIndex(of: "{"), let end = english[start...].firstIndex(of: "}") {
      let id = String(english[english.index(after: start)..<end]), name = name(of: id)
      english = english.replacing(token(id), with: "the \(EnglishNoun.common(name.english))")
      korean = korean.replacing(token(id), with: name.korean)
    }
    return BilingualText(en: english, ko: korean)
  }
}

extension ImprovisedDish {
  /// The step that cooks the foods: those that need most time go in first, and all are done at once.
  private var cooking: [TimedStep] {
    guard let medium = technique.medium else { return [] }
    let timed = timedFoods
    let times = Set(timed.map(\.minutes)).sorted(by: >)
    let sentences = times.indices.map { index -> BilingualText in
      let names = Self.names(of: timed.filter { $0.minutes == times[index] }.map(\.food))
      let minutes = times[index] - (index + 1 < times.count ? times[index + 1] : 0)
      return Self.timed(index == 0 ? beginning(medium, names) : continuation(names), minutes)
    }
    return sentences.isEmpty ? [] : [(Self.joined(sentences + [check].compactMap(\.self)), times.first ?? 0)]
  }

  /// The sentence that asks whether poultry or sausage from a pan is done; nil if there is none.
  private var check: BilingualText? {
    let meats = technique.medium == .pan ? timedFoods.map(\.food).filter(\.isCookedThrough) : []
    if meats.isEmpty { return nil }
    let names = Self.names(of: meats)
    return BilingualText(
      en: "Go on until no pink is left inside \(names.english).",
      ko: "\(KoreanParticle.object.following(names.korean)) 속까지 붉은 기 없이 익혀요.")
  }

  /// Returns whether something is fried, and nothing but foods of some parts.
  func fries(only parts: FoodParts) -> Bool {
    !timedFoods.isEmpty && timedFoods.allSatisfy { parts.contains($0.food.part) }
  }

  /// Finds the foods that no other step of the technique cooks.
  var foodsToCook: [(food: Food, minutes: Int)] {
    let named = (technique.before + technique.after).filter { !$0.isBrowning && suits($0) }.compactMap(\.parts)
      .reduce(into: FoodParts()) { $0.formUnion($1) }
    let namedAnyway = namedAnyway
    return foods.filter { !named.contains($0.part) && !namedAnyway.contains($0.id) }.compactMap { food in
      technique.medium?.minutes(for: food).map { (food: food, minutes: $0) }
    }
  }

  /// The identifier of the fat in which the technique fries.
  var oil: String {
    technique.medium == .pan ? technique.extras.first { $0.id.hasSuffix("_oil") }?.id ?? "cooking_oil" : ""
  }

  /// Returns the sentence that begins to cook foods.
  private func beginning(_ medium: CookingMedium, _ names: BilingualText) -> BilingualText {
    let (cook, object) = (technique.cook, KoreanParticle.object.following(names.korean))
    return switch medium {
    case .pan:
      BilingualText(
        en: "Fry \(names.english) in {\(oil)} in a wide pan over medium-high heat for @.",
        ko: "넓은 팬에 {\(oil)}를 두르고 중강불에서 \(object) @ \(cook.korean).")
    case .pot:
      BilingualText(
        en: "Add \(names.english) and \(cook.english) over medium heat for @.",
        ko: "\(object) 넣고 중불에서 @ \(cook.korean).")
    case .oven: BilingualText(en: "Roast \(names.english) for @.", ko: "\(object) 넣고 @ \(cook.korean).")
    }
  }

  /// Returns the sentence that adds foods to those which already cook.
  private func continuation(_ names: BilingualText) -> BilingualText {
    BilingualText(
      en: "Add \(names.english) and \(technique.cook.english) for @.",
      ko: "\(KoreanParticle.object.following(names.korean)) 넣고 @ \(technique.cook.korean).")
  }
}

extension ImprovisedDish.Food {
  /// Whether it is chicken, turkey or sausage that has not been cooked.
  fileprivate var isCookedThrough: Bool {
    let raw: FoodParts = [.meat, .mince, .cured]
    return raw.contains(part)
      && (id == "sausage" || IngredientKnowledge.standard.lineage(of: id).contains(where: Self.cookedThrough.contains))
  }

  private static let cookedThrough: Set = [
    "chicken", "turkey", "ground_chicken", "ground_turkey", "italian_sausage", "bratwurst", "breakfast_sausage",
  ]

  /// The English name, in the plural where there are several: `Cherries`, but `Pineapple`.
  var english: String { isCounted ? EnglishNoun.plural(name.english) : name.english }

  /// Foods that are several although they are weighed.
  private static let weighed: Set = ["cherry_tomato", "sausage", "italian_sausage", "hot_dog"]

  private var isCounted: Bool {
    let uncounted: Set = ["enoki", "pineapple", "mango", "melon", "watermelon", "grapefruit", "bok_choy"]
    if uncounted.contains(id) { return false }
    if Self.weighed.contains(id) { return true }
    let amount = part.amount(of: id, sharedBy: 1)
    // Berries, mushrooms and mussels are weighed, but are many.
    let many: FoodParts = [.shellfish, .poultryOnTheBone, .flatbread, .fruit, .mushroom]
    return many.contains(part) && amount.unit != .piece || amount.unit == .piece && (amount.value ?? 0) > 1
  }
}
