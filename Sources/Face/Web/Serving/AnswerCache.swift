internal import Localization
internal import Synchronization

/// Answers that are sent again as long as the data that they were made from are the same.
final class AnswerCache: Sendable {
  /// The request that an answer belongs to.
  struct Key: Hashable {
    let target: String
    let language: Language
    /// Answers may hold addresses of this server, as the client names it.
    let origin: String

    /// The key of a request for an address as it was sent.
    init(_ request: Request, _ target: String) {
      (self.target, language, origin) = (target, request.language, request.origin)
    }
  }

  private struct State {
    var stamp: Int?
    var answers: [Key: Response] = [:]
    var bytes = 0
  }

  private let state = Mutex(State())
  private let stamp: @Sendable () -> Int?

  /// The most bytes of bodies; at more, everything is forgotten.
  private static let mostBytes = 8 << 20

  /// Creates a cache.
  ///
  /// - Parameter stamp: returns a number that differs whenever the data do; nil while they are just changing.
  init(stamp: @escaping @Sendable () -> Int?) { self.stamp = stamp }

  /// The present state of the data; nil if nothing may be kept.
  var now: Int? { stamp() }

  /// Returns the answer to a request, if it was made from the present data.
  func answer(to key: Key) -> Response? {
    guard let now = stamp() else { return nil }
    return state.withLock { $0.stamp == now ? $0.answers[key] : nil }
  }

  /// Keeps an answer that was made from the data of a state, if they are still the same.
  func keep(_ answer: Response, to key: Key, madeAt start: Int?) {
    guard let start, stamp() == start else { return }
    state.withLock { state in
      if state.stamp != start || state.bytes + answer.body.count > Self.mostBytes { state = State(stamp: start) }
      state.answers[key] = answer
      state.bytes += answer.body.count
    }
  }
}
