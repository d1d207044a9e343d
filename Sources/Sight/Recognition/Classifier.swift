public import Graphs
public import Images
public import Inference
public import KernelDispatch
public import Kernels
public import ONNXFormat
internal import Tensors

/// A network that classifies a whole photo: weights and description, immutable and shared by all threads.
///
/// Each thread works through its own ``ClassifierSession``.
public final class Classifier: Sendable {
  /// The model file's description of itself.
  public let description: ModelDescription
  /// The prepared network: one float32 input [1, 3, height, width]; a float32 output [1, labels] and, where it was asked
  /// for, those of the embedding.
  public let model: Model
  private let embedding: EmbeddingOutputs?
  /// The number of values in an embedding; nil when it was not asked for, or when the network has none.
  public let embeddingWidth: Int?

  /// The outputs of a classifier.
  public enum Outputs: Sendable, Equatable {
    /// The labels alone.
    case labels
    /// The labels and, from the same pass, the embedding.
    case labelsAndEmbedding
  }

  /// Prepares a network for running.
  ///
  /// - Parameters:
  ///   - metadata: the file's description of itself, see ``ModelDescription/init(metadata:)``.
  ///   - kernels: the instruction set and the precision to use.
  ///   - packed: weights packed earlier, see ``Model``.
  ///   - outputs: the outputs; a network without a linear layer has no embedding.
  public init(
    _ graph: Graph, metadata: [String: String], kernels: KernelSet = .chosen, packed: PackedWeights? = nil,
    outputs: Outputs = .labels
  ) throws(PhotoModelError) {
    do { description = try ModelDescription(metadata: metadata) } catch { throw .description(error) }
    let extended = outputs == .labelsAndEmbedding ? EmbeddingOutputs.adding(to: graph) : nil
    var graph = extended?.0 ?? graph
    if extended == nil { graph.outputs = Array(graph.outputs.prefix(1)) }
    let model: Model
    do { model = try Model(graph, kernels: kernels, packed: packed) } catch { throw .network(error) }
    let (size, labels) = (description.preprocessing.size, description.labels.count)
    let width = extended == nil ? nil : model.outputs[1].shape
    var shapes: [Shape] = [[1, labels]] + (width.map { [$0] } ?? [])
    if extended?.1 == .own { shapes.append([1, labels]) }
    try model.checkPorts(input: [1, 3, size.height, size.width], outputs: shapes)
    (self.model, embedding, embeddingWidth) = (model, extended?.1, width?.count)
  }

  /// The labels whose similarities an embedding states; none where the model gives no such output.
  public var comparedLabels: [String] { embedding == .own ? description.labels : [] }

  /// Prepares the network of a file for running; see ``init(_:metadata:kernels:packed:outputs:)``.
  public convenience init(
    _ file: ONNXModel, kernels: KernelSet = .chosen, packed: PackedWeights? = nil, outputs: Outputs = .labels
  ) throws(PhotoModelError) {
    try self.init(file.graph, metadata: file.metadata, kernels: kernels, packed: packed, outputs: outputs)
  }
}

extension Classifier {
  /// Returns the embedding that a run of the network gave; nil when it is not finite.
  fileprivate func embedding(in session: Session) -> Embedding? {
    session.withOutput(1) { values in
      if embedding == .features { return Embedding(features: values) }
      return session.withOutput(2) { Embedding(values: values, labelSimilarities: $0) }
    }
  }
}

/// One caller's use of a ``Classifier``; it owns the scratch memory of a forward pass.
public final class ClassifierSession: Recognizer {
  /// The shared weights and description.
  public let classifier: Classifier
  /// The preprocessing of photos: the model's own, unless the caller chose another crop.
  public let preprocessing: Preprocessing
  private let session: Session
  private let lessons: LessonMatcher?

  /// The number of cores that one forward pass uses.
  public var threads: Int { session.threads }

  public var objectFraming: ObjectFraming { classifier.description.objectFraming }
  public var contextPass: ContextPass? { classifier.description.contextPass }

  /// Reserves scratch memory for one caller.
  ///
  /// - Parameters:
  ///   - threads: the number of cores that one forward pass may use.
  ///   - crop: the crop of photos; nil for the model's own.
  ///   - lessons: the user's lessons, in embeddings of this classifier, which must output its embedding.
  public init(_ classifier: Classifier, threads: Int = 1, crop: CropMode? = nil, lessons: LessonMatcher? = nil) {
    precondition(
      lessons.map { $0.width == classifier.embeddingWidth } ?? true, "lessons have embeddings of the classifier")
    self.classifier = classifier
    self.lessons = lessons
    preprocessing = classifier.description.preprocessing(crop: crop)
    session = Session(classifier.model, threads: threads)
  }

  /// Returns the best `count` labels for an upright image, best first.
  public func predictions(
    for image: Image, region: PixelArea? = nil, count: Int
  ) throws(RecognitionError) -> [Prediction] {
    let answer = try answer(for: image, region: region)
    return Array((answer.lessons?.applied(to: answer.predictions) ?? answer.predictions).prefix(max(0, count)))
  }

  public func answer(for image: Image, region: PixelArea?) throws(RecognitionError) -> RecognizerAnswer {
    try run(on: image, region: region)
    let description = classifier.description
    guard let probabilities = session.withOutput(0, description.probabilities(of:)) else { throw .notFinite }
    let predictions = Prediction.best(.max, of: probabilities, labels: description.labels)
    guard let lessons else { return RecognizerAnswer(predictions) }
    return RecognizerAnswer(predictions, lessons: lessons.odds(of: try outputEmbedding()))
  }

  public func embedding(of image: Image) throws(RecognitionError) -> Embedding? {
    guard classifier.embeddingWidth != nil else { return nil }
    try run(on: image, region: nil)
    return try outputEmbedding()
  }

  private func outputEmbedding() throws(RecognitionError) -> Embedding {
    guard let embedding = classifier.embedding(in: session) else { throw .notFinite }
    return embedding
  }

  private func run(on image: Image, region: PixelArea?) throws(RecognitionError) {
    session.withInput(0) { preprocessing.fill($0, with: image, region: region) }
    do { try session.run() } catch { throw .network(error) }
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
