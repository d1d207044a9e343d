import Images
import Testing

@testable import Live

struct DisplayMatrixTests {
  private static let one: Int32 = 1 << 16

  @Test(
    arguments: [
      ([1, 0, 0, 1], Orientation.up), ([0, 1, -1, 0], .right), ([-1, 0, 0, -1], .down), ([0, -1, 1, 0], .left),
      ([-1, 0, 0, 1], .upMirrored), ([1, 0, 0, -1], .downMirrored), ([0, 1, 1, 0], .leftMirrored),
      ([0, -1, -1, 0], .rightMirrored),
    ] as [([Int32], Orientation)])
  func quarterTurnsAreOrientations(_ turn: [Int32], _ orientation: Orientation) {
    let (a, b, c, d) = (turn[0] * Self.one, turn[1] * Self.one, turn[2] * Self.one, turn[3] * Self.one)
    #expect(Orientation(displayMatrix: [a, b, 0, c, d, 0, 0, 0, 1 << 30]) == orientation)
  }

  @Test(arguments: [[], [0, 0, 0, 0, 0, 0, 0, 0, 0], [1, 1, 0, -1, 1, 0, 0, 0, 1]] as [[Int32]])
  func otherMatricesAreNone(_ matrix: [Int32]) { #expect(Orientation(displayMatrix: matrix) == nil) }
}
