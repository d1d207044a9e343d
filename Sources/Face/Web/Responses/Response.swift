package import JSON

/// An HTTP response.
public struct Response: Sendable, Equatable {
  /// The status code.
  public var status = 200
  /// The headers, in the order in which they are sent.
  public var headers: [(name: String, value: String)] = []
  /// The body.
  public var body: [UInt8] = []
  /// The conversation that follows on the connection; nil for another request.
  var conversation: Conversation?

  /// Creates a response with a body of a media type.
  public init(status: Int = 200, _ type: String, _ body: [UInt8]) {
    (self.status, self.body) = (status, body)
    headers = [("Content-Type", type)]
  }

  /// Creates a response with a text in UTF-8.
  public init(status: Int = 200, text: String, type: String = "text/plain; charset=utf-8") {
    self.init(status: status, type, Array(text.utf8))
  }

  /// Creates a response with a JSON document.
  package init(status: Int = 200, _ json: JSON) { self.init(status: status, json: json.text) }

  /// Creates a response with the text of a JSON document.
  public init(status: Int = 200, json: String) { self.init(status: status, "application/json", Array(json.utf8)) }

  /// Creates a response that sends the client to another address.
  public static func redirection(to address: String) -> Response {
    var response = Response(status: 303, "text/plain; charset=utf-8", [])
    response.headers.append(("Location", address))
    return response
  }

  /// Returns the response with a further header.
  public func with(_ name: String, _ value: String) -> Response {
    var response = self
    response.headers.append((name, value))
    return response
  }

  /// The value of a header.
  public subscript(name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }

  /// Returns whether two responses are equal.
  public static func == (one: Response, other: Response) -> Bool {
    one.status == other.status && one.body == other.body && one.headers.elementsEqual(other.headers, by: ==)
  }
}

extension Response {
  /// Returns the response with a mark of its content, or the note that the client has this content already
  /// (RFC 9110, section 13).
  func validated(against request: Request) -> Response {
    guard status == 200, request.method == "GET" || request.method == "HEAD" else { return self }
    let tag = self["ETag"] ?? "\"\(ContentHash(of: body).text)\""
    var response = self["ETag"] == nil ? with("ETag", tag) : self
    let known = request.headers["if-none-match"]?.split(separator: ",").map { $0.filter { $0 != " " } } ?? []
    guard known.contains(where: { $0 == tag || $0 == "W/" + tag || $0 == "*" }) else { return response }
    (response.status, response.body) = (304, [])
    response.headers.removeAll { $0.name == "Content-Type" || $0.name == "Content-Encoding" }
    return response
  }

  /// Returns the response compressed, where the client accepts that and it is worth the time.
  func compressed(for request: Request) -> Response {
    // What fits into one packet takes no longer as it is; pictures are compressed already.
    let isText = self["Content-Type"].map { type in
      type.hasPrefix("text/") || type.contains("json") || type.contains("javascript") || type.contains("svg")
    }
    guard status == 200, isText == true, body.count > 1_400, self["Content-Encoding"] == nil,
      request.acceptsGzip, let bytes = Gzip.compressed(body, .fast)
    else { return self }
    var response = with("Content-Encoding", "gzip").with("Vary", "Accept-Encoding")
    response.body = bytes
    // Of one content there are then two bodies.
    if let index = response.headers.firstIndex(where: { $0.name == "ETag" }) {
      let tag = response.headers[index].value
      response.headers[index].value = tag.hasPrefix("W/") ? tag : "W/" + tag
    }
    return response
  }
}

extension Request {
  /// Whether the client accepts a gzip-compressed body.
  var acceptsGzip: Bool {
    headers["accept-encoding", default: ""].split(separator: ",").contains { item in
      let parts = item.split(separator: ";").map { $0.filter { !$0.isWhitespace }.lowercased() }
      let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) }
      return parts.first == "gzip" && weight != 0
    }
  }
}
