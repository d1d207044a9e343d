import Files
import Ingredients
import Recognition
import TestSupport
import Testing

@testable import Evaluation

@Suite struct FindingTableTests {
  private static let header = "file,ingredient,x0,y0,x1,y1,confidence\n"
  private let folder = TemporaryFolder()

  private func table(_ text: String) throws -> FindingTable {
    try FindingTable(
      reading: folder.write("t.csv", text), names: LabelNames(labels: ["onion", "egg"], vocabulary: .standard))
  }

  @Test func readsTheFindingsOfEachPhoto() throws {
    let table = try table(
      Self.header + "a.jpg,egg,0,0.25,0.5,1,0.75\nb/c.jpg,양파,,,,,1\na.jpg,person,0,0,1,1,0.001\n")
    let box = RelativeBox(x0: 0, y0: 0.25, x1: 0.5, y1: 1)
    #expect(
      table.findings == [
        "a.jpg": [found("egg", 0.75, box), found("person", 0.001, .whole)], "b/c.jpg": [found("onion", 1)],
      ])
    #expect(table.labels == ["egg", "onion", "person"])
  }

  @Test func photosGoByTheNamesInTheTable() throws {
    let file = try folder.write("below/t.csv", Self.header + "a.jpg,egg,,,,,1\n")
    let table = try FindingTable(reading: file, names: LabelNames(labels: [], vocabulary: .standard))
    #expect(Array(table.findings.keys) == ["a.jpg"])
  }

  @Test(arguments: ["", "x", "-0.1", "1.01", "nan", "1e99"])
  func refusesInvalidConfidences(_ word: String) {
    #expect(throws: ExampleError.table(folder("t.csv"), line: 3, .confidence(word))) {
      try table(Self.header + "a.jpg,egg,,,,,1\na.jpg,egg,,,,,\(word)\n")
    }
  }

  @Test func alternativesHaveARank() throws {
    let table = try table("file,ingredient,confidence,rank\na.jpg,egg,0.7,1\na.jpg,onion,0.2,2\n")
    #expect(table.findings["a.jpg"]?.map(\.rank) == [1, 2])
    #expect(table.findings["a.jpg"]?.map(\.isName) == [true, false])
  }

  @Test(arguments: ["", "x", "0", "-1", "1.5", "99999999999999999999"]) func refusesInvalidRanks(_ word: String) {
    #expect(throws: ExampleError.table(folder("t.csv"), line: 2, .rank(word))) {
      try table("file,ingredient,confidence,rank\na.jpg,egg,1,\(word)\n")
    }
  }

  @Test func needsTheColumn() {
    #expect(throws: ExampleError.table(folder("t.csv"), line: 1, .missingColumn("confidence"))) {
      try table("file,ingredient\na.jpg,egg\n")
    }
  }

  @Test func refusesAnswersToObjects() {
    #expect(throws: ExampleError.table(folder("t.csv"), line: 1, .answersToObjects)) {
      try table("file,ingredient,x0,y0,x1,y1,answer,confidence\na.jpg,egg,,,,,onion,1\n")
    }
  }
}

extension RelativeBox {
  /// The columns from `start` to `end`, in hundredths of the photo's width, in full height.
  static func columns(_ start: Int, _ end: Int) -> RelativeBox {
    RelativeBox(x0: Double(start) / 100, y0: 0, x1: Double(end) / 100, y1: 1) ?? .whole
  }
}

/// Creates a finding.
func found(_ label: String, _ confidence: Float, _ box: RelativeBox? = nil, rank: Int = 1) -> Finding {
  Finding(Prediction(label: label, confidence: confidence), box: box, rank: rank)
}

/// Creates a labelled example.
func shown(_ label: String, _ box: RelativeBox? = nil) -> LabelledExample {
  LabelledExample(photo: "photo.png", label: label, box: box)
}
