internal import Glibc

/// A self-signed certificate for HTTPS in one's own network, with its private key, in PEM.
///
/// The key is an ECDSA key on P-256, the certificate X.509 version 3, signed with SHA-256. GnuTLS makes them; it comes with
/// libmicrohttpd and is loaded for this alone.
public struct SelfSignedCertificate: Sendable {
  /// The certificate.
  public let certificate: [UInt8]
  /// The private key.
  public let key: [UInt8]

  /// The days for which it is valid; phones accept up to 825.
  public static let days = 365

  /// Makes a certificate for a server that is reached under names and numeric addresses.
  ///
  /// - Parameter start: the seconds since 1970 from which it is valid.
  /// - Throws: ``ServerError/libraryMissing(_:)``, or ``ServerError/noCertificate(code:)`` for what GnuTLS refuses.
  public init(names: [String], addresses: [String], from start: Int) throws(ServerError) {
    guard let library = GnuTLSLibrary() else { throw .libraryMissing(GnuTLSLibrary.name) }
    let key = try Key(library)
    let certificate = try Draft(library)
    try library.check(
      library.generateKey(key.object, GnuTLSLibrary.ellipticCurve, GnuTLSLibrary.p256, 0))
    try certificate.fill(names: names, addresses: addresses, from: start)
    try certificate.sign(with: key)
    self.key = try library.text { library.exportKey(key.object, GnuTLSLibrary.pem, $0, $1) }
    self.certificate = try library.text { library.exportCertificate(certificate.object, GnuTLSLibrary.pem, $0, $1) }
  }

  /// A private key of the library.
  private struct Key: ~Copyable {
    let object: OpaquePointer?
    private let release: GnuTLSLibrary.Release

    init(_ library: GnuTLSLibrary) throws(ServerError) {
      (object, release) = (try library.object(library.beginKey), library.endKey)
    }

    deinit { release(object) }
  }

  /// A certificate of the library that is being made.
  private struct Draft: ~Copyable {
    let object: OpaquePointer?
    private let library: GnuTLSLibrary

    init(_ library: GnuTLSLibrary) throws(ServerError) {
      (object, self.library) = (try library.object(library.beginCertificate), library)
    }

    deinit { library.endCertificate(object) }

    func fill(names: [String], addresses: [String], from start: Int) throws(ServerError) {
      var generator = SystemRandomNumberGenerator()
      // Positive, as RFC 5280 demands, and different each time: a browser refuses two certificates of one number.
      let serial = [0x01] + (0..<15).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
      try library.check(library.setVersion(object, 3))
      try library.check(library.setSerial(object, serial, serial.count))
      try library.check(library.setStart(object, start))
      try library.check(library.setEnd(object, start + SelfSignedCertificate.days * 86_400))
      try library.check(library.setName(object, "CN=fridge", nil))
      for name in names { try add(Array(name.utf8), GnuTLSLibrary.dnsName) }
      for address in addresses.compactMap(Self.bytes) { try add(address, GnuTLSLibrary.address) }
      try library.check(library.setAuthority(object, 0, -1))
      try library.check(library.setUsage(object, GnuTLSLibrary.digitalSignature))
      try library.check(library.setPurpose(object, GnuTLSLibrary.serverPurpose, 0))
    }

    func sign(with key: borrowing Key) throws(ServerError) {
      try library.check(library.setKey(object, key.object))
      try library.check(library.sign(object, object, key.object, GnuTLSLibrary.sha256, 0))
    }

    private func add(_ bytes: [UInt8], _ kind: UInt32) throws(ServerError) {
      try library.check(
        library.addName(object, kind, bytes, UInt32(bytes.count), GnuTLSLibrary.append))
    }

    /// Returns the bytes of a numeric address, 4 or 16; nil for anything else.
    private static func bytes(of address: String) -> [UInt8]? {
      for (family, count) in [(AF_INET, 4), (AF_INET6, 16)] {
        var bytes = [UInt8](repeating: 0, count: count)
        if inet_pton(family, address, &bytes) == 1 { return bytes }
      }
      return nil
    }
  }
}

/// The functions of GnuTLS that make a certificate, with the constants of `gnutls/gnutls.h` and `gnutls/x509.h`.
private struct GnuTLSLibrary {
  static let name = "libgnutls.so.30"

  static let pem: Int32 = 1
  static let ellipticCurve: Int32 = 4
  /// `GNUTLS_CURVE_TO_BITS(GNUTLS_ECC_CURVE_SECP256R1)`.
  static let p256: UInt32 = 1 << 31 | 2
  static let sha256: Int32 = 6
  static let (dnsName, address): (UInt32, UInt32) = (1, 4)
  static let append: UInt32 = 1
  static let digitalSignature: UInt32 = 128
  static let serverPurpose = "1.3.6.1.5.5.7.3.1"
  /// The size of a text that is exported, at most; both are under 2 KB.
  private static let textSize = 1 << 14

