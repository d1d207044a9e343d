internal import Tensors

/// The packed weights of a model's steps, handed out and recorded in the order in which the steps request them.
///
/// Where they were packed before, nothing is computed, and the original weights are not read.
final class WeightPacking {
  private let given: PackedWeights?
  /// The pieces handed out so far.
  private(set) var pieces: [AlignedBuffer] = []

  /// - Parameter given: the packed weights of the same steps, in the same order; nil to pack everything now.
  init(_ given: PackedWeights?) { self.given = given }

  /// Whether the weights were packed before.
  var isGiven: Bool { given != nil }

  /// Whether the weights packed before, if any, begin with exactly the ones that the steps requested.
  ///
  /// Those of a network of which some outputs are not wanted are the first ones, as its nodes are in the same order.
  var fits: Bool { given.map { $0.pieces.starts(with: pieces, by: ===) } ?? true }

  /// Returns the next piece.
  ///
  /// - Parameter pack: writes every byte of the piece where it was not packed before.
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

/// Weights that are read only when they are packed.
protocol WeightSource {
  /// Calls `body` with the weights.
  func withWeights(_ body: (UnsafeBufferPointer<Float>) -> Void)
}

extension Tensor: WeightSource {
  func withWeights(_ body: (UnsafeBufferPointer<Float>) -> Void) { withElements(of: Float.self, body) }
}

/// The offset of the first weight of a GEMM, and the strides between neighbouring weights, in elements.
struct WeightLayout {
  /// The offset of the first weight of the first column.
  var first = 0
  /// The stride from column to column.
  var column: Int
  /// The stride from tap to tap.
  var tap = 0
  /// The stride from step to step.
  var step = 0
  /// The stride along the depth.
  var depth = 1
}
