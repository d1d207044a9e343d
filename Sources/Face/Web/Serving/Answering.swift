internal import Localization

/// The way from the head of a request to its response, apart from the connection.
struct Answering: Sendable {
  /// The fate of a request whose head has arrived.
  enum Admission: Sendable {
    /// It is answered at once; nil if not even its address can be read.
    case refused(Request?, Response)
    /// Its body is to be read, and its handler to be called.
    case admitted(Request, Router.Match)
  }

  let router: Router
  let gate: Gate
  let cache: AnswerCache
  let limits: ServerLimits
  /// The language where a request states none.
  let language: Language
  let isSecure: Bool
  /// Words a failure in a language.
  let problem: @Sendable (any Error, Language) -> Problem

  /// Decides on a request by its head.
  func admission(_ method: String, _ target: String?, _ headers: [String: String]) -> Admission {
    var request: Request?
    do throws(RequestError) {
      guard let target else { throw .badAddress }
      var admitted = try Request(method, target, headers: headers, standard: language, isSecure: isSecure)
      request = admitted
      if let welcome = gate.welcome(admitted) { return .refused(request, finished(welcome, to: admitted)) }
      try gate.check(admitted)
      let match = try router.match(method, admitted.path)
      if let length = headers["content-length"].flatMap({ Int($0) }), length > limits.body {
        throw .tooLarge(limit: limits.body)
      }
      admitted.placeholders = match.placeholders
      return .admitted(admitted, match)
    } catch {
      let preferred = headers["accept-language"].flatMap { Language(accepting: $0) }
      return .refused(request, response(to: error, in: request?.language ?? preferred ?? language))
    }
  }

  /// Returns the answer that is at hand: a kept one, or that of a quick handler; nil if a worker has to make it.
  func immediateAnswer(_ request: Request, _ match: Router.Match, _ target: String) -> Response? {
    if match.place == .connection { return answer(request, match, target) }
    guard match.isKept else { return nil }
    return cache.answer(to: AnswerCache.Key(request, target))
  }

  /// Calls the handler of a request, and returns its answer or the problem.
  func answer(_ request: Request, _ match: Router.Match, _ target: String) -> Response {
    let stamp = match.isKept ? cache.now : nil
    do {
      let response = finished(try match.handler(request), to: request)
      if match.isKept, response.status == 200 {
        cache.keep(response, to: AnswerCache.Key(request, target), madeAt: stamp)
      }
      return response
    } catch { return response(to: error, in: request.language) }
  }

  /// Returns the problem document of an error, with the headers that its status demands.
  func response(to error: any Error, in language: Language) -> Response {
    let response = problem(error, language).response.with("Content-Language", language.rawValue)
    switch error as? RequestError {
    case .unauthorized: return response.with("WWW-Authenticate", "Bearer")
    case .badMethod(let allowed): return response.with("Allow", allowed.joined(separator: ", "))
    case .busy: return response.with("Retry-After", "1")
    case .noWebSocket: return response.with("Upgrade", "websocket")
    default: return response
    }
  }

  /// Returns the response as it is kept and sent: marked and compressed.
  private func finished(_ response: Response, to request: Request) -> Response {
    if response.conversation != nil { return response }
    var response = response
    let isRead = request.method == "GET" || request.method == "HEAD"
    if response["Cache-Control"] == nil {
      response.headers.append(("Cache-Control", isRead ? "private, no-cache" : "no-store"))
    }
    if isRead, response.status == 200, response["ETag"] == nil {
      response.headers.append(("ETag", "\"\(ContentHash(of: response.body).text)\""))
    }
    return response.compressed(for: request)
  }
}

extension Response {
  /// The headers that keep a page from doing what it never does: load from elsewhere, run code of its text, be framed,
  /// say where it came from.
  static let securityHeaders: [(name: String, value: String)] = [
    (
      "Content-Security-Policy",
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; media-src 'self' blob:; "
        + "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
        + "form-action 'self'; frame-ancestors 'none'"
    ),
    ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Opener-Policy", "same-origin"), ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Permissions-Policy", "camera=(self), screen-wake-lock=(self), microphone=(), geolocation=()"),
  ]
}
