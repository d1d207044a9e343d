package import JSON

/// A problem document (RFC 9457): what went wrong, in the caller's language.
public struct Problem: Sendable, Equatable {
  /// The status code.
  public var status: Int
  /// The name of the problem, which is the same in every language: `unknown_recipe`.
  public var kind: String
  /// The problem in one sentence.
  public var detail: String
  /// Suggestions that may help, one sentence each.
  public var hints: [String]

  /// Creates a problem document.
  public init(status: Int, kind: String, detail: String, hints: [String] = []) {
    (self.status, self.kind, self.detail, self.hints) = (status, kind, detail, hints)
  }

  /// The response that states the problem.
  public var response: Response {
    var response = Response(status: status, json)
    response.headers = [("Content-Type", "application/problem+json"), ("Cache-Control", "no-store")]
    return response
  }

  /// The document.
  package var json: JSON {
    .object([
      ("type", .string("about:blank")), ("title", .string(StatusCode.phrase(status))), ("status", .integer(status)),
      ("detail", .string(detail)), ("kind", .string(kind)), ("hints", .array(hints.map(JSON.string))),
    ])
  }
}

/// The reason phrases of status codes (RFC 9110, section 15).
enum StatusCode {
  static func phrase(_ status: Int) -> String {
    switch status {
    case 400: "Bad Request"
    case 401: "Unauthorized"
    case 403: "Forbidden"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    case 409: "Conflict"
    case 413: "Content Too Large"
    case 415: "Unsupported Media Type"
    case 421: "Misdirected Request"
    case 422: "Unprocessable Content"
    case 426: "Upgrade Required"
    case 503: "Service Unavailable"
    default: "Internal Server Error"
    }
  }
}
