public import Files
internal import Glibc

/// The versions of files: two stamps are equal as long as none of the files was changed, made or removed between them.
public struct DataStamp: Sendable, Hashable {
  private struct Version: Sendable, Hashable {
    let (size, seconds, nanoseconds): (Int, Int, Int)
    let node: UInt
  }

  private let versions: [Version?]

  /// Reads the versions of databases, each with the log of its newest changes, or of other files.
  public init(of files: [FilePath]) {
    versions = files.flatMap { file in
      [Self.version(of: file), Self.version(of: FilePath(bytes: file.bytes + "-wal".utf8))]
    }
  }

  /// The time for which files must have been at rest. The time of a change is as coarse as the kernel's tick, 4 ms, or
  /// 10 ms where it ticks slowly.
  private static let rest = Duration.milliseconds(20)

  /// Whether the files have been at rest for a while, so that a further change will show.
  public var isSettled: Bool {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return isSettled(at: .seconds(now.tv_sec) + .nanoseconds(now.tv_nsec))
  }

  /// Returns whether the files have been at rest for a while at a time since 1970.
  func isSettled(at now: Duration) -> Bool {
    versions.allSatisfy { version in
      guard let version else { return true }
      let age = now - .seconds(version.seconds) - .nanoseconds(version.nanoseconds)
      // A time in the future is not that of a change that is just going on.
      return age > Self.rest || age < .zero
    }
  }

  private static func version(of file: FilePath) -> Version? {
    var status = stat()
    guard file.withCString({ stat($0, &status) }) == 0 else { return nil }
    return Version(
      size: Int(status.st_size), seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec,
      node: UInt(status.st_ino))
  }
}

extension Fridge {
  /// The versions of everything that answers about recipes and the pantry are made from: the user's stores and settings,
  /// the dishes, the list of models.
  public var dataStamp: DataStamp {
    let own = folders.map { [$0.dishes, $0.models] + ($0.state.map { [$0] } ?? []) } ?? []
    return DataStamp(of: storeFiles + own + (DataFolders.settingsFile.map { [$0] } ?? []))
  }
}
