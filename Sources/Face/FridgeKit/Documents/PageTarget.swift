public import Files
public import Images

/// The destination of straightened pages: a picture, a PDF document for any number, or a folder.
public struct PageTarget: Sendable {
  /// The kind of destination.
  private enum Kind: Sendable {
    case document(OutputFile)
    case picture(OutputFile, PageForm)
    case folder(FilePath, OverwriteRule)
  }

  private let kind: Kind
  private let path: FilePath
  private var written: Set<FilePath> = []
  private var document: [(size: PixelSize, jpeg: [UInt8])] = []
  /// The number of pages taken so far.
  public private(set) var count = 0

  /// The mark by which the program knows its own pages.
  static let mark = PictureMark("Straightened by fridge")
  /// The same at the end of a document, where readers ignore it.
  private static let documentMark = Array("\n%Straightened by fridge\n".utf8)

  /// Chooses the destination; nothing is written yet.
  ///
  /// - Parameters:
  ///   - path: a name that ends in .pdf, .png, .jpg, .jpeg or .webp, or a folder.
  ///   - photos: the photos that the pages come from; none of them is replaced.
  public init(_ path: FilePath, photos: [FilePath], _ rule: OverwriteRule) throws(PageTargetError) {
    self.path = path
    let rule = rule.reading(photos)
    if path.isFolderName {
      kind = .folder(path, rule)
    } else if path.fileExtension == "pdf" {
      let mark = Self.documentMark
      do { kind = .document(try OutputFile(path, rule) { $0.suffix(mark.count).elementsEqual(mark) }) } catch {
        throw .file(error)
      }
    } else {
      guard let form = PageForm(of: path) else { throw .unknownForm(path) }
      do { kind = .picture(try OutputFile(path, rule) { Self.mark.isIn($0) }, form) } catch { throw .file(error) }
    }
    if case .picture = kind, photos.count > 1 { throw .needsFolder(path, pages: photos.count) }
  }

  /// Throws unless the destination can hold the pages of one more photo.
  public func check(pages: Int) throws(PageTargetError) {
    if case .picture = kind, count + pages > 1 { throw .needsFolder(path, pages: count + pages) }
  }

  /// Takes a page of a photo; a document is written by ``finish()``.
  ///
  /// - Parameter photo: the photo's name, after which a file in a folder is named.
  public mutating func add(_ page: Image, of photo: FilePath) throws(PageTargetError) {
    switch kind {
    case .document: document.append((page.size, try Self.encoded(page, .jpeg, path)))
    case .picture(let file, let form):
      let bytes = try Self.encoded(page, form, path)
      do { try file.write(bytes) } catch { throw .file(error) }
    case .folder(let folder, let rule):
      let form: PageForm = photo.fileExtension == "png" ? .png : .jpeg
      let bytes = try Self.encoded(page, form, photo)
      let file = name(of: photo, form, in: folder)
      do throws(FileError) {
        try folder.createFolder()
        try OutputFile(file, rule) { Self.mark.isIn($0) }.write(bytes)
      } catch { throw .file(error) }
    }
    count += 1
  }

  /// Writes what has not been written yet.
  public func finish() throws(PageTargetError) {
    guard case .document(let file) = kind, !document.isEmpty else { return }
    let bytes: [UInt8]
    do { bytes = try PDFDocument().bytes(of: document) } catch { throw .drawing(error) }
    do { try file.write(bytes + Self.documentMark) } catch { throw .file(error) }
  }

  /// Returns the name of the next page of a photo: that of the photo, with a number from the second on.
  private mutating func name(of photo: FilePath, _ form: PageForm, in folder: FilePath) -> FilePath {
    var serial = 1
    while true {
      let ending = (serial == 1 ? "" : "-\(serial)") + "." + form.rawValue
      let file = folder.appending(FilePath(bytes: photo.stem.bytes + ending.utf8))
      if written.insert(file).inserted { return file }
      serial += 1
    }
  }

  private static func encoded(_ page: Image, _ form: PageForm, _ path: FilePath) throws(PageTargetError) -> [UInt8] {
    do throws(ImageError) {
      switch form {
      case .jpeg: return mark.added(to: try page.encodedAsJPEG(quality: 92))
      case .png: return mark.added(to: try page.encodedAsPNG())
      case .webp: return try page.encodedAsWebP()
      }
    } catch { throw .image(path, error) }
  }
}

extension PageTarget {
  /// Returns a page as a document of one page in PDF.
  public static func document(of page: Image) throws(PageTargetError) -> [UInt8] {
    let jpeg = try encoded(page, .jpeg, "page.jpg")
    return try document(of: [(page.size, jpeg)])
  }

  /// Returns encoded pictures as a document in PDF, a page for each.
  ///
  /// - Throws: ``PhotoError`` for one that cannot be read, or ``PageTargetError``.
  public static func document(ofPictures pictures: [[UInt8]]) throws -> [UInt8] {
    let reader = PhotoReader(options: PhotoOptions())
    // Only one is held decoded at a time.
    let pages = try pictures.map { bytes in
      let page = try reader.decode(bytes, atLeast: nil).image
      return (size: page.size, jpeg: try encoded(page, .jpeg, "page.jpg"))
    }
    return try document(of: pages)
  }

  private static func document(of pages: [(size: PixelSize, jpeg: [UInt8])]) throws(PageTargetError) -> [UInt8] {
    do { return try PDFDocument().bytes(of: pages) + documentMark } catch { throw .drawing(error) }
  }
}

/// A file format of pages.
private enum PageForm: String {
  case jpeg = "jpg"
  case png, webp

  init?(of path: FilePath) {
    switch path.fileExtension {
    case "jpg", "jpeg": self = .jpeg
    case "png": self = .png
    case "webp": self = .webp
    default: return nil
    }
  }
}

/// Why pages could not be saved.
public enum PageTargetError: Error, Equatable {
  /// The file's extension is not that of a supported format.
  case unknownForm(FilePath)
  /// One picture cannot hold several pages.
  case needsFolder(FilePath, pages: Int)
  /// A page cannot be encoded.
  case image(FilePath, ImageError)
  /// The document cannot be drawn.
  case drawing(DrawingError)
  /// A file could not be written.
  case file(FileError)
}
