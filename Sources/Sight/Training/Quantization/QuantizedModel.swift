public import Evaluation
public import ONNXFormat
public import Recognition

/// The int8 form of a classifier's file.
public struct QuantizedModel: Sendable {
  /// The key whose presence marks a file as written by the program.
  public static let mark = "fridge.quantized"

  /// The file's description of itself.
  public let description: ModelDescription
  /// The ONNX file.
  public let bytes: [UInt8]

  /// Writes the file in memory; it keeps the labels, temperature, threshold and preprocessing of the model that it is a
  /// form of.
  ///
  /// - Parameters:
  ///   - ranges: the ranges of the values that are quantised, see ``ActivationObserver/ranges``.
  ///   - base: the metadata of the model in float32.
  ///   - name: the name of the new model.
  ///   - examples: the number of examples that the ranges come from.
  ///   - figures: those of the new model on other photos; nil as long as they are unknown.
  public init(
    _ plan: StaticQuantization, ranges: [ClosedRange<Float>], metadata base: [String: String], name: String,
    examples: Int, figures: EvaluationFigures? = nil
  ) throws(ONNXError) {
    let plain = try plan.encoded(ranges, metadata: [], replacing: "")
    var metadata = base
    metadata["fridge.name"] = name
    metadata["fridge.variant_of"] = base["fridge.name"]
    metadata["fridge.figures"] = figures?.summary
    metadata["fridge.sha256"] = try ONNXModel(decoding: plain).weightsHash
    metadata[Self.mark] = "static, int8 weights per channel, uint8 activations, ranges of \(examples) examples"
    let sorted = metadata.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    bytes = try plan.encoded(ranges, metadata: sorted, replacing: "")
    do { description = try ModelDescription(metadata: metadata) } catch {
      preconditionFailure("the metadata describe a classifier: \(error)")
    }
  }
}
