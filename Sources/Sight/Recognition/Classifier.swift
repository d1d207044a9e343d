public import Graphs
public import Images
public import Inference
public import ONNXFormat
internal import Tensors

/// A network that classifies a whole photo: weights and description, immutable and shared by all threads.
///
/// Each thread works through its own ``ClassifierSession``.
public final class Classifier: Sendable {
  /// The model file's description of itself.
  public let description: ModelDescription
  /// The prepared network: one float32 input [1, 3, height, width], one float32 output [1, labels].
  public let model: Model

  /// Prepares a network for running.
  ///
  /// - Parameters:
  ///   - metadata: the file's description of itself, see ``ModelDescription/init(metadata:)``.
  ///   - packed: weights packed earlier, see ``Model``.
  public init(_ graph: Graph, metadata: [String: String], packed: PackedWeights? = nil) throws(PhotoModelError) {
    do { description = try ModelDescription(metadata: metadata) } catch { throw .description(error) }
    do { model = try Model(graph, packed: packed) } catch { throw .network(error) }
    let size = description.preprocessing.size
    try model.checkPorts(input: [1, 3, size.height, size.width], outputs: [[1, description.labels.count]])
  }

  /// Prepares the network of a file for running.
  public convenience init(_ file: ONNXModel, packed: PackedWeights? = nil) throws(PhotoModelError) {
    try self.init(file.graph, metadata: file.metadata, packed: packed)
  }

}

/// One caller's use of a ``Classifier``; it owns the scratch memory of a forward pass.
public final class ClassifierSession: Recognizer {
  /// The shared weights and description.
  public let classifier: Classifier
  /// The preprocessing of photos: the model's own, unless the caller chose another crop.
  public let preprocessing: Preprocessing
  private let session: Session

  /// The number of cores that one forward pass uses.
  public var threads: Int { session.threads }

  public var objectFraming: ObjectFraming { classifier.description.objectFraming }
  public var contextPass: ContextPass? { classifier.description.contextPass }

  /// Reserves scratch memory for one caller.
  ///
  /// - Parameters:
  ///   - threads: the number of cores that one forward pass may use.
  ///   - crop: the crop of photos; nil for the model's own.
  public init(_ classifier: Classifier, threads: Int = 1, crop: CropMode? = nil) {
    self.classifier = classifier
    preprocessing = classifier.description.preprocessing(crop: crop)
    session = Session(classifier.model, threads: threads)
  }

  /// Returns the best `count` labels for an upright image, best first.
  public func predictions(
    for image: Image, region: PixelArea? = nil, count: Int
  ) throws(RecognitionError) -> [Prediction] {
    session.withInput(0) { preprocessing.fill($0, with: image, region: region) }
    do { try session.run() } catch { throw .network(error) }
    let description = classifier.description
    guard let probabilities = session.withOutput(0, description.probabilities(of:)) else { throw .notFinite }
    return Prediction.best(count, of: probabilities, labels: description.labels)
  }
}

extension ModelDescription {
  /// Returns the preprocessing of photos; `crop` is nil for the model's own.
  public func preprocessing(crop: CropMode?) -> Preprocessing {
    var preprocessing = preprocessing
    if let crop { preprocessing.crop = crop }
    return preprocessing
  }

  /// Returns the probabilities of the labels from the network's output; nil when the output holds invalid values.
  func probabilities(of values: UnsafeBufferPointer<Float>) -> [Float]? {
    switch output {
    case .logits: values.softmax(temperature: temperature)
    case .probabilities: values.allSatisfy { $0 >= 0 && $0 <= 1 } ? Array(values) : nil
    }
  }
}
