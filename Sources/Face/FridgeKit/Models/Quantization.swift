public import Evaluation
public import Files
public import ONNXFormat
internal import Random
internal import Recognition
public import Training

/// The options of a quantisation.
public struct QuantizationOptions: Sendable {
  /// The largest number of examples that the ranges of activations come from.
  public var calibration: Int
  /// The seed of their choice.
  public var seed: Int
  /// The name of the new model; nil for that of its file.
  public var name: String?
  /// The number of cores to use; nil for all that this process may use.
  public var threads: Int?

  /// Creates options: by default 256 examples.
  public init(calibration: Int = 256, seed: Int = 0, name: String? = nil, threads: Int? = nil) {
    (self.calibration, self.seed, self.name, self.threads) = (calibration, seed, name, threads)
  }
}

/// A quantisation to be run.
public struct QuantizationRun: Sendable {
  /// The examples that the ranges of activations come from.
  public let calibration: [LabelledExample]
  /// The examples on which both forms are judged.
  public let judged: [LabelledExample]
  /// The file of the model.
  public let model: FilePath
  private let file: ONNXModel
  private let plan: StaticQuantization
  private let classifier: Classifier
  private let options: QuantizationOptions

  fileprivate init(
    _ model: FilePath, _ file: ONNXModel, _ plan: StaticQuantization, _ classifier: Classifier,
    _ examples: (calibration: [LabelledExample], judged: [LabelledExample]), _ options: QuantizationOptions
  ) {
    (self.model, self.file, self.plan, self.classifier) = (model, file, plan, classifier)
    (calibration, judged, self.options) = (examples.calibration, examples.judged, options)
  }
}

/// The progress of a quantisation.
public enum QuantizationProgress: Sendable {
  /// The examples done, of those that both steps look at.
  case done(Int, of: Int)
  /// A photo that cannot be read; the others are used.
  case unreadable(UnjudgedPhoto)
}

/// A quantised model with the figures of both forms.
public struct QuantizationReport: Sendable {
  /// The model's file, not yet written.
  public let model: QuantizedModel
  /// The size of the file in float32, in bytes.
  public let originalBytes: Int
  /// The number of examples that the ranges come from.
  public let calibration: Int
  /// The judgements of the model in float32 on other examples.
  public let original: Evaluation
  /// The judgements of the quantised model on the same examples.
  public let quantized: Evaluation

  /// The share of the judged examples for which both forms give the same best label; nil without examples.
  public var agreement: Double? {
    let pairs = zip(original.examples, quantized.examples).compactMap { a, b in
      if case (.success(let a), .success(let b)) = (a.outcome, b.outcome) { a.answer == b.answer } else { nil }
    }
    return pairs.isEmpty ? nil : Double(pairs.count(where: \.self)) / Double(pairs.count)
  }
}

/// Why a model cannot be quantised.
public enum QuantizationFailure: Error {
  /// The weights of the file cannot become integers.
  case model(FilePath, StaticQuantizationError)
  /// None of the calibration photos can be read.
  case noCalibration
}

extension Fridge {
  /// Prepares the quantisation of a classifier.
  ///
  /// - Parameters:
  ///   - model: the model by name or path; nil for the default one.
  ///   - source: labelled photos: a folder with one sub-folder for each label, or a table. Ranges come from some of
  ///     them, and both forms are judged on the others; a table with the splits `train` and `val` says which.
  public func quantization(
    of model: FilePath?, on source: FilePath, _ options: QuantizationOptions = QuantizationOptions()
  ) throws -> QuantizationRun {
    let file = ModelFile(try modelFile(model))
    let (onnx, source) = (try file.open(), source.matchingNormalization)
    let classifier = try file.prepareClassifier(onnx)
    let plan: StaticQuantization
    do { plan = try StaticQuantization(of: file.path) } catch {
      if case .format(let error) = error { throw ModelFailure.format(file.path, error) }
      throw QuantizationFailure.model(file.path, error)
    }
    let labels = LabelNames(labels: classifier.description.labels, vocabulary: vocabulary)
    func examples(_ split: String?) throws -> [LabelledExample] { try self.examples(at: source, split: split, labels) }
    let splits = source.kind == .folder ? [] : Set(try ExampleTable(reading: source).rows.map(\.split))
    var random = SplitMix64(seed: UInt64(bitPattern: Int64(options.seed)))
    let isSplit = splits.isSuperset(of: ["train", "val"])
    let all = try examples(isSplit ? "train" : nil)
    let order = random.permutation(of: all.count)
    let count = min(options.calibration, isSplit ? all.count : (all.count + 1) / 2)
    let rest = order[count...].sorted().map { all[$0] }
    return QuantizationRun(
      file.path, onnx, plan, classifier,
      (calibration: order[..<count].sorted().map { all[$0] }, judged: isSplit ? try examples("val") : rest), options)
  }
}

