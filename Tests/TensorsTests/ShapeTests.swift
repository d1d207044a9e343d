import Tensors
import Testing

struct ShapeTests {
  @Test("Row-major strides; a scalar has none") func strides() {
    #expect(Shape([2, 3, 4]).strides == [12, 4, 1] && Shape([5]).strides == [1] && Shape([]).strides == [])
    #expect(Shape([2, 3, 4]).count == 24 && Shape([]).count == 1 && Shape([2, 0]).count == 0)
  }

  @Test("Negative dimensions and products that overflow are invalid, also beside a 0")
  func checking() {
    #expect(
      Shape(checking: [2, -1]) == nil && Shape(checking: [.max, 2]) == nil && Shape(checking: [0, .max, 2]) == nil)
    #expect(Shape(checking: [.max, 1])?.count == Int.max && Shape(checking: [0, .max])?.count == 0)
  }

  @Test(
    "Negative axes count from the end",
    arguments: [(0, 0), (1, 1), (-1, 1), (-2, 0), (2, nil), (-3, nil)] as [(Int, Int?)])
  func axes(_ axis: Int, _ expected: Int?) { #expect(Shape([4, 5]).normalized(axis: axis) == expected) }

  @Test(
    "Shapes broadcast as in NumPy",
    arguments: [
      ([], [2, 3], [2, 3]), ([3], [2, 3], [2, 3]), ([2, 1], [1, 3], [2, 3]), ([2], [3], nil), ([1], [0], [0]),
    ] as [([Int], [Int], [Int]?)])
  func broadcast(_ first: [Int], _ second: [Int], _ expected: [Int]?) {
    #expect(Shape(first).broadcast(with: Shape(second))?.dimensions == expected)
    #expect(Shape(second).broadcast(with: Shape(first))?.dimensions == expected)
  }

  @Test("Broadcast axes have the stride 0") func broadcastStrides() {
    #expect(Shape([2, 1, 4]).strides(broadcastTo: [5, 2, 3, 4]) == [0, 4, 0, 1])
  }
}
