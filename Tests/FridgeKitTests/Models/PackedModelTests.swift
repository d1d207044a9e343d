import Files
import Images
import KernelDispatch
import Kernels
import TestSupport
import Testing

@testable import FridgeKit

@Suite("Weights packed beside a model") struct PackedModelTests {
  private let folder = TemporaryFolder()
  private let fridge: Fridge
  private let packed: FilePath

  init() throws {
    try folder("models").createFolder()
    try folder("models/a.onnx").write(channelSumsFile())
    packed = folder(FilePath("models/a.\(KernelSet.chosen.layout).packed"))
    fridge = Fridge(folders: DataFolders(models: folder("models"), dishes: folder("dishes"), state: nil))
  }

  private var packedFor: String? { get throws { try fridge.information().packedFor } }

  @Test("They are used while neither they nor the model change") func used() throws {
    #expect(try packedFor == nil && fridge.verify().packedIsIntact == nil)
    let models = try fridge.pack()
    #expect(models.map(\.model) == [folder("models/a.onnx")] && models.map(\.path) == [packed])
    #expect(models.map(\.byteCount) == [packed.byteCount] && models.map(\.kernels) == [KernelSet.chosen.name])
    #expect(try packedFor == KernelSet.chosen.layout && fridge.verify().packedIsIntact == true)
    try folder("models/a.onnx").write(channelSumsFile())
    #expect(try packedFor == nil, "the model was written again")
    #expect(try fridge.pack("a") == models && packedFor != nil)
  }

  @Test("Answers are the same with and without them") func answers() throws {
    try folder("photo.png").write(png(width: 2, height: 1, (200, 30, 90)))
    func labels() throws -> [PhotoReport] {
      var reports: [PhotoReport] = []
      try fridge.recognition(for: [folder("photo.png")]).report(on: [folder("photo.png")]) { reports.append($0) }
      return reports
    }
    let before = try labels().map { try $0.outcome.get().labels }
    _ = try fridge.pack()
    #expect(try packedFor != nil)
    #expect(try labels().map { try $0.outcome.get().labels } == before && !before.isEmpty)
  }

  @Test("A damaged file is passed over, or found by verifying") func damaged() throws {
    _ = try fridge.pack()
    let bytes = try packed.readBytes()
    for length in [0, 1, bytes.count / 2, bytes.count - 1] {
      try packed.write(bytes.prefix(length))
      #expect(try packedFor == nil, "\(length) bytes")
    }
    var changed = bytes
    // A weight: the last one is followed by its padding and 256 bytes that are never read.
    let place = try #require(bytes.lastIndex { $0 != 0 })
    changed[place] ^= 1
    try packed.write(changed)
    #expect(try fridge.verify().packedIsIntact == false && fridge.verify().isIntact != false)
  }

  @Test("Where they cannot be written, the model is used as before") func unwritable() throws {
    try packed.createFolder()
    #expect(throws: ModelFailure.self) { try fridge.pack() }
    #expect(try packedFor == nil)
  }

  @Test("A file that is no model is reported") func noModel() throws {
    try folder("models/b.onnx").write([1, 2, 3])
    #expect(throws: ModelFailure.self) { try fridge.pack("b") }
    #expect(throws: ModelFailure.self) { try fridge.pack("none") }
  }
}
