/// The order in which the labels of figures stand: those of a model in its order, then others alphabetically.
struct LabelOrder {
  private let own: [String]

  /// The order of a model's labels; a repeated one stands where it is first.
  init(_ own: [String]) {
    var placed: Set<String> = []
    self.own = own.filter { placed.insert($0).inserted }
  }

  /// Labels in this order, each once.
  func sorted(_ labels: some Sequence<String>) -> [String] {
    let met = Set(labels)
    return own.filter(met.contains) + met.subtracting(own).sorted()
  }
}
