public import Images

/// A change of the colours of a straightened page.
public enum PageEnhancement: String, Sendable, CaseIterable {
  /// Shadows are removed and the paper becomes white.
  case color
  /// The same without colours.
  case grey
  /// Black on white.
  case ink
}

extension Image {
  /// Returns a page with even light.
  public func enhanced(_ enhancement: PageEnhancement) -> Image {
    switch enhancement {
    case .color: evenlyLit()
    case .grey: evenlyLit().withoutColor()
    case .ink: evenlyLit().withoutColor().inked()
    }
  }

  /// The level of white paper.
  private static let white = 250.0

  /// Divides by the light on the paper, which is a bright level of each square of the page.
  private func evenlyLit() -> Image {
    let paper = PaperLight(self).spread(to: size)
    var result = pixels
    for index in result.indices {
      let light = Double(max(paper.pixels[index], 1))
      result[index] = UInt8(min(Double(pixels[index]) * Self.white / light, 255))
    }
    return Image(width: width, height: height, pixels: result)
  }

  private func withoutColor() -> Image {
    var result = pixels
    for start in stride(from: 0, to: result.count, by: Self.channels) {
      // The luma of ITU-R BT.601, in 1/256.
      let luma = 77 * Int(pixels[start]) + 150 * Int(pixels[start + 1]) + 29 * Int(pixels[start + 2])
      let level = UInt8((luma + 128) >> 8)
      for channel in 0..<Self.channels { result[start + channel] = level }
    }
    return Image(width: width, height: height, pixels: result)
  }

  /// The share of the mean around a pixel below which it is ink.
  private static let inkShare = 0.82

  /// Makes black what is darker than its surroundings (Bradley and Roth, “Adaptive thresholding using the integral
  /// image”, 2007), or dark anyway.
  private func inked() -> Image {
    let reach = max(max(width, height) / 48, 6)
    var sums = [Int](repeating: 0, count: (width + 1) * (height + 1))
    for row in 0..<height {
      var sum = 0
      for column in 0..<width {
        sum += Int(pixels[(row * width + column) * Self.channels])
        sums[(row + 1) * (width + 1) + column + 1] = sums[row * (width + 1) + column + 1] + sum
      }
    }
    var result = pixels
    for row in 0..<height {
      let (top, bottom) = (max(row - reach, 0), min(row + reach + 1, height))
      for column in 0..<width {
        let (left, right) = (max(column - reach, 0), min(column + reach + 1, width))
        let sum =
          sums[bottom * (width + 1) + right] - sums[top * (width + 1) + right] - sums[bottom * (width + 1) + left]
          + sums[top * (width + 1) + left]
        let start = (row * width + column) * Self.channels
        let level = Int(pixels[start])
        let isInk = level < 70 || Double(level * (bottom - top) * (right - left)) < Self.inkShare * Double(sum)
        for channel in 0..<Self.channels { result[start + channel] = isInk ? 0 : 255 }
      }
    }
    return Image(width: width, height: height, pixels: result)
  }
}

/// The light on the paper of a page, on a coarse grid.
private struct PaperLight {
  private let grid: Image

  /// The squares along the longer side.
  private static let squares = 40
  /// The share of pixels in a square that are darker than its paper.
  private static let share = 0.8
  /// The least light as a share of the page's brightest: a picture on the page is dark and not in the shadow.
  private static let darkest = 0.4

  init(_ page: Image) {
    let side = max(max(page.width, page.height) / Self.squares, 4)
    let size = PixelSize(width: max(1, page.width / side), height: max(1, page.height / side))
    var levels = [[UInt8]](repeating: [UInt8](repeating: 0, count: size.width * size.height), count: Image.channels)
    for row in 0..<size.height {
      for column in 0..<size.width {
        let (top, bottom) = (row * page.height / size.height, (row + 1) * page.height / size.height)
        let (left, right) = (column * page.width / size.width, (column + 1) * page.width / size.width)
        for channel in 0..<Image.channels {
          var histogram = [Int](repeating: 0, count: 256)
          for y in top..<bottom {
            for x in left..<right { histogram[Int(page.pixels[(y * page.width + x) * Image.channels + channel])] += 1 }
          }
          levels[channel][row * size.width + column] = histogram.level(Self.share)
        }
      }
    }
    var pixels = [UInt8](repeating: 0, count: size.width * size.height * Image.channels)
    for channel in 0..<Image.channels {
      let least = UInt8(Double(levels[channel].max() ?? 0) * Self.darkest)
      let closed = levels[channel].closed(width: size.width)
      for index in closed.indices { pixels[index * Image.channels + channel] = max(closed[index], least) }
    }
    grid = Image(width: size.width, height: size.height, pixels: pixels)
  }

  /// Returns the light on each pixel of the page.
  func spread(to size: PixelSize) -> Image { grid.resized(to: size, filter: .bilinear) }
}

extension [Int] {
  /// Returns the level that a share of the counted values does not exceed.
  fileprivate func level(_ share: Double) -> UInt8 {
    let goal = share * Double(reduce(0, +))
    var sum = 0
    for (level, count) in enumerated() {
      sum += count
      if Double(sum) >= goal { return UInt8(level) }
    }
    return 255
  }
}

extension [UInt8] {
  /// Returns the levels after a morphological closing with squares of 5 × 5: what is darker and small, such as a
  /// headline, takes the level of its surroundings.
  fileprivate func closed(width: Int) -> [UInt8] {
    neighborhoods(width) { Swift.max($0, $1) }.neighborhoods(width) { Swift.min($0, $1) }
  }

  private func neighborhoods(_ width: Int, _ choose: (UInt8, UInt8) -> UInt8) -> [UInt8] {
    let (height, reach) = (count / width, 2)
    var result = self
    for row in 0..<height {
      for column in 0..<width {
        var best = self[row * width + column]
        for y in Swift.max(row - reach, 0)...Swift.min(row + reach, height - 1) {
          for x in Swift.max(column - reach, 0)...Swift.min(column + reach, width - 1) {
            best = choose(best, self[y * width + x])
          }
        }
        result[row * width + column] = best
      }
    }
    return result
  }
}
