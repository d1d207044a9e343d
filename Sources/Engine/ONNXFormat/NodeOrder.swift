extension GraphMessage {
  /// The nodes in an order in which each follows the ones that make its inputs.
  ///
  /// Files must be sorted, and sorted ones are left as they are; others are sorted (Kahn, CACM 5, 1962).
  ///
  /// - Parameter defined: the names of what is fed and stored.
  func sortedNodes(after defined: Set<String>) throws(ONNXError) -> [NodeMessage] {
    let producers = try producers(beside: defined)
    var waiting = [Int](repeating: 0, count: nodes.count)
    var consumers = [[Int]](repeating: [], count: nodes.count)
    for (index, node) in nodes.enumerated() {
      for name in node.inputs where !name.isEmpty && !defined.contains(name) {
        guard let producer = producers[name] else { throw .undefinedValue(name: name, node: node.title) }
        consumers[producer].append(index)
        waiting[index] += 1
      }
    }
    var order = nodes.indices.filter { waiting[$0] == 0 }
    var next = 0
    while next < order.count {
      for consumer in consumers[order[next]] {
        waiting[consumer] -= 1
        if waiting[consumer] == 0 { order.append(consumer) }
      }
      next += 1
    }
    if let stuck = waiting.firstIndex(where: { $0 > 0 }) { throw .cycle(node: nodes[stuck].title) }
    return isSorted(producers) ? nodes : order.map { nodes[$0] }
  }

  /// Which node makes each value.
  private func producers(beside defined: Set<String>) throws(ONNXError) -> [String: Int] {
    var producers: [String: Int] = [:]
    for (index, node) in nodes.enumerated() {
      for name in node.outputs where !name.isEmpty {
        let previous = producers.updateValue(index, forKey: name)
        guard previous == nil, !defined.contains(name) else { throw .definedTwice(name: name) }
      }
    }
    return producers
  }

  private func isSorted(_ producers: [String: Int]) -> Bool {
    nodes.enumerated().allSatisfy { index, node in node.inputs.allSatisfy { producers[$0] ?? -1 < index } }
  }
}
