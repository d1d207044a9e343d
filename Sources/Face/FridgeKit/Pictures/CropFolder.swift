public import Files
public import Images
public import Recognition

/// A folder for crops of the objects in photos, one JPEG each; no file is ever replaced.
///
/// The files sort by the photo's name and then by descending confidence: `shelf-001-onion.jpg`. Where the folder has
/// files with that photo's name already, numbering continues after them.
public struct CropFolder: Sendable {
  /// The path of the folder; created when missing.
  public let path: FilePath

  /// The margin added on each side of a box, as a share of its size; the same as in evaluation.
  fileprivate static let margin = 0.1
  fileprivate static let quality = 95
  /// The largest number of digits of our file names; names with longer numbers are not ours.
  private static let mostDigits = 9

  /// Refers to a folder that need not exist yet.
  public init(_ path: FilePath) { self.path = path }

  /// Saves the crops of objects in a photo; without objects nothing is created.
  ///
  /// - Parameters:
  ///   - image: the photo's pixels at full size.
  ///   - photo: the path from whose name the files take theirs.
  /// - Returns: the files in the order of writing.
  public func save(
    _ objects: [RecognizedObject], in image: Image, of photo: FilePath
  ) throws(CropFailure) -> [FilePath] {
    if objects.isEmpty { return [] }
    do { try path.createFolder() } catch { throw .file(error) }
    let stem = photo.stem.bytes
    let first = try numbersTaken(by: stem) + 1
    var written: [FilePath] = []
    for (offset, object) in objects.enumerated() {
      let name = FilePath(component: "-\((first + offset).padded)-\(object.prediction.label)", ending: ".jpg")
      let file = path.appending(FilePath(bytes: stem + name.bytes))
      try write(image.crop(of: object, margin: Self.margin), of: photo, to: file)
      written.append(file)
    }
    return written
  }
}

extension CropFolder {
  private func write(_ crop: Image, of photo: FilePath, to file: FilePath) throws(CropFailure) {
    let bytes: [UInt8]
    do { bytes = try crop.encodedAsJPEG(quality: Self.quality) } catch { throw .photo(photo, .image(error)) }
    do { try file.write(bytes) } catch { throw .file(error) }
  }

  /// Returns the highest number among the files that begin with a photo's name; 0 when there is none.
  private func numbersTaken(by stem: [UInt8]) throws(CropFailure) -> Int {
    let names: [FilePath]
    do { names = try Folder(path).names() } catch { throw .file(error) }
    let prefix = stem + [UInt8(ascii: "-")]
    let numbers = names.filter { $0.bytes.starts(with: prefix) }.compactMap { name in
      let digits = name.bytes.dropFirst(prefix.count).prefix { $0 != UInt8(ascii: "-") }
      return digits.count > Self.mostDigits ? nil : Int(String(decoding: digits, as: UTF8.self))
    }
    return numbers.max() ?? 0
  }
}

/// Why a crop could not be saved.
public enum CropFailure: Error {
  /// A crop of the photo cannot be encoded.
  case photo(FilePath, PhotoError)
  /// The folder or a file in it cannot be written.
  case file(FileError)
}

extension Image {
  /// Returns the crop of an object with a margin; the whole picture for an object without a box.
  fileprivate func crop(of object: RecognizedObject, margin: Double) -> Image {
    guard let box = object.box?.clamped(to: size) else { return self }
    return cropped(to: RelativeBox(box, in: size).expanded(by: margin, in: size).pixels(of: size))
  }
}

extension Int {
  /// The number with at least three digits, so that names sort by number.
  fileprivate var padded: String {
    let digits = "\(self)"
    return String(repeating: "0", count: Swift.max(3 - digits.count, 0)) + digits
  }
}
