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
}
