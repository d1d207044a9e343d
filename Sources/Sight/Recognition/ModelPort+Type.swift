internal import Graphs
internal import Inference

extension Model.Port {
  /// The element type and the extents.
  var type: ValueType { ValueType(elementType, shape) }
}
