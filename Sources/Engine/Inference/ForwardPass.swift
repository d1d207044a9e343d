internal import Graphs
internal import Kernels
internal import Threads

/// One inference run: every worker executes all steps in the session's memory, with a barrier after each.
final class ForwardPass: TeamWork {
  private let model: Model
  private let memory: ExecutionContext.Memory
  private var failure: (step: Int, reason: OperatorError)?
  private var clock: ContinuousClock?
  private(set) var times: [Duration] = []

  init(_ model: Model, _ memory: ExecutionContext.Memory) { (self.model, self.memory) = (model, memory) }

  /// Computes the outputs from the current inputs.
  func run(_ team: ThreadTeam) throws(RunError) {
    team.perform(self)
    guard let failure else { return }
    self.failure = nil
    memory.failure.reason = nil
    throw .step(model.stepDescriptions[failure.step].text, failure.reason)
  }

  /// Computes the outputs and measures each step into ``times``.
  func runTimed(_ team: ThreadTeam) throws(RunError) {
    times.removeAll(keepingCapacity: true)
    times.reserveCapacity(model.steps.count)
    clock = ContinuousClock()
    defer { clock = nil }
    try run(team)
  }

  func perform(_ worker: Worker) {
    let context = ExecutionContext(memory: memory, worker: worker)
    for index in model.steps.indices {
      let start = clock?.now
      do throws(OperatorError) { try model.steps[index].run(context) } catch {
        // The error is thrown on every worker, see ExecutionContext.onFirstWorker.
        if worker.index == 0 { failure = (index, error) }
        return
      }
      if worker.index == 0, let start { times.append(start.duration(to: .now)) }
    }
  }
}

/// The memory location of one value.
enum ValueLocation: Sendable {
  /// In the session's arena, `offset` bytes from its start.
  case arena(offset: Int)
  /// In constant memory that all sessions share.
  case constant(AlignedBuffer)
}

/// The execution context of one worker during one run.
struct ExecutionContext {
  /// The memory of a session, shared by all workers.
  struct Memory {
    /// The session's arena.
    let arena: UnsafeMutableRawPointer
    /// The workers' private scratch memory, one block after another.
    let scratch: UnsafeMutableRawPointer
    /// The bytes of scratch memory per worker.
    let scratchStride: Int
    /// As many zeros as any step reads for padding.
    let zeros: UnsafePointer<Float>
    /// The error of work that one worker did for all.
    let failure = SharedFailure()
  }

  /// The error of work that one worker did for all; nil while none occurred.
  final class SharedFailure {
    // Written by the first worker before a barrier, read by all of them after it.
    var reason: OperatorError?
  }

  let memory: Memory
  /// The worker that executes the step.
  let worker: Worker

  var zeros: UnsafePointer<Float> { memory.zeros }

  /// Returns the bytes of a value.
  func bytes(_ location: ValueLocation) -> UnsafeMutableRawPointer {
    switch location {
    case .arena(let offset): memory.arena + offset
    case .constant(let buffer): buffer.start
    }
  }

  /// Returns the elements of a uint8 value.
  func uint8(_ location: ValueLocation) -> UnsafeMutablePointer<UInt8> {
    bytes(location).assumingMemoryBound(to: UInt8.self)
  }

  /// Returns the floats of a value.
  func floats(_ location: ValueLocation) -> UnsafeMutablePointer<Float> {
    bytes(location).assumingMemoryBound(to: Float.self)
  }

  /// Returns the scratch memory of one worker.
  func scratch(of worker: Int) -> UnsafeMutableRawPointer { memory.scratch + worker * memory.scratchStride }

  /// Returns the scratch memory of one worker, as pointers to rows.
  func rowPointers<Element>(_ worker: Int, of _: Element.Type = Float.self) -> UnsafeMutablePointer<
    UnsafePointer<Element>
  > {
    scratch(of: worker).assumingMemoryBound(to: UnsafePointer<Element>.self)
  }

  /// Executes work on the first worker for all, followed by a barrier; its error is thrown on every worker.
  func onFirstWorker(_ work: () throws(OperatorError) -> Void) throws(OperatorError) {
    if worker.index == 0 {
      do throws(OperatorError) { try work() } catch { memory.failure.reason = error }
    }
    worker.barrier()
    if let reason = memory.failure.reason { throw reason }
  }
}
