internal import Tensors

extension Graph {
  /// Folds a space-to-depth rearrangement, spelled out as Slice and Concat, into the convolution that reads it.
  ///
  /// The slices are the phases of an image: with step 2, every second pixel of every second row, in four parts that are
  /// concatenated as channels. YOLOX begins with this "Focus" layer. A convolution of the phases equals a convolution
  /// of the image with a kernel and strides `step` times as large: as many products, and nothing to rearrange.
  mutating func foldSpaceToDepth() {
    let (uses, producers, slices) = (useCounts, producers, slices)
    for index in nodes.indices {
      guard let convolution = nodes[index].operation as? Convolution, convolution.groups == 1,
        convolution.layout == .channelsFirst, convolution.window.strides == [1, 1],
        convolution.window.dilations == [1, 1], case .explicit(let before, let after) = convolution.window.padding,
        let input = nodes[index].inputs[0], uses[input.position] == 1,
        let weights = constant(nodes[index], 1), weights.elementType == .float32,
        let phases = phases(of: input, producers, slices)
      else { continue }
      let step = phases.step
      var enlarged = convolution
      enlarged.window = Window(
        kernel: convolution.window.kernel.map { $0 * step }, strides: [step, step], dilations: [1, 1],
        padding: .explicit(before: before.map { $0 * step }, after: after.map { $0 * step }))
      nodes[index].operation = enlarged
      nodes[index].inputs[0] = phases.source
      nodes[index].inputs[1] = addConstant(nodes[index].name + ".phases", phases.interleaved(weights))
    }
    removeUnusedNodes()
  }

  /// Returns the phases that make up the channels of a value; nil if they are incomplete, or mixed with anything else.
  private func phases(of id: ValueID, _ producers: [Int?], _ slices: [ValueID: StridedRegion]) -> Phases? {
    guard let joint = producers[id.position].map({ nodes[$0] }), (joint.operation as? Concat)?.axis == 1,
      let first = joint.inputs.first ?? nil
    else { return nil }
    let parts = joint.inputs.map { $0.flatMap { slices[$0] ?? uncut($0, producers) } }
    guard let whole = slices[first] ?? uncut(first, producers), let shape = self[whole.source].type?.shape,
      shape.rank == 4
    else { return nil }
    let step = whole.steps[2]
    var offsets: [[Int]] = []
    for part in parts {
      guard let part, part.source == whole.source, part.steps == [1, 1, step, step], part.starts.prefix(2) == [0, 0],
        part.counts == [shape[0], shape[1], shape[2] / step, shape[3] / step]
      else { return nil }
      offsets.append(Array(part.starts.suffix(2)))
    }
    guard step > 1, shape[2] % step == 0, shape[3] % step == 0, offsets.count == step * step,
      Set(offsets).count == offsets.count, offsets.allSatisfy({ $0.allSatisfy((0..<step).contains) })
    else { return nil }
    return Phases(source: whole.source, step: step, offsets: offsets)
  }

  /// The region of the original value that each chain of slices selects, by the result of the chain.
  private var slices: [ValueID: StridedRegion] {
    let producers = producers
    var slices: [ValueID: StridedRegion] = [:]
    for node in nodes where node.operation is Slice {
      guard let input = node.inputs[0], let output = node.outputs[0], let shape = self[input].type?.shape,
        let outer = slices[input] ?? uncut(input, producers),
        let ranges = try? Slice().ranges(operands(of: node), shape)
      else { continue }
      slices[output] = outer.part(ranges)
    }
    return slices
  }

  /// Returns the whole of a value; nil if it is the result of a Slice.
  private func uncut(_ id: ValueID, _ producers: [Int?]) -> StridedRegion? {
    if let producer = producers[id.position], nodes[producer].operation is Slice { return nil }
    return (self[id].type?.shape).map { StridedRegion(whole: id, $0) }
  }
}

/// A strided region of a tensor.
private struct StridedRegion {
  let source: Graph.ValueID
  var starts: [Int]
  var steps: [Int]
  var counts: [Int]

  init(whole source: Graph.ValueID, _ shape: Shape) {
    (self.source, counts) = (source, shape.dimensions)
    (starts, steps) = (counts.map { _ in 0 }, counts.map { _ in 1 })
  }

  /// Returns the subregion that ranges select.
  func part(_ ranges: [SteppedRange]) -> StridedRegion {
    var part = self
    for (axis, range) in ranges.enumerated() {
      part.starts[axis] += range.start * steps[axis]
      part.steps[axis] *= range.step
      part.counts[axis] = range.count
    }
    return part
  }
}

/// The phases of an image: each holds every `step`th pixel from an offset on, along rows and columns.
private struct Phases {
  let source: Graph.ValueID
  let step: Int
  let offsets: [[Int]]

  /// Returns weights `[outputs, parts · channels, rows, columns]` as `[outputs, channels, step · rows, step ·
  /// columns]`.
  func interleaved(_ weights: Tensor) -> Tensor {
    let (old, channels) = (weights.shape, weights.shape[1] / offsets.count)
    let new: Shape = [old[0], channels, step * old[2], step * old[3]]
    return Tensor(
      .float32, new,
      deferring: { [offsets, step] in
        weights.withElements(of: Float.self) { source in
          var numbers = [Float](repeating: 0, count: source.count)
          var index = 0
          for output in 0..<old[0] {
            for part in 0..<old[1] {
              let (offset, channel) = (offsets[part / channels], part % channels)
              for row in 0..<old[2] {
                for column in 0..<old[3] {
                  let line = (output * channels + channel) * new[2] + step * row + offset[0]
                  numbers[line * new[3] + step * column + offset[1]] = source[index]
                  index += 1
                }
              }
            }
          }
          return Tensor(numbers, shape: new)
        }
      })
  }
}
