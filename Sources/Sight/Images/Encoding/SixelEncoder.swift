extension Image {
  /// Encodes the image as sixels (DEC STD 070, chapter 9), which a terminal draws at the cursor.
  ///
  /// The palette has 252 colours: six levels of red and blue, seven of green, with error diffusion. libsixel finds better
  /// palettes, but brings its own image loaders and takes longer than the scan.
  public func encodedAsSixels() -> String {
    // An unchanged background, square pixels, and the size.
    let start = "\u{1B}P0;1q\"1;1;\(width);\(height)"
    let colors = SixelPalette.definitions
    let indices = SixelPalette.indices(of: self)
    let bands = stride(from: 0, to: height, by: 6).map { band(at: $0, of: indices) }
    return start + colors + bands.joined(separator: "-") + "\u{1B}\\"
  }

  /// Encodes six rows: for each of their colours, one character per column.
  private func band(at top: Int, of indices: [UInt8]) -> String {
    let rows = min(6, height - top)
    var masks: [UInt8: [UInt8]] = [:]
    for row in 0..<rows {
      for column in 0..<width {
        masks[indices[(top + row) * width + column], default: [UInt8](repeating: 0, count: width)][column] |= 1 << row
      }
    }
    return masks.sorted { $0.key < $1.key }.map { color, mask in "#\(color)" + Self.runs(of: mask) }
      .joined(separator: "$")
  }

  /// Run-length encodes columns of six pixels; runs of up to three are spelled out, trailing empty columns omitted.
  private static func runs(of mask: [UInt8]) -> String {
    let end = (mask.lastIndex { $0 != 0 } ?? -1) + 1
    var text = ""
    var column = 0
    while column < end {
      let run = mask[column..<end].prefix { $0 == mask[column] }.count
      let character = String(UnicodeScalar(mask[column] + 63))
      text += run > 3 ? "!\(run)\(character)" : String(repeating: character, count: run)
      column += run
    }
    return text
  }
}

/// The palette of sixel images: a uniform grid in RGB.
private enum SixelPalette {
  static let levels = [6, 7, 6]

  /// `#index;2;red;green;blue` for every colour, in per cent.
  static var definitions: String {
    (0..<levels.reduce(1, *)).map { index in
      let shares = digits(of: index).enumerated().map { channel, digit in
        String((digit * 200 + levels[channel] - 1) / (2 * (levels[channel] - 1)))
      }
      return "#\(index);2;" + shares.joined(separator: ";")
    }.joined()
  }

  private static func digits(of index: Int) -> [Int] {
    [index / (levels[1] * levels[2]), index / levels[2] % levels[1], index % levels[2]]
  }

  /// Returns the palette index of every pixel, with error diffusion (Floyd and Steinberg, 1976).
  static func indices(of image: Image) -> [UInt8] {
    let rowLength = image.width * Image.channels
    var indices = [UInt8](repeating: 0, count: image.width * image.height)
    // The diffused errors of the current and next row, in sixteenths of a level of 255, with a margin of one pixel on
    // both sides.
    var (current, next) = (
      [Int](repeating: 0, count: rowLength + 6), [Int](repeating: 0, count: rowLength + 6)
    )
    for row in 0..<image.height {
      for sample in 0..<rowLength {
        let (column, channel) = (sample / Image.channels, sample % Image.channels)
        let steps = levels[channel] - 1
        let wanted = min(max(Int(image.pixels[row * rowLength + sample]) + current[sample + 3] / 16, 0), 255)
        let level = (wanted * steps + 127) / 255
        let pixel = row * image.width + column
        indices[pixel] = indices[pixel] &* UInt8(levels[channel]) &+ UInt8(level)
        let loss = wanted - level * 255 / steps
        current[sample + 6] += 7 * loss
        next[sample] += 3 * loss
        next[sample + 3] += 5 * loss
        next[sample + 6] += loss
      }
      (current, next) = (next, [Int](repeating: 0, count: rowLength + 6))
    }
    return indices
  }
}
