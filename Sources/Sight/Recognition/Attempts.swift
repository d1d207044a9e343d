/// How often something that may fail is tried before its failure counts.
public struct Attempts: Sendable {
  /// The most tries, at least one.
  public let limit: Int

  /// So many tries in all.
  public init(limit: Int) {
    precondition(limit > 0, "something is tried at least once")
    self.limit = limit
  }

  /// A recogniser is tried three times in all.
  public static let recognition = Attempts(limit: 3)

  /// The first result of `body`, or the error of its last try.
  public func first<Result, Failure>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    for _ in 1..<limit {
      do { return try body() } catch { continue }
    }
    return try body()
  }
}
