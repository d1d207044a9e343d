import Foundation
import Testing

/// `fridge serve --make-certificate`, and HTTPS with what it writes, checked by curl.
@Suite struct CertificateTests {
  @Test func itsCertificateIsGoodForThisMachine() throws {
    try TemporaryFolder.with { folder in
      let (certificate, key) = try make(in: folder)
      #expect(try permissions(of: key) == 0o600)
      let words = ["--tls-cert", certificate.path, "--tls-key", key.path]
      let code = try ServedProgram.with(words[0], words[1], words[2], words[3]) { server in
        #expect(server.address.hasPrefix("https://127.0.0.1:"))
        let trusted = try server.get("/healthz", "--cacert", certificate.path)
        #expect((trusted.status, trusted.text) == (200, "ok\n"))
        let doubtful = try server.get("/healthz")
        #expect(doubtful.status == 0, "nobody else vouches for it")
      }
      #expect(code == 0)
    }
  }

  @Test func existingFilesAreLeftAlone() throws {
    try TemporaryFolder.with { folder in
      let (certificate, key) = try make(in: folder)
      let old = try (Data(contentsOf: certificate), Data(contentsOf: key))
      let refused = try program(in: folder).run()
      #expect(refused.code == 2 && refused.errors.contains("fridge-certificate.pem: Another file has this name"))
      #expect(try (Data(contentsOf: certificate), Data(contentsOf: key)) == old)
      let forced = try program(in: folder, "--force").run()
      #expect(forced.code == 0, "\(forced.errors)")
      // A new number and a new key.
      #expect(try Data(contentsOf: certificate) != old.0 && Data(contentsOf: key) != old.1)
      #expect(try permissions(of: key) == 0o600)
    }
  }

  @Test func keyAndCertificateMustFit() throws {
    try TemporaryFolder.with { folder in
      let (certificate, key) = try make(in: folder)
      try Data("no key".utf8).write(to: key)
      let words = ["serve", "--port", "0", "--tls-cert", certificate.path, "--tls-key", key.path]
      let outcome = try FridgeProcess(words).run()
      #expect(outcome.code == 2 && outcome.errors.contains("The certificate or the key cannot be used."))
      let half = try FridgeProcess(Array(words.prefix(5))).run()
      #expect(half.code == 2 && half.errors.contains("--tls-cert and --tls-key belong together."))
    }
  }

  private func program(in folder: URL, _ words: String...) -> FridgeProcess {
    var program = FridgeProcess(["serve", "--make-certificate"] + words)
    program.folder = folder
    return program
  }

  private func make(in folder: URL) throws -> (certificate: URL, key: URL) {
    let outcome = try program(in: folder).run()
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("localhost") && outcome.output.contains("127.0.0.1"))
    return (folder.appendingPathComponent("fridge-certificate.pem"), folder.appendingPathComponent("fridge-key.pem"))
  }

  private func permissions(of file: URL) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
  }
}
