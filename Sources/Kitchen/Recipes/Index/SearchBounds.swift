/// What a search knows of 512 recipes before it looks at any: counts that no recipe's tally can exceed.
struct SearchBounds {
  /// A list of recipes with what it says of them.
  private struct Source {
    var cursor: PostingCursor
    let role: RecipeIngredient.Role
    let isThere: Bool
    let urgency: Int
    /// The position among the chosen ingredients; nil when it was not chosen.
    let choice: Int?
  }

  /// The points for using chosen ingredients, as ``RecipeTally/use`` counts them.
  private(set) var use: SlicedNumbers
  /// How many required ingredients are not there.
  private(set) var missing: SlicedNumbers
  /// How many of those something may stand in for.
  private(set) var replaceable: SlicedNumbers
  /// How many ingredients are required.
  private(set) var required: SlicedNumbers
  /// How many ingredients there are in all roles.
  private(set) var all: SlicedNumbers
  /// The urgency of what is used, items that meet several ingredients as often.
  private(set) var urgency: SlicedNumbers
  /// Which recipes are a match at all.
  private(set) var matches = RecipeMask.zero

  private let index: RecipeIndex
  private let requiredSizes: RecipeSizes.Numbers
  private let hasChoice: Bool
  private var sources: [Source] = []
  private var there: SlicedNumbers
  private var chosenMasks: [(required: RecipeMask, minor: RecipeMask)]

  init(_ plan: SearchPlan, _ index: RecipeIndex) {
    self.index = index
    let chosenCount = plan.matcher.scoring.chosenCount
    hasChoice = chosenCount > 0
    requiredSizes = plan.request.staples == .counted ? index.sizes.requiredAndStaples : index.sizes.required
    required = SlicedNumbers(upTo: requiredSizes.maximum)
    (missing, replaceable, there) = (required, required, required)
    all = SlicedNumbers(upTo: index.sizes.all.maximum)
    urgency = SlicedNumbers(upTo: index.sizes.all.maximum * (plan.urgencies.max() ?? 0))
    use = SlicedNumbers(upTo: 2 * chosenCount)
    chosenMasks = Array(repeating: (.zero, .zero), count: chosenCount)
    for (ingredient, meaning) in plan.meanings.enumerated() where meaning.quality > 0 {
      for role in RecipeIngredient.Role.allCases { addSource(ingredient, meaning, role, plan) }
    }
  }

  private mutating func addSource(
    _ ingredient: Int, _ meaning: SearchPlan.Meaning, _ role: RecipeIngredient.Role, _ plan: SearchPlan
  ) {
    let need = IndexedNeed(ingredient: ingredient, role: role, quantity: nil)
    let source = Source(
      cursor: PostingCursor(index.postings.lists[need.list]), role: plan.weighed(role, of: ingredient),
      isThere: meaning.isThere, urgency: plan.urgencies[meaning.item],
      choice: meaning.item < chosenMasks.count ? meaning.item : nil)
    let tells = source.role == .required || source.isThere && (source.urgency > 0 || !hasChoice || source.choice != nil)
    if tells && !source.cursor.isEmpty { sources.append(source) }
  }

  /// Counts for the next block; blocks come one after the other, from 0 on.
  mutating func count(block: Int) {
    clear()
    for position in sources.indices {
      let mask = sources[position].cursor.mask(ofBlock: block, in: index.postings)
      if mask != .zero { count(mask, sources[position]) }
    }
    for (required, minor) in chosenMasks {
      use.add(minor & ~required)
      use.add(required, at: 1)
      if hasChoice { matches |= minor | required }
    }
    guard matches != .zero else { return }
    required.load(requiredSizes.planes, block: block)
    all.load(index.sizes.all.planes, block: block)
    missing.load(requiredSizes.planes, block: block)
    missing.subtract(there)
  }

  private mutating func clear() {
    use.clear()
    there.clear()
    replaceable.clear()
    urgency.clear()
    matches = .zero
    for position in chosenMasks.indices { chosenMasks[position] = (.zero, .zero) }
  }

  private mutating func count(_ mask: RecipeMask, _ source: Source) {
    guard source.isThere else { return replaceable.add(mask) }
    if source.role == .required { there.add(mask) }
    for plane in 0..<3 where source.urgency >> plane & 1 == 1 { urgency.add(mask, at: plane) }
    if let choice = source.choice {
      if source.role == .required { chosenMasks[choice].required |= mask } else { chosenMasks[choice].minor |= mask }
    } else if !hasChoice, source.role != .staple {
      matches |= mask
    }
  }
}
