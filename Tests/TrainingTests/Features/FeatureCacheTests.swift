import Files
import TestSupport
import Testing

@testable import Training

struct FeatureCacheTests {
  private let folder = TemporaryFolder()
  private let photo = PhotoContent(Array("a photo".utf8))

  private func cache(width: Int = 3) throws -> FeatureCache {
    try FeatureCache(in: folder("cache"), name: "m", width: width)
  }

  private var file: FilePath { folder("cache/m.features") }

  private func rows(_ cache: FeatureCache, _ keys: [FeatureKey]) throws -> [[Float]] {
    let (matrix, _) = try cache.features(keys)
    return (0..<matrix.count).map { row in matrix.withRow(row) { Array($0) } }
  }

  @Test func featuresAreFoundAgain() throws {
    let keys = [photo.key([], .plain), photo.key([], .mirrored), photo.key([0, 0, 0.5, 1], .plain)]
    do {
      let cache = try cache()
      for (index, key) in keys.enumerated() {
        try cache.add(key, PerceptualHash(bits: UInt64(index)), [1, 2, Float(index)])
      }
      #expect(try rows(cache, [keys[2], keys[0]]) == [[1, 2, 2], [1, 2, 0]])
    }
    let again = try cache()
    #expect(again.keys == Set(keys))
    #expect(try rows(again, [keys[1]]) == [[1, 2, 1]])
    #expect(try again.features(keys).1.map(\.bits) == [0, 1, 2])
  }

  @Test func keysTellContentPartAndView() {
    let other = PhotoContent(Array("another".utf8))
    let keys = [
      photo.key([], .plain), photo.key([], .warm), photo.key([0, 0, 1, 1], .plain), photo.key([0, 0, 1, 0.5], .plain),
      other.key([], .plain),
    ]
    #expect(Set(keys).count == keys.count)
    #expect(PhotoContent(Array("a photo".utf8)).key([], .plain) == keys[0])
  }

  @Test func addingTwiceKeepsTheFirst() throws {
    let (cache, key) = (try cache(), photo.key([], .plain))
    try cache.add(key, PerceptualHash(bits: 0), [1, 1, 1])
    try cache.add(key, PerceptualHash(bits: 0), [2, 2, 2])
    #expect(try rows(cache, [key]) == [[1, 1, 1]])
  }

  @Test func anotherProcessWaitsItsTurn() throws {
    let first = try cache()
    #expect(throws: FeatureCacheError.busy(folder("cache"))) { try cache() }
    withExtendedLifetime(first) {}
  }

  @Test func aCacheThatWasClosedIsFree() throws {
    _ = try cache()
    #expect(try cache().keys.isEmpty)
  }

  /// Fills a cache with two records and returns its bytes.
  private func filled() throws -> [UInt8] {
    do {
      let cache = try cache()
      try cache.add(photo.key([], .plain), PerceptualHash(bits: 1), [1, 2, 3])
      try cache.add(photo.key([], .mirrored), PerceptualHash(bits: 1), [4, 5, 6])
    }
    return try file.readBytes()
  }

  @Test func recordsCutShortAreForgotten() throws {
    let bytes = try filled()
    for length in 0..<bytes.count {
      try file.write(bytes[..<length])
      let cache = try cache()
      #expect(cache.keys.count == max(length - 64, 0) / 52, "\(length) bytes")
      try cache.add(photo.key([], .mirrored), PerceptualHash(bits: 1), [4, 5, 6])
      #expect(try rows(cache, [photo.key([], .mirrored)]) == [[4, 5, 6]])
    }
  }

  @Test func changedRecordsAreForgotten() throws {
    let bytes = try filled()
    for position in 0..<bytes.count {
      var changed = bytes
      changed[position] ^= 0x10
      try file.write(changed)
      let cache = try cache()
      #expect(cache.keys.count == (position < 64 ? 0 : 1), "byte \(position)")
      try cache.add(photo.key([], .plain), PerceptualHash(bits: 1), [1, 2, 3])
      #expect(try rows(cache, [photo.key([], .plain)]) == [[1, 2, 3]])
    }
  }

  @Test func otherWidthsBeginAnew() throws {
    _ = try filled()
    #expect(try cache(width: 4).keys.isEmpty)
  }
}
