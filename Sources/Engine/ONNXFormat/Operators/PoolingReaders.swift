internal import Graphs

extension OperatorTable {
  static let pooling: [String: OperatorReader] = [
    "MaxPool": .direct { (node) throws(ONNXError) in
      // The order of storage matters to the indices only, which are not provided.
      node.ignore("storage_order")
      return Pooling(kind: .maximum, window: try node.window(), roundsUp: try node.flag("ceil_mode"))
    },
    "AveragePool": .direct { (node) throws(ONNXError) in
      let kind = Pooling.Kind.average(countsPadding: try node.flag("count_include_pad"))
      return Pooling(kind: kind, window: try node.window(), roundsUp: try node.flag("ceil_mode"))
    },
    "GlobalMaxPool": .plain(GlobalPooling(kind: .maximum)),
    "GlobalAveragePool": .plain(GlobalPooling(kind: .average(countsPadding: false))),
  ]
}