  typealias Object = OpaquePointer
  typealias Begin = @convention(c) (UnsafeMutablePointer<Object?>?) -> Int32
  typealias Release = @convention(c) (Object?) -> Void
  typealias SetNumber = @convention(c) (Object?, UInt32) -> Int32
  typealias SetTime = @convention(c) (Object?, Int) -> Int32
  typealias Export = @convention(c) (Object?, Int32, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int>?) -> Int32

  let beginKey: Begin
  let endKey: Release
  let generateKey: @convention(c) (Object?, Int32, UInt32, UInt32) -> Int32
  let exportKey: Export
  let beginCertificate: Begin
  let endCertificate: Release
  let exportCertificate: Export
  let setVersion: SetNumber
  let setSerial: @convention(c) (Object?, UnsafeRawPointer?, Int) -> Int32
  let setStart: SetTime
  let setEnd: SetTime
  let setName: @convention(c) (Object?, UnsafePointer<CChar>?, UnsafeMutablePointer<UnsafePointer<CChar>?>?) -> Int32
  let addName: @convention(c) (Object?, UInt32, UnsafeRawPointer?, UInt32, UInt32) -> Int32
  let setAuthority: @convention(c) (Object?, UInt32, Int32) -> Int32
  let setUsage: SetNumber
  let setPurpose: @convention(c) (Object?, UnsafePointer<CChar>?, UInt32) -> Int32
  let setKey: @convention(c) (Object?, Object?) -> Int32
  let sign: @convention(c) (Object?, Object?, Object?, Int32, UInt32) -> Int32

  /// Loads the library, which then stays loaded; nil if it or one of its functions is missing.
  init?() {
    guard let library = dlopen(Self.name, RTLD_NOW | RTLD_LOCAL) else { return nil }
    // Each address is cast to the function type that gnutls/x509.h declares for the name.
    func find<Function>(_ name: String) -> Function? {
      dlsym(library, "gnutls_x509_\(name)").map { unsafeBitCast($0, to: Function.self) }
    }
    guard let beginKey: Begin = find("privkey_init"), let endKey: Release = find("privkey_deinit"),
      let generateKey: @convention(c) (Object?, Int32, UInt32, UInt32) -> Int32 = find("privkey_generate"),
      let exportKey: Export = find("privkey_export"), let beginCertificate: Begin = find("crt_init"),
      let endCertificate: Release = find("crt_deinit"), let exportCertificate: Export = find("crt_export"),
      let setVersion: SetNumber = find("crt_set_version"),
      let setSerial: @convention(c) (Object?, UnsafeRawPointer?, Int) -> Int32 = find("crt_set_serial"),
      let setStart: SetTime = find("crt_set_activation_time"), let setEnd: SetTime = find("crt_set_expiration_time"),
      let setName:
        @convention(c) (Object?, UnsafePointer<CChar>?, UnsafeMutablePointer<UnsafePointer<CChar>?>?) -> Int32 =
        find("crt_set_dn"),
      let addName: @convention(c) (Object?, UInt32, UnsafeRawPointer?, UInt32, UInt32) -> Int32 =
        find("crt_set_subject_alt_name"),
      let setAuthority: @convention(c) (Object?, UInt32, Int32) -> Int32 = find("crt_set_basic_constraints"),
      let setUsage: SetNumber = find("crt_set_key_usage"),
      let setPurpose: @convention(c) (Object?, UnsafePointer<CChar>?, UInt32) -> Int32 =
        find("crt_set_key_purpose_oid"),
      let setKey: @convention(c) (Object?, Object?) -> Int32 = find("crt_set_key"),
      let sign: @convention(c) (Object?, Object?, Object?, Int32, UInt32) -> Int32 = find("crt_sign2")
    else { return nil }
    (self.beginKey, self.endKey, self.generateKey, self.exportKey) = (beginKey, endKey, generateKey, exportKey)
    (self.beginCertificate, self.endCertificate) = (beginCertificate, endCertificate)
    (self.exportCertificate, self.setVersion, self.setSerial) = (exportCertificate, setVersion, setSerial)
    (self.setStart, self.setEnd, self.setName, self.addName) = (setStart, setEnd, setName, addName)
    (self.setAuthority, self.setUsage, self.setPurpose) = (setAuthority, setUsage, setPurpose)
    (self.setKey, self.sign) = (setKey, sign)
  }

  /// Throws if a function has failed.
  func check(_ code: Int32) throws(ServerError) {
    guard code >= 0 else { throw .noCertificate(code: code) }
  }

  /// Returns what a function creates.
  func object(_ begin: Begin) throws(ServerError) -> Object? {
    var object: Object?
    try check(begin(&object))
    return object
  }

  /// Returns the text that a function exports.
  func text(_ export: (UnsafeMutableRawPointer?, UnsafeMutablePointer<Int>?) -> Int32) throws(ServerError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: Self.textSize)
    var count = bytes.count
    let code = bytes.withUnsafeMutableBytes { export($0.baseAddress, &count) }
    try check(code)
    return Array(bytes.prefix(count))
  }
}
