public import Files
internal import Inference
internal import ONNXFormat
public import Recognition
internal import Synchronization

extension Fridge {
  /// Loads the models for photos, each on a thread of its own.
  ///
  /// - Parameter photos: those that ``PhotoRecognition/report(on:cancellation:handle:)`` will be asked for; the first is
  ///   read while the models load.
  public func recognition(
    _ options: PhotoOptions = PhotoOptions(), for photos: [FilePath] = []
  ) throws(ModelFailure) -> PhotoRecognition {
    let file = ModelFile(try modelFile(options.model))
    let loading = Background { () throws(ModelFailure) in
      LoadedClassifier(try file.prepareClassifier(try file.open()), options, photos: photos.count)
    }
    let detector = Background { () throws(ModelFailure) in
      // Reading the vocabulary takes a millisecond, here off the critical path.
      _ = vocabulary
      return try self.detector(options.detector)
    }
    let preloaded = photos.first.flatMap { file.preload($0, options) }
    let (loaded, found) = (loading.result(), detector.result())
    let classifier = try loaded.get()
    return PhotoRecognition(
      model: file.path, description: classifier.classifier.description, detector: try found.get(), options: options,
      preloaded: preloaded
    ) { threads in
      classifier.session(threads: threads)
    }
  }

  /// Loads a detector; nil when none is wanted, or none is in the folder of models.
  public func detector(_ choice: DetectorChoice) throws(ModelFailure) -> Detector? {
    guard let path = try detectorFile(choice) else { return nil }
    let file = ModelFile(path)
    return try file.prepareDetector(try file.open())
  }
}

extension ModelFile {
  /// Reads a photo at the size that this classifier needs; nil when the metadata do not give that size.
  fileprivate func preload(_ photo: FilePath, _ options: PhotoOptions) -> PreloadedPhoto? {
    guard let metadata = try? ONNXModel.metadata(ofFile: path),
      let description = try? ModelDescription(metadata: metadata)
    else { return nil }
    return PreloadedPhoto(photo, atLeast: description.preprocessing(crop: options.crop).decodeSize, options: options)
  }
}

/// A classifier with a session prepared for the first worker thread.
///
/// The session is made on the loading thread, so that the first photo does not wait for it.
private final class LoadedClassifier: Sendable {
  let classifier: Classifier
  private let options: PhotoOptions
  private let session: Mutex<ClassifierSession?>

  /// - Parameter photos: the number of photos to be recognised; no session is made for none.
  init(_ classifier: Classifier, _ options: PhotoOptions, photos: Int) {
    (self.classifier, self.options) = (classifier, options)
    let threads = options.cores / options.workers(forPhotos: photos)
    session = Mutex(photos > 0 ? ClassifierSession(classifier, threads: threads, crop: options.crop) : nil)
  }

  /// Returns a session that may use so many cores: the prepared one, if it fits and is still free, or a new one.
  func session(threads: Int) -> ClassifierSession {
    let ready = session.withLock { $0.take() }
    if let ready, ready.threads == threads { return ready }
    return ClassifierSession(classifier, threads: threads, crop: options.crop)
  }
}
