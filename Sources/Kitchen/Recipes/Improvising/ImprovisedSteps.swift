internal import Localization

extension ImprovisedDish {
  /// A step and the minutes that it takes.
  typealias TimedStep = (text: BilingualText, minutes: Int)

  /// The steps, with the minutes of each.
  var steps: [TimedStep] {
    [preparation].compactMap(\.self) + technique.before.compactMap(step) + cooking + technique.after.compactMap(step)
  }

  /// The step that makes the foods ready.
  private var preparation: TimedStep? {
    var cuts: [(cut: BilingualText, names: [BilingualText])] = []
    for food in foods {
      guard let cut = food.part.cut.map({ technique.slicesThinly ? Self.thinly : $0 }) else { continue }
      if let index = cuts.firstIndex(where: { $0.cut == cut }) {
        cuts[index].names.append(food.name)
      } else {
        cuts.append((cut, [food.name]))
      }
    }
    if cuts.isEmpty { return nil }
    let sentences = cuts.map { cut, names in
      let list = Self.list(names, articles: true)
      return BilingualText(
        en: cut.english.replacing("#", with: list.english),
        ko: cut.korean.replacing("#", with: KoreanParticle.topic.following(list.korean)))
    }
    return (Self.joined(sentences), 0)
  }

  private static let thinly = BilingualText(en: "Slice # thinly.", ko: "# 얇게 썰어요.")

  private static func joined(_ sentences: [BilingualText]) -> BilingualText {
    BilingualText(
      en: sentences.map(\.english).joined(separator: " "), ko: sentences.map(\.korean).joined(separator: " "))
  }

  /// Returns a step of the technique with the names of its foods and its minutes; nil if it is about none of the foods.
  private func step(_ step: Technique.Step) -> TimedStep? {
    if foods.contains(where: { step.unless.contains($0.part) }) { return nil }
    guard let parts = step.parts else { return (Self.timed(step.text, step.minutes), step.minutes) }
    let names = foods.filter { parts.contains($0.part) }.map(\.name)
    if names.isEmpty { return nil }
    let list = Self.list(names, articles: true)
    let text = BilingualText(
      en: step.text.english.replacing("#", with: list.english),
      ko: step.text.korean
        .replacing("#O", with: KoreanParticle.object.following(list.korean))
        .replacing("#T", with: KoreanParticle.topic.following(list.korean)).replacing("#", with: list.korean))
    return (Self.timed(text, step.minutes), step.minutes)
  }

  /// Returns a step that ends with its time, if it has one.
  private static func timed(_ text: BilingualText, _ minutes: Int) -> BilingualText {
    if minutes == 0 { return text }
    return BilingualText(
      en: "\(text.english) This takes \(minutes) \(minutes == 1 ? "minute" : "minutes").",
      ko: "\(text.korean) \(minutes)분 걸려요.")
  }

  /// The step that cooks the foods: those that need most time go in first, and all are done at once.
  private var cooking: [TimedStep] {
    guard let medium = technique.medium else { return [] }
    let handled = (technique.before + technique.after).compactMap(\.parts).reduce(into: Set<FoodPart>()) {
      $0.formUnion($1)
    }
    let timed = foods.filter { !handled.contains($0.part) }
      .compactMap { food in medium.minutes(for: food.part).map { (food: food, minutes: $0) } }
    let times = Set(timed.map(\.minutes)).sorted(by: >)
    let sentences = times.indices.map { index -> BilingualText in
      let names = timed.filter { $0.minutes == times[index] }.map(\.food.name)
      let minutes = times[index] - (index + 1 < times.count ? times[index + 1] : 0)
      return sentence(Self.list(names, articles: true), minutes, isFirst: index == 0, medium)
    }
    return sentences.isEmpty ? [] : [(Self.joined(sentences), times.first ?? 0)]
  }

  /// The name of the fat in which the technique fries.
  private var oil: BilingualText {
    Self.name(of: technique.extras.first { ["olive_oil", "cooking_oil"].contains($0.id) }?.id ?? "cooking_oil")
  }

  /// Returns the sentence that adds foods and cooks them until the next ones go in.
  private func sentence(
    _ names: BilingualText, _ minutes: Int, isFirst: Bool, _ medium: CookingMedium
  ) -> BilingualText {
    let (cook, unit) = (technique.cook, minutes == 1 ? "minute" : "minutes")
    let object = KoreanParticle.object.following(names.korean)
    guard isFirst else {
      return BilingualText(
        en: "Add \(names.english) and \(cook.english) for \(minutes) \(unit).",
        ko: "\(object) 넣고 \(minutes)분 \(cook.korean).")
    }
    return switch medium {
    case .pan:
      BilingualText(
        en:
          "Fry \(names.english) in the \(oil.english.lowercased()) in a wide pan over medium-high heat for \(minutes) "
          + "\(unit).",
        ko: "넓은 팬에 \(KoreanParticle.object.following(oil.korean)) 두르고 중강불에서 \(object) \(minutes)분 \(cook.korean).")
    case .pot:
      BilingualText(
        en: "Add \(names.english) and \(cook.english) over medium heat for \(minutes) \(unit).",
        ko: "\(object) 넣고 중불에서 \(minutes)분 \(cook.korean).")
    case .oven:
      BilingualText(
        en: "Roast \(names.english) for \(minutes) \(unit).", ko: "\(object) \(minutes)분 \(cook.korean).")
    }
  }
}
