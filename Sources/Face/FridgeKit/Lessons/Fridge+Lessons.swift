public import Evaluation
public import Files
public import Ingredients
internal import Images
public import Lessons
internal import Recognition
public import Time

extension Fridge {
  /// Opens the user's lessons; a store belongs to one caller at a time.
  public func lessons() throws(TeachingError) -> LessonStore {
    guard let state = folders?.state else { throw .noHome }
    do { return try LessonStore(keptIn: state) } catch { throw .store(error) }
  }

  /// Teaches the recogniser: computes embeddings of the examples, and keeps them with thumbnails.
  ///
  /// Examples that fail are reported in the outcome, and the others are kept.
  ///
  /// - Parameters:
  ///   - examples: the photos and their parts.
  ///   - ingredients: the new ingredients among those of the examples.
  ///   - options: the classifier, and the detector that numbers objects.
  ///   - progress: called after each photo with the number of examples done, on the calling thread.
  public func teach(
    _ examples: [TeachingExample], defining ingredients: [TaughtIngredient] = [], _ options: PhotoOptions,
    at time: Moment,
    cancellation: Cancellation = Cancellation(), progress: (Int) -> Void = { _ in }
  ) throws(TeachingError) -> TeachingOutcome {
    let store = try lessons()
    let recognition = try teachingRecognition(for: examples, options)
    let model = recognition.description.embeddingSource
    var (lessons, failures): ([Lesson], [(photo: FilePath, error: PhotoError)]) = ([], [])
    let photos = examples.byPhoto
    var done = 0
    recognition.work(count: photos.count, cancellation: cancellation) { pipeline, index in
      (index, pipeline.lessons(photos[index], model: model))
    } handle: { index, outcomes in
      for (example, outcome) in zip(photos[index], outcomes) {
        switch outcome {
        case .success(let lesson): lessons.append(lesson)
        case .failure(let error): failures.append((example.photo, error))
        }
      }
      done += outcomes.count
      progress(done)
    }
    guard done == examples.count else { return TeachingOutcome(event: nil, failures: failures, counts: []) }
    do {
      let event = try store.add(lessons, defining: ingredients, at: time)
      taught.reset()
      let ids = Set(lessons.map(\.ingredient))
      return TeachingOutcome(
        event: event, failures: failures, counts: try store.counts().filter { ids.contains($0.ingredient) })
    } catch { throw .store(error) }
  }

  /// Adds the lessons of a file that ``LessonStore/exported()`` wrote.
  public func importLessons(from file: FilePath, at time: Moment) throws(TeachingError) -> TeachingOutcome {
    let store = try lessons()
    do throws(LessonError) {
      let bytes: [UInt8]
      do throws(FileError) { bytes = try file.readBytes(limit: LessonStore.largestExport) } catch {
        throw .unreadable(error)
      }
      let event = try store.add(contentsOf: bytes, from: file, at: time)
      taught.reset()
      return TeachingOutcome(event: event, failures: [], counts: try store.counts())
    } catch { throw .store(error) }
  }

  private func teachingRecognition(
    for examples: [TeachingExample], _ options: PhotoOptions
  ) throws(TeachingError) -> PhotoRecognition {
    var options = options
    options.needsFullSize = true
    options.embeds = true
    let isNumbered = examples.contains { if case .object = $0.part { true } else { false } }
    if !isNumbered { options.detector = .none }
    do {
      let recognition = try recognition(options)
      guard recognition.hasEmbeddings else { throw TeachingError.noEmbedding(recognition.model) }
      return recognition
    } catch let error as ModelFailure { throw .model(error) } catch let error as TeachingError { throw error } catch {
      preconditionFailure("loading models throws no other errors")
    }
  }
}

extension [TeachingExample] {
  /// The examples of each photo, photos in the order of their first example.
  fileprivate var byPhoto: [[TeachingExample]] {
    var places: [FilePath: Int] = [:]
    var photos: [[TeachingExample]] = []
    for example in self {
      let place = places[example.photo] ?? photos.count
      if place == photos.count { photos.append([]) }
      places[example.photo] = place
      photos[place].append(example)
    }
    return photos
  }
}

extension PhotoPipeline {
  /// Returns the lessons of examples in one photo; an error of the photo is the outcome of each.
  fileprivate func lessons(_ examples: [TeachingExample], model: String) -> [Result<Lesson, PhotoError>] {
    guard let path = examples.first?.photo else { return [] }
    let photo = Result { () throws(PhotoError) in try reader.photo(path, atLeast: nil) }
    return examples.map { example in
      Result { () throws(PhotoError) in try lesson(example, in: try photo.get(), model: model) }
    }
  }

