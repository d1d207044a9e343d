public import Tensors

/// Makes a tensor larger or smaller by interpolation along each axis (ONNX's Resize and Upsample).
///
/// Inputs: x; a region of interest, which is ignored; optionally scales; optionally sizes. Scales or sizes are known
/// beforehand, one for each axis (or each of ``axes``) in ONNX's order, channels first, whatever the ``layout``.
public struct Resize: Operator {
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

/// How one axis is resized.
struct ResizedAxis {
  /// Elements of the input.
  let extent: Int
  /// Elements of the output.
  let target: Int
  /// How many elements of the output there are for one of the input.
  let scale: Double

  /// How long the output would be without rounding, which is what the standard stretches.
  private var length: Double { scale * Double(extent) }

  var isIdentity: Bool { extent == target && scale == 1 }

  /// Where in the input an element of the output lies.
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

  /// The element of the input nearest to one of the output.
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
  /// How each axis of x is resized, in the order of its layout.
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

  /// Where an axis in ONNX's order stands among those of the layout.
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
      throw .shapes("\(axis.extent) elements cannot become \(axis.target)")
    }
    return axis
  }
}
