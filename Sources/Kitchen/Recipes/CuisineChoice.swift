/// The cuisines that a person wants, any of which is enough.
///
/// `all` is no cuisine of its own: it is selected exactly when each of them is. So selecting `all` selects every cuisine,
/// deselecting one deselects `all`, and selecting each selects `all`.
public struct CuisineChoice: Sendable, Equatable {
  /// The cuisines selected.
  public private(set) var cuisines: Set<Cuisine>

  /// Every cuisine.
  public static let all = CuisineChoice(selecting: [.all])

  /// The cuisines that these switches stand for together.
  public init(selecting options: some Sequence<CuisineOption> = []) { cuisines = Set(options.flatMap(\.cuisines)) }

  /// Whether a switch is on.
  public func isSelected(_ option: CuisineOption) -> Bool { cuisines.isSuperset(of: option.cuisines) }

  /// Turns a switch on.
  public mutating func select(_ option: CuisineOption) { cuisines.formUnion(option.cuisines) }

  /// Turns a switch off; turning `all` off leaves nothing.
  public mutating func deselect(_ option: CuisineOption) { cuisines.subtract(option.cuisines) }
}
