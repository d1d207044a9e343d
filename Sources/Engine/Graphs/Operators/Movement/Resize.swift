public import Tensors

/// Resampling by interpolation along each axis (ONNX's Resize and Upsample).
///
/// Inputs: x; a region of interest, which is ignored; optionally scales; optionally sizes. Scales or sizes are
/// constant, one per axis (or per element of ``axes``) in ONNX's channels-first order, whatever the ``layout``.
public struct Resize: Operator {
  public static let name = "Resize"

  /// The interpolation method.
  public enum Mode: Hashable, Sendable {
    /// The nearest element.
    case nearest(Rounding)
    /// Linear interpolation between the two neighbours.
    case linear
    /// Cubic interpolation between the four neighbours, by Keys' kernel with this coefficient.
    case cubic(coefficient: Float)
  }

  /// The rounding of a fractional position to the nearest element.
  public enum Rounding: String, Sendable {
    case preferFloor = "round_prefer_floor"
    case preferCeil = "round_prefer_ceil"
    case floor, ceil
  }

  /// The mapping from output to input coordinates (`coordinate_transformation_mode`).
  public enum Coordinates: String, Sendable {
    case halfPixel = "half_pixel"
    case halfPixelSymmetric = "half_pixel_symmetric"
    case pytorchHalfPixel = "pytorch_half_pixel"
    case alignCorners = "align_corners"
    case asymmetric
    case tensorflowHalfPixelNearest = "tf_half_pixel_for_nn"
  }

  /// The interpolation method.
  public var mode: Mode
  /// The mapping from output to input coordinates (`coordinate_transformation_mode`).
  public var coordinates: Coordinates
  /// The layout of the input and the output.
  public var layout: TensorLayout
  /// Whether elements outside the input have weight 0 (`exclude_outside`) instead of repeating the edge.
  public var excludesOutside: Bool
  /// The axes that scales or sizes refer to; nil for all.
  public var axes: [Int]?

  /// Creates the operator from its attributes.
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

  /// Returns, for each axis of the layout, the input position of each output position; nil for interpolating modes.
  package func nearestPositions(_ inputs: Operands) throws(OperatorError) -> [[Int]]? {
    guard case .nearest(let rounding) = mode else { return nil }
    return try resizedAxes(inputs).map { axis in (0..<axis.target).map { axis.nearest($0, coordinates, rounding) } }
  }

  /// Returns the elements interpolated along one axis.
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

  /// Returns the input elements that contribute to a fractional position, and their weights.
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

  /// Returns the value of Keys' cubic convolution kernel (IEEE Trans. ASSP 29, 1981) at distance `x`.
  private static func keys(_ x: Double, _ a: Double) -> Double {
    switch x {
    case ...1: ((a + 2) * x - (a + 3)) * x * x + 1
    case ..<2: (((x - 5) * x + 8) * x - 4) * a
    default: 0
    }
  }
}

/// The resampling of one axis.
struct ResizedAxis {
  /// The number of input elements.
  let extent: Int
  /// The number of output elements.
  let target: Int
  /// The ratio of output to input elements.
  let scale: Double

  /// The length of the output before rounding, which the standard's formulas refer to.
  private var length: Double { scale * Double(extent) }

  var isIdentity: Bool { extent == target && scale == 1 }

  /// Returns the input coordinate of an output element.
  func source(of position: Int, _ coordinates: Resize.Coordinates) -> Double {
    let x = Double(position)
    switch coordinates {
    case .halfPixel: return (x + 0.5) / scale - 0.5
    case .pytorchHalfPixel: return length > 1 ? (x + 0.5) / scale - 0.5 : 0
    case .alignCorners: return target > 1 ? x * Double(extent - 1) / (length - 1) : 0
    case .asymmetric: return x / scale
    case .tensorflowHalfPixelNearest: return (x + 0.5) / scale
    case .halfPixelSymmetric:
      let adjustment = Double(target) / length
      return Double(extent) / 2 * (1 - adjustment) + (x + 0.5) / scale - 0.5
    }
  }

  /// Returns the input element nearest to an output element.
  func nearest(_ position: Int, _ coordinates: Resize.Coordinates, _ rounding: Resize.Rounding) -> Int {
    let exact = source(of: position, coordinates)
    let rounded =
      switch rounding {
      case .preferFloor: (exact - 0.5).rounded(.up)
      case .preferCeil: (exact + 0.5).rounded(.down)
      case .floor: exact.rounded(.down)
      case .ceil: exact.rounded(.up)
      }
    return Int(min(max(rounded, 0), Double(extent - 1)))
  }
}

extension Resize {
  /// Returns the resampling of each axis of x, in the order of its layout.
  func resizedAxes(_ inputs: Operands) throws(OperatorError) -> [ResizedAxis] {
    let shape = try inputs.shape(0)
    let order = layout == .channelsFirst ? Array(0..<shape.rank) : TensorLayout.toChannelsLast(rank: shape.rank)
    let axes = try axes.map { axes throws(OperatorError) in try Operands.normalized(axes, rank: shape.rank) }
    let named = axes ?? Array(0..<shape.rank)
    var result = shape.dimensions.map { ResizedAxis(extent: $0, target: $0, scale: 1) }
    let resized = try self.resized(inputs, extents: named.map { shape[Self.place(of: $0, in: order)] })
    for (axis, change) in zip(named, resized) { result[Self.place(of: axis, in: order)] = change }
    return result
  }

  /// Returns the layout's position of an axis that is given in ONNX's order.
  private static func place(of axis: Int, in order: [Int]) -> Int { order.firstIndex(of: axis) ?? axis }

  private func resized(_ inputs: Operands, extents: [Int]) throws(OperatorError) -> [ResizedAxis] {
    if let sizes = try inputs.integers(3), !sizes.isEmpty {
      guard sizes.count == extents.count else { throw .attribute("sizes", "\(sizes) for \(extents)") }
      return try zip(extents, sizes).map { extent, size throws(OperatorError) in
        try Self.checked(ResizedAxis(extent: extent, target: size, scale: Double(size) / Double(extent)))
      }
    }
    guard let scales = try inputs.floats(2), scales.count == extents.count else {
      throw .attribute("scales", "not one for each of \(extents)")
    }
    return try zip(extents, scales).map { extent, scale throws(OperatorError) in
      let target = (Double(extent) * Double(scale)).rounded(.down)
      guard scale > 0, target <= Double(1 << 24) else { throw .attribute("scales", "\(scales)") }
      return try Self.checked(ResizedAxis(extent: extent, target: Int(target), scale: Double(scale)))
    }
  }

  private static func checked(_ axis: ResizedAxis) throws(OperatorError) -> ResizedAxis {
    let isPossible = (0...1 << 24).contains(axis.target) && axis.extent <= 1 << 24
    guard isPossible, axis.extent > 0 || axis.target == 0 else {
      throw .shapes("\(axis.extent) elements cannot be resized to \(axis.target)")
    }
    return axis
  }
}
