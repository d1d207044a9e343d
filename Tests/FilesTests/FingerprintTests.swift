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

  @Test(arguments: [
    [0], [1], [7], [8], [9], [16, 0, 3, 64], [3, 5, 8], [1, 1, 1, 1, 1, 1, 1, 1, 1], [5, 100, 2, 31],
  ])
  func aStreamHasTheFingerprintOfTheWhole(sizes: [Int]) {
    let bytes = (0..<sizes.reduce(0, +)).map { UInt8(truncatingIfNeeded: $0 * 37 + 11) }
    var (stream, start) = (Fingerprint.Stream(), 0)
    for size in sizes {
      Array(bytes[start..<(start + size)]).withUnsafeBytes { stream.add($0) }
      start += size
    }
    #expect(stream.fingerprint == bytes.withUnsafeBytes { Fingerprint(of: $0) })
  }

  @Test(arguments: [0, 1, 31, 32, 33, 64, 71, 200])
  func thatOfLongBytesChangesWithEveryByte(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 37 + 11) }
    let original = Fingerprint(ofLong: [bytes, [7]])
    #expect(original == Fingerprint(ofLong: [bytes, [7]]))
    for index in bytes.indices {
      var changed = bytes
      changed[index] ^= 1
      #expect(Fingerprint(ofLong: [changed, [7]]) != original)
    }
    #expect(Fingerprint(ofLong: [bytes + [0], [7]]) != original)
    #expect(Fingerprint(ofLong: [[7], bytes]) != original)
  }

  @Test func theOrderOfQuartersCounts() {
    let quarters = (0..<4).map { [UInt8](repeating: UInt8($0), count: 8) }
    let orders = [[0, 1, 2, 3], [1, 0, 2, 3], [0, 1, 3, 2], [3, 1, 2, 0], [2, 3, 0, 1]]
    let texts = orders.map { order in Fingerprint(ofLong: [order.flatMap { quarters[$0] }]).text }
    #expect(Set(texts).count == orders.count)
  }

  @Test func theOrderOfNumbersCounts() {
    #expect(Fingerprint(of: [1, 2] as [Int]) != Fingerprint(of: [2, 1] as [Int]))
    #expect(Fingerprint(of: [] as [Int]) != Fingerprint(of: [0] as [Int]))
  }
}
