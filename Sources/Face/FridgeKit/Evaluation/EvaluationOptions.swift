public import Files

/// Which labelled photos are judged, and how.
public struct EvaluationOptions: Sendable {
  /// The model by name or path; nil for the default one.
  public var model: FilePath?
  /// Which part of a table is judged; nil for all. Folders have no parts.
  public var split: String?
  /// How much a box is grown on each side before it is cut out, as a share of its size.
  public var margin: Double
  /// How many examples are judged at most, from the first; nil for all.
  public var first: Int?
  /// How many cores may work; nil for all this process may use.
  public var threads: Int?

  /// The usual way: the default model, everything, a margin of a tenth, all cores.
  public init(
    model: FilePath? = nil, split: String? = nil, margin: Double = 0.1, first: Int? = nil, threads: Int? = nil
  ) {
    self.model = model
    self.split = split
    self.margin = margin
    self.first = first
    self.threads = threads
  }
}
