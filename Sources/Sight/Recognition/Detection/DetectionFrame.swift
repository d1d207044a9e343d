internal import Images

/// One way of laying a part of an image into a detector's frame, and the way of its boxes back.
struct DetectionFrame {
  /// The part of the image.
  let area: PixelArea
  /// Where that part lies in the frame.
  let place: PixelRectangle
  private let input: DetectorInput

  /// - Parameter area: a part of an image, in its pixels.
  init(_ area: PixelArea, _ input: DetectorInput) {
    (self.area, self.input) = (area, input)
    let frame = input.preprocessing.size
    let size = input.preprocessing.crop == .fit ? area.fitted(into: frame) : frame
    let (right, bottom) = (frame.width - size.width, frame.height - size.height)
    switch input.placement {
    case .corner: place = PixelRectangle(x: 0, y: 0, width: size.width, height: size.height)
    case .center: place = PixelRectangle(x: right / 2, y: bottom / 2, width: size.width, height: size.height)
    }
  }

  /// The frame as the detector sees it.
  ///
  /// - Parameter image: the image that ``area`` is a part of.
  func picture(of image: Image) -> Image {
    let scaled = image.resized(to: place.size, from: area, filter: input.preprocessing.filter)
    guard place.size != input.preprocessing.size else { return scaled }
    var framed = Image(filling: input.preprocessing.size, with: input.padding)
    framed.paste(scaled, x: place.x, y: place.y)
    return framed
  }

  /// A box of the frame in pixels of the image, cut at the edges of ``area``; nil when nothing of it lies inside.
  func box(_ box: DetectionBox) -> DetectionBox? {
    let horizontal = Float(area.width / Double(place.width))
    let vertical = Float(area.height / Double(place.height))
    let (x, y) = (Float(area.x), Float(area.y))
    let mapped = DetectionBox(
      left: x + (box.left - Float(place.x)) * horizontal, top: y + (box.top - Float(place.y)) * vertical,
      right: x + (box.right - Float(place.x)) * horizontal, bottom: y + (box.bottom - Float(place.y)) * vertical)
    return mapped.clamped(to: DetectionBox(area))
  }
}

extension PixelArea {
  /// The size in the area's proportions that just fits into a frame, each side rounded down as YOLOX does.
  fileprivate func fitted(into frame: PixelSize) -> PixelSize {
    let scale = min(Double(frame.width) / width, Double(frame.height) / height)
    // What should be the frame's own side must not end below it by a rounding error.
    let slack = 1e-6
    return PixelSize(
      width: min(max(Int(width * scale + slack), 1), frame.width),
      height: min(max(Int(height * scale + slack), 1), frame.height))
  }
}
