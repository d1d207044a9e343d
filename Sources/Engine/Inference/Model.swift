public import Graphs
public import KernelDispatch
public import Kernels
public import Tensors

/// A network that is ready to run: specialised to its input shapes, optimised, weights packed, memory planned.
///
/// It is immutable, so that any number of sessions on any threads can share one.
public final class Model: Sendable {
  /// An input or output: its name, element type and extents.
  public struct Port: Sendable, Equatable {
    /// The name in the file.
    public let name: String
    /// The element type.
    public let elementType: ElementType
    /// The extents that the model was prepared for.
    public let shape: Shape
    /// The location of its bytes: in the arena, or in shared memory for an output that does not depend on the inputs.
    let location: PortLocation

    /// The element type and the extents.
    public var type: ValueType { ValueType(elementType, shape) }
  }

  /// The inputs in the file's order.
  public let inputs: [Port]
  /// The outputs in the file's order.
  public let outputs: [Port]
  /// The kernels that the weights were packed for.
  public let kernels: KernelSet
  /// The descriptions of the steps in execution order.
  public let stepDescriptions: [StepDescription]
  /// Whether the given packed weights were the ones that the steps needed.
  public let usesPackedWeights: Bool

  let steps: [any Step]
  /// The target of the packed weights, see ``PackedWeights``.
  private let target: String
  private let pieces: [AlignedBuffer]
  let arenaBytes: Int
  let scratchBytes: Int
  let zeroCount: Int

  /// Prepares a network.
  ///
  /// - Parameters:
  ///   - graph: the network as read from its file.
  ///   - inputShapes: the shapes by input name; where one is missing, extents that the file leaves open count as 1.
  ///   - kernels: the instruction set to use.
  ///   - packed: the weights of this network as a model packed them before; ignored where they are for other kernels or
  ///     other inputs.
  ///   - limits: the memory that the network may need; checked before it is allocated.
  public init(
    _ graph: Graph, inputShapes: [String: Shape] = [:], kernels: KernelSet = .chosen, packed: PackedWeights? = nil,
    limits: GraphLimits = .standard
  ) throws(GraphError) {
    let graph = try graph.specialized(to: inputShapes, limits: limits).optimized()
    let layout = ArenaLayout(graph)
    guard layout.byteCount <= limits.totalBytes else {
      throw .tooMuchMemory(bytes: layout.byteCount, limit: limits.totalBytes)
    }
    let target = Self.target(graph, kernels)
    var packing = WeightPacking(packed?.target == target ? packed : nil)
    var prepared = Self.prepare(graph, layout, kernels, packing)
    if !packing.fits {
      packing = WeightPacking(nil)
      prepared = Self.prepare(graph, layout, kernels, packing)
    }
    (steps, stepDescriptions, self.kernels) = (prepared.steps, prepared.descriptions, kernels)
    (self.target, pieces, usesPackedWeights) = (target, packing.pieces, packing.isGiven)
    arenaBytes = layout.byteCount
    scratchBytes = steps.map(\.scratchBytes).max() ?? 0
    zeroCount = steps.map(\.zeroCount).max() ?? 0
    inputs = graph.inputs.compactMap { layout.port($0) }
    outputs = graph.outputs.compactMap { layout.port($0) }
  }

  /// Returns the weights as the steps read them, for a later model of the same network.
  ///
  /// - Parameter source: see ``PackedWeights/source``.
  public func packedWeights(of source: String) -> PackedWeights {
    PackedWeights(source: source, target: target, pieces: pieces)
  }

  private static func target(_ graph: Graph, _ kernels: KernelSet) -> String {
    let inputs = graph.inputs.map { "\(graph[$0].name) \(graph[$0].type?.description ?? "")" }
    return ([kernels.layout] + inputs).joined(separator: "\n")
  }

  private static func prepare(
    _ graph: Graph, _ layout: ArenaLayout, _ kernels: KernelSet, _ packing: WeightPacking
  ) -> (steps: [any Step], descriptions: [StepDescription]) {
    var steps: [any Step] = []
    var descriptions: [StepDescription] = []
    let costs = ConvolutionCost(kernels, of: graph)
    for node in graph.nodes where !ArenaLayout.isView(node, in: graph) {
      let step = step(
        Preparation(graph: graph, node: node, layout: layout, kernels: kernels, packing: packing, costs: costs))
      steps.append(step)
      descriptions.append(StepDescription(node, as: step, in: graph))
    }
    return (steps, descriptions)
  }

  /// The initialisers of the fast steps in the order in which they are tried; each returns nil for nodes it cannot
  /// compute.
  private static let candidates: [@Sendable (Preparation) -> (any Step)?] = [
    { InvertedResidualStep($0) }, { DepthwiseRowStep($0) }, { DepthwiseStep($0) }, { WinogradStep($0) },
    { GroupedRowStep($0) },
    { ConvolutionStep($0) }, { GemmStep($0) }, { MatMulStep($0) },
    { PoolingStep($0) },
    { GlobalPoolingStep($0) }, { ReductionStep($0) }, { UnaryStep($0) }, { BinaryStep($0) }, { SoftmaxStep($0) },
    { LayerNormalizationStep($0) }, { CopyStep($0) }, { NearestResizingStep($0) },
    { QuantizedDepthwiseStep($0) }, { QuantizedGroupedStep($0) }, { QuantizedConvolutionStep($0) },
    { QuantizedGemmStep($0) }, { QuantizedChannelProductStep($0) }, { QuantizedBinaryStep($0) },
    { Int8AffineStep($0) }, { Int8GlobalPoolingStep($0) }, { Int8TableStep($0) },
    { QuantizeStep($0) }, { DequantizeStep($0) }, { Int8PoolingStep($0) },
  ]

  private static func step(_ preparation: Preparation) -> any Step {
    for candidate in candidates { if let step = candidate(preparation) { return step } }
    return PlainStep(preparation)
  }
}

/// The memory location of an input or output, compared by identity.
struct PortLocation: Sendable, Equatable {
  let value: ValueLocation

  static func == (a: PortLocation, b: PortLocation) -> Bool {
    switch (a.value, b.value) {
    case (.arena(let x), .arena(let y)): x == y
    case (.constant(let x), .constant(let y)): x === y
    default: false
    }
  }
}
