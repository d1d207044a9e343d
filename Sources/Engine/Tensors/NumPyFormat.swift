/// The `.npy` format of NumPy, versions 1 to 3: a magic string, a header in Python syntax, the raw elements.
///
/// Little-endian only. Arrays in Fortran order are converted to row-major order; `bfloat16`, which NumPy lacks, is
/// written as its `uint16` bits. There is no C library for it.
/// Specification: numpy.org/doc/stable/reference/generated/numpy.lib.format.html
public enum NumPyFormat {
  /// An error in decoding an array.
  public enum Failure: Error, Equatable {
    /// The signature is not that of a `.npy` file.
    case notAnArray
    /// The file ends before the array does.
    case truncated(expected: Int, actual: Int)
    /// A required entry of the header is missing or invalid.
    case malformedHeader(String)
    /// The element type is not supported.
    case unsupported(String)
  }

  private static let magic: [UInt8] = [0x93] + Array("NUMPY".utf8)

  /// Decodes the bytes of a file.
  public static func decode(_ bytes: [UInt8]) throws(Failure) -> Tensor {
    guard bytes.starts(with: magic), bytes.count >= 10 else { throw .notAnArray }
    let isShort = bytes[6] == 1
    let start = isShort ? 10 : 12
    guard bytes.count >= start else { throw .truncated(expected: start, actual: bytes.count) }
    let length = bytes[8..<start].reversed().reduce(0) { $0 << 8 | Int($1) }
    guard bytes.count - start >= length else { throw .truncated(expected: start + length, actual: bytes.count) }
    let header = String(decoding: bytes[start..<(start + length)], as: UTF8.self)
    let (type, shape) = try (elementType(in: header), shape(in: header))
    let (size, overflow) = shape.count.multipliedReportingOverflow(by: type.size)
    let body = bytes[(start + length)...]
    guard !overflow, body.count >= size else { throw .truncated(expected: size, actual: body.count) }
    guard try isFortranOrder(header), shape.rank > 1 else {
      return Tensor(type, shape) { $0.copyBytes(from: body.prefix(size)) }
    }
    return rowMajor(Array(body.prefix(size)), type, shape)
  }

  /// Encodes a tensor as the bytes of a file.
  public static func encode(_ tensor: Tensor) -> [UInt8] {
    let extents = tensor.shape.dimensions
    let tuple = extents.map(String.init).joined(separator: ", ") + (extents.count == 1 ? "," : "")
    var header = "{'descr': '\(descriptor(of: tensor.elementType))', 'fortran_order': False, 'shape': (\(tuple)), }"
    let unpadded = 10 + header.utf8.count + 1
    header += String(repeating: " ", count: (64 - unpadded % 64) % 64) + "\n"
    let length = header.utf8.count
    return magic + [1, 0, UInt8(length & 255), UInt8(length >> 8)] + header.utf8 + tensor.withUnsafeBytes { Array($0) }
  }
}

extension NumPyFormat {
  private static let descriptors: [(String, ElementType)] = [
    ("<f4", .float32), ("<f8", .float64), ("<f2", .float16), ("|i1", .int8), ("<i2", .int16), ("<i4", .int32),
    ("<i8", .int64), ("|u1", .uint8), ("<u2", .uint16), ("<u4", .uint32), ("<u8", .uint64), ("|b1", .bool),
  ]

  private static func descriptor(of type: ElementType) -> String {
    descriptors.first { $0.1 == type }?.0 ?? "<u2"
  }

  private static func elementType(in header: String) throws(Failure) -> ElementType {
    let word = try value(of: "descr", in: header, upTo: ",").filter { $0 != "'" && $0 != "\"" }
    guard let type = descriptors.first(where: { $0.0 == word })?.1 else { throw .unsupported("element type \(word)") }
    return type
  }

  private static func shape(in header: String) throws(Failure) -> Shape {
    let words = try value(of: "shape", in: header, upTo: ")").drop { $0 == "(" }.split(separator: ",")
    let extents = words.map { Int($0.filter { $0 != " " }) }
    guard let shape = Shape(checking: extents.map { $0 ?? -1 }) else { throw .malformedHeader("shape") }
    return shape
  }

  private static func isFortranOrder(_ header: String) throws(Failure) -> Bool {
    switch try value(of: "fortran_order", in: header, upTo: ",").filter({ $0 != " " }) {
    case "False": false
    case "True": true
    default: throw .malformedHeader("fortran_order")
    }
  }

  /// Converts column-major elements, whose first axis varies fastest, to a row-major tensor.
  private static func rowMajor(_ bytes: [UInt8], _ type: ElementType, _ shape: Shape) -> Tensor {
    let (strides, size) = (shape.strides, type.size)
    return Tensor(type, shape) { target in
      for position in 0..<shape.count {
        var (rest, source, step) = (position, 0, 1)
        for axis in 0..<shape.rank {
          source += rest / strides[axis] * step
          rest %= strides[axis]
          step *= shape[axis]
        }
        for byte in 0..<size { target[position * size + byte] = bytes[source * size + byte] }
      }
    }
  }

  private static func value(of key: String, in header: String, upTo end: Character) throws(Failure) -> String {
    let marks = ["'\(key)':", "\"\(key)\":"]
    for index in header.indices {
      guard let mark = marks.first(where: { header[index...].hasPrefix($0) }) else { continue }
      return String(header[index...].dropFirst(mark.count).drop { $0 == " " }.prefix { $0 != end })
    }
    throw .malformedHeader(key)
  }
}
