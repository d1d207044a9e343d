internal import Recipes

/// The decision which recipe comes first: the best one, one behind it that is more about what was chosen, or a dish that
/// is improvised.
struct FirstAnswer {
  private let request: RecommendationRequest
  private let matcher: RecipeMatcher

  /// - Parameter request: the request as it was made, so that a chosen ingredient stays what the person named.
  init(_ request: RecommendationRequest, _ matcher: RecipeMatcher) {
    (self.request, self.matcher) = (request, matcher)
  }

  /// The number of the best recipes among which the first one is looked for.
  private static let considered = 8

  /// The request for the recipes from which the answer is made: it must not depend on how many are asked for.
  var search: RecommendationRequest {
    var search = request
    if isOpen { search.limit = request.limit.map { max($0, Self.considered) } }
    return search
  }

  /// Whether the kitchen is a Korean one.
  private var isKorean: Bool { request.homeCuisines.contains(.korean) }

  /// Whether one food was named with its seasoning, for which the answers for it alone do.
  private var isSeasoned: Bool {
    request.chosen.count > 1 && request.chosen.count { !ImprovisedDish.goesIntoAnything($0) } == 1
  }

  /// Whether another recipe than the best one may come first.
  private var isOpen: Bool { request.order == .score && !request.chosen.isEmpty && request.limit ?? 1 > 0 }

  /// Returns the best recipes, with the first answer before the others.
  func leading(_ best: [Recipe]) -> [Recipe] {
    guard isOpen else { return best }
    let limit = request.limit ?? .max
    let isAlone = request.chosen.count == 1
    if !isAlone, best.first.flatMap(coverage(by:))?.isIdeal ?? false { return Array(best.prefix(limit)) }
    let candidates = candidates(among: best)
    let answer = isAlone ? plainest(of: candidates) : complete(of: candidates)
    let isFirm = answer.map { $0.coverage.isFirm && (isAlone || !isSecondary($0, among: candidates)) } ?? false
    if let answer, isFirm { return best.moving(answer.index, limit) }
    if isSeasoned, let seasoned = plainest(of: candidates.filter(\.coverage.usesEverything)) {
      return best.moving(seasoned.index, limit)
    }
    if let improvised { return Array(([improvised] + best).prefix(limit)) }
    return best.moving((answer ?? (isAlone ? nil : otherwise(of: candidates)))?.index, limit)
  }

  /// The dish improvised of the chosen ingredients; nil if there is none that the request allows.
  private var improvised: Recipe? {
    guard let dish = ImprovisedDish(of: request.chosen, preferring: isKorean ? .korean : nil)?.recipe,
      request.filter.accepts(dish),
      let match = matcher.match(dish), match.missing.count <= request.maximumMissing ?? .max
    else { return nil }
    return dish
  }
}

extension FirstAnswer {
  /// How far one of the best recipes covers the request, with its position.
  private typealias Candidate = (index: Int, coverage: RequestCoverage)

  /// Returns the candidates among the best few recipes.
  private func candidates(among best: [Recipe]) -> [Candidate] {
    best.prefix(Self.considered).enumerated().compactMap { index, recipe in
      coverage(by: recipe).map { (index, $0) }
    }
  }

  private func coverage(by recipe: Recipe) -> RequestCoverage? {
    RequestCoverage(of: request.chosen, by: recipe, matcher, in: isKorean ? .korean : .western)
  }

  /// The share of the best score that a recipe needs to come before the best one because less is missing.
  private static let leastShare = 0.85

  /// Returns the best recipe of a single food that is named for nothing that is missing, if possible served on nothing that
  /// is; nil if none is nearly as good as the best one and lacks no more. Of several that are as good, it is one of the home
  /// cuisine.
  private func plainest(of candidates: [Candidate]) -> Candidate? {
    guard let best = candidates.first?.coverage else { return nil }
    let plain = nearly(as: candidates.first, candidates).filter {
      $0.coverage.isPlain && $0.coverage.lack <= best.lack
    }
    let grounded = plain.preferring { !$0.coverage.lacksBase }
    guard let first = grounded.first?.coverage else { return nil }
    return grounded.filter { $0.coverage.score == first.score && $0.coverage.lack == first.lack }
      .preferring { ($0.coverage.recipe.cuisine == .korean) == isKorean }.first
  }

