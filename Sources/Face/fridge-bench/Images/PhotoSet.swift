internal import Files
internal import FridgeKit
internal import Images

/// Encoded photos of one format that are measured together.
struct PhotoSet {
  /// The format and origin of the photos.
  let name: String
  private let files: [[UInt8]]
  private let pixels: Int

  /// Returns a set for each format among some files.
  static func sets(of paths: [FilePath]) throws -> [PhotoSet] {
    let files = try PhotoSources.photos(named: paths).map { try $0.readBytes() }
    let groups = try Dictionary(grouping: files) { try ImageHeader(reading: $0).format }
    return try ImageFormat.allCases.compactMap { format in
      try groups[format].map { try PhotoSet("\(format.rawValue), \($0.count) files", $0) }
    }
  }

  /// Creates a set from encoded files.
  init(_ name: String, _ files: [[UInt8]]) throws {
    (self.name, self.files) = (name, files)
    pixels = try files.reduce(0) { sum, file in
      let size = try ImageHeader(reading: file).size
      return sum + size.width * size.height
    }
  }
}

extension PhotoSet {
  /// The sizes of the stages: the classifiers' frame is 224², cut from the centre of a photo with a short side of 256.
  private static let (frame, least) = (PixelSize(width: 224, height: 224), PixelSize(width: 256, height: 256))

  private static let stages = ["decode", "decode for 256²", "resize to 224²", "resize the latter"]

  /// Times all stages alternately; rates count the pixels of the full photos.
  func measurements(_ repetition: Repetition) throws -> [Measurement] {
    let rounds = try repetition.rounds {
      let times = try files.map(times)
      return Self.stages.indices.map { times.column($0).reduce(.zero, +) }
    }
    return Self.stages.enumerated().map { index, stage in
      Measurement("\(name): \(stage)", rounds.column(index), Work(pixels: pixels))
    }
  }

  /// Returns the time of each stage for one photo.
  private func times(_ file: [UInt8]) throws -> [Duration] {
    var laps = LapTimes()
    let full = try Photo(decoding: file).image
    laps.end()
    let scaled = try Photo(decoding: file, atLeast: Self.least).image
    laps.end()
    _ = full.resized(to: Self.frame, filter: .bilinear)
    laps.end()
    _ = scaled.resized(to: Self.frame, filter: .bilinear)
    laps.end()
    return laps.times
  }
}
