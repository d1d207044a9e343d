public import Files

/// A folder of labelled photos, with one sub-folder named after each label.
public struct ExampleFolder: Sendable {
  /// The folder.
  public let path: FilePath

  /// Refers to a folder; nothing is read yet.
  public init(_ path: FilePath) { self.path = path }

  /// Returns all photos below the sub-folders, in byte order; photos beside the sub-folders have no label.
  ///
  /// - Parameter isPhoto: returns whether a file is a photo.
  public func examples(
    labels: LabelNames, where isPhoto: (FilePath) -> Bool
  ) throws(ExampleError) -> [LabelledExample] {
    var examples: [LabelledExample] = []
    for folder in try folders() {
      let label = try label(of: folder, labels)
      examples += try photos(in: folder, where: isPhoto).map { LabelledExample(photo: $0, label: label) }
    }
    return examples
  }

  private func folders() throws(ExampleError) -> [FilePath] {
    let names: [FilePath]
    do { names = try Folder(path).names() } catch { throw .file(error) }
    let shown = names.filter { $0.bytes.first != UInt8(ascii: ".") }
    let folders = shown.map(path.appending).filter { $0.kind == .folder }
    if folders.isEmpty { throw .noFolders(path) }
    return folders
  }

  private func label(of folder: FilePath, _ labels: LabelNames) throws(ExampleError) -> String {
    do { return try labels.label(named: folder.name.description) } catch { throw .folderName(folder, error) }
  }

  private func photos(in folder: FilePath, where isPhoto: (FilePath) -> Bool) throws(ExampleError) -> [FilePath] {
    do { return try Folder(folder).files(where: isPhoto) } catch { throw .file(error) }
  }
}
