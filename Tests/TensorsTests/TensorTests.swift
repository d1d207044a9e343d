import Synchronization
import Tensors
import Testing

@Suite("Lazy tensors") struct TensorDeferralTests {
  @Test("The value is computed on first access, and only once") func once() {
    let calls = Counter()
    let tensor = Tensor(.int32, [3], deferring: { calls.counting(Tensor([1, 2, 3] as [Int32], shape: [3])) })
    let copy = tensor.reshaped(to: [3, 1])
    #expect(calls.count == 0 && tensor.shape.count == 3 && copy.shape == [3, 1])
    #expect(copy.integers == [1, 2, 3] && tensor.integers == [1, 2, 3])
    #expect(calls.count == 1)
  }

  @Test("Writing to a copy leaves the original unchanged") func writing() {
    let tensor = Tensor(.float32, [2], deferring: { Tensor([1, 2] as [Float], shape: [2]) })
    var other = tensor
    other.withUnsafeMutableBytes { $0.storeBytes(of: Float(7), as: Float.self) }
    #expect(tensor.floats == [1, 2] && other.floats == [7, 2])
  }

  @Test("Concurrent accesses all see the elements") func together() async {
    let calls = Counter()
    let tensor = Tensor(
      .float32, [1000], deferring: { calls.counting(Tensor([Float](repeating: 3, count: 1000), shape: [1000])) })
    let sums = await withTaskGroup(of: Float.self) { group in
      for _ in 0..<8 { group.addTask { tensor.floats.reduce(0, +) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(sums == [Float](repeating: 3000, count: 8) && calls.count == 1)
  }

  @Test("The lazy conversion of float16 gives the same values") func halves() {
    let halves = (0..<64).map { Float16($0) / 8 - 4 }
    #expect(Tensor(halves, shape: [64]).converted(to: .float32).floats == halves.map { Float($0) })
  }

  /// Counts computations.
  private final class Counter: Sendable {
    private let calls = Atomic(0)
    var count: Int { calls.load(ordering: .relaxed) }

    func counting(_ tensor: Tensor) -> Tensor {
      calls.add(1, ordering: .relaxed)
      return tensor
    }
  }
}
