import Graphs
import Images
import Inference
import Tensors
import Testing

@testable import Recognition

/// A network for images of 32 × 32 pixels whose output is always the same: rows of a detector with strides 16 and 32.
func constantDetector(_ rows: [[Float]], shape: Shape? = nil, side: Int = 32) -> Graph {
  var graph = Graph()
  let image = graph.addValue("image", declared: DeclaredType(.float32, [1, 3, side, side].map { .fixed($0) }))
  let values = rows.flatMap(\.self)
  let shape = shape ?? [1, rows.count, rows[0].count]
  let weights = graph.addConstant("weights", Tensor(zeros: .float32, [values.count, 3 * side * side]))
  let bias = graph.addConstant("bias", Tensor(values, shape: [1, values.count]))
  let extents = graph.addConstant("shape", Tensor(shape.dimensions.map(Int64.init), shape: [shape.rank]))
  let (flat, sums, output) = (graph.addValue("flat"), graph.addValue("sums"), graph.addValue("output"))
  graph.nodes = [
    Graph.Node(name: "flatten", Flatten(), inputs: [image], outputs: [flat]),
    Graph.Node(name: "sums", Gemm(transposesB: true), inputs: [flat, weights, bias], outputs: [sums]),
    Graph.Node(name: "rows", Reshape(), inputs: [sums, extents], outputs: [output]),
  ]
  (graph.inputs, graph.outputs) = ([image], [output])
  return graph
}

/// A row of a cell that sees nothing.
let nothing: [Float] = [0.5, 0.5, 0, 0, 0, 0, 0]

/// The description of ``detectorMetadata``, with other values for some keys.
func describedDetector(_ changes: [String: String] = [:]) throws -> DetectorDescription {
  try DetectorDescription(metadata: detectorMetadata.merging(changes) { $1 })
}

struct DetectorTests {
  /// A tomato in the lower right cell of the first level, something edible in the only cell of the second.
  private let rows: [[Float]] = [
    nothing, nothing, nothing, [0.5, 0.5, 0, 0, 1, 0.9, 0.1], [0.5, 0.5, -0.6931472, -0.6931472, 0.5, 0.2, 0.8],
  ]
  private let image = Image(filling: PixelSize(width: 32, height: 32), with: .white)

  @Test(arguments: [1, 2]) func findsThings(threads: Int) throws {
    let session = DetectorSession(try Detector(constantDetector(rows), describedDetector()), threads: threads)
    let objects = try session.objects(in: Photo(image: image, size: image.size))
    #expect(objects.map(\.prediction.label) == ["tomato", "food"])
    #expect(
      objects.map(\.box) == [
        PixelRectangle(x: 16, y: 16, width: 16, height: 16), PixelRectangle(x: 8, y: 8, width: 16, height: 16),
      ])
    #expect(abs(objects[1].prediction.confidence - 0.4) < 1e-6)
    #expect(try session.objects(in: Photo(image: image, size: image.size)) == objects)
  }

  @Test func boxesAreThoseOfTheFullSize() throws {
    let session = DetectorSession(try Detector(constantDetector(rows), describedDetector()))
    let photo = Photo(image: image, size: PixelSize(width: 320, height: 64))
    #expect(try session.objects(in: photo)[0].box == PixelRectangle(x: 160, y: 32, width: 160, height: 32))
    let region = PixelArea(x: 100, y: 0, width: 64, height: 64)
    let inside = try session.objects(in: photo, region: region)[0].box
    #expect(inside == PixelRectangle(x: 132, y: 32, width: 32, height: 32))
  }

  @Test(arguments: [(Float(0.39), 2), (0.45, 1), (0.95, 0)]) func usesTheCallersThreshold(threshold: Float, count: Int)
    throws
  {
    let session = DetectorSession(try Detector(constantDetector(rows), describedDetector()), threshold: threshold)
    #expect(session.threshold == threshold)
    #expect(try session.objects(in: Photo(image: image, size: image.size)).count == count)
  }

  @Test func givesNoAnswerThatIsNoNumber() throws {
    let rows = rows.dropLast() + [[0, 0, 0, 0, .nan, 1, 1]]
    let session = DetectorSession(try Detector(constantDetector(Array(rows)), describedDetector()))
    #expect(throws: RecognitionError.notFinite) { try session.objects(in: Photo(image: image, size: image.size)) }
  }

  @Test func refusesNetworksOfOtherShapes() throws {
    let description = try describedDetector()
    let input = ValueType(.float32, [1, 3, 64, 64])
    #expect(throws: PhotoModelError.inputs(found: [input], expected: [1, 3, 32, 32])) {
      try Detector(constantDetector(rows, side: 64), description)
    }
    let output = ValueType(.float32, [1, 4, 7])
    #expect(throws: PhotoModelError.outputs(found: [output], expected: [[1, 5, 7]])) {
      try Detector(constantDetector(Array(rows.dropLast())), description)
    }
    #expect(throws: PhotoModelError.self) {
      try Detector(constantDetector(rows), describedDetector(["fridge.detector.form": "picodet"]))
    }
  }

  @Test func unknownNetworksAreNoPublishedOnes() {
    #expect(DetectorDescription.published(constantDetector(rows)) == nil)
    #expect(DetectorDescription.published(constantDetector([nothing], side: 416)) == nil)
    #expect(DetectorDescription.published(Graph()) == nil)
  }
}
