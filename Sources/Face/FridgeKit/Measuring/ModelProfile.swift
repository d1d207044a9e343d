public import Files
internal import Inference
internal import KernelDispatch
internal import Kernels
internal import Tensors

/// The time of each step of a network's forward pass.
public struct ModelProfile: Sendable, Equatable {
  /// One step of the pass.
  public struct Step: Sendable, Equatable {
    let description: StepDescription
    /// Its median time in milliseconds.
    public let milliseconds: Double

    /// The operator's name in ONNX.
    public var operatorName: String { description.operatorName }
    /// The node's name in the file; may be empty.
    public var node: String { description.node }
    /// The chosen algorithm, such as `DepthwiseRow`; `Plain` is the reference implementation.
    public var algorithm: String { description.algorithm }
    /// The extents of the first result, channels last where the algorithm lays it out so.
    public var shape: [Int] { description.shape.dimensions }
    /// The number of multiply-adds by the operator's definition.
    public var multiplyAdds: Int { description.multiplyAdds }
    /// The speed in GFLOP/s: multiplications and additions by the operator's definition.
    public var gigaflops: Double { milliseconds > 0 ? 2e-6 * Double(multiplyAdds) / milliseconds : 0 }
  }

  /// The file.
  public let path: FilePath
  /// The kernel set in use, such as `avx512vnni`.
  public let kernels: String
  /// The number of threads of one forward pass.
  public let threads: Int
  /// The number of passes timed.
  public let runs: Int
  /// The steps in the order of execution.
  public let steps: [Step]

  /// The sum of the steps' times in milliseconds.
  public var milliseconds: Double { steps.reduce(0) { $0 + $1.milliseconds } }

  /// The operators by descending total time, with the number of their steps.
  public var operators: [(name: String, steps: Int, milliseconds: Double)] {
    let groups = Dictionary(grouping: steps) { "\($0.operatorName) (\($0.algorithm))" }
    let sums = groups.map { name, steps in
      (name: name, steps: steps.count, milliseconds: steps.reduce(0) { $0 + $1.milliseconds })
    }
    return sums.sorted { ($1.milliseconds, $0.name) < ($0.milliseconds, $1.name) }
  }
}

extension Fridge {
  /// Times every step of a network's forward pass on random input.
  ///
  /// - Parameters:
  ///   - choice: the model, as for ``modelFile(_:)``.
  ///   - threads: the number of cores that a pass may use; 0 for all.
  ///   - runs: the number of passes to time, after a few warm-up passes.
  public func profile(_ choice: FilePath? = nil, threads: Int = 1, runs: Int = 50) throws(ModelRunFailure)
    -> ModelProfile
  {
    let (path, session) = try warmSession(choice, threads: threads)
    var passes: [[Duration]] = []
    do throws(RunError) { for _ in 0..<max(runs, 1) { passes.append(try session.profiledRun()) } } catch {
      throw .run(path, error)
    }
    let model = session.model
    let steps = model.stepDescriptions.indices.map { index in
      ModelProfile.Step(
        description: model.stepDescriptions[index], milliseconds: passes.map { $0[index] }.medianMilliseconds)
    }
    return ModelProfile(
      path: path, kernels: model.kernels.name, threads: session.threads, runs: passes.count, steps: steps)
  }
}
