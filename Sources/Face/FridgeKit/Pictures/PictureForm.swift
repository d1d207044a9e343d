internal import Files
internal import Images

/// A form in which pictures are written.
enum PictureForm: String {
  case jpeg = "jpg"
  case png

  /// The form that the extension of a file's name stands for.
  init?(of file: FilePath) {
    switch file.fileExtension {
    case "jpg", "jpeg": self = .jpeg
    case "png": self = .png
    default: return nil
    }
  }
}

extension PictureForm {
  /// What tells our pictures from other files.
  static let mark = PictureMark("Annotated by fridge")

  /// The file of a picture, with the mark.
  func bytes(of image: Image) throws(ImageError) -> [UInt8] {
    switch self {
    case .jpeg: Self.mark.added(to: try image.encodedAsJPEG(colors: .full))
    case .png: Self.mark.added(to: try image.encodedAsPNG())
    }
  }
}
