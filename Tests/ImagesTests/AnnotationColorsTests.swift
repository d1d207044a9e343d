import Foundation
import Testing

@testable import Images

@Suite struct AnnotationColorsTests {
  private typealias Triple = (Double, Double, Double)

  /// What linear light looks like without and with each dichromacy (Machado, Oliveira and Fernandes, 2009).
  private static let visions: [[[Double]]] = [
    [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
    [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
    [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]],
    [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]],
  ]

  private func product(_ matrix: [[Double]], _ vector: [Double]) -> [Double] {
    matrix.map { row in zip(row, vector).reduce(0) { $0 + $1.0 * $1.1 } }
  }

  /// A colour in OKLab, as someone with that vision sees it.
  private func look(_ color: Color, _ vision: [[Double]]) -> [Double] {
    let light = product(vision, [color.red, color.green, color.blue].map(Color.linear)).map { min(max($0, 0), 1) }
    let cones = product(
      [
        [0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
      ], light)
    return product(
      [
        [0.2104542553, 0.7936177850, -0.0040720468], [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
      ], cones.map(cbrt))
  }

  @Test(arguments: visions) func anyTwoColorsDiffer(_ vision: [[Double]]) {
    let looks = AnnotationColors.palette.map { look($0, vision) }
    for (index, one) in looks.enumerated() {
      for other in looks[..<index] {
        let distance = zip(one, other).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
        #expect(distance >= 0.14)
      }
    }
  }

  @Test(arguments: AnnotationColors.palette + [.black, .white, .gray]) func lettersStandOut(_ color: Color) {
    let (one, other) = (color.luminance + 0.05, color.textColor.luminance + 0.05)
    #expect(max(one, other) / min(one, other) >= 4.5)
  }

  /// A change of these would change the colours in everyone's pictures.
  @Test(arguments: [("apple", 6), ("onion", 5), ("orange", 0), ("tomato", 8), ("carrot", 3)])
  func anIngredientKeepsItsColor(_ key: String, _ index: Int) {
    #expect(AnnotationColors.color(for: key) == AnnotationColors.palette[index])
  }
}
