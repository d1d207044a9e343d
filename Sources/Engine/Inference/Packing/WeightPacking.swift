internal import Tensors

/// Gives out the packed weights of a model's steps, in the order in which the steps ask for them, and keeps a list.
///
/// Where they were packed before, nothing is computed, and the weights that they were packed from are not looked at.
final class WeightPacking {
  private let given: PackedWeights?
  /// What was given out.
  private(set) var pieces: [AlignedBuffer] = []

  /// - Parameter given: what steps like these were given before, in the same order; nil to pack everything now.
  init(_ given: PackedWeights?) { self.given = given }

  /// Whether something was packed before.
  var isGiven: Bool { given != nil }

  /// Whether what was packed before, if anything was, is just what the steps asked for.
  var fits: Bool { given.map { $0.pieces.elementsEqual(pieces, by: ===) } ?? true }

  /// The next piece.
  ///
  /// - Parameter pack: writes all of its bytes.
  func piece(byteCount: Int, pack: (AlignedBuffer) -> Void) -> AlignedBuffer {
    let piece = given(byteCount) ?? packed(byteCount, pack)
    pieces.append(piece)
    return piece
  }

  private func given(_ byteCount: Int) -> AlignedBuffer? {
    guard let given, given.pieces.indices.contains(pieces.count) else { return nil }
    let piece = given.pieces[pieces.count]
    return piece.count == byteCount ? piece : nil
  }

  private func packed(_ byteCount: Int, _ pack: (AlignedBuffer) -> Void) -> AlignedBuffer {
    let piece = AlignedBuffer(uninitialized: byteCount)
    pack(piece)
    return piece
  }
}

/// Numbers to be packed, which are looked at only if they are.
protocol WeightSource {
  /// Calls `body` with the numbers.
  func withWeights(_ body: (UnsafeBufferPointer<Float>) -> Void)
}

extension Tensor: WeightSource {
  func withWeights(_ body: (UnsafeBufferPointer<Float>) -> Void) { withElements(of: Float.self, body) }
}

/// Where the first weight of a product lies, and how far neighbouring ones lie apart.
struct WeightLayout {
  /// The first weight of the first column.
  var first = 0
  /// From column to column.
  var column: Int
  /// From tap to tap.
  var tap = 0
  /// From step to step.
  var step = 0
  /// From one number of a row to the next.
  var depth = 1
}
