public import Images
internal import Inference

/// One thread's way of using a ``Classifier``: it owns the scratch memory of a forward pass.
public final class ClassifierSession: Recognizer {
  /// The shared weights and description.
  public let classifier: Classifier
  /// How photos are framed: the model's own way unless the caller chose another.
  public let preprocessing: Preprocessing
  private let session: Session

  /// How many cores one forward pass uses.
  public var threads: Int { session.threads }

  public var objectFraming: ObjectFraming { classifier.description.objectFraming }
  public var secondLook: SecondLook? { classifier.description.secondLook }

  /// Reserves scratch memory for one caller.
  ///
  /// - Parameters:
  ///   - threads: how many cores one forward pass may use.
  ///   - crop: how photos are framed; nil for the model's own way.
  public init(_ classifier: Classifier, threads: Int = 1, crop: CropMode? = nil) {
    self.classifier = classifier
    preprocessing = classifier.description.preprocessing(crop: crop)
    session = Session(classifier.model, threads: threads)
  }

  /// The best `count` labels for an oriented image, best first.
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
  /// How photos are framed; `crop` is nil for the model's own way.
  public func preprocessing(crop: CropMode?) -> Preprocessing {
    var preprocessing = preprocessing
    if let crop { preprocessing.crop = crop }
    return preprocessing
  }

  /// The probabilities of the labels from the network's output; nil when the output is no answer.
  func probabilities(of values: UnsafeBufferPointer<Float>) -> [Float]? {
    switch output {
    case .logits: values.softmax(temperature: temperature)
    case .probabilities: values.allSatisfy { $0 >= 0 && $0 <= 1 } ? Array(values) : nil
    }
  }
}
