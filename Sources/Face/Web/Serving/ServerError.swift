/// Why a server cannot start.
public enum ServerError: Error, Equatable {
  /// libmicrohttpd is not installed, or lacks a function.
  case libraryMissing(String)
  /// The text is no address of a network interface.
  case badAddress(String)
  /// Another program listens at this address and port already.
  case portInUse(String, Int)
  /// The system refuses the address or the port; `code` is its `errno`.
  case cannotListen(String, Int, code: Int32)
  /// The library could not start, for instance because the certificate and the key do not fit together.
  case cannotStart(secure: Bool)
  /// GnuTLS cannot make a certificate; `code` is its own.
  case noCertificate(code: Int32)
}
