public import Files
public import Live

extension FrameOrigin {
  /// Creates the origin that words name: one source of frames, or photos, folders and patterns; nil if they name no
  /// photo at all.
  ///
  /// A single file that is no photo by its extension is a recording.
  public init?(words: [FilePath]) {
    if words.count == 1 {
      if let origin = FrameOrigin(word: words[0]) {
        self = origin
        return
      }
      let path = words[0].matchingNormalization
      let isPhoto = path.kind == .folder || PhotoSources.extensions.contains(path.fileExtension)
      if !isPhoto, PhotoSources.photos(named: words) == [path] {
        self = .clip(path)
        return
      }
    }
    let photos = PhotoSources.photos(named: words)
    if photos.isEmpty { return nil }
    self = .photos(photos)
  }

  /// Whether the frames are photos, which wait until they are looked at.
  public var isStill: Bool { if case .photos = self { true } else { false } }

  /// The files that are read, none of which may be an output.
  public var files: [FilePath] {
    switch self {
    case .photos(let photos): photos
    case .clip(let path), .camera(let path): [path]
    case .standardInput, .network, .generated: []
    }
  }
}
