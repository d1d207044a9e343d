internal import Recognition
internal import Synchronization

/// A classifier with a session that is ready for the first thread that recognises photos.
///
/// What the thread that loads the model does here, nobody has to do when the first photo is there.
final class LoadedClassifier: Sendable {
  let classifier: Classifier
  private let options: PhotoOptions
  private let session: Mutex<ClassifierSession?>

  /// - Parameter photos: how many photos wait to be recognised; no session is made for none.
  init(_ classifier: Classifier, _ options: PhotoOptions, photos: Int) {
    (self.classifier, self.options) = (classifier, options)
    let threads = options.cores / options.workers(forPhotos: photos)
    session = Mutex(photos > 0 ? ClassifierSession(classifier, threads: threads, crop: options.crop) : nil)
  }

  /// A session that may use so many cores.
  func session(threads: Int) -> ClassifierSession {
    let ready = session.withLock { $0.take() }
    if let ready, ready.threads == threads { return ready }
    return ClassifierSession(classifier, threads: threads, crop: options.crop)
  }
}
