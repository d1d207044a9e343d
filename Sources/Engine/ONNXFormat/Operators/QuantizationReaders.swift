internal import Graphs
internal import Tensors

extension OperatorTable {
  static let quantization: [String: OperatorReader] = [
    "QuantizeLinear": .direct { (node) throws(ONNXError) in
      // Saturation and precision tell about floats of 8 bits, which are not provided.
      node.ignore("saturate", "precision")
      try node.require("block_size", 0)
      let axis = try node.integer("axis") ?? 1
      guard let number = try node.integer("output_dtype"), number != 0 else { return Quantization(axis: axis) }
      guard let type = ElementType(onnxNumber: number) else {
        throw node.failure("output_dtype", "element type \(number) is not provided")
      }
      return Quantization(axis: axis, elementType: type)
    },
    "DequantizeLinear": .direct { (node) throws(ONNXError) in
      try node.require("block_size", 0)
      try node.require("output_dtype", 0)
      return Dequantization(axis: try node.integer("axis") ?? 1)
    },
  ]
}
