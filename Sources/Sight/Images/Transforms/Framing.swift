extension Image {
  /// Returns the image, or a region of it, scaled into a frame of fixed size.
  ///
  /// - Parameters:
  ///   - frame: the size of the result.
  ///   - crop: the treatment of differing aspect ratios.
  ///   - filter: the resampling filter.
  ///   - centerRatio: with ``CropMode/center``, the share of the scaled image that the frame shows, in (0, 1]: with
  ///     0.875 and a frame of 224 the image is scaled to cover 256, as in torchvision's evaluation.
  ///   - padding: with ``CropMode/fit``, the colour of the bars.
  ///   - region: the part to frame, clamped to the image; nil for the whole image.
  public func framed(
    to frame: PixelSize, crop: CropMode, filter: ResizeFilter = .bilinear, centerRatio: Double = 1,
    padding: Color = .gray, region: PixelArea? = nil
  ) -> Image {
    let whole = PixelArea(whole: size)
    let area = region.map { $0.clamped(to: size) ?? whole } ?? whole
    switch crop {
    case .center:
      return resized(to: frame, from: area.center(for: frame, ratio: centerRatio), filter: filter)
    case .fill: return resized(to: frame, from: area, filter: filter)
    case .fit: return fitted(area, into: frame, filter: filter, padding: padding)
    }
  }

  private func fitted(_ area: PixelArea, into frame: PixelSize, filter: ResizeFilter, padding: Color) -> Image {
    let inner = area.sizeFitting(frame)
    let scaled = resized(to: inner, from: area, filter: filter)
    guard inner != frame else { return scaled }
    var padded = Image(filling: frame, with: padding)
    padded.paste(
      scaled, x: Int(PixelArea.half(frame.width - inner.width)), y: Int(PixelArea.half(frame.height - inner.height)))
    return padded
  }
}

extension PixelArea {
  /// Returns the central part that fills `frame` when the area is scaled to cover `frame / ratio`.
  ///
  /// Scaled size and crop are rounded to pixels as in torchvision's `Resize` and `CenterCrop`; resizing only this part
  /// gives the same pixels as resizing everything and cropping.
  func center(for frame: PixelSize, ratio: Double) -> PixelArea {
    let scaled = sizeCovering(frame.uncut(by: ratio))
    let (horizontal, vertical) = (width / Double(scaled.width), height / Double(scaled.height))
    let left = Self.half(scaled.width - frame.width)
    let top = Self.half(scaled.height - frame.height)
    return PixelArea(
      x: x + left * horizontal, y: y + top * vertical,
      width: Double(frame.width) * horizontal, height: Double(frame.height) * vertical)
  }

  /// Returns half of a pixel count, rounded half to even, as Python does.
  fileprivate static func half(_ pixels: Int) -> Double { (Double(pixels) / 2).rounded(.toNearestOrEven) }

  /// Returns the smallest size of the area's aspect ratio that covers another; the longer side is rounded down.
  func sizeCovering(_ other: PixelSize) -> PixelSize {
    if width * Double(other.height) <= height * Double(other.width) {
      let height = Int(Double(other.width) * height / width)
      return PixelSize(width: other.width, height: max(height, other.height))
    }
    let width = Int(Double(other.height) * width / height)
    return PixelSize(width: max(width, other.width), height: other.height)
  }

  /// Returns the largest size of the area's aspect ratio that fits another, rounded as in Pillow's `ImageOps.contain`.
  func sizeFitting(_ other: PixelSize) -> PixelSize {
    if width * Double(other.height) >= height * Double(other.width) {
      let height = Int((height / width * Double(other.width)).rounded(.toNearestOrEven))
      return PixelSize(width: other.width, height: min(max(height, 1), other.height))
    }
    let width = Int((width / height * Double(other.height)).rounded(.toNearestOrEven))
    return PixelSize(width: min(max(width, 1), other.width), height: other.height)
  }
}

/// The way a photo of any aspect ratio is fitted into the input frame of a model.
public enum CropMode: String, Sendable, CaseIterable {
  /// Crops to the centre, keeping the aspect ratio.
  case center
  /// Shows the whole photo with padding on two sides, keeping the aspect ratio (letterboxing).
  case fit
  /// Stretches the whole photo to the frame's aspect ratio.
  case fill
}

extension PixelSize {
  /// Returns the size whose central crop, `ratio` of each side in (0, 1], is this size.
  func uncut(by ratio: Double) -> PixelSize {
    precondition(ratio > 0 && ratio <= 1, "the ratio lies in (0, 1]")
    return PixelSize(width: Int((Double(width) / ratio).rounded()), height: Int((Double(height) / ratio).rounded()))
  }
}

extension Image {
  /// Returns the part inside a rectangle, which must lie within the image.
  public func cropped(to rectangle: PixelRectangle) -> Image {
    precondition(rectangle.clamped(to: size) == rectangle, "the rectangle lies within the image")
    let rowLength = rectangle.width * Self.channels
    return pixels.withUnsafeBufferPointer { source in
      Image(size: rectangle.size) { target in
        for row in 0..<rectangle.height {
          let start = ((rectangle.y + row) * width + rectangle.x) * Self.channels
          for sample in 0..<rowLength { target[row * rowLength + sample] = source[start + sample] }
        }
      }
    }
  }

  /// Copies another image into this one with its upper left corner at (`x`, `y`); it must fit.
  public mutating func paste(_ other: Image, x: Int, y: Int) {
    let place = PixelRectangle(x: x, y: y, width: other.width, height: other.height)
    precondition(place.clamped(to: size) == place, "the pasted image lies within the other")
    let rowLength = other.width * Self.channels
    let rowStride = width * Self.channels
    pixels.withUnsafeMutableBufferPointer { target in
      for row in 0..<other.height {
        let start = (y + row) * rowStride + x * Self.channels
        for sample in 0..<rowLength { target[start + sample] = other.pixels[row * rowLength + sample] }
      }
    }
  }
}
