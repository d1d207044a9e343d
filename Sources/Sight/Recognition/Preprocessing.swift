public import Images

/// How a photo becomes the numbers that a network takes: frame it, then `(pixel - mean) * scale` for each channel.
public struct Preprocessing: Sendable, Equatable {
  /// The order in which the network takes the channels.
  public enum ChannelOrder: String, Sendable, CaseIterable {
    case rgb = "RGB"
    case bgr = "BGR"
  }

  /// The network's input in pixels.
  public var size: PixelSize
  /// The order of the three channels.
  public var channels: ChannelOrder
  /// What is subtracted from the pixels (0…255) of each channel, in the network's order.
  public var mean: [Float]
  /// What the difference is multiplied by, in the network's order.
  public var scale: [Float]
  /// How a photo of another shape is framed.
  public var crop: CropMode
  /// The share of the photo's short side that a centre crop keeps, above 0 and at most 1.
  public var cropRatio: Double
  /// How the photo is resampled.
  public var filter: ResizeFilter

  /// A recipe of preprocessing; `mean` and `scale` have one value for each of the three channels.
  public init(
    size: PixelSize, channels: ChannelOrder, mean: [Float], scale: [Float], crop: CropMode, cropRatio: Double,
    filter: ResizeFilter
  ) {
    precondition(mean.count == 3 && scale.count == 3, "a mean and a scale for each of three channels")
    precondition(cropRatio > 0 && cropRatio <= 1, "a crop keeps a part of the photo")
    self.size = size
    self.channels = channels
    self.mean = mean
    self.scale = scale
    self.crop = crop
    self.cropRatio = cropRatio
    self.filter = filter
  }
}

extension Preprocessing {
  /// The smallest decoded size that loses no detail: a photo may be decoded at any fraction not below it.
  public var decodeSize: PixelSize {
    guard crop == .center else { return size }
    return PixelSize(width: enlarged(size.width), height: enlarged(size.height))
  }

  private func enlarged(_ side: Int) -> Int { Int((Double(side) / cropRatio).rounded(.up)) }
}
