public import Images

extension Preprocessing {
  /// Writes the normalised photo as the network takes it.
  ///
  /// - Parameters:
  ///   - input: `3 × height × width` values, channel planes one after the other, rows from the top (NCHW with N = 1).
  ///   - image: the oriented photo, of any size.
  ///   - region: the part of it to look at; nil for all.
  public func fill(_ input: UnsafeMutableBufferPointer<Float>, with image: Image, region: PixelArea? = nil) {
    let framed = image.framed(
      to: size, crop: crop, filter: filter, centerRatio: cropRatio, padding: padding, region: region)
    fill(input, withFramed: framed)
  }

  /// Writes the normalised pixels of a picture that has been brought into the frame already.
  func fill(_ input: UnsafeMutableBufferPointer<Float>, withFramed framed: Image) {
    precondition(framed.size == size, "the picture fills the frame")
    precondition(input.count == 3 * size.width * size.height, "the input holds three planes of the given size")
    framed.pixels.withUnsafeBufferPointer { pixels in
      for plane in 0..<3 { fill(plane: plane, of: input, from: pixels) }
    }
  }

  /// The pixels of the channel at `plane`, normalised; both buffers were sized for ``size`` by the caller.
  private func fill(
    plane: Int, of input: UnsafeMutableBufferPointer<Float>, from pixels: UnsafeBufferPointer<UInt8>
  ) {
    let count = size.width * size.height
    let source = channels == .rgb ? plane : 2 - plane
    let (mean, scale) = (mean[plane], scale[plane])
    for index in 0..<count {
      input[plane * count + index] = (Float(pixels[3 * index + source]) - mean) * scale
    }
  }

  /// The colour nearest to the mean, so that padding tells the network nothing.
  var padding: Color {
    let values = mean.map { UInt8(min(max($0.rounded(), 0), 255)) }
    let (red, blue) = channels == .rgb ? (values[0], values[2]) : (values[2], values[0])
    return Color(red: red, green: values[1], blue: blue)
  }
}
