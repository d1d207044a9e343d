import Graphs
import Tensors

/// A network for images of 2 × 1 pixels: its embedding is the pixels, its logits the sums of red, of green and of blue.
func channelSums(
  input: [Int] = [1, 3, 1, 2], elementType: ElementType = .float32, labels: Int = 3
) -> Graph {
  var graph = Graph()
  let image = graph.addValue("image", declared: DeclaredType(elementType, input.map { .fixed($0) }))
  let flat = graph.addValue("flat")
  let logits = graph.addValue("logits")
  let width = input.dropFirst().reduce(1, *)
  let weights = (0..<labels).flatMap { label in (0..<width).map { $0 * 3 / width == label ? Float(1) : 0 } }
  let matrix = graph.addConstant("weights", Tensor(weights, shape: [labels, width]))
  graph.nodes = [
    Graph.Node(name: "flatten", Flatten(), inputs: [image], outputs: [flat]),
    Graph.Node(name: "sums", Gemm(transposesB: true), inputs: [flat, matrix], outputs: [logits]),
  ]
  (graph.inputs, graph.outputs) = ([image], [logits])
  return graph
}

/// Metadata for ``channelSums(input:elementType:labels:)``: pixels are fed as they are.
let channelSumsMetadata = describedMetadata.merging([
  "fridge.labels": "red,green,none", "fridge.input.width": "2", "fridge.input.height": "1",
  "fridge.input.mean": "0,0,0", "fridge.input.scale": "1,1,1", "fridge.input.crop": "fill", "fridge.temperature": "10",
]) { _, new in new }
