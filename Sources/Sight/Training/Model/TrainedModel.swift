internal import Evaluation
internal import ONNXFormat
public import Recognition
internal import Tensors

/// The facts of a training that its model file states.
public struct TrainingFacts: Sendable, Equatable {
  /// The model's name.
  public var name: String
  /// The number of photos, or parts of photos, that the head learned from.
  public var examples: Int
  /// The number of views of each.
  public var views: Int
  /// The weight of labels.
  public var weighting: ClassWeighting
  /// The strength of regularisation, chosen by cross-validation.
  public var l2: Double
  /// The seed of all choices at random.
  public var seed: Int

  /// States the facts.
  public init(name: String, examples: Int, views: Int, weighting: ClassWeighting, l2: Double, seed: Int) {
    (self.name, self.examples, self.views) = (name, examples, views)
    (self.weighting, self.l2, self.seed) = (weighting, l2, seed)
  }
}

/// A classifier made of a backbone and a new head.
public struct TrainedModel: Sendable {
  /// The key whose presence marks a file as written by the program.
  public static let mark = "fridge.trained"

  /// The file's description of itself.
  public let description: ModelDescription
  /// The ONNX file.
  public let bytes: [UInt8]

  /// Writes the file in memory.
  ///
  /// - Parameters:
  ///   - base: the file of the backbone, with its metadata.
  ///   - figures: those on photos that were held out.
  init(
    _ base: (file: HeadReplacement, metadata: [String: String]), _ head: SoftmaxHead, labels: [String],
    _ calibration: HeadCalibration, _ facts: TrainingFacts, figures: EvaluationFigures
  ) throws(HeadReplacementError) {
    let weights = HeadWeights(weights: head.weights, bias: head.bias)
    do {
      let plain = try base.file.encoded(weights, metadata: [], replacing: Self.prefix)
      let hash = try ONNXModel(decoding: plain).weightsHash
      let metadata = Self.metadata(base.metadata, labels, calibration, facts, figures) + [("fridge.sha256", hash)]
      bytes = try base.file.encoded(weights, metadata: metadata, replacing: Self.prefix)
      let values = Dictionary(metadata, uniquingKeysWith: { first, _ in first })
      do { description = try ModelDescription(metadata: values) } catch {
        preconditionFailure("the metadata describe a classifier: \(error)")
      }
    } catch { throw .format(error) }
  }

  /// The beginning of the keys that the program reads.
  private static let prefix = "fridge."

  private static func metadata(
    _ base: [String: String], _ labels: [String], _ calibration: HeadCalibration, _ facts: TrainingFacts,
    _ figures: EvaluationFigures
  ) -> [(String, String)] {
    let backbone = [base["fridge.name"], base["fridge.version"]].compactMap(\.self).joined(separator: " ")
    let origin = base["fridge.origin"].map { " \($0)" } ?? ""
    let count = "\(facts.examples) examples of \(labels.count) labels"
    let views = facts.views == 1 ? "one view" : "\(facts.views) views"
    let copied = base.filter { $0.key.hasPrefix("fridge.input.") || $0.key == "fridge.object.framing" }
    return [
      ("fridge.format", "1"), ("fridge.task", "classifier"), ("fridge.name", facts.name), ("fridge.version", "1"),
      ("fridge.description", "Names \(labels.count) labels: \(backbone) with a head of its own."),
      ("fridge.license", base["fridge.license"] ?? ""),
      ("fridge.origin", "Head: fridge train, \(count). Backbone: \(backbone).\(origin)"),
      ("fridge.figures", figures.summary), ("fridge.labels", labels.joined(separator: ",")),
      ("fridge.output", ModelDescription.Output.logits.rawValue), ("fridge.temperature", "\(calibration.temperature)"),
      ("fridge.threshold", "\(calibration.threshold)"),
      (
        mark,
        "\(count), \(views) each, class weights \(facts.weighting.rawValue), L2 \(facts.l2), seed \(facts.seed)"
      ),
    ] + copied.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

extension EvaluationFigures {
  /// The figures in a line, in the form of the shipped models.
  var summary: String {
    guard objects > 0 else { return "none: no photo was held out" }
    let precision = atThreshold.precision.percent
    return """
      \(objects) held-out \(objects == 1 ? "example" : "examples"): top-1 \(top1.percent), macro \(macroTop1.percent), calibration error \
      \(calibrationError.map { "\(($0 * 1000).rounded() / 1000)" } ?? "–"); at the threshold: precision \(precision), \
      \(atThreshold.passing.percent) of the food passes
      """
  }
}

extension Double? {
  fileprivate var percent: String { map { "\(($0 * 1000).rounded() / 10)%" } ?? "–" }
}
