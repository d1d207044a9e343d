public import Files
internal import Glibc

/// The purpose of a folder; the raw value is its name in JSON.
public enum FolderRole: String, Sendable, CaseIterable {
  /// The dishes that come with the program.
  case dishes
  /// The models.
  case models
  /// The user's own data.
  case data
  /// Data that can be computed again.
  case cache
  /// The settings.
  case settings

  /// Whether the program writes there.
  var isWritten: Bool { self != .dishes && self != .models }
}

/// The state of a folder.
public struct FolderState: Sendable, Equatable {
  /// The path.
  public let path: FilePath
  /// Whether it exists; a folder that the program writes to is created when needed.
  public let exists: Bool
  /// The bytes that the user may still write to its file system; nil if unknown or if the program never writes there.
  public let freeBytes: Int?
}

extension Fridge {
  /// The findings on the folders of the program and of the user.
  func folderFindings(settingsFile: FilePath?, _ environment: some Environment) -> [CheckupFinding] {
    let program: [(FolderRole, FilePath?)] = [(.dishes, folders?.dishes), (.models, folders?.models)]
    let own: [(FolderRole, FilePath?)] = [
      (.data, folders?.state), (.cache, DataFolders.cache(environment)), (.settings, settingsFile?.folder),
    ]
    return (program + own).map { CheckupFinding(folder: $1, $0) }
  }
}

extension CheckupFinding {
  /// The space below which the user is warned, in bytes: 100 MB hold the index of 20,000 recipes.
  static let littleSpace = 100_000_000

  /// Looks at a folder.
  init(folder path: FilePath?, _ role: FolderRole) {
    guard let path else {
      self.init(.folder(role, nil), fault: role.isWritten ? CheckupFault.noHome : CheckupFault.noData)
      return
    }
    let free = role.isWritten ? path.nearestExisting.freeBytes : nil
    let state = FolderState(path: path, exists: path.kind == .folder, freeBytes: free)
    self.init(.folder(role, state), fault: state.fault(role))
  }
}

extension FolderState {
  fileprivate func fault(_ role: FolderRole) -> CheckupFault? {
    guard role.isWritten else { return exists && path.allows(R_OK | X_OK) ? nil : .unreadable(path) }
    let existing = path.nearestExisting
    if existing.kind != .folder || !existing.allows(W_OK | X_OK) { return .unwritable(path) }
    if let freeBytes, freeBytes < CheckupFinding.littleSpace { return .littleSpace(path, bytes: freeBytes) }
    return nil
  }
}

extension FilePath {
  /// The path itself or, if it does not exist, the nearest folder above it that does.
  fileprivate var nearestExisting: FilePath {
    var path = self
    while path.kind == nil, path.folder != path { path = path.folder }
    return path
  }

  /// Returns whether the system allows this process to access the file so.
  fileprivate func allows(_ mode: Int32) -> Bool { withCString { access($0, mode) } == 0 }

  /// The bytes that the user may still write to the file system.
  fileprivate var freeBytes: Int? {
    var status = statvfs()
    guard withCString({ statvfs($0, &status) }) == 0 else { return nil }
    return Int(clamping: status.f_bavail.multipliedFullWidth(by: status.f_frsize).low)
  }
}