  private func lesson(_ example: TeachingExample, in photo: Photo, model: String) throws(PhotoError) -> Lesson {
    let views = LessonViews(of: photo.image, box: try box(of: example.part, in: photo))
    let embeddings: [Embedding]?
    do { embeddings = try views.embeddings(by: recognizer) } catch { throw .recognition(error) }
    guard let embeddings else { preconditionFailure("the classifier was asked for embeddings") }
    let thumbnail = views.thumbnail(recognizer.objectFraming)
    let bytes: [UInt8]
    do { bytes = try thumbnail.image.encodedAsJPEG(quality: 90) } catch { throw .image(error) }
    return Lesson(
      ingredient: example.ingredient, photo: example.photo.name.description, thumbnail: bytes,
      box: thumbnail.box.map { [$0.x0, $0.y0, $0.x1, $0.y1] },
      embeddings: LessonEmbeddings(model: model, views: embeddings.map(\.values)))
  }

  private func box(of part: TeachingExample.Part, in photo: Photo) throws(PhotoError) -> RelativeBox? {
    switch part {
    case .whole: return nil
    case .box(let box): return box
    case .region(let region):
      guard let visible = region.clamped(to: photo.size) else { throw .regionOutside(region, photo: photo.size) }
      return RelativeBox(visible, in: photo.size)
    case .object(let number):
      let found = try objects(in: photo).numbered
      guard found.indices.contains(number - 1) else { throw .noObject(number, found: found.count) }
      return found[number - 1].box.map { RelativeBox($0, in: photo.size) }
    }
  }
}

extension Fridge {
  /// Returns the ingredient that a name stands for, or a new one.
  ///
  /// - Parameters:
  ///   - name: the name of a known ingredient in either language, `none`, or that of a new one.
  ///   - english: the English name of a new ingredient; nil for `name`.
  ///   - korean: the Korean name of a new ingredient; nil for `name`.
  ///   - category: its shelf of a shop.
  ///   - acceptsNew: whether a name that no ingredient has is a new one even where it resembles another.
  public func taughtName(
    _ name: String, english: String? = nil, korean: String? = nil, category: IngredientCategory? = nil,
    acceptsNew: Bool = false
  ) throws(TeachingError) -> TaughtName {
    guard name.contains(where: { !$0.isWhitespace }) else { throw .noName }
    let describesNew = english != nil || korean != nil || category != nil
    if let known = knownKitchen.ingredient(named: name) {
      if describesNew { throw .known(known) }
      return TaughtName(id: known.id, new: nil)
    }
    if !describesNew, let taught = kitchen.ingredient(named: name) { return TaughtName(id: taught.id, new: nil) }
    let suggestions = kitchen.suggestions(for: name)
    if !describesNew, !acceptsNew, !suggestions.isEmpty { throw .unknownName(name, suggestions: suggestions) }
    let ingredient = Ingredient(
      id: kitchen.ingredient(named: name)?.id ?? Self.id(for: english ?? name), english: english ?? name,
      korean: korean ?? name)
    return TaughtName(id: ingredient.id, new: TaughtIngredient(ingredient, category: category))
  }

  /// Returns the id of a new ingredient: its name in lower case, words joined by `_`.
  private static func id(for name: String) -> String {
    let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }
    return words.isEmpty ? name : words.joined(separator: "_")
  }

  /// Reads the examples to be taught from a folder with one sub-folder for each name, or from a table; see
  /// ``ExampleFolder`` and ``ExampleTable``.
  ///
  /// - Parameters:
  ///   - split: the split of a table; nil for all rows.
  ///   - acceptsNew: whether names that no ingredient has are new ones even where they resemble others.
  /// - Returns: the examples, and the new ingredients among their names.
  public func teachingExamples(
    from source: FilePath, split: String? = nil, acceptsNew: Bool = false
  ) throws(ExampleError) -> (examples: [TeachingExample], ingredients: [TaughtIngredient]) {
    var new: [String: TaughtIngredient] = [:]
    let name = { (name: String) throws(UnknownLabel) -> String in
      do throws(TeachingError) {
        let taught = try taughtName(name, acceptsNew: acceptsNew)
        if let ingredient = taught.new { new[taught.id] = ingredient }
        return taught.id
      } catch {
        guard case .unknownName(_, let suggestions) = error else { throw UnknownLabel(name: name, suggestions: []) }
        throw UnknownLabel(name: name, suggestions: suggestions)
      }
    }
    let source = source.matchingNormalization
    let examples: [LabelledExample]
    if source.kind == .folder {
      if let split { throw .unknownSplit(source, split, available: []) }
      examples = try ExampleFolder(source).examples(naming: name) {
        PhotoSources.extensions.contains($0.fileExtension)
      }
    } else {
      examples = try ExampleTable(reading: source).examples(split: split, naming: name)
    }
    return (
      examples.map { example in
        TeachingExample(
          photo: example.photo, ingredient: example.label, part: example.box.map { .box($0) } ?? .whole)
      }, new.values.sorted { $0.ingredient.id < $1.ingredient.id }
    )
  }
}
