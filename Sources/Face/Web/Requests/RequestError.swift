/// Why a request cannot be answered as it stands.
public enum RequestError: Error, Equatable {
  /// The address cannot be decoded.
  case badAddress
  /// Nothing has this address.
  case unknownAddress
  /// The address knows only other methods.
  case badMethod(allowed: [String])
  /// A parameter or a member of the body has an unknown name.
  case unknownField(String, known: [String])
  /// A parameter or a member is there twice.
  case repeatedField(String)
  /// A parameter or a member is missing.
  case missingField(String)
  /// The value of a parameter or a member is not what it must be.
  case badField(String, FieldExpectation)
  /// The body is not a JSON object.
  case badJSON
  /// The body is not `multipart/form-data` as RFC 7578 describes it.
  case badForm
  /// The body is missing.
  case emptyBody
  /// The body is of another media type.
  case badMediaType(allowed: [String])
  /// The body is larger than the server takes.
  case tooLarge(limit: Int)
  /// The name of the host in the request is not that of this server.
  case foreignHost
  /// A page of another origin sent the request.
  case foreignOrigin
  /// The token is missing or wrong.
  case unauthorized
  /// The address speaks the WebSocket protocol, for which the request does not ask as RFC 6455 demands.
  case noWebSocket
  /// Too much is waiting already.
  case busy
}

/// The form that a value must have.
public enum FieldExpectation: Sendable, Equatable {
  /// A whole number of a range.
  case integer(ClosedRange<Int>)
  /// A number of a range.
  case number(ClosedRange<Double>)
  /// `true` or `false`.
  case truth
  /// A text of so many characters.
  case text(ClosedRange<Int>)
  /// So many values.
  case count(ClosedRange<Int>)
  /// One of these words.
  case word([String])
  /// A calendar date, `YYYY-MM-DD`.
  case date
  /// A form that this example shows.
  case form(String)
}

extension RequestError {
  /// The status code (RFC 9110, section 15).
  public var status: Int {
    switch self {
    case .badAddress, .unknownField, .repeatedField, .missingField, .badField, .badJSON, .badForm, .emptyBody: 400
    case .unauthorized: 401
    case .foreignOrigin: 403
    case .unknownAddress: 404
    case .badMethod: 405
    case .tooLarge: 413
    case .badMediaType: 415
    case .foreignHost: 421
    case .noWebSocket: 426
    case .busy: 503
    }
  }
}
