import Images
import Testing

@testable import Evaluation

@Suite struct ConfusionMatrixTests {
  private let matrix = ConfusionMatrix(
    [
      judged("onion", "onion"), judged("onion", "egg"), judged("egg", "egg"), judged("egg", "egg"),
      judged("zebra", "egg"),
    ], order: ["none", "egg", "onion"])

  @Test func countsPairsInTheModelsOrder() {
    #expect(matrix.labels == ["egg", "onion", "zebra"])
    let rows = (0..<3).map { row in (0..<3).map { matrix[row, $0] } }
    #expect(rows == [[2, 0, 0], [1, 1, 0], [1, 0, 0]])
    #expect((0..<3).map(matrix.count(ofTruth:)) == [2, 2, 1])
    #expect((0..<3).map(matrix.count(ofAnswer:)) == [4, 1, 0])
  }

  @Test func shadesCellsByTheirShareOfTheRow() throws {
    let picture = try #require(matrix.picture())
    #expect(picture.size == PixelSize(width: 3 * 24 + 1, height: 3 * 24 + 1))
    func color(_ row: Int, _ column: Int) -> [UInt8] {
      let start = ((row * 24 + 12) * picture.width + column * 24 + 12) * 3
      return Array(picture.pixels[start..<start + 3])
    }
    #expect(color(0, 0) == [16, 72, 160] && color(0, 1) == [255, 255, 255])
    // Half of the onions are right: the root of one half is 0.7071.
    #expect(color(1, 1) == [86, 126, 188] && color(1, 0) == [209, 92, 92])
    #expect(color(2, 0) == [190, 24, 24] && color(2, 2) == [255, 255, 255])
    #expect(Array(picture.pixels.prefix(3)) == [214, 214, 214])
  }

  @Test func ofNothingThereIsNoPicture() { #expect(ConfusionMatrix([], order: ["egg"]).picture() == nil) }

  @Test func manyLabelsMakeSmallCells() throws {
    let labels = (0..<400).map { "label \($0)" }
    let matrix = ConfusionMatrix(labels.map { judged($0, $0) }, order: labels)
    let picture = try #require(matrix.picture())
    #expect(picture.size == PixelSize(width: 1200, height: 1200))
    #expect(Array(picture.pixels.prefix(3)) == [16, 72, 160])
  }

  @Test func tenThousandLabelsShareThePixelsOfAPicture() throws {
    let labels = (0..<10_000).map { "label \($0)" }
    let wrong = judged(labels[5000], labels[0])
    let matrix = ConfusionMatrix(labels.map { judged($0, $0) } + [wrong], order: labels)
    #expect(matrix[5000, 5000] == 1 && matrix[5000, 0] == 1 && matrix[0, 5000] == 0)
    #expect(matrix.confusions == [Confusion(truth: labels[5000], answer: labels[0], count: 1)])
    let picture = try #require(matrix.picture())
    #expect(picture.size == PixelSize(width: 4000, height: 4000))
    func color(_ row: Int, _ column: Int) -> [UInt8] {
      let start = (row * picture.width + column) * 3
      return Array(picture.pixels[start..<start + 3])
    }
    #expect(color(0, 0) == [16, 72, 160] && color(3999, 3999) == [16, 72, 160] && color(0, 1) == [255, 255, 255])
    #expect(color(2000, 0) == [209, 92, 92])
  }
}
