public import Graphs
internal import KernelDispatch
public import Tensors

/// The memory and threads for one run of a model at a time; belongs to one caller.
public final class Session {
  /// The model that is run.
  public let model: Model
  private let arena: AlignedBuffer
  private let scratch: AlignedBuffer
  private let zeros: AlignedBuffer
  private let team: ThreadTeam
  private let pass: ForwardPass

  /// A session with threads of its own.
  ///
  /// - Parameter threads: how many processors to use; 0 for all.
  public init(_ model: Model, threads: Int = 1) {
    self.model = model
    team = ThreadTeam(count: threads > 0 ? threads : ThreadTeam.processorCount)
    arena = AlignedBuffer(count: model.arenaBytes)
    scratch = AlignedBuffer(count: Self.stride(model) * team.count)
    zeros = AlignedBuffer(count: model.zeroCount * MemoryLayout<Float>.size)
    pass = ForwardPass(
      model,
      ExecutionContext.Memory(
        arena: arena.start, scratch: scratch.start, scratchStride: Self.stride(model),
        zeros: UnsafePointer(zeros.floats)))
  }

  /// Bytes of scratch memory per worker, in whole cache lines so that workers do not share one.
  private static func stride(_ model: Model) -> Int { (model.scratchBytes + 127) / 128 * 128 }

  /// How many threads work on a run.
  public var threads: Int { team.count }

  /// Computes the outputs from what the inputs hold.
  public func run() throws(RunError) { try pass.run(team) }

  /// Computes the outputs and gives the time that each step took, in the order of ``Model/stepDescriptions``.
  public func profiledRun() throws(RunError) -> [Duration] {
    try pass.runTimed(team)
    return pass.times
  }

  /// Computes the outputs, by name, from tensors for every input, by name.
  public func run(_ tensors: [String: Tensor]) throws(RunError) -> [String: Tensor] {
    for port in model.inputs { try fill(port, from: tensors) }
    try run()
    var results: [String: Tensor] = [:]
    for port in model.outputs { results[port.name] = tensor(port) }
    return results
  }

  private func fill(_ port: Model.Port, from tensors: [String: Tensor]) throws(RunError) {
    guard let tensor = tensors[port.name] else { throw .missingInput(port.name) }
    guard tensor.elementType == port.elementType, tensor.shape == port.shape else {
      throw .inputType(
        port.name, expected: "\(port.elementType.rawValue) \(port.shape)",
        actual: "\(tensor.elementType.rawValue) \(tensor.shape)")
    }
    tensor.withUnsafeBytes { bytes(of: port).copyMemory(from: $0) }
  }

  private func tensor(_ port: Model.Port) -> Tensor {
    Tensor(port.elementType, port.shape) { $0.copyMemory(from: UnsafeRawBufferPointer(bytes(of: port))) }
  }

  private func bytes(of port: Model.Port) -> UnsafeMutableRawBufferPointer {
    let count = port.shape.count * port.elementType.size
    let start =
      switch port.location.value {
      case .arena(let offset): arena.start + offset
      case .constant(let buffer): buffer.start
      }
    return UnsafeMutableRawBufferPointer(start: start, count: count)
  }
}

extension Session {
  /// Calls `body` with the memory of an input of floats, to be filled before ``run()``; it keeps what was written.
  public func withInput<Result>(_ position: Int = 0, _ body: (UnsafeMutableBufferPointer<Float>) -> Result) -> Result {
    precondition(model.inputs[position].elementType == .float32, "input \(position) is not made of floats")
    return body(bytes(of: model.inputs[position]).assumingMemoryBound(to: Float.self))
  }

  /// Calls `body` with the memory of an output of floats, valid until the next ``run()``.
  public func withOutput<Result>(_ position: Int = 0, _ body: (UnsafeBufferPointer<Float>) -> Result) -> Result {
    precondition(model.outputs[position].elementType == .float32, "output \(position) is not made of floats")
    return body(UnsafeBufferPointer(bytes(of: model.outputs[position]).assumingMemoryBound(to: Float.self)))
  }
}

/// Why a run came to no result.
public enum RunError: Error, Equatable {
  /// The caller did not feed this input.
  case missingInput(String)
  /// The caller's tensor has another type than the model was prepared for.
  case inputType(String, expected: String, actual: String)
  /// An operator met values that it is not defined for.
  case step(String, OperatorError)
}
