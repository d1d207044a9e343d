internal import Graphs
internal import KernelDispatch
internal import Kernels

/// Where a step finds one of its values.
enum Place: Sendable {
  /// In the session's arena, so many bytes from its start.
  case arena(offset: Int)
  /// In memory that all sessions share: a weight.
  case constant(AlignedBuffer)
}

/// What one member of a team works with during one run.
struct Frame {
  /// The memory of a session, which all members share.
  struct Memory {
    /// The session's arena.
    let arena: UnsafeMutableRawPointer
    /// Private memory for each member of the team.
    let scratch: UnsafeMutableRawPointer
    /// Bytes of it per member.
    let scratchStride: Int
    /// Zeros, as many as any step may read for padding.
    let zeros: UnsafePointer<Float>
    /// What became of work that one member did for all.
    let verdict = Verdict()
  }

  /// Why work that one member did for all failed; nil while nothing has.
  final class Verdict {
    // Written by the first member before the members meet, read by all of them after that.
    var reason: OperatorError?
  }

  let memory: Memory
  /// The member, and by it the team that shares the work.
  let team: TeamMember

  var scratch: UnsafeMutableRawPointer { memory.scratch }
  var scratchStride: Int { memory.scratchStride }
  var zeros: UnsafePointer<Float> { memory.zeros }

  /// The bytes of a value.
  func bytes(_ place: Place) -> UnsafeMutableRawPointer {
    switch place {
    case .arena(let offset): memory.arena + offset
    case .constant(let buffer): buffer.start
    }
  }

  /// The floats of a value.
  func floats(_ place: Place) -> UnsafeMutablePointer<Float> { bytes(place).assumingMemoryBound(to: Float.self) }

  /// The scratch memory of one member, as pointers to rows.
  func rowPointers<Element>(_ member: Int, of _: Element.Type = Float.self) -> UnsafeMutablePointer<
    UnsafePointer<Element>
  > {
    (scratch + member * scratchStride).assumingMemoryBound(to: UnsafePointer<Element>.self)
  }

  /// Has the first member do some work for all; its error is thrown on every member.
  func alone(_ work: () throws(OperatorError) -> Void) throws(OperatorError) {
    if team.index == 0 {
      do throws(OperatorError) { try work() } catch { memory.verdict.reason = error }
    }
    team.meet()
    if let reason = memory.verdict.reason { throw reason }
  }
}
