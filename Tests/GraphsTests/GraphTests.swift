import Graphs
import Tensors
import Testing

struct GraphTests {
  /// Returns the multiply-adds of one node over operands of the given shapes.
  private func multiplyAdds(_ operation: some Operator, _ shapes: [Shape]) throws -> Int {
    var graph = Graph()
    let inputs = shapes.enumerated().map { graph.addValue("\($0)", type: ValueType(.float32, $1)) }
    let types = try operation.outputTypes(Operands(shapes.map { Operand(ValueType(.float32, $0)) }))
    let output = graph.addValue("out", type: types[0])
    return graph.multiplyAdds(of: Graph.Node(name: "", operation, inputs: inputs, outputs: [output]))
  }

  private func window(_ kernel: Int, stride: Int) -> Window {
    Window(
      kernel: [kernel, kernel], strides: [stride, stride], dilations: [1, 1],
      padding: .explicit(before: [1, 1], after: [1, 1]))
  }

  @Test(arguments: [(1, 24 * 3 * 9), (3, 24 * 1 * 9)]) func multiplyAddsOfConvolutions(groups: Int, perPixel: Int)
    throws
  {
    let convolution = Convolution(window: window(3, stride: 2), groups: groups)
    let count = try multiplyAdds(convolution, [[2, 3, 8, 8], [24, 3 / groups, 3, 3]])
    #expect(count == 2 * 4 * 4 * perPixel)
  }

  @Test func multiplyAddsOfMatrixProducts() throws {
    #expect(try multiplyAdds(Gemm(transposesA: true, transposesB: true), [[7, 2], [5, 7]]) == 2 * 5 * 7)
    #expect(try multiplyAdds(MatMul(), [[3, 2, 7], [7, 5]]) == 3 * 2 * 5 * 7)
  }

  @Test func otherOperatorsHaveNoMultiplyAdds() throws {
    #expect(try multiplyAdds(Unary(function: .relu), [[4, 4]]) == 0)
  }
}
