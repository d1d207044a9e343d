extension Image {
  /// The picture, or a part of it, brought into a frame of a fixed size.
  ///
  /// - Parameters:
  ///   - frame: the size of the result.
  ///   - crop: how the proportions of picture and frame are reconciled.
  ///   - filter: how pixels are weighed.
  ///   - centerRatio: with ``CropMode/center``, how much of the scaled picture the frame shows, more than 0 and at most
  ///     1: with 0.875 and a frame of 224 the picture is scaled to cover 256, as torchvision's evaluation does.
  ///   - padding: with ``CropMode/fit``, the colour of the bars.
  ///   - region: the part to look at; nil for all. What of it lies outside the picture is left out.
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
  /// The middle part that fills `frame` when the area, scaled in its proportions, covers `frame / ratio`.
  ///
  /// The scaled size and the cut are whole numbers of pixels, with the roundings of torchvision's `Resize` and
  /// `CenterCrop`; resizing only the part then gives the very pixels that resizing all and cutting would.
  func center(for frame: PixelSize, ratio: Double) -> PixelArea {
    let scaled = sizeCovering(frame.uncut(by: ratio))
    let (horizontal, vertical) = (width / Double(scaled.width), height / Double(scaled.height))
    let left = Self.half(scaled.width - frame.width)
    let top = Self.half(scaled.height - frame.height)
    return PixelArea(
      x: x + left * horizontal, y: y + top * vertical,
      width: Double(frame.width) * horizontal, height: Double(frame.height) * vertical)
  }

  /// Half of a number of pixels, ties to even, as Python rounds.
  fileprivate static func half(_ pixels: Int) -> Double { (Double(pixels) / 2).rounded(.toNearestOrEven) }

  /// The smallest size in the area's proportions that covers another; the longer side is rounded down.
  func sizeCovering(_ other: PixelSize) -> PixelSize {
    if width * Double(other.height) <= height * Double(other.width) {
      let height = Int(Double(other.width) * height / width)
      return PixelSize(width: other.width, height: max(height, other.height))
    }
    let width = Int(Double(other.height) * width / height)
    return PixelSize(width: max(width, other.width), height: other.height)
  }

  /// The largest size in the area's proportions that fits into another, as Pillow's `ImageOps.contain` rounds it.
  func sizeFitting(_ other: PixelSize) -> PixelSize {
    if width * Double(other.height) >= height * Double(other.width) {
      let height = Int((height / width * Double(other.width)).rounded(.toNearestOrEven))
      return PixelSize(width: other.width, height: min(max(height, 1), other.height))
    }
    let width = Int((width / height * Double(other.height)).rounded(.toNearestOrEven))
    return PixelSize(width: min(max(width, 1), other.width), height: other.height)
  }
}
