public import Files
internal import Images
internal import Lessons
internal import Live
internal import Recognition
internal import Synchronization
internal import Threads

/// Recognition for a program that stays: models are loaded once, and sessions wait for the next photo.
public final class RecognitionService: Sendable {
  /// A photo in memory.
  public struct PhotoBytes: Sendable {
    /// The name under which it is reported.
    public let name: FilePath
    /// The contents of its file.
    public let bytes: [UInt8]

    /// Names the contents of a file.
    public init(name: FilePath, bytes: [UInt8]) { (self.name, self.bytes) = (name, bytes) }
  }

  private let fridge: Fridge
  private let cores: CoreLease
  private let models = Mutex<[Bool: SessionPool]>([:])

  /// Creates a service; the models are loaded when the first photo comes, or by ``warmUp()``.
  ///
  /// - Parameter cores: the cores that all recognitions share; nil for all of the machine.
  public init(_ fridge: Fridge, cores: Int? = nil) {
    self.fridge = fridge
    self.cores = CoreLease(max(cores ?? ThreadTeam.processorCount, 1))
  }

  /// Loads the models.
  public func warmUp() throws(ModelFailure) { try pool(usingLessons: true).makeReady() }

  /// The options of one request.
  public struct Options: Sendable {
    /// The confidence above which an ingredient is recognised; nil for the model's own.
    public var threshold: Float?
    /// Whether only certain ingredients are recognised.
    public var isSure = false
    /// Whether the detector is left out, and each photo is named as a whole.
    public var isWhole = false
    /// Whether the user's lessons count.
    public var usesLessons = true
    /// The most labels of a photo.
    public var top = 1

    /// Creates the options of `fridge scan`.
    public init() {}
  }

  /// Scans photos as `fridge scan` does.
  public func scan(_ photos: [PhotoBytes], _ options: Options = Options()) throws(ModelFailure) -> ScanReport {
    let pool = try pool(usingLessons: options.usesLessons)
    let recognition = pool.recognition
    let standard = options.isWhole ? recognition.description.threshold : recognition.listThreshold
    let certain = options.isWhole ? recognition.description.threshold : recognition.certainThreshold
    var report = ScanReport(
      threshold: options.isSure ? certain : options.threshold ?? standard, certainFrom: certain)
    for photo in photos {
      report.add(
        pool.withPipeline(photo) { pipeline in
          if options.isWhole { pipeline.detector = nil }
          return pipeline.scan(photo.name).result
        })
    }
    return report
  }

  /// Names photos as `fridge classify` does.
  public func classify(
    _ photos: [PhotoBytes], _ options: Options = Options()
  ) throws(ModelFailure) -> [PhotoReport] {
    let pool = try pool(usingLessons: options.usesLessons)
    return photos.map { photo in
      pool.withPipeline(photo) { pipeline in
        pipeline.options.top = options.top
        return pipeline.report(on: photo.name)
      }
    }
  }

  /// Returns the recognised objects in a frame of a camera, with less detail than in a photo, and the size of the frame.
  func objects(
    in frame: PhotoBytes
  ) throws(ModelFailure) -> (found: Result<FoundObjects, PhotoError>, threshold: Float) {
    let pool = try pool(usingLessons: true)
    let found = pool.withPipeline(frame) { pipeline in
      pipeline.options.detail = LiveOptions.standardDetail
      return pipeline.scan(frame.name).result.content
    }
    let recognition = pool.recognition
    return (found, recognition.detector == nil ? LiveOptions.wholeFrameThreshold : recognition.listThreshold)
  }

  /// Returns loaded models; loads them again when the lessons have changed.
  private func pool(usingLessons: Bool) throws(ModelFailure) -> SessionPool {
    let lessons = usingLessons ? fridge.folders?.state.map { LessonStore.file(in: $0) } : nil
    let stamp = DataStamp(of: lessons.map { [$0] } ?? [])
    let known = models.withLock { $0[usingLessons] }
    if let known, known.lessons == stamp { return known }
    var options = PhotoOptions(detector: .shipped, top: 1, threads: cores.count)
    options.usesLessons = usingLessons
    // Two requests may load at the same time; the later one's models stay.
    let pool = SessionPool(try fridge.recognition(options), cores, lessons: stamp)
    models.withLock { $0[usingLessons] = pool }
    return pool
  }
}

/// Models with the sessions that wait for the next photo.
private final class SessionPool: Sendable {
  /// A session that nobody uses.
  // It was used by one thread, and will be used by one: the lock around the list hands it over.
  private struct Parked: @unchecked Sendable { let pipeline: PhotoPipeline }

  let recognition: PhotoRecognition
  /// The state of the lessons that the models were loaded with.
  let lessons: DataStamp
  private let cores: CoreLease
  /// Sessions by the number of their cores.
  private let parked = Mutex<[Int: [Parked]]>([:])

  init(_ recognition: PhotoRecognition, _ cores: CoreLease, lessons: DataStamp) {
    (self.recognition, self.cores, self.lessons) = (recognition, cores, lessons)
  }

  /// Prepares the session that the first photo will use.
  func makeReady() {
    cores.withCores { count in park(recognition.pipeline(threads: count), count) }
  }

  /// Calls `body` with a session for one photo.
  func withPipeline<Result>(
    _ photo: RecognitionService.PhotoBytes, _ body: (inout PhotoPipeline) -> Result
  ) -> Result {
    cores.withCores { count in
      let waiting = parked.withLock { $0[count]?.popLast() }
      let pipeline = waiting?.pipeline ?? recognition.pipeline(threads: count)
      var used = pipeline
      used.options.contents = [photo.name: photo.bytes]
      defer { park(pipeline, count) }
      return body(&used)
    }
  }

  private func park(_ pipeline: PhotoPipeline, _ cores: Int) {
    let parked = Parked(pipeline: pipeline)
    self.parked.withLock { $0[cores, default: []].append(parked) }
  }
}
