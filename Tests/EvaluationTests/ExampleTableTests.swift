import Files
import Ingredients
import Recognition
import TestSupport
import Testing

@testable import Evaluation

@Suite struct ExampleTableTests {
  private static let header = "file,split,ingredient,x0,y0,x1,y1\n"
  private let folder = TemporaryFolder()
  private let labels = LabelNames(labels: ["onion", "egg"], vocabulary: .standard)

  @Test func readsRows() throws {
    let path = try folder.write(
      "a/t.csv", Self.header + "b/c.jpg,val,onion,0,0.25,0.5,1\n\"d,e.jpg\",train,달걀,,,,\n/f.jpg,val,Onion,,,,\n")
    let table = try ExampleTable(reading: path)
    let place = folder.path.appending("a")
    #expect(
      try table.examples(split: nil, labels: labels) == [
        LabelledExample(
          photo: place.appending("b/c.jpg"), label: "onion", box: RelativeBox(x0: 0, y0: 0.25, x1: 0.5, y1: 1)),
        LabelledExample(photo: place.appending("d,e.jpg"), label: "egg"),
        LabelledExample(photo: "/f.jpg", label: "onion"),
      ])
    #expect(try table.examples(split: "train", labels: labels).map(\.label) == ["egg"])
    #expect(throws: ExampleError.unknownSplit(path, "test", available: ["train", "val"])) {
      try table.examples(split: "test", labels: labels)
    }
  }

  @Test func columnsMayStandInAnyOrderOrBeMissing() throws {
    let table = try ExampleTable(reading: folder.write("t.csv", "note,ingredient,file\nhello,egg,a.jpg\n"))
    #expect(
      table.rows == [
        ExampleTable.Row(
          line: 2, photo: folder.path.appending("a.jpg"), split: "", ingredient: "egg", box: nil,
          confidence: nil)
      ])
  }

  @Test(arguments: [
    ("", 1, ExampleTableFault.missingColumn("file")), ("a.jpg,val,onion,,,,\n", 1, .missingColumn("file")),
    ("file,split\n", 1, .missingColumn("ingredient")), ("file,ingredient,x0,x1,y1\n", 1, .missingColumn("y0")),
    (header + "a.jpg,val,onion\n", 2, .fieldCount(3, expected: 7)), (header + ",val,onion,,,,\n", 2, .noFile),
    (header + "a,val,onion,,,,\na,val,onion,0,0,,1\n", 3, .box(["0", "0", "", "1"])),
    (header + "a,val,onion,0,0,one,1\n", 2, .box(["0", "0", "one", "1"])),
    (header + "a,val,onion,0,0,nan,1\n", 2, .box(["0", "0", "nan", "1"])),
    (header + "a,val,onion,0.5,0,0.4,1\n", 2, .box(["0.5", "0", "0.4", "1"])), (header + "\"a", 2, .openQuote),
  ])
  func faultsNameTheLine(_ text: String, _ line: Int, _ fault: ExampleTableFault) throws {
    let path = try folder.write("t.csv", text)
    #expect(throws: ExampleError.table(path, line: line, fault)) { try ExampleTable(reading: path) }
  }

  @Test func textMustBeUTF8ButFilesNeedNot() throws {
    let path = folder.path.appending("t.csv")
    try path.write(Array("file,ingredient\n".utf8) + [0xFF] + Array(",egg\na.jpg,".utf8) + [0xFF, 0x0A])
    #expect(throws: ExampleError.table(path, line: 3, .notText("ingredient"))) { try ExampleTable(reading: path) }
  }

  @Test func unknownLabelIsReportedWithItsLine() throws {
    let path = try folder.write("t.csv", Self.header + "a,val,egg,,,,\nb,val,eggg,,,,\n")
    let error = #expect(throws: ExampleError.self) {
      try ExampleTable(reading: path).examples(split: nil, labels: labels)
    }
    guard case .table(path, 3, .label(let unknown)) = error else { return #expect(Bool(false)) }
    #expect(unknown.name == "eggg" && unknown.suggestions.first?.id == "egg")
  }

  @Test func missingFileIsAnError() {
    let path = folder.path.appending("none.csv")
    #expect(throws: ExampleError.file(.notFound(path))) { try ExampleTable(reading: path) }
  }
}
