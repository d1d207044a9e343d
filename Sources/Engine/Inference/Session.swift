public import Graphs
public import Tensors
internal import Threads

/// The arena, scratch memory and threads that run a model, one run at a time; belongs to one caller.
public final class Session {
  /// The model that this session runs.
  public let model: Model
  private let arena: AlignedBuffer
  private let scratch: AlignedBuffer
  private let zeros: AlignedBuffer
  private let team: ThreadTeam
  private let pass: ForwardPass

  /// Creates a session with its own threads.
  ///
  /// - Parameter threads: the number of threads; 0 for one per processor.
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

  /// Returns the bytes of scratch memory per worker, in whole pairs of cache lines so that workers do not share one.
  private static func stride(_ model: Model) -> Int { model.scratchBytes.rounded(upTo: 128) }

  /// The number of threads that execute a run.
  public var threads: Int { team.count }

  /// Computes the outputs from the current inputs.
  public func run() throws(RunError) { try pass.run(team) }

  /// Computes the outputs and returns the time of each step, in the order of ``Model/stepDescriptions``.
  public func profiledRun() throws(RunError) -> [Duration] {
    try pass.runTimed(team)
    return pass.times
  }

  /// Computes the outputs, by name, from a tensor for every input, by name.
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
  /// Calls `body` with the memory of a float32 input, to be filled before ``run()``; it keeps its values between runs.
  public func withInput<Result>(_ position: Int = 0, _ body: (UnsafeMutableBufferPointer<Float>) -> Result) -> Result {
    precondition(model.inputs[position].elementType == .float32, "input \(position) is not float32")
    return body(bytes(of: model.inputs[position]).assumingMemoryBound(to: Float.self))
  }

  /// Calls `body` with the memory of a float32 output, valid until the next ``run()``.
  public func withOutput<Result>(_ position: Int = 0, _ body: (UnsafeBufferPointer<Float>) -> Result) -> Result {
    precondition(model.outputs[position].elementType == .float32, "output \(position) is not float32")
    return body(UnsafeBufferPointer(bytes(of: model.outputs[position]).assumingMemoryBound(to: Float.self)))
  }
}

/// An error of one inference run.
public enum RunError: Error, Equatable {
  /// The caller gave no tensor for this input.
  case missingInput(String)
  /// The caller's tensor has another type than the model was prepared for.
  case inputType(String, expected: String, actual: String)
  /// An operator is not defined for the values of its operands.
  case step(String, OperatorError)
}
