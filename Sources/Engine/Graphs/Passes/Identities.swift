internal import Tensors

extension Graph {
  /// Drops the nodes that hand on their first input unchanged.
  mutating func dropIdentities() {
    let (producers, results) = (producers, Set(outputs))
    var replacements: [ValueID: ValueID] = [:]
    var kept: [Node] = []
    for node in nodes {
      guard isIdentity(node), let input = node.inputs[0], let output = node.outputs[0],
        !results.contains(output) || producers[input.position] != nil
      else {
        kept.append(node)
        continue
      }
      replacements[output] = input
    }
    nodes = kept
    replaceUses(replacements)
  }

  private func isIdentity(_ node: Node) -> Bool {
    guard node.outputs.dropFirst().allSatisfy({ $0 == nil }) else { return false }
    switch node.operation {
    case is Identity: return true
    case let conversion as Conversion:
      return node.inputs[0].flatMap { self[$0].type?.elementType } == conversion.elementType
    default: return false
    }
  }
}
