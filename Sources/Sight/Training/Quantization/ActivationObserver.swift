internal import Graphs
public import Images
internal import Inference
public import ONNXFormat
public import Recognition
internal import Tensors

/// Runs a classifier's network on photos, and keeps the ranges of values inside it, as quantisation needs them.
public final class ActivationObserver {
  /// The least and the greatest number of each value so far, in the order in which the values were named.
  public private(set) var ranges: [ClosedRange<Float>]
  private let description: ModelDescription
  private let session: Session
  /// The output that holds each value; nil for the network's input.
  private let outputs: [Int?]

  /// Prepares a network that also outputs the values.
  ///
  /// - Parameters:
  ///   - values: names of float32 values of the network.
  ///   - threads: the number of cores that one forward pass may use.
  public init(_ file: ONNXModel, values: [String], threads: Int) throws(PhotoModelError) {
    do { description = try ModelDescription(metadata: file.metadata) } catch { throw .description(error) }
    var graph = file.graph
    let inputs = Set(graph.inputs.map { graph[$0].name })
    let computed = values.filter { !inputs.contains($0) }
    graph.outputs = computed.compactMap(graph.value(named:))
    let model: Model
    do { model = try Model(graph) } catch { throw .network(error) }
    let size = description.preprocessing.size
    let input = ValueType(.float32, [1, 3, size.height, size.width])
    guard model.inputs.map(\.type) == [input] else {
      throw .inputs(found: model.inputs.map(\.type), expected: input.shape)
    }
    session = Session(model, threads: threads)
    let positions = Dictionary(
      model.outputs.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    outputs = values.map { positions[$0] }
    ranges = values.map { _ in 0...0 }
  }

  /// Adds an upright photo, or the object in a box of it.
  public func observe(_ image: Image, box: RelativeBox?) throws(RecognitionError) {
    session.withInput(0) { description.fill($0, with: image, box: box) }
    do { try session.run() } catch { throw .network(error) }
    for (index, output) in outputs.enumerated() {
      let range =
        if let output { session.withOutput(output, Self.range(of:)) } else {
          session.withInput(0) { Self.range(of: UnsafeBufferPointer($0)) }
        }
      guard let range else { throw .notFinite }
      ranges[index] = min(ranges[index].lowerBound, range.lowerBound)...max(ranges[index].upperBound, range.upperBound)
    }
  }

  /// Returns the range of some numbers; nil unless all are finite.
  private static func range(of values: UnsafeBufferPointer<Float>) -> ClosedRange<Float>? {
    var (least, greatest, sum) = (Float.infinity, -Float.infinity, Float(0))
    for value in values {
      (least, greatest) = (min(least, value), max(greatest, value))
      // Zero times infinity or times no number is no number.
      sum += value * 0
    }
    return sum == 0 && least <= greatest ? least...greatest : nil
  }
}
