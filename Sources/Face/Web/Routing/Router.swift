/// The routes of a server, found by method and path.
public struct Router: Sendable {
  /// An answer to requests; an error becomes a problem document.
  public typealias Handler = @Sendable (Request) throws -> Response

  /// The place where a handler runs.
  public enum Place: Sendable {
    /// On the thread that serves connections, because the answer is at hand.
    case connection
    /// On a worker, because the answer takes time.
    case worker
  }

  /// A route that was matched.
  public struct Match: Sendable {
    /// The values of the placeholders by name.
    public let placeholders: [String: String]
    /// The place where the handler runs.
    public let place: Place
    /// The handler.
    public let handler: Handler
    /// Whether an answer may be kept and sent again as long as nothing has changed.
    public let isKept: Bool
  }

  private struct Route: Sendable {
    let pattern: [Segment]
    var methods: [(name: String, place: Place, isKept: Bool, handler: Handler)]
  }

  private enum Segment: Sendable, Equatable {
    case text(String)
    case placeholder(String)

    init(_ text: Substring) {
      self = text.first == "{" ? .placeholder(String(text.dropFirst().dropLast())) : .text(String(text))
    }
  }

  private var routes: [Route] = []

  /// Creates a router without routes.
  public init() {}

  /// Adds a route.
  ///
  /// - Parameters:
  ///   - pattern: a path in which a segment in braces matches any text but an empty one: `/dishes/{file}`. Of several
  ///     that match, the first counts.
  ///   - isKept: whether the answer depends on nothing but the address, the language, the day and the stored data.
  public mutating func add(
    _ method: String, _ pattern: String, on place: Place = .worker, isKept: Bool = false,
    _ handler: @escaping Handler
  ) {
    let segments = pattern.split(separator: "/").map(Segment.init)
    let entry = (name: method, place: place, isKept: isKept, handler: handler)
    if let index = routes.firstIndex(where: { $0.pattern == segments }) {
      routes[index].methods.append(entry)
    } else {
      routes.append(Route(pattern: segments, methods: [entry]))
    }
  }

  /// Returns the route for a method and a path; `HEAD` is answered as `GET`.
  ///
  /// - Throws: ``RequestError/unknownAddress`` or ``RequestError/badMethod(allowed:)``.
  public func match(_ method: String, _ path: [String]) throws(RequestError) -> Match {
    for route in routes {
      guard let placeholders = Self.placeholders(of: path, in: route.pattern) else { continue }
      let wanted = method == "HEAD" ? "GET" : method
      guard let found = route.methods.first(where: { $0.name == wanted }) else {
        let names = route.methods.map(\.name)
        throw .badMethod(allowed: names.contains("GET") ? names + ["HEAD"] : names)
      }
      return Match(placeholders: placeholders, place: found.place, handler: found.handler, isKept: found.isKept)
    }
    throw .unknownAddress
  }

  /// The method and path of every route, in the order in which they were added.
  public var list: [(method: String, path: String)] {
    routes.flatMap { route in
      let path = route.pattern.map { segment in
        switch segment {
        case .text(let text): "/" + text
        case .placeholder(let name): "/{\(name)}"
        }
      }.joined()
      return route.methods.map { ($0.name, path.isEmpty ? "/" : path) }
    }
  }

  private static func placeholders(of path: [String], in pattern: [Segment]) -> [String: String]? {
    guard path.count == pattern.count else { return nil }
    var placeholders: [String: String] = [:]
    for (segment, expected) in zip(path, pattern) {
      switch expected {
      case .text(let text): if segment != text { return nil }
      case .placeholder(let name):
        if segment.isEmpty { return nil }
        placeholders[name] = segment
      }
    }
    return placeholders
  }
}
