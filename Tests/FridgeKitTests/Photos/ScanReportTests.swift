import Files
import Images
@testable import JSON
import Recognition
import Testing

@testable import FridgeKit

struct ScanReportTests {
  private func scan(_ reports: PhotoReport...) -> ScanReport {
    var scan = ScanReport(threshold: 0.9)
    for report in reports { scan.add(report) }
    return scan
  }

  @Test func listsRecognisedIngredients() {
    let scan = scan(
      report("a", ("onion", 0.95), ("egg", 0.05)), report("b", ("egg", 0.9)), report("c", ("onion", 0.97)),
      report("d", ("none", 0.99)), report("e"), report("f", .image(.empty)))
    #expect(scan.photos.map(\.photo) == ["a", "b", "c", "d", "e", "f"])
    #expect(scan.ingredients.entries.map(\.label) == ["onion"])
    #expect(scan.ingredients.entries[0].photos == 2)
    #expect(scan.ingredients.entries[0].confidence == 0.97)
  }

  @Test func writesVersionOneOfItsJSON() {
    let scan = scan(report("a", ("onion", 0.95)), report("b", ("egg", 0.5)), report("c", .image(.empty)))
    #expect(
      scan.json(plainWording).text == #"{"version":1,"photos":[{"photo":"a","width":40,"height":30,"objects":"#
        + #"[{"ingredient":"onion","name":"<onion>","confidence":0.95,"box":null}]},"#
        + #"{"photo":"b","width":40,"height":30,"objects":[]},"#
        + #"{"photo":"c","error":"image(Images.ImageError.empty)"}],"#
        + #""ingredients":[{"ingredient":"onion","name":"<onion>","confidence":0.95,"sure":true,"photos":1}]}"#)
  }

  @Test func listsOtherObjectsWhereADetectorRan() {
    var scan = ScanReport(threshold: 0.5, certainFrom: 0.75)
    let content = FoundObjects(
      size: PixelSize(width: 40, height: 30),
      objects: [
        RecognizedObject(
          Prediction(label: "egg", confidence: 0.75), box: PixelRectangle(x: 1, y: 2, width: 3, height: 4)),
        RecognizedObject(Prediction(label: "onion", confidence: 0.25)),
      ],
      others: [
        RecognizedObject(
          Prediction(label: "cup", confidence: 0.25), box: PixelRectangle(x: 0, y: 0, width: 40, height: 30))
      ])
    scan.add(ScannedPhoto(photo: "a", content: .success(content)))
    #expect(
      scan.json(plainWording).text == #"{"version":1,"photos":[{"photo":"a","width":40,"height":30,"objects":"#
        + #"[{"ingredient":"egg","name":"<egg>","confidence":0.75,"box":{"x":1,"y":2,"width":3,"height":4}}],"#
        + #""others":[{"name":"cup","confidence":0.25,"box":{"x":0,"y":0,"width":40,"height":30}}]}],"#
        + #""ingredients":[{"ingredient":"egg","name":"<egg>","confidence":0.75,"sure":false,"photos":1}]}"#)
  }

  @Test func ofNothingIsEmpty() {
    #expect(scan().json(plainWording).text == #"{"version":1,"photos":[],"ingredients":[]}"#)
  }
}
