internal import Graphs
internal import Tensors

extension NodeReader {
  private enum AutomaticPadding: String {
    case notSet = "NOTSET"
    case sameUpper = "SAME_UPPER"
    case sameLower = "SAME_LOWER"
    case valid = "VALID"
  }

  /// The window that the attributes of a convolution or pooling describe.
  ///
  /// - Parameter weights: the position of the input whose spatial extents stand in for `kernel_shape`.
  mutating func window(weights: Int? = nil) throws(ONNXError) -> Window {
    let inferred = weights.flatMap { known($0)?.shape?.dimensions.dropFirst(2) }
    guard let kernel = try integers("kernel_shape") ?? inferred.map({ Array($0) }) else {
      throw failure("kernel_shape", "missing, and the weights' extents are unknown")
    }
    let ones = kernel.map { _ in 1 }
    return Window(
      kernel: kernel, strides: try integers("strides") ?? ones, dilations: try integers("dilations") ?? ones,
      padding: try padding(axes: kernel.count))
  }

  private mutating func padding(axes: Int) throws(ONNXError) -> Window.Padding {
    let pads = try integers("pads") ?? [Int](repeating: 0, count: 2 * axes)
    let automatic = try text("auto_pad", default: AutomaticPadding.notSet)
    guard pads.count == 2 * axes else { throw failure("pads", "\(pads.count) counts for \(axes) axes") }
    switch automatic {
    case .notSet: return .explicit(before: Array(pads[..<axes]), after: Array(pads[axes...]))
    case .sameUpper: return .same(upper: true)
    case .sameLower: return .same(upper: false)
    case .valid:
      let zeros = [Int](repeating: 0, count: axes)
      return .explicit(before: zeros, after: zeros)
    }
  }
}
