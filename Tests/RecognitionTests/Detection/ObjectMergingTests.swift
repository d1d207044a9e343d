import Images
import Testing

@testable import Recognition

private func object(_ label: String, _ confidence: Float, _ edges: (Int, Int, Int, Int)?) -> RecognizedObject {
  let box = edges.map { PixelRectangle(left: $0.0, top: $0.1, right: $0.2, bottom: $0.3) }
  return RecognizedObject(Prediction(label: label, confidence: confidence), box: box)
}

struct ObjectMergingTests {
  @Test func nestedBoxesOfOneLabelAreOneObject() {
    let objects = [
      object("egg", 0.7, (0, 0, 10, 10)), object("egg", 0.9, (1, 1, 4, 4)), object("onion", 0.8, (1, 1, 4, 4)),
      object("egg", 0.8, (8, 0, 18, 10)),
    ]
    let merged = [
      object("egg", 0.9, (0, 0, 10, 10)), object("onion", 0.8, (1, 1, 4, 4)), object("egg", 0.8, (8, 0, 18, 10)),
    ]
    #expect(objects.merged() == merged)
  }

  @Test func theAlternativesAreThoseOfTheSurest() {
    func egg(_ confidence: Float, orElse alternative: String) -> RecognizedObject {
      RecognizedObject(
        Prediction(label: "egg", confidence: confidence), box: PixelRectangle(left: 0, top: 0, right: 9, bottom: 9),
        alternatives: [Prediction(label: alternative, confidence: 0.1)])
    }
    let merged = [egg(0.7, orElse: "onion"), egg(0.8, orElse: "corn"), egg(0.6, orElse: "ham")].merged()
    #expect(merged == [egg(0.8, orElse: "corn")])
  }

  @Test(arguments: [(2, 1), (3, 1), (4, 2)]) func boxesAreNestedFromSevenTenths(_ left: Int, _ count: Int) {
    let objects = [object("egg", 0.7, (0, 0, 10, 10)), object("egg", 0.6, (left, 0, left + 10, 10))]
    #expect(objects.merged().count == count)
    #expect(Array(objects.reversed()).merged().count == count)
  }

  @Test func objectsWithoutBoxesAreNotMerged() {
    let objects = [object("egg", 0.7, nil), object("egg", 0.6, (0, 0, 10, 10)), object("egg", 0.5, nil)]
    #expect(objects.merged() == objects)
    #expect([object("corn", 0.9, nil), object("ginger", 0.8, (6, 6, 9, 9))].withoutParts().count == 2)
  }

  @Test(
    arguments: [
      // Inside; seven tenths inside; half inside, then much less sure; three tenths inside; more than half as large; of
      // the same label; as sure.
      (object("ginger", 0.8, (6, 6, 9, 9)), false), (object("ginger", 0.8, (3, 0, 13, 5)), false),
      (object("ginger", 0.85, (5, 0, 15, 5)), true), (object("ginger", 0.75, (5, 0, 15, 5)), false),
      (object("ginger", 0.75, (7, 0, 17, 5)), true), (object("ginger", 0.8, (0, 0, 10, 6)), true),
      (object("corn", 0.8, (6, 6, 9, 9)), true), (object("ginger", 0.9, (6, 6, 9, 9)), true),
    ])
  func partsOfSurerLargerObjectsAreLeftOut(_ candidate: RecognizedObject, isKept: Bool) {
    let corn = object("corn", 0.9, (0, 0, 10, 10))
    #expect([corn, candidate].withoutParts() == (isKept ? [corn, candidate] : [corn]))
  }
}
