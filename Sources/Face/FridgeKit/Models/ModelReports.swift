public import Files

/// Whether a model file's weights are those it was published with.
public struct ModelVerification: Sendable, Equatable {
  /// The file.
  public let path: FilePath
  /// The hash that the file states; nil when it states none.
  public let stated: String?
  /// The SHA-256 of the initialisers' bytes in the order of the graph, in hexadecimal digits.
  public let computed: String

  /// Whether both agree; nil when the file states no hash.
  public var isIntact: Bool? { stated.map { $0 == computed } }
}

/// How fast a network runs.
public struct ModelBenchmark: Sendable, Equatable {
  /// The file.
  public let path: FilePath
  /// The kernel set in use, such as `avx512`.
  public let kernels: String
  /// How many threads one forward pass used.
  public let threads: Int
  /// How many forward passes were timed.
  public let runs: Int
  /// The median time of a pass in milliseconds.
  public let medianMilliseconds: Double
  /// The shortest time of a pass in milliseconds.
  public let minimumMilliseconds: Double
}
