public import Files
public import Images
public import Recognition
internal import Threads

/// The options of reading and recognising photos.
public struct PhotoOptions: Sendable {
  /// The model by name or path; nil for the default one.
  public var model: FilePath?
  /// The detector for scanned photos.
  public var detector: DetectorChoice
  /// The threshold that the score of a detector's box must exceed, 0…1; nil for the detector's own.
  public var detectorThreshold: Float?
  /// The level of detail at which the detector looks at photos.
  public var detail: DetectingRecognizer.Detail
  /// The crop of photos; nil for the model's own.
  public var crop: CropMode?
  /// The part of each photo to look at, in pixels of the upright photo at full size; nil for the whole.
  public var region: PixelRectangle?
  /// Whether the user's lessons count.
  public var usesLessons = true
  /// The contents of photos that are in memory, by the names under which they are reported; all others are read from files.
  public var contents: [FilePath: [UInt8]] = [:]
  /// Whether photos are decoded at full size although the models need less, because their pixels serve otherwise too.
  var needsFullSize = false
  /// Whether the classifier outputs embeddings although there are no lessons yet.
  var embeds = false
  /// The largest number of labels in a photo's report.
  public var top: Int
  /// The number of cores to use; nil for all that this process may use.
  public var threads: Int?
  /// The limits on the size of a photo.
  public var limits: ImageLimits

  /// Creates options: by default the default model, no detector, the model's own crop, two labels, all cores; a
  /// detector also looks at the parts of crowded photos.
  public init(
    model: FilePath? = nil, detector: DetectorChoice = .none, detectorThreshold: Float? = nil,
    detail: DetectingRecognizer.Detail = .automatic, crop: CropMode? = nil, region: PixelRectangle? = nil, top: Int = 2,
    threads: Int? = nil, limits: ImageLimits = .standard
  ) {
    self.model = model
    self.detector = detector
    self.detectorThreshold = detectorThreshold
    self.detail = detail
    self.crop = crop
    self.region = region
    self.top = top
    self.threads = threads
    self.limits = limits
  }
}

extension PhotoOptions {
  /// The number of cores to use.
  var cores: Int { max(1, threads ?? ThreadTeam.processorCount) }

  /// Returns the number of worker threads for so many photos; the cores are divided among them.
  func workers(forPhotos count: Int) -> Int { min(cores, max(count, 1)) }
}

/// The choice of a detector.
public enum DetectorChoice: Sendable, Equatable {
  /// No detector: a photo is recognised as a whole.
  case none
  /// The detector in the folder of models; none if there is none.
  case shipped
  /// A model by name or path.
  case file(FilePath)
}
