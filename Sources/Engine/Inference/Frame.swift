internal import KernelDispatch
internal import Kernels

/// Where a step finds one of its values.
enum Place: Sendable {
  /// In the session's arena, so many bytes from its start.
  case arena(offset: Int)
  /// In memory that all sessions share: a weight.
  case constant(AlignedBuffer)
}

/// What a step works with during one run.
struct Frame {
  /// The session's arena.
  let arena: UnsafeMutableRawPointer
  /// Private memory for each member of the team.
  let scratch: UnsafeMutableRawPointer
  /// Bytes of it per member.
  let scratchStride: Int
  /// The members that share the work.
  let team: ThreadTeam
  /// Zeros, as many as any step may read for padding.
  let zeros: UnsafePointer<Float>

  /// The bytes of a value.
  func bytes(_ place: Place) -> UnsafeMutableRawPointer {
    switch place {
    case .arena(let offset): arena + offset
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
}