  /// Returns the best candidate that is about all chosen ingredients, or one behind it that is named for exactly these, or
  /// leaves fewer out; nil if none of the best few is about all.
  private func complete(of candidates: [Candidate]) -> Candidate? {
    let all = candidates.filter { $0.coverage.isComplete(isBest: $0.index == 0) }
    let grounded = all.preferring { !$0.coverage.lacksBase }
    let meaty = requiring(\.requiresMains, of: grounded)
    let based = requiring(\.requiresBases, of: meaty)
    return mostAbout(of: based).map { whole(as: $0, among: based) }
  }

  /// Returns the candidates that require certain foods, if one of them is nearly as good as the best; all, if none is.
  private func requiring(_ foods: (RequestCoverage) -> Bool, of candidates: [Candidate]) -> [Candidate] {
    let requiring = candidates.filter { foods($0.coverage) }
    return nearly(as: candidates.first, requiring).isEmpty ? candidates : requiring
  }

  /// The share of the best score below which a recipe for several foods comes after an improvised dish.
  private static let poorShare = 0.6

  /// Whether an improvised dish is a better answer for several foods: this one is far from being the best match, or leaves
  /// out an herb or an onion and is not named for all the rest.
  private func isSecondary(_ answer: Candidate, among candidates: [Candidate]) -> Bool {
    let best = candidates.first?.coverage.score ?? 0
    return answer.coverage.score < best * Self.poorShare
      || !answer.coverage.usesAllTastes && !answer.coverage.isNamedForAll
  }

  /// Returns the candidate, of complete ones, that is named for the chosen ingredients or leaves fewest out.
  private func mostAbout(of complete: [Candidate]) -> Candidate? {
    guard let first = complete.first else { return nil }
    let exact = complete.first { $0.coverage.isNamedExactly && $0.coverage.lack <= first.coverage.lack }
    if !first.coverage.listsExactly, let exact { return exact }
    let named = complete.filter(\.coverage.isNamedForAll)
    if first.coverage.isNamedForAll { return closest(of: nearly(as: first, named)) }
    if first.coverage.listsAll { return first }
    return named.first ?? closest(of: nearly(as: first, complete))
  }

  /// Returns a candidate, or one that is as good and leaves not even an herb or an onion out.
  private func whole(as one: Candidate, among complete: [Candidate]) -> Candidate {
    if one.coverage.usesEverything { return one }
    return nearly(as: one, complete).first {
      $0.coverage.usesEverything && $0.coverage.lack <= one.coverage.lack
        && (!one.coverage.isNamedForAll || $0.coverage.isNamedForAll)
    } ?? one
  }

  /// Returns the answer for several foods where no candidate is complete and nothing is improvised.
  private func otherwise(of candidates: [Candidate]) -> Candidate? {
    (isSeasoned ? plainest(of: candidates) : nil) ?? passable(of: candidates)
  }

  /// Returns the first candidate that uses all, or all but one of many, and is named for nothing that is missing, or else
  /// requires the meat or fish; nil if none is nearly as good as the best one.
  private func passable(of candidates: [Candidate]) -> Candidate? {
    let good = nearly(as: candidates.first, candidates)
    return good.first(where: \.coverage.isAboutAll) ?? good.first(where: \.coverage.isAboutAllButOne)
      ?? good.first(where: \.coverage.requiresMains)
  }

  /// Returns the first candidate that leaves out and lacks least.
  private func closest(of candidates: [Candidate]) -> Candidate? {
    candidates.min { $0.coverage.distance < $1.coverage.distance }
  }

  /// Returns the candidates that are nearly as good as one of them.
  private func nearly(as one: Candidate?, _ candidates: [Candidate]) -> [Candidate] {
    guard let one else { return [] }
    return candidates.filter { $0.coverage.score >= one.coverage.score * Self.leastShare }
  }
}

extension Array {
  /// Returns the elements that meet a condition; all, if none does.
  fileprivate func preferring(_ condition: (Element) -> Bool) -> [Element] {
    let met = filter(condition)
    return met.isEmpty ? self : met
  }
}

extension [Recipe] {
  /// Returns the first few recipes, after one was moved to the front; nil leaves the order.
  fileprivate func moving(_ index: Int?, _ limit: Int) -> [Recipe] {
    guard let index else { return Array(prefix(limit)) }
    return Array(([self[index]] + self[..<index] + self[(index + 1)...]).prefix(limit))
  }
}
