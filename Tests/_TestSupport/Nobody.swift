public import Files
internal import Glibc

/// Runs `body` as someone to whom access can be denied, which it cannot be to root, and who may not write in `folder`.
///
/// Linux keeps the user for file access per thread, so other tests notice nothing.
public func asNobody(in folder: FilePath, _ body: () throws -> Void) throws {
  _ = folder.withCString { chmod($0, 0o555) }
  guard geteuid() == 0 else { return try body() }
  typealias SetUser = @convention(c) (uid_t) -> CInt
  let setUser = unsafeBitCast(dlsym(nil, "setfsuid"), to: SetUser.self)
  _ = setUser(65534)
  defer { _ = setUser(0) }
  try body()
}
