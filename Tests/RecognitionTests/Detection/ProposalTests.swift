import Images
import Testing

@testable import Recognition

private func box(_ left: Float, _ top: Float, _ right: Float, _ bottom: Float) -> DetectionBox {
  DetectionBox(left: left, top: top, right: right, bottom: bottom)
}

struct ProposalTests {
  @Test func groupsDetectionsOfOneObject() {
    let detections = [
      Detection(score: 0.9, label: 2, row: 0, box: box(0, 0, 10, 10)),
      Detection(score: 0.8, label: 0, row: 1, box: box(0, 0, 10, 9)),
      Detection(score: 0.7, label: 0, row: 2, box: box(5, 0, 15, 10)),
      Detection(score: 0.6, label: 0, row: 3, box: box(0, 0, 9, 10)),
    ]
    let proposals = Proposal.grouping(detections)
    #expect(proposals.map(\.box) == [box(0, 0, 10, 10), box(5, 0, 15, 10)])
    #expect(proposals[0].detections.map(\.score) == [0.9, 0.8])
    let labels = ["egg", "onion", DetectorDescription.anyFood]
    #expect(proposals[0].names(labels) == ["egg": 0.8])
    #expect(proposals[0].edibleScore(labels) == 0.9)
    #expect(proposals[1].edibleScore(labels) == 0.7)
  }

  @Test func nestedBoxesOfOneLabelAreOneObject() {
    func object(_ label: String, _ confidence: Float, _ box: DetectionBox) -> NamedObject {
      NamedObject(prediction: Prediction(label: label, confidence: confidence), box: box)
    }
    let objects = NamedObject.merging([
      object("egg", 0.7, box(0, 0, 10, 10)), object("egg", 0.9, box(1, 1, 4, 4)), object("onion", 0.8, box(1, 1, 4, 4)),
      object("egg", 0.8, box(8, 0, 18, 10)),
    ])
    #expect(objects.map(\.prediction.label) == ["egg", "onion", "egg"])
    #expect(objects.map(\.prediction.confidence) == [0.9, 0.8, 0.8])
    #expect(objects.map(\.box) == [box(0, 0, 10, 10), box(1, 1, 4, 4), box(8, 0, 18, 10)])
  }

  @Test func partsOfSurerLargerObjectsAreLeftOut() {
    func object(_ label: String, _ confidence: Float, _ box: DetectionBox) -> NamedObject {
      NamedObject(prediction: Prediction(label: label, confidence: confidence), box: box)
    }
    let corn = object("corn", 0.9, box(0, 0, 10, 10))
    // Inside; seven tenths inside; half inside; half as large; of the same label; as sure.
    let candidates: [(NamedObject, isKept: Bool)] = [
      (object("ginger", 0.8, box(6, 6, 9, 9)), false), (object("ginger", 0.8, box(3, 0, 13, 5)), false),
      (object("ginger", 0.8, box(5, 0, 15, 5)), true), (object("ginger", 0.8, box(0, 0, 10, 6)), true),
      (object("corn", 0.8, box(6, 6, 9, 9)), true), (object("ginger", 0.9, box(6, 6, 9, 9)), true),
    ]
    for (candidate, isKept) in candidates {
      #expect(NamedObject.withoutParts([corn, candidate]) == (isKept ? [corn, candidate] : [corn]))
    }
  }
}
