import Testing

@testable import Recognition

struct IngredientListTests {
  private func list(_ photos: [[Prediction]], threshold: Float = 0.95) -> IngredientList {
    var list = IngredientList(threshold: threshold)
    for photo in photos { list.add(photo: photo) }
    return list
  }

  private func seen(_ label: String, _ confidence: Float) -> Prediction {
    Prediction(label: label, confidence: confidence)
  }

  @Test(arguments: [(Float(0.95).nextDown, false), (0.95, false), (Float(0.95).nextUp, true), (1, true)])
  func recognisesAboveTheThreshold(confidence: Float, isRecognised: Bool) {
    #expect(list([[seen("onion", confidence)]]).entries.isEmpty == !isRecognised)
  }

  @Test func neverListsNone() { #expect(list([[seen("none", 1)]], threshold: 0).entries.isEmpty) }

  @Test func listsEachOnceInTheOrderSeen() {
    let list = list([[seen("onion", 0.96)], [seen("egg", 0.99)], [seen("onion", 0.98)], [seen("onion", 0.97)]])
    #expect(list.entries.map(\.label) == ["onion", "egg"])
    #expect(list.entries.map(\.confidence) == [0.98, 0.99])
    #expect(list.entries.map(\.photos) == [3, 1])
  }

  @Test func countsAPhotoOnceHoweverOftenItShowsAnIngredient() {
    let list = list([[seen("egg", 0.96), seen("onion", 0.97), seen("egg", 0.99)]])
    #expect(list.entries.map(\.label) == ["egg", "onion"])
    #expect(list.entries.map(\.photos) == [1, 1])
    #expect(list.entries[0].confidence == 0.99)
  }

  @Test func countsNoPhotoInWhichItWasNotRecognised() {
    let list = list([[seen("egg", 0.96)], [seen("egg", 0.5)], []])
    #expect(list.entries.map(\.photos) == [1])
  }
}
