import Testing

@testable import Web

struct MultipartFormTests {
  private static let type = "multipart/form-data; boundary=XX"

  private func form(_ text: String, type: String = type) throws -> MultipartForm {
    try MultipartForm(Array(text.replacing("\n", with: "\r\n").utf8), type: type)
  }

  @Test func filesAndTextsAreTaken() throws {
    let form = try form(
      """
      preamble
      --XX
      Content-Disposition: form-data; name="name"

      당근
      --XX
      Content-Disposition: form-data; name="photo"; filename="C:\\photos\\a.jpg"
      Content-Type: image/jpeg

      line
      --X
      --XX
      content-disposition: form-data; name=photo; filename=""


      --XX--
      """)
    #expect(form.files.map(\.name) == ["a.jpg", ""])
    #expect(form.files.map { String(decoding: $0.bytes, as: UTF8.self) } == ["line\r\n--X", ""])
    var fields = form.fields
    #expect(try fields.text("name") == "당근")
  }

  @Test func theBoundaryMayBeQuoted() throws {
    let form = try form(
      "--a b\nContent-Disposition: form-data; name=x\n\n1\n--a b--", type: #"multipart/form-data; boundary="a b""#)
    #expect(form.fields.contains("x"))
  }

  @Test(arguments: [
    "", "--XX", "--XX\n", "--XX\n\n", "--XX\nContent-Disposition: form-data; name=x\n\n1",
    "--XX\nContent-Disposition: form-data; name=x\n\n1\n--XX", "--XX\nContent-Disposition: form-data\n\n1\n--XX--",
    "--XX\nContent-Type: text/plain\n\n1\n--XX--", "--XXjunk\nContent-Disposition: form-data; name=x\n\n1\n--XX--",
  ])
  func brokenFormsAreRefused(text: String) {
    #expect(throws: RequestError.badForm) { try form(text) }
  }

  @Test(arguments: ["multipart/form-data", "multipart/form-data; boundary=", "image/png; boundary=XX"])
  func aFormNeedsABoundary(type: String) {
    #expect(throws: RequestError.badForm) { try form("--XX--", type: type) }
  }

  @Test func everyPrefixOfAFormIsRefused() throws {
    let text = "--XX\r\nContent-Disposition: form-data; name=\"photo\"; filename=\"a\"\r\n\r\nbytes\r\n--XX--"
    let bytes = Array(text.utf8)
    for count in 0..<bytes.count {
      let prefix = Array(bytes.prefix(count))
      #expect(throws: RequestError.badForm) { try MultipartForm(prefix, type: Self.type) }
    }
    #expect(try MultipartForm(bytes, type: Self.type).files.count == 1)
  }

  @Test(arguments: [(64, true), (65, false)]) func partsAreLimited(count: Int, isGood: Bool) {
    let parts = (0..<count).map { "--XX\nContent-Disposition: form-data; name=x\($0)\n\n1\n" }.joined()
    #expect(((try? form(parts + "--XX--")) != nil) == isGood)
  }
}
