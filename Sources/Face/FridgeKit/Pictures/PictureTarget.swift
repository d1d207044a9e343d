public import Files
public import Images

/// The destination of annotated pictures: a file for one photo, a folder for any number.
public struct PictureTarget: Sendable {
  /// The file for each photo, in the order of the photos.
  public var files: [FilePath] { outputs.map(\.path) }
  private let outputs: [OutputFile]
  private let folder: FilePath?

  /// Chooses a name for every picture; nothing is written yet.
  ///
  /// In a folder (an existing one, or a path that ends in a slash) pictures take the names of their photos: `.png` for
  /// PNG and `.jpg` for everything else, with a number where two would be equal.
  ///
  /// - Parameter rule: which files may be replaced; pictures that the program drew count as its own.
  public init(_ path: FilePath, photos: [FilePath], _ rule: OverwriteRule = OverwriteRule()) throws(PictureError) {
    let files: [FilePath]
    if path.isFolderName {
      (folder, files) = (path, Self.files(for: photos, in: path))
    } else {
      guard PictureForm(of: path) != nil else { throw .unknownForm(path) }
      guard photos.count <= 1 else { throw .needsFolder(path, photos: photos.count) }
      (folder, files) = (nil, photos.map { _ in path })
    }
    let rule = rule.reading(photos)
    do throws(FileError) {
      var outputs: [OutputFile] = []
      for file in files { outputs.append(try OutputFile(file, rule) { PictureForm.mark.isIn($0) }) }
      self.outputs = outputs
    } catch { throw .file(error) }
  }

  /// Writes the picture of one photo, whole or not at all.
  ///
  /// - Parameter index: the position of the photo among those that the target was created for.
  public func write(_ picture: Image, ofPhoto index: Int) throws(PictureError) {
    let file = outputs[index]
    let bytes: [UInt8]
    do { bytes = try (PictureForm(of: file.path) ?? .jpeg).bytes(of: picture) } catch { throw .image(file.path, error) }
    do {
      try folder?.createFolder()
      try file.write(bytes)
    } catch { throw .file(error) }
  }

  private static func files(for photos: [FilePath], in folder: FilePath) -> [FilePath] {
    var taken: Set<FilePath> = []
    return photos.map { photo in
      let form: PictureForm = photo.fileExtension == PictureForm.png.rawValue ? .png : .jpeg
      var serial = 1
      while true {
        let ending = (serial == 1 ? "" : "-\(serial)") + "." + form.rawValue
        let file = folder.appending(FilePath(bytes: photo.stem.bytes + ending.utf8))
        if taken.insert(file).inserted { return file }
        serial += 1
      }
    }
  }
}

/// A file format of pictures.
enum PictureForm: String {
  case jpeg = "jpg"
  case png

  /// Returns the format for a file's extension; nil for an unsupported one.
  init?(of file: FilePath) {
    switch file.fileExtension {
    case "jpg", "jpeg": self = .jpeg
    case "png": self = .png
    default: return nil
    }
  }
}

extension PictureForm {
  /// The mark that identifies the program's own pictures.
  static let mark = PictureMark("Annotated by fridge")

  /// Encodes a picture and adds the mark.
  func bytes(of image: Image) throws(ImageError) -> [UInt8] {
    switch self {
    case .jpeg: Self.mark.added(to: try image.encodedAsJPEG(colors: .full))
    case .png: Self.mark.added(to: try image.encodedAsPNG())
    }
  }
}
