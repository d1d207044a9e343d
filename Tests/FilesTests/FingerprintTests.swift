import Testing

@testable import Files

struct FingerprintTests {
  @Test func changesWithEveryByte() {
    let text = Array("tomato-salad: tomato, olive oil".utf8)
    let original = Fingerprint(of: [text, []])
    #expect(original == Fingerprint(of: [text, []]))
    #expect(original.text.count == 16)
    for index in text.indices {
      var changed = text
      changed[index] ^= 1
      #expect(Fingerprint(of: [changed, []]) != original)
    }
    #expect(Fingerprint(of: [[], text]) != original)
    #expect(Fingerprint(of: [text]) != original)
    #expect(Fingerprint(of: [[1], [2]]) != Fingerprint(of: [[1, 2]]))
  }
}
