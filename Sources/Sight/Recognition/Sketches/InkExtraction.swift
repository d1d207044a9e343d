public import Images

extension Ink {
  /// The contrast below which a picture counts as blank, in levels of the strongest channel.
  private static let weakestContrast = 24
  /// The difference from the paper that is no ink.
  private static let tolerance = 8
  /// The share of transparent pixels from which the opaque ones are the drawing.
  private static let transparentShare = 0.4
  /// The share of pixels in the colour of the paper below which a picture counts as a photo of paper.
  private static let plainShare = 0.5

  /// Finds the ink in a picture of a drawing, whatever the colours of pen and paper.
  ///
  /// - Parameters:
  ///   - image: a drawing on a plain background, or a photo of one on paper.
  ///   - opacity: the opacity of each pixel as a grey image of the same size; nil for an opaque picture.
  public init(in image: Image, opacity: Image? = nil) {
    if let opacity, opacity.size == image.size, let ink = Ink(opaqueIn: opacity) {
      self = ink.withoutSpecks(.drawing)
      return
    }
    let paper = image.median
    var distances = [UInt8](repeating: 0, count: image.width * image.height)
    image.measureDistances(from: paper, into: &distances)
    let plain = distances.count { Int($0) <= Self.tolerance + 4 }
    if Double(plain) >= Self.plainShare * Double(distances.count) {
      self = Ink(distances, image.size).withoutSpecks(.drawing)
    } else {
      self = Ink(inPhoto: image).withoutSpecks(.photo)
    }
  }

  /// Takes opaque pixels as ink; nil if few pixels are transparent, since the background is then opaque.
  private init?(opaqueIn opacity: Image) {
    self.init(width: opacity.width, height: opacity.height)
    var transparent = 0
    for pixel in values.indices {
      let level = opacity.pixels[pixel * Image.channels]
      values[pixel] = Float(level) / 255
      if level < 128 { transparent += 1 }
    }
    if Double(transparent) < Self.transparentShare * Double(values.count) { return nil }
  }

  /// Takes what differs from the paper as ink, relative to the strongest differences.
  private init(_ distances: [UInt8], _ size: PixelSize) {
    self.init(width: size.width, height: size.height)
    var histogram = [Int](repeating: 0, count: 256)
    for distance in distances { histogram[Int(distance)] += 1 }
    // A few odd pixels do not count.
    var (strongest, rest) = (255, distances.count / 20_000)
    while strongest > 0, histogram[strongest] <= rest {
      rest -= histogram[strongest]
      strongest -= 1
    }
    guard strongest >= Self.weakestContrast else { return }
    let range = 0.7 * Float(strongest) - Float(Self.tolerance)
    let inks = (0..<256).map { min(max((Float($0) - Float(Self.tolerance)) / range, 0), 1) }
    for pixel in values.indices { values[pixel] = inks[Int(distances[pixel])] }
  }
}

extension Ink {
  /// The longer side to which a photo is reduced: a pen stroke is then a few pixels wide, and noise is averaged out.
  private static let photoSide = 480
  /// The side of the squares by which the light on the paper is estimated.
  private static let blockSide = 24

  /// Finds the ink in a photo of paper, whose light changes from place to place.
  ///
  /// The paper is the median of squares, between whose centres it is interpolated.
  fileprivate init(inPhoto photo: Image) {
    let share = min(1, Double(Self.photoSide) / Double(max(photo.width, photo.height)))
    let size = PixelSize(
      width: max(1, Int(Double(photo.width) * share)), height: max(1, Int(Double(photo.height) * share)))
    let reduced = photo.resized(to: size, filter: .bilinear)
    let (columns, rows) = (
      max(1, size.width / Self.blockSide), max(1, size.height / Self.blockSide)
    )
    var blocks = Image(filling: PixelSize(width: columns, height: rows), with: .black)
    for row in 0..<rows {
      for column in 0..<columns {
        let part = PixelRectangle(
          left: column * size.width / columns, top: row * size.height / rows,
          right: (column + 1) * size.width / columns, bottom: (row + 1) * size.height / rows)
        blocks.setPixel(row * columns + column, to: reduced.cropped(to: part).median)
      }
    }
    let paper = blocks.resized(to: size, filter: .bilinear)
    var distances = [UInt8](repeating: 0, count: size.width * size.height)
    for pixel in distances.indices {
      var distance = 0
      for channel in 0..<Image.channels {
        let index = pixel * Image.channels + channel
        distance = max(distance, abs(Int(reduced.pixels[index]) - Int(paper.pixels[index])))
      }
      distances[pixel] = UInt8(distance)
    }
    self.init(distances, size)
  }
}

extension Image {
  /// The median of each channel.
  fileprivate var median: Color {
    let channels = (0..<Self.channels).map { channel in
      var histogram = [Int](repeating: 0, count: 256)
      for index in stride(from: channel, to: pixels.count, by: Self.channels) { histogram[Int(pixels[index])] += 1 }
      var (level, below) = (0, histogram[0])
      while 2 * below < width * height {
        level += 1
        below += histogram[level]
      }
      return UInt8(level)
    }
    return Color(red: channels[0], green: channels[1], blue: channels[2])
  }

  /// Writes the largest difference of any channel from a colour for each pixel.
  fileprivate func measureDistances(from color: Color, into distances: inout [UInt8]) {
    let (red, green, blue) = (Int16(color.red), Int16(color.green), Int16(color.blue))
    pixels.withUnsafeBufferPointer { samples in
      for pixel in distances.indices {
        let index = pixel * Self.channels
        let distance = max(
          abs(Int16(samples[index]) - red), abs(Int16(samples[index + 1]) - green),
          abs(Int16(samples[index + 2]) - blue))
        distances[pixel] = UInt8(truncatingIfNeeded: distance)
      }
    }
  }

  fileprivate mutating func setPixel(_ index: Int, to color: Color) {
    pixels[index * Self.channels] = color.red
    pixels[index * Self.channels + 1] = color.green
    pixels[index * Self.channels + 2] = color.blue
  }
}
