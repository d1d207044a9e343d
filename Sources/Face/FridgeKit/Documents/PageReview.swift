public import Files
public import Images
internal import Recognition

/// The captured pages as a person goes through them: pages can be turned and deleted, and nothing changes on disk until
/// ``save()``.
public struct PageReview: Sendable {
  /// A page under review.
  public struct Page: Sendable, Equatable {
    /// The number in the name of its file, by which it is called.
    public let number: Int
    /// Its file.
    public let file: FilePath
    /// The size that it has once it is turned.
    public fileprivate(set) var size: PixelSize
    /// The quarter turns counter-clockwise that are to be saved, 0…3.
    public fileprivate(set) var turns = 0
    /// Whether it is to be deleted.
    public fileprivate(set) var isDeleted = false
  }

  /// All pages, in the order in which they were captured; deleted ones are gone once they have been saved.
  public private(set) var pages: [Page]

  /// Begins with pages as they were captured.
  public init(_ captured: [CapturedPage]) {
    pages = captured.map { Page(number: $0.number, file: $0.file, size: $0.size) }
  }

  /// Whether something has not been saved.
  public var hasChanges: Bool { pages.contains { $0.turns > 0 || $0.isDeleted } }

  /// Turns a page by a quarter counter-clockwise.
  public mutating func turn(_ number: Int) throws(PageReviewError) {
    let index = try index(of: number)
    pages[index].turns = (pages[index].turns + 1) % 4
    pages[index].size = pages[index].size.transposed
  }

  /// Marks a page as deleted.
  public mutating func delete(_ number: Int) throws(PageReviewError) { pages[try index(of: number)].isDeleted = true }

  /// Takes a deletion back that was not saved.
  public mutating func restore(_ number: Int) throws(PageReviewError) {
    guard let index = pages.firstIndex(where: { $0.number == number }) else { throw .noPage(number) }
    pages[index].isDeleted = false
  }

  private func index(of number: Int) throws(PageReviewError) -> Int {
    guard let index = pages.firstIndex(where: { $0.number == number && !$0.isDeleted }) else { throw .noPage(number) }
    return index
  }
}

extension PageReview {
  /// The files that a change was made to.
  public struct Saved: Sendable, Equatable {
    /// The files that were written anew, turned.
    public var turned: [FilePath] = []
    /// The files that were removed.
    public var deleted: [FilePath] = []
  }

  /// Turns and removes the files; each is changed as a whole or not at all.
  ///
  /// After an error, what was changed before it stays changed, and the rest can be saved again.
  public mutating func save() throws(PageReviewError) -> Saved {
    var saved = Saved()
    for index in pages.indices where pages[index].turns > 0 && !pages[index].isDeleted {
      let page = pages[index]
      let picture = try picture(of: page)
      let bytes: [UInt8]
      do { bytes = try PageFolder.encoded(picture, page.file) } catch { throw .target(error) }
      do { try page.file.write(bytes) } catch { throw .target(.file(error)) }
      pages[index].turns = 0
      saved.turned.append(page.file)
    }
    while let index = pages.firstIndex(where: \.isDeleted) {
      do { try pages[index].file.remove() } catch { throw .target(.file(error)) }
      saved.deleted.append(pages.remove(at: index).file)
    }
    return saved
  }

  /// Writes the pages that are not deleted to a document, a picture or a folder, turned.
  ///
  /// - Returns: the number of pages written.
  public func write(to path: FilePath, _ rule: OverwriteRule) throws(PageReviewError) -> Int {
    let kept = pages.filter { !$0.isDeleted }
    guard !kept.isEmpty else { throw .nothingLeft }
    var target: PageTarget
    do throws(PageTargetError) {
      target = try PageTarget(path, photos: kept.map(\.file), rule)
      try target.check(pages: kept.count)
    } catch { throw .target(error) }
    for page in kept {
      let picture = try picture(of: page)
      do { try target.add(picture, of: page.file) } catch { throw .target(error) }
    }
    do { try target.finish() } catch { throw .target(error) }
    return kept.count
  }

  /// Reads a page, and turns it.
  private func picture(of page: Page) throws(PageReviewError) -> Image {
    let photo: Photo
    do { photo = try PhotoReader(options: PhotoOptions()).photo(page.file, atLeast: nil) } catch {
      throw .photo(page.file, error)
    }
    return (0..<page.turns).reduce(photo.image) { image, _ in image.oriented(PageTurn.left.orientation) }
  }
}

/// Why captured pages cannot be changed or written.
public enum PageReviewError: Error {
  /// No page has this number.
  case noPage(Int)
  /// All pages are deleted.
  case nothingLeft
  /// The file of a page cannot be read any more.
  case photo(FilePath, PhotoError)
  /// A page cannot be written or removed.
  case target(PageTargetError)
}
