public import Files
public import Images
internal import Live

/// A movie of annotated frames in a file: Motion JPEG, alone or in MP4 with the time of each frame.
///
/// The file takes its name when it is complete; until then its contents have another.
public final class PictureStream {
  private let writer: FileWriter
  private let path: FilePath
  private let hasTimes: Bool
  private var muxer: MovieMuxer?
  private var size: PixelSize?

  /// Creates the file.
  ///
  /// - Parameter rule: which files may be replaced; movies that the program wrote count as its own.
  public init(_ path: FilePath, _ rule: OverwriteRule) throws(PictureError) {
    guard Self.extensions.contains(path.fileExtension) else { throw .unknownMovie(path) }
    self.path = path
    hasTimes = path.fileExtension == "mp4"
    do {
      _ = try OutputFile(path, rule) { PictureForm.mark.isInMovie($0) }
      writer = try FileWriter(replacing: path)
    } catch { throw .file(error) }
  }

  /// The extensions of the files.
  public static let extensions = ["mjpeg", "mjpg", "mp4"]

  /// Returns a picture as it stands in the stream.
  public static func bytes(of picture: Image) throws(ImageError) -> [UInt8] { try PictureForm.jpeg.bytes(of: picture) }

  /// Adds a picture that is shown from a time on, in seconds; an MP4 file keeps the size of its first picture.
  public func write(_ picture: Image, at time: Double) throws(PictureError) {
    let size = size ?? picture.size
    self.size = size
    let picture = hasTimes && picture.size != size ? picture.resized(to: size, filter: .bilinear) : picture
    let jpeg: [UInt8]
    do { jpeg = try Self.bytes(of: picture) } catch { throw .image(path, error) }
    let contents = try contents(jpeg, of: size, at: time)
    do { try writer.write(contents) } catch { throw .file(error) }
  }

  /// Completes the file, and gives it its name.
  public func close() throws(PictureError) {
    do {
      if let muxer { try writer.write(muxer.finish()) }
      try writer.commit()
    } catch { throw .file(error) }
  }

  private func contents(_ jpeg: [UInt8], of size: PixelSize, at time: Double) throws(PictureError) -> [UInt8] {
    guard hasTimes else { return jpeg }
    if muxer == nil { do { muxer = try MovieMuxer(size: size) } catch { throw .movie(error) } }
    return muxer?.add(jpeg: jpeg, at: time) ?? []
  }
}

extension PictureMark {
  /// Whether a movie begins with a picture that has the mark.
  fileprivate func isInMovie(_ bytes: UnsafeRawBufferPointer) -> Bool {
    if isIn(bytes) { return true }
    // The first picture of an MP4 file follows boxes of less than 2 KiB.
    let start = bytes.prefix(4096)
    return start.indices.dropLast(2).contains { index in
      start[index] == 0xFF && start[index + 1] == 0xD8 && isIn(start[index...])
    }
  }
}
