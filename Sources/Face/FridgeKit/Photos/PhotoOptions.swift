public import Files
public import Images
internal import KernelDispatch
public import Recognition

/// How photos are read and recognised.
public struct PhotoOptions: Sendable {
  /// The model by name or path; nil for the default one.
  public var model: FilePath?
  /// What finds the objects in photos that are scanned.
  public var detector: DetectorChoice
  /// What the score of a detector's box must exceed, 0…1; nil for what the detector says.
  public var detectorThreshold: Float?
  /// How closely photos are looked at by a detector.
  public var detail: DetectingRecognizer.Detail
  /// How photos are framed; nil for the model's own way.
  public var crop: CropMode?
  /// The part of each photo to look at, in pixels of the oriented full-size photo; nil for the whole.
  public var region: PixelRectangle?
  /// How many labels a photo's report has at most.
  public var top: Int
  /// How many cores may work; nil for all this process may use.
  public var threads: Int?
  /// What a photo may cost at most.
  public var limits: ImageLimits

  /// The usual way: the default model, no detector, the model's own framing, two labels, all cores.
  public init(
    model: FilePath? = nil, detector: DetectorChoice = .none, detectorThreshold: Float? = nil,
    detail: DetectingRecognizer.Detail = .whole, crop: CropMode? = nil, region: PixelRectangle? = nil, top: Int = 2,
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
  /// How many cores may work.
  var cores: Int { max(1, threads ?? ThreadTeam.processorCount) }

  /// How many threads recognise so many photos; the cores are shared out between them.
  func workers(forPhotos count: Int) -> Int { min(cores, max(count, 1)) }
}

/// Which detector finds the objects of a photo.
public enum DetectorChoice: Sendable, Equatable {
  /// None: an answer is about the whole photo.
  case none
  /// The one in the folder of models; none while there is none.
  case shipped
  /// A model by name or path.
  case file(FilePath)
}
