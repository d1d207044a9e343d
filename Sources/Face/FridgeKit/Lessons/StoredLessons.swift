internal import Files
internal import Images
internal import Lessons
internal import Recognition

extension Fridge {
  /// The file of the user's lessons; nil if there is none.
  var storedLessons: StoredLessons? {
    guard let folder = folders?.state, LessonStore.file(in: folder).kind == .file else { return nil }
    return StoredLessons(folder: folder)
  }
}

/// The user's lessons on disk, as recognition reads them.
struct StoredLessons: Sendable {
  /// The folder of the user's data.
  let folder: FilePath

  /// Returns the lessons in embeddings of a classifier; nil if there are none, or if it has no embeddings.
  ///
  /// Pictures that were taught with another model are embedded anew from their thumbnails, once.
  func matcher(for classifier: Classifier, threads: Int) throws(ModelFailure) -> LessonMatcher? {
    guard let width = classifier.embeddingWidth else { return nil }
    do throws(LessonError) {
      let model = classifier.description.embeddingSource
      var snapshot = try LessonSnapshot(in: folder, model: model)
      if !snapshot.unembedded.isEmpty {
        let session = ClassifierSession(classifier, threads: threads)
        let embedded = snapshot.unembedded.compactMap { picture in
          picture.embeddings(by: session).map { (picture: picture, LessonEmbeddings(model: model, views: $0)) }
        }
        snapshot.lessons += embedded.map { (ingredient: $0.picture.ingredient, views: $0.1.views) }
        // What cannot be kept is embedded again next time.
        try? LessonStore(keptIn: folder).add(embedded.map { (picture: $0.picture.number, $0.1) })
      }
      return LessonMatcher(
        snapshot.lessons.map { (label: $0.ingredient, views: $0.views.map(Embedding.init(restoring:))) }, width: width,
        comparedLabels: classifier.comparedLabels)
    } catch { throw .lessons(error) }
  }
}

extension LessonPicture {
  /// Returns the embeddings of the thumbnail's views; nil if it cannot be decoded or recognised.
  fileprivate func embeddings(by session: ClassifierSession) -> [[Float]]? {
    guard let photo = try? Photo(decoding: thumbnail, atLeast: nil, limits: .standard) else { return nil }
    let box = box.flatMap { RelativeBox(x0: $0[0], y0: $0[1], x1: $0[2], y1: $0[3]) }
    return (try? LessonViews(of: photo.image, box: box).embeddings(by: session))?.map(\.values)
  }
}

extension ModelDescription {
  /// The name of the weights that embeddings come from.
  var embeddingSource: String { card.sha256 ?? "\(card.name) \(card.version)" }
}
