public import Files
internal import Images
public import Recognition
internal import Synchronization
internal import Threads

extension Fridge {
  /// Loads the models for photos, each on a thread of its own.
  ///
  /// - Parameter photos: those that will be scanned or, without a detector, reported on; the first is read and decoded
  ///   while the models load.
  public func recognition(
    _ options: PhotoOptions = PhotoOptions(), for photos: [FilePath] = []
  ) throws(ModelFailure) -> PhotoRecognition {
    let file = ModelFile(try modelFile(options.model), precision: precision)
    let detectorFile = try self.detectorFile(options.detector).map { ModelFile($0, precision: precision) }
    let lessons = options.usesLessons ? storedLessons : nil
    let weights = Monitor<MappedFile?>(nil)
    let spareTime = SpareTime { part in warmUp(part, weights: weights.update { $0 }) }
    let loading = Background { () throws(ModelFailure) in
      let outputs: Classifier.Outputs = lessons == nil && !options.embeds ? .labels : .labelsAndEmbedding
      let (network, mapped) = (try file.open(), file.mappedWeights())
      weights.update { $0 = mapped }
      let classifier = try file.prepareClassifier(network, mapped: mapped, outputs: outputs)
      let matcher = try lessons?.matcher(for: classifier, threads: options.cores)
      return LoadedClassifier(classifier, matcher, options, photos: photos.count)
    } afterwards: {
      spareTime.begin()
    }
    let detector = Background { () throws(ModelFailure) -> Detector? in
      guard let detectorFile else { return nil }
      return try detectorFile.prepareDetector(try detectorFile.open())
    }
    let preloaded = photos.first.flatMap { PreloadedPhoto($0, for: file, detectorFile, options) }
    spareTime.begin()
    let (loaded, found) = (loading.result(), detector.result())
    let classifier = try loaded.get()
    return PhotoRecognition(
      model: file.path, description: classifier.classifier.description, detector: try found.get(), options: options,
      hasEmbeddings: classifier.classifier.embeddingWidth != nil, taughtLabels: classifier.lessons?.labels ?? [],
      preloaded: preloaded
    ) { threads in
      classifier.session(threads: threads)
    }
  }

  /// Does one part of the work that would otherwise delay the first answer; returns whether there are more parts.
  ///
  /// The first is to open the vocabulary, which takes a millisecond or two, and the others to read some of the packed
  /// weights each, so that the first forward pass finds them in the processor's cache.
  private func warmUp(_ part: Int, weights: MappedFile?) -> Bool {
    guard part > 0 else { return !vocabulary.ingredients.isEmpty }
    let (start, size) = ((part - 1) << 18, 1 << 18)
    guard let weights, start < weights.count else { return false }
    return weights.readAhead(start..<(start + size)) >= 0
  }

  /// Loads the models for photos whose pixels at full size are needed as well, as crops and pictures do.
  ///
  /// Otherwise as ``recognition(_:for:)``. A photo is decoded once, so its answers may differ in the last digits.
  public func recognitionAtFullSize(
    _ options: PhotoOptions = PhotoOptions(), for photos: [FilePath] = []
  ) throws(ModelFailure) -> PhotoRecognition {
    var options = options
    options.needsFullSize = true
    return try recognition(options, for: photos)
  }

  /// Loads a detector; nil when none is wanted, or none is in the folder of models.
  public func detector(_ choice: DetectorChoice) throws(ModelFailure) -> Detector? {
    guard let path = try detectorFile(choice) else { return nil }
    let file = ModelFile(path, precision: precision)
    return try file.prepareDetector(try file.open())
  }
}

extension PreloadedPhoto {
  /// Reads and decodes a photo at the size that the models need; nil when their metadata do not give that size.
  fileprivate convenience init?(
    _ photo: FilePath, for classifier: ModelFile, _ detector: ModelFile?, _ options: PhotoOptions
  ) {
    guard case .classifier(let description)? = classifier.metadataDescription() else { return nil }
    let preprocessing = description.preprocessing(crop: options.crop)
    var size: PixelSize? = preprocessing.decodeSize
    if let detector {
      guard case .detector(let description)? = detector.metadataDescription() else { return nil }
      size = DetectingRecognizer.decodeSize(for: description, preprocessing, detail: options.detail)
    }
    self.init(photo, atLeast: options.needsFullSize ? nil : size, options: options)
  }
}

/// A classifier with a session prepared for the first worker thread.
///
/// The session is made on the loading thread, so that the first photo does not wait for it.
private final class LoadedClassifier: Sendable {
  let classifier: Classifier
  let lessons: LessonMatcher?
  private let options: PhotoOptions
  private let session: Mutex<ClassifierSession?>

  /// - Parameter photos: the number of photos to be recognised; no session is made for none.
  init(_ classifier: Classifier, _ lessons: LessonMatcher?, _ options: PhotoOptions, photos: Int) {
    (self.classifier, self.lessons, self.options) = (classifier, lessons, options)
    let threads = options.cores / options.workers(forPhotos: photos)
    session = Mutex(
      photos > 0 ? ClassifierSession(classifier, threads: threads, crop: options.crop, lessons: lessons) : nil)
  }

  /// Returns a session that may use so many cores: the prepared one, if it fits and is still free, or a new one.
  func session(threads: Int) -> ClassifierSession {
    let ready = session.withLock { $0.take() }
    if let ready, ready.threads == threads { return ready }
    return ClassifierSession(classifier, threads: threads, crop: options.crop, lessons: lessons)
  }
}
