internal import Tensors

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
  func source(of position: Int, _ coordinates: Resizing.Coordinates) -> Double {
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
  func nearest(_ position: Int, _ coordinates: Resizing.Coordinates, _ rounding: Resizing.Rounding) -> Int {
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

extension Resizing {
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
