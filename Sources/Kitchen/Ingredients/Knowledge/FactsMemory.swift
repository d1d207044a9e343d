internal import Synchronization

/// The facts that were asked for, by identifier; safe to use from several threads.
final class FactsMemory: Sendable {
  private let facts = Mutex<[String: IngredientFacts]>([:])

  subscript(id: String) -> IngredientFacts? {
    get { facts.withLock { $0[id] } }
    set { facts.withLock { $0[id] = newValue } }
  }
}
