import Files
import Images
import Recognition
import Testing

@testable import FridgeKit

struct BatchFormatTests {
  @Test func headsCSVOnly() {
    #expect(BatchFormat.csv.header == "photo,ingredient,name,confidence,error\n")
    #expect(BatchFormat.jsonl.header == "")
  }

  @Test func writesTheBestLabelAsCSV() {
    let row = BatchFormat.csv.row(for: report("a.jpg", ("onion", 0.75), ("egg", 0.25)), plainWording)
    #expect(row == "a.jpg,onion,<onion>,0.75,\n")
  }

  @Test func quotesFieldsThatCSVWouldMisread() {
    let row = BatchFormat.csv.row(for: report("a,\"b\"\n.jpg", ("onion", 1)), plainWording)
    #expect(row == "\"a,\"\"b\"\"\n.jpg\",onion,<onion>,1.0,\n")
  }

  @Test func doublesQuotesThatBearACombiningMark() {
    let row = BatchFormat.csv.row(for: report("a\"\u{301}.jpg", ("onion", 1)), plainWording)
    #expect(row.unicodeScalars.elementsEqual("\"a\"\"\u{301}.jpg\",onion,<onion>,1.0,\n".unicodeScalars))
  }

  @Test func writesAnErrorAsCSV() {
    let row = BatchFormat.csv.row(for: report("a.jpg", .image(.empty)), plainWording)
    #expect(row == "a.jpg,,,,image(Images.ImageError.empty)\n")
  }

  @Test func writesAllLabelsAsJSON() {
    let row = BatchFormat.jsonl.row(for: report("a\"\n.jpg", ("onion", 0.75), ("egg", 0.25)), plainWording)
    #expect(
      row == #"{"photo":"a\"\n.jpg","width":40,"height":30,"labels":["#
        + #"{"ingredient":"onion","name":"<onion>","confidence":0.75},"#
        + #"{"ingredient":"egg","name":"<egg>","confidence":0.25}]}"# + "\n")
  }

  @Test func writesAnErrorAsJSON() {
    let row = BatchFormat.jsonl.row(for: report("a.jpg", .recognition(.notFinite)), plainWording)
    #expect(row == #"{"photo":"a.jpg","error":"recognition(Recognition.RecognitionError.notFinite)"}"# + "\n")
  }

  @Test(arguments: BatchFormat.allCases)
  func writesAPhotoWithoutLabels(format: BatchFormat) {
    let row = format.row(for: report("a.jpg"), plainWording)
    #expect(row == (format == .csv ? "a.jpg,,,,\n" : #"{"photo":"a.jpg","width":40,"height":30,"labels":[]}"# + "\n"))
  }
}
