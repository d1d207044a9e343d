internal import Images

/// The gradients of a reduced picture: of the channel that changes most at each pixel, after a little smoothing.
struct GradientField {
  let width: Int, height: Int
  /// The gradient in levels per pixel; brightness grows along it.
  private(set) var x: [Float], y: [Float]
  /// Its length.
  private(set) var strength: [Float]
  /// The strength that counts as a full edge, from the noise and texture of the picture.
  private(set) var reference: Float = 0

  /// Measures the gradients of an image.
  init(_ image: Image) {
    (width, height) = (image.width, image.height)
    let count = width * height
    (x, y) = ([Float](repeating: 0, count: count), [Float](repeating: 0, count: count))
    strength = [Float](repeating: 0, count: count)
    for channel in 0..<Image.channels { add(Self.smoothed(image, channel: channel)) }
    var sorted = strength.filter { $0 > 0 }
    sorted.sort()
    let high = sorted.isEmpty ? 0 : sorted[sorted.count * 85 / 100]
    reference = min(max(high, Self.weakestReference), Self.strongestReference)
  }

  /// The bounds of ``reference``: noise of a sensor below, the edge of a white page on a grey table above.
  private static let weakestReference: Float = 3, strongestReference: Float = 6

  /// Returns a channel after a binomial filter of 3 × 3 pixels; the border is repeated.
  private static func smoothed(_ image: Image, channel: Int) -> [Float] {
    let (width, height) = (image.width, image.height)
    var rows = [Float](repeating: 0, count: width * height)
    image.pixels.withUnsafeBufferPointer { pixels in
      for row in 0..<height {
        for column in 0..<width {
          func level(_ column: Int) -> Float { Float(pixels[(row * width + column) * Image.channels + channel]) }
          rows[row * width + column] =
            (level(max(column - 1, 0)) + 2 * level(column) + level(min(column + 1, width - 1))) / 4
        }
      }
    }
    var result = rows
    for row in 0..<height {
      let (above, below) = (max(row - 1, 0) * width, min(row + 1, height - 1) * width)
      for column in 0..<width {
        let here = row * width + column
        result[here] = (rows[above + column] + 2 * rows[here] + rows[below + column]) / 4
      }
    }
    return result
  }

  /// Keeps the gradient of a channel wherever it is stronger than those before.
  private mutating func add(_ levels: [Float]) {
    for row in 1..<max(height - 1, 1) {
      for column in 1..<max(width - 1, 1) {
        let index = row * width + column
        let across = (levels[index + 1] - levels[index - 1]) / 2
        let down = (levels[index + width] - levels[index - width]) / 2
        let length = (across * across + down * down).squareRoot()
        if length > strength[index] { (x[index], y[index], strength[index]) = (across, down, length) }
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
