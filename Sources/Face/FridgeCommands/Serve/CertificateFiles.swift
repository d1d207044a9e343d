internal import CommandLineKit
internal import FridgeKit
internal import Glibc
internal import Web

/// The files of a certificate and of its private key, in PEM.
struct CertificateFiles {
  /// The certificate and the key of `fridge serve --make-certificate` that are given no other names.
  static let names: (certificate: FilePath, key: FilePath) = ("fridge-certificate.pem", "fridge-key.pem")

  private let certificate: OutputFile
  private let key: OutputFile

  /// Checks that the files may be written; nothing is written yet.
  init(_ certificate: FilePath?, _ key: FilePath?, _ rule: OverwriteRule) throws(FileError) {
    // A certificate that phones trust already is not replaced without being asked to.
    self.certificate = try OutputFile(certificate ?? Self.names.certificate, rule) { _ in false }
    self.key = try OutputFile(key ?? Self.names.key, rule) { _ in false }
  }

  /// Makes a certificate for this machine and writes both files, the key for its owner's eyes alone.
  ///
  /// - Returns: the names and addresses for which the certificate is good.
  func make() throws -> [String] {
    let (names, addresses) = (["localhost"] + Gate.machineNames, ["127.0.0.1", "::1"] + ServerAddress.ownAddresses)
    let pair = try SelfSignedCertificate(names: names, addresses: addresses, from: Moment.now.seconds)
    let mask = umask(0o077)
    defer { umask(mask) }
    try key.write(pair.key)
    umask(mask)
    try certificate.write(pair.certificate)
    return names + addresses
  }

  /// The command that serves with the files.
  var command: DisplayText {
    "fridge serve --host 0.0.0.0 --tls-cert \(certificate.path.printed) --tls-key \(key.path.printed)"
  }
}