extension QuantizationRun {
  /// Observes the ranges of activations, writes the model in memory, and judges both forms.
  ///
  /// - Parameters:
  ///   - path: the file that the model will have; it is not written.
  ///   - cancellation: once cancelled, no further photo is started.
  ///   - progress: called on the calling thread.
  /// - Returns: nil when the run was cancelled.
  public func quantize(
    for path: FilePath, cancellation: Cancellation = Cancellation(),
    progress: (QuantizationProgress) -> Void = { _ in }
  ) throws -> QuantizationReport? {
    let total = calibration.count + 2 * judged.count
    guard let (ranges, count) = try observe(cancellation, total, progress) else { return nil }
    let name = options.name ?? path.stem.description
    func model(_ figures: EvaluationFigures?) throws -> QuantizedModel {
      do {
        return try QuantizedModel(
          plan, ranges: ranges, metadata: file.metadata, name: name, examples: count, figures: figures)
      } catch { throw ModelFailure.format(self.model, error) }
    }
    let unjudged = try model(nil)
    let written: ONNXModel
    do { written = try ONNXModel(decoding: unjudged.bytes) } catch { throw ModelFailure.format(path, error) }
    let int8: Classifier
    do { int8 = try Classifier(written) } catch { throw ModelFailure.classifier(path, error) }
    func evaluate(_ classifier: Classifier, _ path: FilePath, done: Int) -> Evaluation? {
      judge(classifier, path, cancellation) { progress(.done(done + $0, of: total)) }
    }
    guard let original = evaluate(classifier, self.model, done: calibration.count),
      let quantized = evaluate(int8, path, done: calibration.count + judged.count)
    else { return nil }
    return QuantizationReport(
      model: try model(quantized.figures), originalBytes: self.model.byteCount ?? 0, calibration: count,
      original: original, quantized: quantized)
  }

  private func judge(
    _ classifier: Classifier, _ path: FilePath, _ cancellation: Cancellation, _ progress: (Int) -> Void
  ) -> Evaluation? {
    let recognition = PhotoRecognition(
      model: path, description: classifier.description, options: PhotoOptions(top: 3, threads: options.threads)
    ) { ClassifierSession(classifier, threads: $0) }
    return EvaluationRun(recognition, judged, margin: EvaluationOptions().margin)
      .evaluate(cancellation: cancellation, progress: progress)
  }

  /// Returns the ranges of the values to quantise, and the number of examples that they come from; nil when cancelled.
  private func observe(
    _ cancellation: Cancellation, _ total: Int, _ progress: (QuantizationProgress) -> Void
  ) throws -> (ranges: [ClosedRange<Float>], examples: Int)? {
    let photoOptions = PhotoOptions(threads: options.threads)
    let reader = PhotoReader(options: photoOptions)
    let observer: ActivationObserver
    do { observer = try ActivationObserver(file, values: plan.values, threads: photoOptions.cores) } catch {
      throw ModelFailure.classifier(model, error)
    }
    var (count, done) = (0, 0)
    for positions in calibration.positionsByPhoto {
      if cancellation.isCancelled { return nil }
      let photo = calibration[positions[0]].photo
      do throws(PhotoError) {
        let image = try reader.photo(photo, atLeast: nil).image
        for position in positions {
          do { try observer.observe(image, box: calibration[position].box) } catch { throw .recognition(error) }
          count += 1
        }
      } catch { progress(.unreadable(UnjudgedPhoto(photo: photo, error: error))) }
      done += positions.count
      progress(.done(done, of: total))
    }
    guard count > 0 else { throw QuantizationFailure.noCalibration }
    return (observer.ranges, count)
  }
}
