internal import Graphs
internal import KernelDispatch
internal import Tensors

/// A block of elements copied from one strided place to another.
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
    loops = StridedLoops(extents: extents, strides: [sourceStrides, destinationStrides]).withLongInnerLoop
  }

  /// Whether there is nothing to copy.
  var isEmpty: Bool { loops.innerExtent == 0 || loops.outerCount == 0 }

  /// Copies, shared out between the members of the team; each element is an integer as wide as `Element`.
  func run<Element: FixedWidthInteger>(_ frame: Frame, _: Element.Type) {
    let from = frame.bytes(source).assumingMemoryBound(to: Element.self) + sourceOffset
    let to = frame.bytes(destination).assumingMemoryBound(to: Element.self) + destinationOffset
    let (count, fromStep, toStep) = (loops.innerExtent, loops.innerStrides[0], loops.innerStrides[1])
    guard !isEmpty else { return }
    // The longer loops are shared out: shares of a few short ones would be uneven, and lie between each other's elements.
    if loops.outerCount > count {
      frame.team.split(loops.outerCount, grain: max(Self.grain / count, 1)) { _, range in
        loops.forEach(range) { offsets in
          Self.copy(count, from: from + offsets[0], fromStep, to: to + offsets[1], toStep)
        }
      }
    } else {
      frame.team.split(count, grain: max(Self.grain / loops.outerCount, 1)) { _, range in
        loops.forEach(0..<loops.outerCount) { offsets in
          let (a, b) = (from + offsets[0] + range.lowerBound * fromStep, to + offsets[1] + range.lowerBound * toStep)
          Self.copy(range.count, from: a, fromStep, to: b, toStep)
        }
      }
    }
  }

  /// The fewest elements worth a second member.
  private static let grain = 4096

  @inline(__always) private static func copy<Element: FixedWidthInteger>(
    _ count: Int, from source: UnsafePointer<Element>, _ sourceStep: Int,
    to destination: UnsafeMutablePointer<Element>, _ destinationStep: Int
  ) {
    guard sourceStep != 1 || destinationStep != 1 else { return destination.update(from: source, count: count) }
    var (a, b) = (source, destination)
    for _ in 0..<count {
      b.pointee = a.pointee
      a += sourceStep
      b += destinationStep
    }
  }
}

/// Rearranges elements: transposition, concatenation, splitting, slicing, stretching.
struct CopyStep: Step {
  private let copies: [StridedCopy]
  private let elementSize: Int

  /// Nil for an operator, or an element size, that is not merely rearranged here.
  init?(_ preparation: Preparation) {
    guard let output = preparation.outputType(), [1, 4].contains(output.elementType.size),
      let copies = Self.copies(preparation)
    else { return nil }
    (self.copies, elementSize) = (copies, output.elementType.size)
  }

  func run(_ frame: Frame) {
    for copy in copies { elementSize == 1 ? copy.run(frame, UInt8.self) : copy.run(frame, UInt32.self) }
  }

  private static func copies(_ preparation: Preparation) -> [StridedCopy]? {
    switch preparation.node.operation {
    case let operation as Transposition: transposition(operation, preparation)
    case let operation as Concatenation: concatenation(operation, preparation)
    case let operation as ChannelShuffle: shuffle(operation, preparation)
    case let operation as Splitting: splitting(operation, preparation)
    case is Slicing: slicing(preparation)
    case is Expansion: expansion(preparation)
    case let operation as Padder where operation.mode == .constant: padding(preparation)
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

  /// Each input's part of each group goes to every `groups`-th channel.
  private static func shuffle(_ operation: ChannelShuffle, _ preparation: Preparation) -> [StridedCopy]? {
    guard let output = preparation.outputType()?.shape, let destination = preparation.destination() else { return nil }
    let axis = operation.layout.channelAxis(rank: output.rank)
    let perGroup = output[axis] / operation.groups
    var strides = output.strides
    strides[axis] *= operation.groups
    var copies: [StridedCopy] = []
    var first = 0
    for position in preparation.node.inputs.indices {
      guard let shape = preparation.operand(position)?.type.shape, let source = preparation.source(position) else {
        return nil
      }
      // Only the groups that the input has a part in: there may be as many as inputs.
      for group in (first / max(perGroup, 1))..<min((first + shape[axis]) / max(perGroup, 1) + 1, operation.groups) {
        let part = (first..<(first + shape[axis])).clamped(to: (group * perGroup)..<((group + 1) * perGroup))
        var extents = shape.dimensions
        extents[axis] = part.count
        copies.append(
          StridedCopy(
            extents, from: source, sourceOffset: (part.lowerBound - first) * shape.strides[axis],
            strides: shape.strides, to: destination,
            destinationOffset: ((part.lowerBound - group * perGroup) * operation.groups + group) * output.strides[axis],
            strides: strides))
      }
      first += shape[axis]
    }
    return copies.filter { !$0.isEmpty }
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

  /// The input in the middle, and before and after it along each axis what is not covered by an earlier one.
  private static func padding(_ preparation: Preparation) -> [StridedCopy]? {
    guard let input = preparation.operand(0)?.type.shape, let output = preparation.outputType()?.shape,
      let source = preparation.source(0), let destination = preparation.destination(),
      let counts = preparation.operand(1)?.constant?.integers, counts.count == 2 * input.rank,
      counts.allSatisfy({ $0 >= 0 }), preparation.operand(3) == nil
    else { return nil }
    let fill = preparation.source(2) ?? .constant(AlignedBuffer(count: 4))
    let none = output.strides.map { _ in 0 }
    var (extents, copies) = (output.dimensions, [StridedCopy]())
    var start = 0
    for axis in extents.indices {
      let (before, stride) = (counts[axis], output.strides[axis])
      for (count, offset) in [(before, 0), (counts[input.rank + axis], before + input[axis])] {
        extents[axis] = count
        copies.append(
          StridedCopy(
            extents, from: fill, strides: none, to: destination, destinationOffset: start + offset * stride,
            strides: output.strides))
      }
      extents[axis] = input[axis]
      start += before * stride
    }
    copies.append(
      StridedCopy(
        extents, from: source, strides: input.strides, to: destination, destinationOffset: start,
        strides: output.strides))
    return copies.filter { !$0.isEmpty }
  }
}
