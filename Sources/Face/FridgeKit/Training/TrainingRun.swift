public import Evaluation
public import Files
public import Graphs
internal import Images
internal import KernelDispatch
internal import Kernels
internal import ONNXFormat
internal import Recognition
public import Training

/// The options of a training.
public struct TrainingOptions: Sendable {
  /// The classifier whose backbone gives the features, by name or path; nil for the default one.
  public var model: FilePath?
  /// The folder or table of photos to judge on; nil to hold some out.
  public var validation: FilePath?
  /// The share of each label's examples that is held out.
  public var share: Double
  /// The number of views of each photo, at most ``largestViewCount``.
  public var views: Int
  /// The weight of labels.
  public var weighting: ClassWeighting
  /// The seed of the split and of the cross-validation.
  public var seed: Int
  /// The name of the new model; nil for that of its file.
  public var name: String?
  /// The number of cores to use; nil for all that this process may use.
  public var threads: Int?
  /// The folder in which features are kept; nil for ``DataFolders/cache``.
  public var cache: FilePath?

  /// The number of views that there are.
  public static let largestViewCount = ExampleView.allCases.count

  /// Creates options: by default the default model, a fifth held out, two views, every example of the same weight.
  public init(
    model: FilePath? = nil, validation: FilePath? = nil, share: Double = 0.2, views: Int = 2,
    weighting: ClassWeighting = .none, seed: Int = 0, name: String? = nil, threads: Int? = nil, cache: FilePath? = nil
  ) {
    (self.model, self.validation, self.share, self.views) = (model, validation, share, views)
    (self.weighting, self.seed, self.name, self.threads, self.cache) = (weighting, seed, name, threads, cache)
  }
}

/// A training to be run.
public struct TrainingRun: Sendable {
  /// The examples to learn from and, unless there are others, to hold out from.
  public let examples: [LabelledExample]
  /// The examples to judge on; nil to hold some out.
  public let validation: [LabelledExample]?
  let options: TrainingOptions
  let file: ModelFile
  let metadata: [String: String]
  let replacement: HeadReplacement
  let backbone: Backbone

  /// The file of the classifier whose backbone is used.
  public var model: FilePath { file.path }
}

/// The progress of a training.
public enum TrainingProgress: Sendable {
  /// Features: the examples done, and all.
  case features(done: Int, of: Int)
  /// The head: the trainings done, and the most that there can be.
  case head(done: Int, of: Int)
  /// A photo that cannot be read; the others are used.
  case unreadable(UnjudgedPhoto)
}

/// Why a model cannot be trained.
public enum TrainingFailure: Error {
  /// A label has an unusable name: that of a folder or of a line of a table.
  case name(FilePath, line: Int?, TrainingNameError)
  /// The model does not end in a linear layer.
  case noLinearLayer(FilePath)
  /// The model's weights lie in other files, which a copy would not find.
  case externalData(FilePath)
  /// The last layer does not read one row of float32 features, but a value of this type.
  case features(FilePath, ValueType?)
  /// The user has no home, and no variable names a folder for features.
  case noCacheFolder
}

extension Fridge {
  /// Prepares the training of a new last layer on labelled photos.
  ///
  /// - Parameter source: a folder with one sub-folder for each label, or a table; see ``ExampleFolder`` and
  ///   ``ExampleTable``. A table whose column `split` has rows of `train` and of `val` is held out from as it says.
  public func training(on source: FilePath, _ options: TrainingOptions = TrainingOptions()) throws -> TrainingRun {
    let file = ModelFile(try modelFile(options.model))
    let model = try file.open()
    let replacement: HeadReplacement
    do { replacement = try HeadReplacement(of: file.path) } catch { throw file.path.failure(error) }
    let backbone: Backbone
    do { backbone = try Backbone(model, featureName: replacement.featureName) } catch {
      switch error {
      case .model(let error): throw ModelFailure.classifier(file.path, error)
      case .features(let type): throw TrainingFailure.features(file.path, type)
      }
    }
    var named = try NamedExamples(at: source.matchingNormalization)
    if let validation = options.validation {
      named.examples = named.all
      named.validation = try NamedExamples(at: validation.matchingNormalization).all
    }
    let labels = try named.labels(kitchen)
    return TrainingRun(
      examples: named.examples.map { $0.labelled(labels) }, validation: named.validation?.map { $0.labelled(labels) },
      options: options, file: file, metadata: model.metadata, replacement: replacement, backbone: backbone)
  }
}

extension FilePath {
  /// Returns the failure of the model file at this path.
  fileprivate func failure(_ error: HeadReplacementError) -> any Error {
    switch error {
    case .format(let error): ModelFailure.format(self, error)
    case .noLinearLayer: TrainingFailure.noLinearLayer(self)
    case .externalData: TrainingFailure.externalData(self)
    }
  }
}

