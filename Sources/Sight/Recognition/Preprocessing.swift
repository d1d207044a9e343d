public import Images
internal import KernelDispatch
internal import Kernels

/// The conversion of a photo to a network's input: framing, then `(pixel - mean) * scale` for each channel.
public struct Preprocessing: Sendable, Equatable {
  /// The order of the input's channels.
  public enum ChannelOrder: String, Sendable, CaseIterable {
    case rgb = "RGB"
    case bgr = "BGR"
  }

  /// The network's input in pixels.
  public var size: PixelSize
  /// The order of the three channels.
  public var channels: ChannelOrder
  /// The value subtracted from the pixels (0…255) of each channel, in the network's order.
  public var mean: [Float]
  /// The factor that the difference is multiplied by, in the network's order.
  public var scale: [Float]
  /// The framing of a photo of another shape.
  public var crop: CropMode
  /// The share of the photo's short side that a centre crop keeps, above 0 and at most 1.
  public var cropRatio: Double
  /// The resampling filter.
  public var filter: ResizeFilter

  /// Creates a preprocessing; `mean` and `scale` have one value for each of the three channels.
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

extension Preprocessing {
  /// Writes the normalised photo into the network's input.
  ///
  /// - Parameters:
  ///   - input: `3 × height × width` values, channel planes one after the other, rows from the top (NCHW with N = 1).
  ///   - image: the upright photo, of any size.
  ///   - region: the part of the image to use; nil for all of it.
  public func fill(_ input: UnsafeMutableBufferPointer<Float>, with image: Image, region: PixelArea? = nil) {
    let framed = image.framed(
      to: size, crop: crop, filter: filter, centerRatio: cropRatio, padding: padding, region: region)
    fill(input, withFramed: framed)
  }

  /// Writes the normalised pixels of a picture that has the input's size already.
  func fill(_ input: UnsafeMutableBufferPointer<Float>, withFramed framed: Image) {
    precondition(framed.size == size, "the picture fills the frame")
    precondition(input.count == 3 * size.width * size.height, "the input holds three planes of the given size")
    let count = size.width * size.height
    guard let start = input.baseAddress else { return }
    let planes = (0..<3).map { channel in
      let plane = channels == .rgb ? channel : 2 - channel
      return NormalizedPlane(start: start + plane * count, mean: mean[plane], scale: scale[plane])
    }
    framed.pixels.withUnsafeBufferPointer { pixels in
      guard let pixels = pixels.baseAddress else { return }
      KernelSet.chosen.pixels.normalize(pixels, count, planes[0], planes[1], planes[2])
    }
  }

  /// The colour nearest to the mean, so that padding carries no signal.
  var padding: Color {
    let values = mean.map { UInt8(min(max($0.rounded(), 0), 255)) }
    let (red, blue) = channels == .rgb ? (values[0], values[2]) : (values[2], values[0])
    return Color(red: red, green: values[1], blue: blue)
  }
}
