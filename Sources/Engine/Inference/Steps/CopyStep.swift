internal import Graphs
internal import KernelDispatch
internal import Tensors

/// A block of four-byte elements copied from one strided place to another.
struct StridedCopy: Sendable {
  private let source: Place
  private let destination: Place
  private let sourceOffset: Int
  private let destinationOffset: Int
  private let loops: StridedLoops

  /// A copy of `extents` elements; offsets and strides are in elements.
  init(
    _ extents: [Int], from source: Place, sourceOffset: Int = 0, strides sourceStrides: [Int],
    to destination: Place, destinationOffset: Int = 0, strides destinationStrides: [Int]
  ) {
    (self.source, self.sourceOffset) = (source, sourceOffset)
    (self.destination, self.destinationOffset) = (destination, destinationOffset)
    loops = StridedLoops(extents: extents, strides: [sourceStrides, destinationStrides])
  }

  /// Copies, shared out between the members of the team.
  func run(_ frame: Frame) {
    let from = frame.bytes(source).assumingMemoryBound(to: UInt32.self) + sourceOffset
    let to = frame.bytes(destination).assumingMemoryBound(to: UInt32.self) + destinationOffset
    let (count, fromStep, toStep) = (loops.innerExtent, loops.innerStrides[0], loops.innerStrides[1])
    guard count > 0 else { return }
    frame.team.split(loops.outerCount, grain: max(16384 / count, 1)) { _, range in
      loops.forEach(range) { offsets in
        let (a, b) = (from + offsets[0], to + offsets[1])
        if fromStep == 1 && toStep == 1 {
          b.update(from: a, count: count)
        } else {
          for index in 0..<count { b[index * toStep] = a[index * fromStep] }
        }
      }
    }
  }
}

/// Rearranges elements: transposition, concatenation, splitting, slicing, stretching.
struct CopyStep: Step {
  private let copies: [StridedCopy]

  /// Nil for an operator, or an element size, that is not merely rearranged here.
  init?(_ preparation: Preparation) {
    guard let output = preparation.outputType(), output.elementType.size == 4, let copies = Self.copies(preparation)
    else { return nil }
    self.copies = copies
  }

  func run(_ frame: Frame) { for copy in copies { copy.run(frame) } }

  private static func copies(_ preparation: Preparation) -> [StridedCopy]? {
    switch preparation.node.operation {
    case let operation as Transposition: transposition(operation, preparation)
    case let operation as Concatenation: concatenation(operation, preparation)
    case let operation as Splitting: splitting(operation, preparation)
    case is Slicing: slicing(preparation)
    case is Expansion: expansion(preparation)
    default: nil
    }
  }

  private static func transposition(_ operation: Transposition, _ preparation: Preparation) -> [StridedCopy]? {
    guard let input = preparation.operand(0)?.type.shape, let output = preparation.outputType()?.shape,
      let source = preparation.source(0), let destination = preparation.destination()
    else { return nil }
    let order = operation.permutation ?? Array((0..<input.rank).reversed())
    let strides = order.map { input.strides[$0] }
    return [StridedCopy(output.dimensions, from: source, strides: strides, to: destination, strides: output.strides)]
  }

  private static func concatenation(_ operation: Concatenation, _ preparation: Preparation) -> [StridedCopy]? {
    guard let output = preparation.outputType()?.shape, let destination = preparation.destination(),
      let axis = output.normalized(axis: operation.axis)
    else { return nil }
    var copies: [StridedCopy] = []
    var offset = 0
    for position in preparation.node.inputs.indices {
      guard let shape = preparation.operand(position)?.type.shape, let source = preparation.source(position) else {
        return nil
      }
      copies.append(
        StridedCopy(
          shape.dimensions, from: source, strides: shape.strides, to: destination, destinationOffset: offset,
          strides: output.strides))
      offset += shape[axis] * output.strides[axis]
    }
    return copies
  }

  private static func splitting(_ operation: Splitting, _ preparation: Preparation) -> [StridedCopy]? {
    guard let input = preparation.operand(0)?.type.shape, let source = preparation.source(0),
      let axis = input.normalized(axis: operation.axis)
    else { return nil }
    var copies: [StridedCopy] = []
    var offset = 0
    for position in preparation.node.outputs.indices {
      guard let part = preparation.outputType(position)?.shape, let destination = preparation.destination(position)
      else { return nil }
      copies.append(
        StridedCopy(
          part.dimensions, from: source, sourceOffset: offset, strides: input.strides, to: destination,
          strides: part.strides)
      )
      offset += part[axis] * input.strides[axis]
    }
    return copies
  }

  private static func slicing(_ preparation: Preparation) -> [StridedCopy]? {
    let operands = preparation.graph.operands(of: preparation.node)
    guard let input = preparation.operand(0)?.type.shape, let output = preparation.outputType()?.shape,
      let source = preparation.source(0), let destination = preparation.destination(),
      let ranges = try? Slicing().ranges(operands, input)
    else { return nil }
    let strides = input.strides
    let offset = ranges.indices.reduce(0) { $0 + ranges[$1].start * strides[$1] }
    let steps = ranges.indices.map { ranges[$0].step * strides[$0] }
    return [
      StridedCopy(
        output.dimensions, from: source, sourceOffset: offset, strides: steps, to: destination, strides: output.strides)
    ]
  }

  private static func expansion(_ preparation: Preparation) -> [StridedCopy]? {
    guard let input = preparation.operand(0)?.type.shape, let output = preparation.outputType()?.shape,
      let source = preparation.source(0), let destination = preparation.destination()
    else { return nil }
    let strides = input.strides(broadcastTo: output)
    return [StridedCopy(output.dimensions, from: source, strides: strides, to: destination, strides: output.strides)]
  }
}
