internal import Graphs
internal import KernelDispatch
internal import Kernels

/// What the workers of a session's team go through together: the steps of the model, in the session's memory.
final class ForwardPass: TeamWork {
  private let model: Model
  private let memory: ExecutionContext.Memory
  private var failure: (step: Int, reason: OperatorError)?
  private var clock: ContinuousClock?
  private(set) var times: [Duration] = []

  init(_ model: Model, _ memory: ExecutionContext.Memory) { (self.model, self.memory) = (model, memory) }

  /// Computes the outputs from what the inputs hold.
  func run(_ team: ThreadTeam) throws(RunError) {
    team.perform(self)
    guard let failure else { return }
    self.failure = nil
    memory.verdict.reason = nil
    throw .step(model.stepDescriptions[failure.step].text, failure.reason)
  }

  /// The same with the time of each step in ``times``.
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
        // All workers know of it, see ExecutionContext.alone.
        if worker.index == 0 { failure = (index, error) }
        return
      }
      if worker.index == 0, let start { times.append(start.duration(to: .now)) }
    }
  }
}

/// Where a step finds one of its values.
enum ValueLocation: Sendable {
  /// In the session's arena, so many bytes from its start.
  case arena(offset: Int)
  /// In memory that all sessions share: a weight.
  case constant(AlignedBuffer)
}

/// What one worker of a team works with during one run.
struct ExecutionContext {
  /// The memory of a session, which all workers share.
  struct Memory {
    /// The session's arena.
    let arena: UnsafeMutableRawPointer
    /// Private memory for each worker of the team.
    let scratch: UnsafeMutableRawPointer
    /// Bytes of it per worker.
    let scratchStride: Int
    /// Zeros, as many as any step may read for padding.
    let zeros: UnsafePointer<Float>
    /// What became of work that one worker did for all.
    let verdict = Verdict()
  }

  /// Why work that one worker did for all failed; nil while nothing has.
  final class Verdict {
    // Written by the first worker before the workers meet, read by all of them after that.
    var reason: OperatorError?
  }

  let memory: Memory
  /// The worker, and by it the team that shares the work.
  let team: Worker

  var scratch: UnsafeMutableRawPointer { memory.scratch }
  var scratchStride: Int { memory.scratchStride }
  var zeros: UnsafePointer<Float> { memory.zeros }

  /// The bytes of a value.
  func bytes(_ place: ValueLocation) -> UnsafeMutableRawPointer {
    switch place {
    case .arena(let offset): memory.arena + offset
    case .constant(let buffer): buffer.start
    }
  }

  /// The floats of a value.
  func floats(_ place: ValueLocation) -> UnsafeMutablePointer<Float> {
    bytes(place).assumingMemoryBound(to: Float.self)
  }

  /// The scratch memory of one worker, as pointers to rows.
  func rowPointers<Element>(_ worker: Int, of _: Element.Type = Float.self) -> UnsafeMutablePointer<
    UnsafePointer<Element>
  > {
    (scratch + worker * scratchStride).assumingMemoryBound(to: UnsafePointer<Element>.self)
  }

  /// Has the first worker do some work for all; its error is thrown on every worker.
  func alone(_ work: () throws(OperatorError) -> Void) throws(OperatorError) {
    if team.index == 0 {
      do throws(OperatorError) { try work() } catch { memory.verdict.reason = error }
    }
    team.barrier()
    if let reason = memory.verdict.reason { throw reason }
  }
}
