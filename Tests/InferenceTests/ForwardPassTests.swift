import Graphs
import Inference
import Tensors
import TestSupport
import Testing

@Suite("Forward passes") struct ForwardPassTests {
  /// Takes some rows of `x` and doubles them.
  private func network() -> Graph {
    var graph = Graph()
    let x = graph.addValue("x", declared: DeclaredType(.float32, [.fixed(40), .fixed(300)]))
    let rows = graph.addValue("rows", declared: DeclaredType(.int64, [.fixed(2)]))
    let (taken, y) = (graph.addValue("taken"), graph.addValue("y"))
    graph.nodes = [
      Graph.Node(name: "take", Gather(axis: 0), inputs: [x, rows], outputs: [taken]),
      Graph.Node(name: "double", Binary(function: .add), inputs: [taken, taken], outputs: [y]),
    ]
    (graph.inputs, graph.outputs) = ([x, rows], [y])
    return graph
  }

  @Test("A failing step is reported, and the next run succeeds", arguments: [1, 3])
  func failure(_ threads: Int) throws {
    let session = Session(try Model(network()), threads: threads)
    let x = Tensor((0..<12000).map { Float($0) }, shape: [40, 300])
    func run(_ rows: [Int64]) throws -> [Float]? {
      try session.run(["x": x, "rows": Tensor(rows, shape: [2])])["y"]?.floats
    }
    for _ in 0..<3 {
      #expect(throws: RunError.self) { try run([1, 40]) }
      let expected = [5, 0].flatMap { row in (0..<300).map { Float(2 * (300 * row + $0)) } }
      #expect(try run([5, 0]) == expected)
    }
  }

  @Test("A profile has a time for every step, and computes the same", arguments: [1, 3])
  func profile(_ threads: Int) throws {
    let session = Session(try Model(network()), threads: threads)
    let inputs = [
      "x": Tensor((0..<12000).map { Float($0) }, shape: [40, 300]), "rows": Tensor([3, 4] as [Int64], shape: [2]),
    ]
    let expected = try session.run(inputs)["y"]?.floats
    for _ in 0..<3 { #expect(try session.profiledRun().count == session.model.stepDescriptions.count) }
    #expect(try session.run(inputs)["y"]?.floats == expected)
  }
}
