public import Files
package import JSON
public import Recognition

/// A recogniser of shapes in drawings; it belongs to one thread at a time.
public struct ShapeRecognition {
  private let recognizer: ShapeRecognizer

  /// Recognises with a prepared network.
  init(_ recognizer: ShapeRecognizer) { self.recognizer = recognizer }

  /// Reports on a drawing.
  ///
  /// - Parameters:
  ///   - name: the name that the report states.
  ///   - file: reads the drawing.
  public func report(on name: FilePath, _ file: () throws(SketchError) -> DrawingFile) -> DrawingReport {
    DrawingReport(
      drawing: name,
      outcome: Result { () throws(SketchError) in
        let ink = try file().ink()
        do throws(RecognitionError) { return try recognizer.answer(for: ink) } catch { throw .recognition(error) }
      })
  }
}

/// The report on one drawing: its shape, or an error.
public struct DrawingReport: Sendable {
  /// The drawing as the user named it.
  public let drawing: FilePath
  /// The shape, or why there is none, or the error.
  public let outcome: Result<ShapeAnswer, SketchError>
}

extension DrawingReport {
  /// `{"drawing","shape","confidence","shapes":[{"shape","confidence"}]}`, where `shape` may be null with a `reason`, or
  /// `{"drawing","error"}` for a failure.
  public func json(_ explanation: (SketchError) -> String) -> JSON {
    let drawing = (key: "drawing", value: JSON.string(drawing.description))
    switch outcome {
    case .failure(let error): return .object([drawing, ("error", .string(explanation(error)))])
    case .success(let answer):
      let shapes = answer.probabilities.map { entry in
        JSON.object([
          ("shape", .string(entry.shape.rawValue)), ("confidence", .double(entry.probability.published)),
        ])
      }
      let reason = answer.reason.map { [(key: "reason", value: JSON.string($0.rawValue))] } ?? []
      return .object(
        [drawing, ("shape", answer.shape.map { .string($0.rawValue) } ?? .null)] + reason + [
          (key: "confidence", value: .double(answer.confidence.published)), ("shapes", .array(shapes)),
        ])
    }
  }
}

extension Fridge {
  /// Loads the network that names shapes.
  ///
  /// - Parameter choice: a path or the name of a model; nil for the first in the folder of models that names shapes.
  public func shapeRecognition(_ choice: FilePath? = nil) throws(ModelFailure) -> ShapeRecognition {
    let file = ModelFile(try shapeModelFile(choice))
    let classifier = try file.prepareClassifier(try file.open())
    guard classifier.description.namesShapes else { throw .noShapes(file.path) }
    return ShapeRecognition(ShapeRecognizer(classifier))
  }
}
