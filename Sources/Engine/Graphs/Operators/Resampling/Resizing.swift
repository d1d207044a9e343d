public import Tensors

/// Makes a tensor larger or smaller by interpolation along each axis (ONNX's Resize and Upsample).
///
/// Inputs: x; a region of interest, which is ignored; optionally scales; optionally sizes. Scales or sizes are known
/// beforehand, one for each axis (or each of ``axes``) in ONNX's order, channels first, whatever the ``layout``.
public struct Resizing: Operator {
  public static let name = "Resize"

  /// Which elements an output is made of.
  public enum Mode: Hashable, Sendable {
    /// The nearest one.
    case nearest(Rounding)
    /// The two around it.
    case linear
    /// The four around it, by Keys' kernel with this coefficient.
    case cubic(coefficient: Float)
  }

  /// How a fractional position becomes the nearest element.
  public enum Rounding: String, Sendable {
    case preferFloor = "round_prefer_floor"
    case preferCeil = "round_prefer_ceil"
    case floor, ceil
  }

  /// Where an output lies in the input.
  public enum Coordinates: String, Sendable {
    case halfPixel = "half_pixel"
    case halfPixelSymmetric = "half_pixel_symmetric"
    case pytorchHalfPixel = "pytorch_half_pixel"
    case alignCorners = "align_corners"
    case asymmetric
    case tensorflowHalfPixelNearest = "tf_half_pixel_for_nn"
  }

  /// Which elements an output is made of.
  public var mode: Mode
  /// Where an output lies in the input.
  public var coordinates: Coordinates
  /// Where the channels lie.
  public var layout: TensorLayout
  /// Whether elements outside the input count for nothing instead of repeating the edge.
  public var excludesOutside: Bool
  /// The axes that scales or sizes are for; nil for all.
  public var axes: [Int]?

  /// A resizing from its attributes.
  public init(
    mode: Mode, coordinates: Coordinates = .halfPixel, layout: TensorLayout = .channelsFirst,
    excludesOutside: Bool = false, axes: [Int]? = nil
  ) {
    (self.mode, self.coordinates, self.layout) = (mode, coordinates, layout)
    (self.excludesOutside, self.axes) = (excludesOutside, axes)
  }

  public func outputTypes(_ inputs: Operands) throws(OperatorError) -> [ValueType] {
    let type = try inputs.number(0)
    if case .nearest = mode {} else { _ = try inputs.floatingPoint(0) }
    let dimensions = try resizedAxes(inputs).map(\.target)
    return [ValueType(type.elementType, try Shape.checked(dimensions))]
  }

  public func evaluate(_ inputs: [Tensor?]) throws(OperatorError) -> [Tensor] {
    let (type, x) = try (outputType(for: inputs), inputs.tensor(0))
    let axes = try resizedAxes(Operands(inputs))
    if case .nearest(let rounding) = mode {
      let result = x.selecting(type.shape) { axis, position in
        axes[axis].nearest(position, coordinates, rounding)
      }
      return [result]
    }
    guard type.shape.count > 0 else { return [Tensor(zeros: type.elementType, type.shape)] }
    var (elements, dimensions) = (x.doubles, x.shape.dimensions)
    for (axis, resized) in axes.enumerated() where !resized.isIdentity {
      elements = interpolated(elements, dimensions, axis, resized)
      dimensions[axis] = resized.target
    }
    return [Tensor(elements, shape: type.shape, as: type.elementType)]
  }

  /// For each axis in the order of the layout, the position in x of each element of the output; nil if they are mixed.
  package func nearestPositions(_ inputs: Operands) throws(OperatorError) -> [[Int]]? {
    guard case .nearest(let rounding) = mode else { return nil }
    return try resizedAxes(inputs).map { axis in (0..<axis.target).map { axis.nearest($0, coordinates, rounding) } }
  }

  /// Interpolates along one axis.
  private func interpolated(_ elements: [Double], _ dimensions: [Int], _ axis: Int, _ resized: ResizedAxis) -> [Double]
  {
    let inner = dimensions[(axis + 1)...].reduce(1, *)
    let outer = dimensions[..<axis].reduce(1, *)
    let mixes = (0..<resized.target).map { mix(at: resized.source(of: $0, coordinates), extent: resized.extent) }
    var results: [Double] = []
    results.reserveCapacity(outer * resized.target * inner)
    for slice in 0..<outer {
      for mix in mixes {
        for offset in 0..<inner {
          let start = slice * resized.extent * inner + offset
          results.append(mix.reduce(0) { $0 + $1.weight * elements[start + $1.index * inner] })
        }
      }
    }
    return results
  }

  /// The elements that an output at a fractional position is made of, and their shares.
  private func mix(at position: Double, extent: Int) -> [(index: Int, weight: Double)] {
    let first = Int(position.rounded(.down))
    let fraction = position - Double(first)
    var taps: [(index: Int, weight: Double)]
    switch mode {
    case .nearest: taps = [(first, 1)]
    case .linear: taps = [(first, 1 - fraction), (first + 1, fraction)]
    case .cubic(let coefficient):
      taps = (-1...2).map { (first + $0, Self.keys(abs(fraction - Double($0)), Double(coefficient))) }
    }
    if excludesOutside {
      taps.removeAll { !(0..<extent).contains($0.index) }
      let total = taps.reduce(0) { $0 + $1.weight }
      taps = taps.map { ($0.index, $0.weight / total) }
    }
    return taps.map { (min(max($0.index, 0), extent - 1), $0.weight) }
  }

  /// Keys' cubic convolution kernel (IEEE Trans. ASSP 29, 1981) at distance `x`.
  private static func keys(_ x: Double, _ a: Double) -> Double {
    switch x {
    case ...1: ((a + 2) * x - (a + 3)) * x * x + 1
    case ..<2: (((x - 5) * x + 8) * x - 4) * a
    default: 0
    }
  }
}
