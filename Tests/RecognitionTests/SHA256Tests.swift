import Testing

@testable import Recognition

struct SHA256Tests {
  private func hash(_ pieces: [[UInt8]]) -> String {
    var hash = SHA256()
    for piece in pieces { piece.withUnsafeBytes { hash.update($0) } }
    return hash.hexadecimalDigits()
  }

  /// Known answers of FIPS 180-4, and around the lengths at which the padding needs another block.
  @Test(
    arguments: [
      (0, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      (55, "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"),
      (56, "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a"),
      (63, "7d3e74a05d7db15bce4ad9ec0658ea98e3f06eeecf16b4c6fff2da457ddc2f34"),
      (64, "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"),
      (1_000_000, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
    ])
  func ofRepeatedLetters(count: Int, expected: String) {
    #expect(hash([[UInt8](repeating: UInt8(ascii: "a"), count: count)]) == expected)
  }

  @Test func ofText() {
    #expect(hash([Array("abc".utf8)]) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
  }

  @Test(arguments: [1, 3, 63, 64, 65, 127, 1000])
  func doesNotDependOnThePieces(size: Int) {
    let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    let pieces = stride(from: 0, to: bytes.count, by: size).map { Array(bytes[$0..<min($0 + size, bytes.count)]) }
    #expect(hash([[]] + pieces + [[]]) == hash([bytes]))
  }
}
