internal import Recognition

extension DetectorDescription {
  /// The labels that name an ingredient, in the detector's order: neither other things nor anything edible.
  var ingredients: [String] { self.labels.filter { foods.contains($0) && $0 != Self.anyFood } }
}
