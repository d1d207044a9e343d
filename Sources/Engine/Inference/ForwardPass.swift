internal import Graphs
internal import KernelDispatch

/// What the members of a session's team go through together: the steps of the model, in the session's memory.
final class ForwardPass: TeamWork {
  private let model: Model
  private let memory: Frame.Memory
  private var failure: (step: Int, reason: OperatorError)?
  private var clock: ContinuousClock?
  private(set) var times: [Duration] = []

  init(_ model: Model, _ memory: Frame.Memory) { (self.model, self.memory) = (model, memory) }

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

  func perform(_ member: TeamMember) {
    let frame = Frame(memory: memory, team: member)
    for index in model.steps.indices {
      let start = clock?.now
      do throws(OperatorError) { try model.steps[index].run(frame) } catch {
        // All members know of it, see Frame.alone.
        if member.index == 0 { failure = (index, error) }
        return
      }
      if member.index == 0, let start { times.append(start.duration(to: .now)) }
    }
  }
}
