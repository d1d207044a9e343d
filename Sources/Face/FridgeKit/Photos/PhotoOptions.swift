public import Files
public import Images

/// How photos are read and recognised.
public struct PhotoOptions: Sendable {
  /// The model by name or path; nil for the default one.
  public var model: FilePath?
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

  /// The usual way: the default model, its own framing, two labels, all cores.
  public init(
    model: FilePath? = nil, crop: CropMode? = nil, region: PixelRectangle? = nil, top: Int = 2, threads: Int? = nil,
    limits: ImageLimits = .standard
  ) {
    self.model = model
    self.crop = crop
    self.region = region
    self.top = top
    self.threads = threads
    self.limits = limits
  }
}
