internal import Graphs
internal import Tensors
internal import Threads

/// Rearranges elements: Transpose, Concat, channel shuffle, Split, Slice, Expand and Pad as strided copies.
final class CopyStep: Step {
  private let copies: [StridedCopy]
  private let elementSize: Int

  /// Prepares the copies; nil for other operators and for element sizes other than 1 and 4 bytes.
  init?(_ preparation: Preparation) {
    guard let output = preparation.outputType(), [1, 4].contains(output.elementType.size),
      let copies = Self.copies(preparation)
    else { return nil }
    (self.copies, elementSize) = (copies, output.elementType.size)
  }

  func run(_ context: ExecutionContext) {
    for copy in copies { elementSize == 1 ? copy.run(context, UInt8.self) : copy.run(context, UInt32.self) }
  }

  private static func copies(_ preparation: Preparation) -> [StridedCopy]? {
    switch preparation.node.operation {
    case let operation as Transpose: transposition(operation, preparation)
    case let operation as Concat: concatenation(operation, preparation)
    case let operation as ChannelShuffle: shuffle(operation, preparation)
    case let operation as Split: splitting(operation, preparation)
    case is Slice: slicing(preparation)
    case is Expand: expansion(preparation)
    case let operation as Pad where operation.mode == .constant: padding(preparation)
    default: nil
    }
  }

  private static func transposition(_ operation: Transpose, _ preparation: Preparation) -> [StridedCopy]? {
    guard let input = preparation.operand(0)?.type.shape, let output = preparation.outputType()?.shape,
      let source = preparation.source(0), let destination = preparation.destination()
    else { return nil }
    let strides = operation.order(rank: input.rank).map { input.strides[$0] }
    return [StridedCopy(output.dimensions, from: source, strides: strides, to: destination, strides: output.strides)]
  }

  private static func concatenation(_ operation: Concat, _ preparation: Preparation) -> [StridedCopy]? {
    guard let output = preparation.outputType()?.shape, let destination = preparation.destination(),
      let axis = output.normalized(axis: operation.axis)
    else { return nil }
    var copies: [StridedCopy] = []
    var offset = 0
    for (position, id) in preparation.node.inputs.enumerated() {
      guard let shape = preparation.operand(position)?.type.shape else { return nil }
      defer { offset += shape[axis] * output.strides[axis] }
      if preparation.isPart(id) { continue }
      guard let source = preparation.source(position) else { return nil }
      copies.append(
        StridedCopy(
          shape.dimensions, from: source, strides: shape.strides, to: destination, destinationOffset: offset,
          strides: output.strides))
    }
    return copies
  }

  /// Copies each input's part of each group to every `groups`-th channel.
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
      // Visits only the groups that the input overlaps: there may be as many groups as inputs.
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

  private static func splitting(_ operation: Split, _ preparation: Preparation) -> [StridedCopy]? {
    guard let input = preparation.operand(0)?.type.shape, let source = preparation.source(0),
      let axis = input.normalized(axis: operation.axis)
    else { return nil }
    var copies: [StridedCopy] = []
    var offset = 0
    for position in preparation.node.outputs.indices {
      guard let part = preparation.outputType(position)?.shape else { return nil }
      defer { offset += part[axis] * input.strides[axis] }
      if preparation.isPart(preparation.node.outputs[position]) { continue }
      guard let destination = preparation.destination(position) else { return nil }
      copies.append(
        StridedCopy(
          part.dimensions, from: source, sourceOffset: offset, strides: input.strides, to: destination,
          strides: part.strides)
      )
    }
    return copies
  }

  private static func slicing(_ preparation: Preparation) -> [StridedCopy]? {
    let operands = preparation.graph.operands(of: preparation.node)
    guard let input = preparation.operand(0)?.type.shape, let output = preparation.outputType()?.shape,
      let source = preparation.source(0), let destination = preparation.destination(),
      let ranges = try? Slice().ranges(operands, input)
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

  /// Copies the input to the middle, and the fill value to the margins of each axis that earlier axes do not cover.
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

/// Nearest-neighbour resizing of channels-last images, which copies whole pixels.
final class NearestResizingStep: Step {
  private let input: ValueLocation
  private let output: ValueLocation
  private let channels: Int
  /// The input row of each output row, counted through all images, and the input column of each output column.
  private let rows: [Int]
  private let columns: [Int]
  private let inputWidth: Int

  /// Prepares the step; nil where another step has to compute the node.
  init?(_ preparation: Preparation) {
    guard let resizing = preparation.node.operation as? Resize, resizing.layout == .channelsLast,
      case .nearest = resizing.mode, let type = preparation.floatType(0), type.shape.rank == 4,
      let result = preparation.outputType(), let input = preparation.source(0), let output = preparation.destination(),
      let positions = try? resizing.nearestPositions(preparation.graph.operands(of: preparation.node)),
      positions.count == 4
    else { return nil }
    (self.input, self.output, channels) = (input, output, type.shape[3])
    inputWidth = type.shape[2]
    rows = (0..<result.shape[0]).flatMap { image in positions[1].map { image * type.shape[1] + $0 } }
    columns = positions[2]
  }

  func run(_ context: ExecutionContext) {
    let (source, destination) = (context.floats(input), context.floats(output))
    context.worker.split(rows.count, grain: 4) { _, range in
      for row in range {
        let line = source + rows[row] * inputWidth * channels
        let target = destination + row * columns.count * channels
        for (column, index) in columns.enumerated() {
          (target + column * channels).update(from: line + index * channels, count: channels)
        }
      }
    }
  }
}
