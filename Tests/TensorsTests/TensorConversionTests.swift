import Tensors
import Testing

struct TensorConversionTests {
  @Test("Every float16 becomes the same float32, subnormals and NaN included")
  func halves() {
    let halves = (UInt16.min...UInt16.max).map { Float16(bitPattern: $0) }
    let tensor = Tensor(halves, shape: [256, 256])
    let converted = tensor.converted(to: .float32)
    #expect(converted.elementType == .float32 && converted.shape == [256, 256])
    for (half, float) in zip(halves, converted.floats) {
      #expect(half.isNaN ? float.isNaN : float.bitPattern == Float(half).bitPattern, "\(half.bitPattern)")
    }
  }

  @Test("Casts truncate floats and wrap integers") func casts() {
    #expect(Tensor([1.9, -1.9, .nan] as [Float], shape: [3]).converted(to: .int32).integers == [1, -1, 0])
    #expect(Tensor([300, -1] as [Int32], shape: [2]).converted(to: .uint8).integers == [44, 255])
    let large = Tensor([.max, 1 << 63, 1] as [UInt64], shape: [3])
    #expect(large.converted(to: .int64).integers == [-1, .min, 1])
    #expect(Tensor(integers: large.integers, shape: [3], as: .uint64).elements(of: UInt64.self) == [.max, 1 << 63, 1])
    #expect(Tensor([1e30, -1e30] as [Float], shape: [2]).integers == [.max, .min])
    #expect(Tensor([0, 2, -1] as [Int32], shape: [3]).converted(to: .bool).integers == [0, 1, 1])
    #expect(Tensor([1.0 + 1e-9] as [Double], shape: [1]).converted(to: .float16).floats == [1])
  }
}
