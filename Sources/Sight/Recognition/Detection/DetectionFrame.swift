public import Images

/// The input of a detector: its preprocessing and the placement of the photo in its frame.
public struct DetectorInput: Sendable, Equatable {
  /// The placement of a photo in a frame with another aspect ratio.
  public enum Placement: String, Sendable, CaseIterable {
    /// In the middle, between two bars.
    case center
    /// In the upper left corner, with one bar on the right or below.
    case corner
  }

  /// Size, channels and normalisation; its crop is ``CropMode/fit`` or ``CropMode/fill``, as a detector has to see
  /// everything.
  public let preprocessing: Preprocessing
  /// The placement of the photo when it is fitted into the frame.
  public let placement: Placement
  /// The colour of the bars.
  public let padding: Color
}

extension DetectorInput {
  /// Reads the keys `fridge.input.…`. `fridge.input.placement` and `fridge.input.padding`, a grey level, are optional:
  /// by default the photo is centred, and the bars have the colour nearest to the mean.
  init(_ reader: MetadataReader) throws(ModelDescriptionError) {
    preprocessing = try Preprocessing(reader, crops: [.fit, .fill])
    placement =
      try reader.optional("fridge.input.placement") { key throws(ModelDescriptionError) in
        try reader.choice(key, among: Placement.allCases)
      } ?? .center
    let level = try reader.optional("fridge.input.padding") { key throws(ModelDescriptionError) in
      UInt8(try reader.integer(key, in: 0...255))
    }
    padding = level.map { Color(red: $0, green: $0, blue: $0) } ?? preprocessing.padding
  }
}

/// The mapping of a part of an image into a detector's frame, and of boxes back.
struct DetectionFrame {
  /// The part of the image.
  let area: PixelArea
  /// The rectangle of the frame that the part covers.
  let place: PixelRectangle
  private let input: DetectorInput

  /// - Parameter area: a part of an image, in its pixels.
  init(_ area: PixelArea, _ input: DetectorInput) {
    (self.area, self.input) = (area, input)
    let frame = input.preprocessing.size
    let size = input.preprocessing.crop == .fit ? area.fitted(into: frame, input.placement) : frame
    let start = input.placement.start(of: size, in: frame)
    place = PixelRectangle(x: start.x, y: start.y, width: size.width, height: size.height)
  }

  /// Returns the frame that the detector sees.
  ///
  /// - Parameter image: the image that ``area`` is a part of.
  func picture(of image: Image) -> Image {
    let scaled = image.resized(to: place.size, from: area, filter: input.preprocessing.filter)
    guard place.size != input.preprocessing.size else { return scaled }
    var framed = Image(filling: input.preprocessing.size, with: input.padding)
    framed.paste(scaled, x: place.x, y: place.y)
    return framed
  }

  /// Returns a box of the frame in pixels of the image, clipped to ``area``; nil when it lies outside.
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

extension DetectorInput.Placement {
  /// Returns the origin of a picture in a frame; halves of pixels are rounded to even, as Pillow's `ImageOps.pad` does.
  fileprivate func start(of size: PixelSize, in frame: PixelSize) -> (x: Int, y: Int) {
    func half(_ pixels: Int) -> Int { Int((Double(pixels) / 2).rounded(.toNearestOrEven)) }
    return switch self {
    case .corner: (0, 0)
    case .center: (half(frame.width - size.width), half(frame.height - size.height))
    }
  }
}

extension PixelArea {
  /// Returns the largest size with the area's aspect ratio that fits into a frame, rounded as the reference of each
  /// placement does: down for YOLOX in the corner, to the nearest pixel for Pillow's `ImageOps.contain` in the middle.
  fileprivate func fitted(into frame: PixelSize, _ placement: DetectorInput.Placement) -> PixelSize {
    let scale = min(Double(frame.width) / width, Double(frame.height) / height)
    func rounded(_ side: Double) -> Int {
      switch placement {
      // The frame's own side must not come out smaller by a rounding error.
      case .corner: Int(side * scale + 1e-6)
      case .center: Int((side * scale).rounded(.toNearestOrEven))
      }
    }
    return PixelSize(
      width: min(max(rounded(width), 1), frame.width), height: min(max(rounded(height), 1), frame.height))
  }
}
