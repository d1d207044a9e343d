public import ONNXFormat
internal import Tensors

/// An incremental SHA-256 hash (FIPS 180-4), for `model verify` alone, so that no command has to load a library of
/// cryptography.
struct SHA256 {
  private static let blockSize = 64

  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  private var schedule = [UInt32](repeating: 0, count: 64)
  private var pending: [UInt8] = []
  private var count: UInt64 = 0

  /// Hashes the next bytes.
  mutating func update(_ bytes: UnsafeRawBufferPointer) {
    count &+= UInt64(bytes.count)
    var rest = bytes[...]
    if !pending.isEmpty {
      let missing = rest.prefix(Self.blockSize - pending.count)
      pending += missing
      rest = rest.dropFirst(missing.count)
      guard pending.count == Self.blockSize else { return }
      let block = pending
      block.withUnsafeBytes { add($0) }
      pending.removeAll(keepingCapacity: true)
    }
    while rest.count >= Self.blockSize {
      add(UnsafeRawBufferPointer(rebasing: rest.prefix(Self.blockSize)))
      rest = rest.dropFirst(Self.blockSize)
    }
    pending += rest
  }

  /// Returns the hash of all bytes so far, as 64 hexadecimal digits.
  consuming func hexadecimalDigits() -> String {
    let bits = count &* 8
    let zeros = (Self.blockSize * 2 - 9 - pending.count) % Self.blockSize
    let end = [0x80] + [UInt8](repeating: 0, count: zeros) + bits.bigEndianBytes
    end.withUnsafeBytes { update($0) }
    return state.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.utf8.count) + digits
    }.joined()
  }

  private mutating func add(_ block: UnsafeRawBufferPointer) {
    for index in 0..<16 {
      schedule[index] = UInt32(bigEndian: block.loadUnaligned(fromByteOffset: 4 * index, as: UInt32.self))
    }
    for index in 16..<64 {
      let (late, early) = (schedule[index - 2], schedule[index - 15])
      let mixed = (late.rotated(17) ^ late.rotated(19) ^ late >> 10) &+ schedule[index - 7]
      schedule[index] = mixed &+ (early.rotated(7) ^ early.rotated(18) ^ early >> 3) &+ schedule[index - 16]
    }
    var (a, b, c, d, e, f, g, h) = (
      state[0], state[1], state[2], state[3], state[4], state[5], state[6], state[7]
    )
    for index in 0..<64 {
      let choice = e & f ^ ~e & g
      let majority = a & b ^ a & c ^ b & c
      let first =
        h &+ (e.rotated(6) ^ e.rotated(11) ^ e.rotated(25)) &+ choice &+ Self.constants[index] &+ schedule[index]
      let second = (a.rotated(2) ^ a.rotated(13) ^ a.rotated(22)) &+ majority
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
  }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}

extension UInt32 {
  fileprivate func rotated(_ count: UInt32) -> UInt32 { self >> count | self << (32 - count) }
}

extension UInt64 {
  fileprivate var bigEndianBytes: [UInt8] { (0..<8).map { UInt8(truncatingIfNeeded: self >> (56 - 8 * $0)) } }
}

extension ONNXModel {
  /// The SHA-256 of the bytes of all stored tensors in the order of the file, as 64 hexadecimal digits.
  ///
  /// The metadata of a model file state it as `fridge.sha256`, see ``ModelDescription/sha256``.
  public var weightsHash: String {
    var hash = SHA256()
    for tensor in initializers { tensor.withUnsafeBytes { hash.update($0) } }
    return hash.hexadecimalDigits()
  }
}
