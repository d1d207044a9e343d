public import Files
package import Inference
internal import KernelDispatch
internal import Kernels
package import Tensors

/// The speed of a network.
public struct ModelBenchmark: Sendable, Equatable {
  /// The file.
  public let path: FilePath
  /// The kernel set in use, such as `avx512vnni`.
  public let kernels: String
  /// The number of threads of one forward pass.
  public let threads: Int
  /// The number of multiply-adds of one pass, by the operators' definitions.
  public let multiplyAdds: Int
  /// The time of each pass, in the order of the passes.
  public let times: [Duration]

  /// The median time of a pass in milliseconds; for an even number of passes the mean of the middle two.
  public var medianMilliseconds: Double { times.medianMilliseconds }

  /// The shortest time of a pass in milliseconds.
  public var minimumMilliseconds: Double { times.min()?.milliseconds ?? 0 }
}

extension Fridge {
  /// Times forward passes of a network on random input, without copying inputs or outputs between them.
  ///
  /// - Parameters:
  ///   - choice: the model, as for ``modelFile(_:)``.
  ///   - threads: the number of cores that a pass may use; 0 for all.
  ///   - repetition: the number of passes to time, and of warm-up passes before them.
  public func benchmark(
    _ choice: FilePath? = nil, threads: Int = 1, repetition: Repetition = .exactly(50)
  ) throws(ModelRunFailure) -> ModelBenchmark {
    let (path, session) = try warmSession(choice, threads: threads)
    do throws(RunError) {
      let times = try repetition.times { () throws(RunError) in
        try .of { () throws(RunError) in try session.run() }
      }
      return ModelBenchmark(
        path: path, kernels: session.model.kernels.name, threads: session.threads,
        multiplyAdds: session.model.multiplyAdds, times: times)
    } catch { throw .run(path, error) }
  }

  /// Returns a session whose network has already run a few times on random input.
  func warmSession(
    _ choice: FilePath?, threads: Int
  ) throws(ModelRunFailure) -> (path: FilePath, session: Session) {
    let (path, model) = try prepareModel(choice)
    let session = Session(model, threads: threads)
    do throws(RunError) {
      var random = RandomInputs(seed: 1)
      _ = try session.run(random.tensors(for: model))
      for _ in 0..<5 { try session.run() }
      return (path, session)
    } catch { throw .run(path, error) }
  }
}

/// Reproducible random inputs and weights for networks whose outputs do not matter (SplitMix64).
package struct RandomInputs {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  /// Returns a tensor for each input, by name: floating-point values in 0 ..< 1, zeros for other types.
  package mutating func tensors(for model: Model) -> [String: Tensor] {
    var tensors: [String: Tensor] = [:]
    for port in model.inputs { tensors[port.name] = tensor(port.elementType, port.shape) }
    return tensors
  }

  /// Returns a tensor of that type and shape.
  package mutating func tensor(_ elementType: ElementType, _ shape: Shape) -> Tensor {
    guard elementType.isFloatingPoint else { return Tensor(zeros: elementType, shape) }
    let numbers = (0..<shape.count).map { _ in next() }
    return Tensor(numbers, shape: shape).converted(to: elementType)
  }

  private mutating func next() -> Float {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return Float((bits ^ bits >> 31) >> 40) / Float(1 << 24)
  }
}