/// The examples of a folder or table with the names that people gave.
private struct NamedExamples {
  let source: FilePath
  var examples: [LabelledExample]
  var validation: [LabelledExample]?

  init(at source: FilePath) throws {
    self.source = source
    guard source.kind != .folder else {
      examples = try ExampleFolder(source).examples(naming: { name throws(UnknownLabel) in name }) {
        PhotoSources.extensions.contains($0.fileExtension)
      }
      return
    }
    let table = try ExampleTable(reading: source)
    func rows(_ split: String?) throws(ExampleError) -> [LabelledExample] {
      try table.examples(split: split, naming: { name throws(UnknownLabel) in name })
    }
    let splits = Set(table.rows.map(\.split))
    let isSplit = splits.isSuperset(of: ["train", "val"])
    examples = try rows(isSplit ? "train" : nil)
    validation = isSplit ? try rows("val") : nil
  }

  var all: [LabelledExample] { examples + (validation ?? []) }

  /// Returns the labels of all names; a name that cannot be one is an error with its place.
  func labels(_ vocabulary: Vocabulary) throws -> TrainingLabels {
    do { return try TrainingLabels(names: Array(Set(all.map(\.label))).sorted(), vocabulary: vocabulary) } catch {
      if case .character(let name) = error, let example = all.first(where: { $0.label == name }) {
        throw TrainingFailure.name(source.kind == .folder ? example.photo.folder : source, line: nil, error)
      }
      throw TrainingFailure.name(source, line: nil, error)
    }
  }
}

extension LabelledExample {
  fileprivate func labelled(_ labels: TrainingLabels) -> LabelledExample {
    LabelledExample(photo: photo, label: labels.label(named: label) ?? label, box: box)
  }
}

extension TrainingRun {
  /// Reads all photos, trains a head and judges it.
  ///
  /// - Parameters:
  ///   - path: the file that the model will have; it is not written.
  ///   - cancellation: once cancelled, no further photo is started. Features that were computed are kept.
  ///   - progress: called on the calling thread.
  /// - Returns: nil when the run was cancelled.
  public func train(
    for path: FilePath, cancellation: Cancellation = Cancellation(), progress: (TrainingProgress) -> Void = { _ in }
  ) throws -> TrainingReport? {
    guard let folder = options.cache ?? DataFolders.cache else { throw TrainingFailure.noCacheFolder }
    let cache: FeatureCache
    do {
      cache = try FeatureCache(in: folder.appending("features"), name: try cacheName(), width: backbone.width)
    } catch let error as FeatureCacheError { throw TrainingError.cache(error) }
    let all = examples + (validation ?? [])
    guard let outcomes = try features(of: all, cache, cancellation, progress) else { return nil }
    let known = outcomes.map { try? $0.get() }
    let cores = PhotoOptions(threads: options.threads).cores
    let settings = TrainingSettings(
      share: options.share, weighting: options.weighting, seed: options.seed, threads: cores)
    let training = try Training(
      on: known[..<examples.count].compactMap(\.self),
      validation: validation.map { _ in known[examples.count...].compactMap(\.self) }, cache: cache, settings,
      isCancelled: { cancellation.isCancelled }, progress: { progress(.head(done: $0, of: $1)) })
    guard let training else { return nil }
    return try report(training, failures: zip(all, outcomes).compactMap(JudgedExample.init(unreadable:_:)), path)
  }

  /// Returns the name under which features are kept: that of the backbone's file by content, and of the kernels.
  private func cacheName() throws(ModelFailure) -> String {
    do {
      let mapped = try MappedFile(file.path)
      let fingerprint = withExtendedLifetime(mapped) { Fingerprint(of: mapped.bytes).text }
      return "\(fingerprint)-\(KernelSet.chosen.name)"
    } catch { throw .file(error) }
  }

  private func report(
    _ training: Training, failures: [JudgedExample], _ path: FilePath
  ) throws -> TrainingReport {
    let judgements = training.judgements.map(\.judgement)
    let figures = EvaluationFigures(
      judgements, ConfusionMatrix(judgements, order: training.labels), threshold: training.calibration.threshold)
    let facts = TrainingFacts(
      name: options.name ?? path.stem.description, examples: training.examples, views: training.views,
      weighting: options.weighting, l2: training.l2, seed: options.seed)
    let model: TrainedModel
    do throws(HeadReplacementError) {
      model = try training.model(on: (replacement, metadata), facts, figures: figures)
    } catch { throw file.path.failure(error) }
    let judged = training.judgements.map { JudgedExample(example: $0.example, outcome: .success($0.judgement)) }
    return TrainingReport(
      model: model, facts: facts, evaluation: Evaluation(judged + failures, model: path, model.description),
      duplicates: training.duplicates, contradictions: training.contradictions, lookAlikes: training.lookAlikes)
  }
}

