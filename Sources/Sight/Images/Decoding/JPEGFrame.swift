/// What the frame header of a JPEG tells (ITU-T T.81, annex B.2.2).
struct JPEGFrame {
  let size: PixelSize
  let componentCount: Int
  /// The fewest bits that can hold the image, were each of its blocks coded by one bit.
  let minimumBits: Int

  init(_ segment: JPEGSegments.Segment) throws(ImageError) {
    let payload = segment.payload
    guard let precision = payload.unsigned(.bits8, at: 0), let height = payload.unsigned(.bits16, at: 1),
      let width = payload.unsigned(.bits16, at: 3), let componentCount = payload.unsigned(.bits8, at: 5),
      payload.count >= 6 + 3 * componentCount
    else { throw .damaged(.jpeg, reason: "the frame header is too short") }
    guard width > 0, height > 0, componentCount > 0 else {
      throw .damaged(.jpeg, reason: "the frame header tells no size")
    }
    guard precision == 8 else { throw .unsupported(.jpeg, reason: "\(precision)-bit samples") }
    guard [1, 3, 4].contains(componentCount) else { throw .unsupported(.jpeg, reason: "\(componentCount) components") }
    size = PixelSize(width: width, height: height)
    self.componentCount = componentCount
    let isHuffman = JPEGMarker.isHuffman(frame: segment.marker)
    minimumBits = isHuffman ? try Self.blockCount(of: size, payload, componentCount) : 0
  }

  /// How many 8 by 8 blocks all whole groups (MCUs) of the image have.
  private static func blockCount(of size: PixelSize, _ payload: ByteView, _ components: Int) throws(ImageError) -> Int {
    let factors = (0..<components).compactMap { payload[7 + 3 * $0] }
    let (horizontal, vertical) = (factors.map { Int($0 >> 4) }, factors.map { Int($0 & 15) })
    guard let widest = horizontal.max(), let tallest = vertical.max(),
      (horizontal + vertical).allSatisfy({ (1...4).contains($0) })
    else { throw .damaged(.jpeg, reason: "a sampling factor is not one of 1 to 4") }
    let blocksPerGroup = zip(horizontal, vertical).reduce(0) { $0 + $1.0 * $1.1 }
    // A lone component is not grouped, whatever its factors say (ITU-T T.81, A.2.2).
    guard components > 1 else { return (size.width / 8) * (size.height / 8) }
    return (size.width / (8 * widest)) * (size.height / (8 * tallest)) * blocksPerGroup
  }
}
