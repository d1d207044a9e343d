internal import Images

/// The gradients of a reduced picture: of the channel that changes most at each pixel, after a little smoothing.
struct GradientField {
  let width: Int, height: Int
  /// The gradient in levels per pixel; brightness grows along it.
  private(set) var x: [Float], y: [Float]
  /// Its length.
  private(set) var strength: [Float]
  /// One over the strength that counts as a full edge at each pixel: faint edges count where the surroundings are quiet.
  private(set) var sensitivity: [Float]

  /// Measures the gradients of an image.
  init(_ image: Image) {
    (width, height) = (image.width, image.height)
    let count = width * height
    (x, y) = ([Float](repeating: 0, count: count), [Float](repeating: 0, count: count))
    strength = [Float](repeating: 0, count: count)
    sensitivity = []
    var smooth = SmoothPlane(image.size)
    for channel in 0..<Image.channels {
      smooth.fill(from: image, channel: channel)
      keepStronger(of: smooth.levels)
    }
    for index in 0..<count { strength[index] = strength[index].squareRoot() }
    sensitivity = NoiseFloor(strength, width: width, height: height).sensitivity()
  }

  /// Keeps the gradient of a channel wherever it is stronger than those before; strengths are squared meanwhile.
  private mutating func keepStronger(of levels: [Float]) {
    let (width, height) = (width, height)
    guard width > 2, height > 2 else { return }
    levels.withUnsafeBufferPointer { levels in
      x.withUnsafeMutableBufferPointer { x in
        y.withUnsafeMutableBufferPointer { y in
          strength.withUnsafeMutableBufferPointer { strength in
            for row in 1..<(height - 1) {
              for index in (row * width + 1)..<((row + 1) * width - 1) {
                let across = (levels[index + 1] - levels[index - 1]) * 0.5
                let down = (levels[index + width] - levels[index - width]) * 0.5
                let length = across * across + down * down
                if length > strength[index] { (x[index], y[index], strength[index]) = (across, down, length) }
              }
            }
          }
        }
      }
    }
  }
}

extension GradientField {
  /// Returns whether the gradient at a pixel is the strongest across its edge.
  func isRidge(_ column: Int, _ row: Int) -> Bool {
    let index = row * width + column
    let here = strength[index]
    let isAcross = x[index].magnitude > y[index].magnitude
    let step = isAcross ? 1 : width
    return here >= strength[index - step] && here > strength[index + step]
  }
}

/// A channel of an image after a binomial filter of 3 × 3 pixels; the border is repeated.
private struct SmoothPlane {
  private(set) var levels: [Float]
  private var rows: [Float]
  private let size: PixelSize

  init(_ size: PixelSize) {
    self.size = size
    levels = [Float](repeating: 0, count: size.width * size.height)
    rows = levels
  }

  mutating func fill(from image: Image, channel: Int) {
    let (width, height) = (size.width, size.height)
    rows.withUnsafeMutableBufferPointer { rows in
      levels.withUnsafeMutableBufferPointer { levels in
        image.pixels.withUnsafeBufferPointer { pixels in
          for index in 0..<(width * height) { levels[index] = Float(pixels[index * Image.channels + channel]) }
        }
        for row in 0..<height {
          let (first, last) = (row * width, (row + 1) * width - 1)
          rows[first] = (3 * levels[first] + levels[min(first + 1, last)]) * 0.25
          for index in (first + 1)..<max(last, first + 1) {
            rows[index] = (levels[index - 1] + 2 * levels[index] + levels[index + 1]) * 0.25
          }
          rows[last] = (levels[max(last - 1, first)] + 3 * levels[last]) * 0.25
        }
        for row in 0..<height {
          let (here, above, below) = (row * width, max(row - 1, 0) * width, min(row + 1, height - 1) * width)
          for column in 0..<width {
            levels[here + column] = (rows[above + column] + 2 * rows[here + column] + rows[below + column]) * 0.25
          }
        }
      }
    }
  }
}
