import Tensors
import Testing

@testable import ONNXFormat

struct TensorDecoderTests {
  private func decode(_ fill: (inout MessageWriter) -> Void) throws(ONNXError) -> Tensor {
    let bytes = ModelBytes(copying: MessageWriter(fill).bytes)
    let decoder = TensorDecoder(bytes, others: ExternalFiles(folder: nil))
    return try decoder.decode(TensorMessage(ProtobufReader(bytes)))
  }

  @Test(arguments: 0..<8)
  func copiesOrBorrowsRawDataAtAnyAlignment(_ shift: Int) throws {
    let tensor = try decode {
      $0.string(12, String(repeating: "x", count: shift))
      $0.varint(1, 2)
      $0.varint(2, 7)
      $0.bytes(9, [1, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF])
    }
    #expect(tensor.elements(of: Int64.self) == [1, -1])
  }

  @Test func keepsTheBorrowedFileAlive() throws {
    let tensors = try (0..<100).map { index in
      try decode {
        $0.varint(1, 1)
        $0.varint(2, 2)
        $0.bytes(9, [UInt8(index)])
      }
    }
    #expect(tensors.map { $0.elements(of: UInt8.self)[0] } == (0..<100).map { UInt8($0) })
  }

  @Test func normalizesBooleanBytes() throws {
    let tensor = try decode {
      $0.varint(1, 3)
      $0.varint(2, 9)
      $0.bytes(9, [0, 1, 0x80])
    }
    #expect(tensor.elements(of: Bool.self) == [false, true, true])
  }

  @Test func readsScalarsAndEmptyTensors() throws {
    let scalar = try decode {
      $0.varint(2, 1)
      $0.fixed32(4, 2.5)
    }
    #expect(scalar.shape == [] && scalar.floats == [2.5])
    let empty = try decode {
      $0.varint(1, 0)
      $0.varint(2, 1)
    }
    #expect(empty.shape == [0] && empty.floats.isEmpty)
  }

  @Test(
    arguments: [
      ([3], TensorFault.size(expected: 12, actual: 8)),
      ([1], .size(expected: 4, actual: 8)),
      ([-2], .shape([-2])),
      ([1 << 40, 1 << 40], .shape([1 << 40, 1 << 40])),
      ([0, 1 << 40, 1 << 40], .shape([0, 1 << 40, 1 << 40])),
      ([1 << 62], .shape([1 << 62])),
      ([1 << 40], .size(expected: 1 << 42, actual: 8)),
      ([Int](repeating: 1, count: 65), .shape([Int](repeating: 1, count: 65))),
    ] as [([Int], TensorFault)])
  func rejectsExtentsThatDoNotFitTheData(_ extents: [Int], _ fault: TensorFault) {
    #expect(throws: ONNXError.tensor(name: "w", fault)) {
      try decode { tensor in
        for extent in extents { tensor.varint(1, extent) }
        tensor.varint(2, 1)
        tensor.string(8, "w")
        tensor.bytes(9, [UInt8](repeating: 0, count: 8))
      }
    }
  }

  @Test func sparseTensorsShareTheirLimit() {
    let budget = SparseBudget()
    #expect(!budget.reserve([1 << 26 + 1], of: .float32))
    #expect(budget.reserve([1 << 25], of: .float32) && budget.reserve([1 << 27], of: .uint8))
    #expect(!budget.reserve([1], of: .uint8) && budget.reserve([0], of: .uint8))
  }

  @Test func rejectsSparseTensorsThatAreTooLarge() {
    let file = MessageWriter.model {
      $0.message(15) { sparse in
        sparse.message(1) {
          $0.varint(1, 1)
          $0.varint(2, 1)
          $0.string(8, "w")
          $0.fixed32(4, 1)
        }
        sparse.message(2) {
          $0.varint(1, 1)
          $0.varint(2, 7)
          $0.varint(7, 0)
        }
        sparse.varint(3, 1 << 40)
      }
      $0.output("w")
    }
    #expect(throws: ONNXError.tensor(name: "w", .sparse([1 << 40], limit: 1 << 28))) { try ONNXModel(decoding: file) }
  }

  @Test(arguments: [0, 8, 14, 15, 17, 22, -1, Int.max])
  func rejectsUnsupportedElementTypes(_ number: Int) {
    #expect(throws: ONNXError.tensor(name: "", .elementType(number))) { try decode { $0.varint(2, number) } }
  }

  @Test func rejectsSegments() {
    #expect(throws: ONNXError.tensor(name: "", .segmented)) {
      try decode {
        $0.varint(2, 1)
        $0.message(3) { $0.varint(1, 0) }
      }
    }
  }
}