/// A trained model with its figures on held-out photos.
public struct TrainingReport: Sendable {
  /// The model's file, not yet written.
  public let model: TrainedModel
  /// The facts of the training.
  public let facts: TrainingFacts
  /// The judgements on held-out examples, and the photos that could not be read.
  public let evaluation: Evaluation
  /// The examples left out because another with the same content has the same label.
  public let duplicates: Int
  /// The photos left out because the same content has different labels.
  public let contradictions: [FilePath]
  /// The validation examples that look like one that was learned from: figures on them may flatter.
  public let lookAlikes: Int
}

extension JudgedExample {
  fileprivate init?(unreadable example: LabelledExample, _ outcome: Result<TrainingExample, PhotoError>) {
    guard case .failure(let error) = outcome else { return nil }
    self.init(example: example, outcome: .failure(error))
  }
}

/// The features of one photo's examples: keys of all, values of those that were not known.
private struct PhotoFeatures: Sendable {
  let photo: Int
  var examples: [[FeatureKey]] = []
  var new: [(key: FeatureKey, hash: PerceptualHash, values: [Float])] = []
  var error: PhotoError?
}

extension TrainingRun {
  /// Computes the features of examples, each photo decoded once, and keeps them; nil when cancelled.
  private func features(
    of examples: [LabelledExample], _ cache: FeatureCache, _ cancellation: Cancellation,
    _ progress: (TrainingProgress) -> Void
  ) throws -> [Result<TrainingExample, PhotoError>]? {
    let photos = examples.positionsByPhoto
    let options = PhotoOptions(threads: options.threads)
    let workers = options.workers(forPhotos: photos.count)
    let (known, backbone, views) = (cache.keys, backbone, ExampleView.allCases.prefix(self.options.views))
    var outcomes = [Result<TrainingExample, PhotoError>?](repeating: nil, count: examples.count)
    var done = 0
    try OrderedWork(count: photos.count, workers: workers).run(cancellation: cancellation) {
      let pipeline = FeaturePipeline(
        reader: PhotoReader(options: options), backbone: backbone, threads: options.cores / workers, known: known,
        views: Array(views))
      return { pipeline.features(ofPhoto: $0, photos[$0].map { examples[$0] }) }
    } consume: { (result: PhotoFeatures) in
      for (key, hash, values) in result.new {
        do throws(FileError) { try cache.add(key, hash, values) } catch { throw TrainingError.cache(.file(error)) }
      }
      let positions = photos[result.photo]
      for (index, position) in positions.enumerated() {
        outcomes[position] =
          result.error.map { .failure($0) }
          ?? .success(TrainingExample(examples[position], keys: result.examples[index]))
      }
      if let error = result.error, let photo = positions.first.map({ examples[$0].photo }) {
        progress(.unreadable(UnjudgedPhoto(photo: photo, error: error)))
      }
      done += positions.count
      progress(.features(done: done, of: examples.count))
    }
    let finished = outcomes.compactMap(\.self)
    return finished.count == examples.count ? finished : nil
  }
}

/// One thread's pipeline from a file to features.
private final class FeaturePipeline {
  private let reader: PhotoReader
  private let backbone: Backbone
  private let threads: Int
  private let known: Set<FeatureKey>
  private let views: [ExampleView]
  /// Made for the first photo whose features are not known.
  private lazy var extractor = FeatureExtractor(backbone, threads: threads)

  init(reader: PhotoReader, backbone: Backbone, threads: Int, known: Set<FeatureKey>, views: [ExampleView]) {
    (self.reader, self.backbone, self.threads, self.known, self.views) = (reader, backbone, threads, known, views)
  }

  func features(ofPhoto photo: Int, _ examples: [LabelledExample]) -> PhotoFeatures {
    var result = PhotoFeatures(photo: photo)
    do { try add(examples, to: &result) } catch { result.error = error }
    return result
  }

  private func add(_ examples: [LabelledExample], to result: inout PhotoFeatures) throws(PhotoError) {
    guard let path = examples.first?.photo else { return }
    let bytes = try reader.read(path)
    let content = PhotoContent(bytes)
    result.examples = examples.map { example in
      let part = example.box.map { [$0.x0, $0.y0, $0.x1, $0.y1] } ?? []
      return views.map { content.key(part, $0) }
    }
    if result.examples.allSatisfy({ $0.allSatisfy(known.contains) }) { return }
    let image = try reader.decode(bytes, atLeast: nil).image
    let hash = PerceptualHash(image)
    for (example, keys) in zip(examples, result.examples) {
      for (view, key) in zip(views, keys) where !known.contains(key) {
        result.new.append((key, hash, try features(of: example, in: image, view)))
      }
    }
  }

  private func features(of example: LabelledExample, in image: Image, _ view: ExampleView) throws(PhotoError) -> [Float]
  {
    do { return try extractor.features(of: image, box: example.box, view) } catch { throw .recognition(error) }
  }
}
