public import Tensors

/// Padding around a tensor, or cropping where a count is negative.
///
/// Inputs: x; the counts before each axis, then after each; optionally the fill element (default 0); optionally the
/// axes that the counts refer to. Counts and axes are constant.
public struct Pad: Operator {
  public static let name = "Pad"

  /// The source of the new elements.
  public enum Mode: String, Sendable {
    /// The fill element.
    case constant
    /// The input, mirrored at its outermost element.
    case reflect
    /// The outermost element, repeated.
    case edge
    /// The input, repeated periodically.
    case wrap
  }

  /// The source of the new elements.
  public var mode: Mode

  /// Creates a padding operator.
  public init(mode: Mode) { self.mode = mode }

  public func outputTypes(_ inputs: Operands) throws(OperatorError) -> [ValueType] {
    let type = try inputs.operand(0).type
    if let fill = inputs[optional: 2]?.type {
      guard fill.elementType == type.elementType else { throw .elementType(fill.elementType) }
      guard fill.shape.count == 1 else { throw .shapes("a fill of \(fill.shape)") }
    }
    let dimensions = try counts(inputs, type.shape).enumerated().map { axis, count throws(OperatorError) in
      let extent = type.shape[axis].addingReportingOverflow(count.before + count.after)
      guard !extent.overflow, extent.partialValue >= 0, canFill(from: type.shape[axis], extent.partialValue) else {
        throw .attribute("pads", "\(count.before) and \(count.after) around \(type.shape[axis])")
      }
      return extent.partialValue
    }
    return [ValueType(type.elementType, try Shape.checked(dimensions))]
  }

  private func canFill(from extent: Int, _ result: Int) -> Bool {
    mode == .constant || extent > 0 || result == 0
  }

  public func evaluate(_ inputs: [Tensor?]) throws(OperatorError) -> [Tensor] {
    let (type, x) = try (outputType(for: inputs), inputs.tensor(0))
    let counts = try counts(Operands(inputs), x.shape)
    let fill = inputs[optional: 2]?.withUnsafeBytes { Array($0) }
    return [
      x.selecting(type.shape, fill: fill) { axis, position in
        source(of: position - counts[axis].before, extent: x.shape[axis])
      }
    ]
  }

  /// Returns the input element at a position relative to the start of the input; nil for the fill element.
  private func source(of position: Int, extent: Int) -> Int? {
    if (0..<extent).contains(position) { return position }
    switch mode {
    case .constant: return nil
    case .edge: return position < 0 ? 0 : extent - 1
    case .wrap: return (position % extent + extent) % extent
    case .reflect:
      let period = max(2 * (extent - 1), 1)
      let phase = (position % period + period) % period
      return extent == 1 ? 0 : min(phase, period - phase)
    }
  }

  private func counts(_ inputs: Operands, _ shape: Shape) throws(OperatorError) -> [(before: Int, after: Int)] {
    guard let pads = try inputs.integers(1) else { throw .missingInput(1) }
    let axes = try inputs.axes(3, rank: shape.rank) ?? Array(0..<shape.rank)
    guard pads.count == 2 * axes.count else { throw .attribute("pads", "\(pads.count) counts for \(axes.count) axes") }
    guard pads.allSatisfy({ $0.magnitude <= 1 << 40 }) else { throw .attribute("pads", "\(pads)") }
    var counts = shape.dimensions.map { _ in (before: 0, after: 0) }
    for (index, axis) in axes.enumerated() { counts[axis] = (pads[index], pads[axes.count + index]) }
    return counts
  }
}
