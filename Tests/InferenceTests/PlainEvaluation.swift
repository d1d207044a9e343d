import Graphs
import Tensors

extension Graph {
  /// The outputs by name, each node by its plain definition: the oracle of the fast steps.
  func evaluatedPlainly(_ inputs: [String: Tensor]) throws -> [String: Tensor] {
    let graph = try specialized(to: inputs.mapValues(\.shape))
    var values: [ValueID: Tensor] = [:]
    for id in graph.inputs { values[id] = inputs[graph[id].name] }
    for node in graph.nodes {
      let operands = node.inputs.map { id in id.flatMap { values[$0] ?? graph[$0].constant } }
      for (id, result) in zip(node.outputs, try node.operation.evaluate(operands)) { if let id { values[id] = result } }
    }
    return Dictionary(
      uniqueKeysWithValues: graph.outputs.map {
        (graph[$0].name, values[$0] ?? graph[$0].constant ?? Tensor(scalar: Float.nan))
      })
  }
}

/// The largest distance between two lists of numbers, relative to the largest expected one, at least 1.
func largestDifference(_ actual: [Float], _ expected: [Float]) -> Float {
  let scale = expected.reduce(1) { max($0, abs($1)) }
  return zip(actual, expected).reduce(0) { largest, pair in
    pair.0.isNaN && pair.1.isNaN || pair.0 == pair.1
      ? largest : pair.0.isNaN != pair.1.isNaN ? .infinity : max(largest, abs(pair.0 - pair.1) / scale)
  }
}
