internal import Images

extension Image {
  /// Returns the image reduced to a longer side, with antialiasing; unchanged if it is not longer.
  ///
  /// A picture that is far too large is first averaged over squares, which is quick, and then resampled.
  func reduced(toSide side: Int) -> Image {
    let longer = max(width, height)
    guard longer > side else { return self }
    // Squares of four pixels and more leave little to resample; smaller ones would blur by as much as they reduce.
    let factor = longer >= 4 * side ? longer / side : longer / (2 * side)
    let source = factor > 1 ? averaged(over: min(factor, Self.largestSquare)) : self
    let share = Double(side) / Double(longer)
    let size = PixelSize(
      width: max(1, Int((Double(width) * share).rounded())), height: max(1, Int((Double(height) * share).rounded())))
    return source.resized(to: size, filter: .bilinear)
  }

  /// The largest side of a square whose columns sum to 16 bits.
  private static let largestSquare = 257

  /// Returns the means of squares of pixels; those at the right and lower border may be left out.
  private func averaged(over factor: Int) -> Image {
    let (columns, rows) = (width / factor, height / factor)
    guard columns > 0, rows > 0 else { return self }
    let rowLength = width * Self.channels
    let used = columns * factor * Self.channels
    let share = 1 / Float(factor * factor)
    var result = [UInt8](repeating: 0, count: rows * columns * Self.channels)
    var sums = [UInt16](repeating: 0, count: used)
    // Reads stay below `rows * factor` rows of `used` samples, of which there are as many or more.
    pixels.withUnsafeBufferPointer { pixels in
      sums.withUnsafeMutableBufferPointer { sums in
        result.withUnsafeMutableBufferPointer { result in
          var place = 0
          for row in 0..<rows {
            let first = row * factor * rowLength
            for index in 0..<used { sums[index] = UInt16(pixels[first + index]) }
            for line in 1..<factor {
              let start = first + line * rowLength
              for index in 0..<used { sums[index] &+= UInt16(pixels[start + index]) }
            }
            for square in 0..<columns {
              var (red, green, blue): (UInt32, UInt32, UInt32) = (0, 0, 0)
              var index = square * factor * Self.channels
              for _ in 0..<factor {
                red &+= UInt32(sums[index])
                green &+= UInt32(sums[index + 1])
                blue &+= UInt32(sums[index + 2])
                index += Self.channels
              }
              result[place] = UInt8(Float(red) * share + 0.5)
              result[place + 1] = UInt8(Float(green) * share + 0.5)
              result[place + 2] = UInt8(Float(blue) * share + 0.5)
              place += Self.channels
            }
          }
        }
      }
    }
    return Image(width: columns, height: rows, pixels: result)
  }
}
