internal import CommandLineKit
internal import FridgeKit

/// `fridge sketch`: the shape in a drawing.
struct Sketch: Command {
  static let name = "sketch"
  static let summary = BilingualText(
    en: "Name the shape in a drawing: circle, square, triangle or star.", ko: "그림이 동그라미, 네모, 세모, 별 중 무엇인지 알려 줍니다.")
  static let parameters: [Parameter<Self>] = [
    .arguments(
      "DRAWING", \.drawings, kind: .file(extensions: ["png", "jpg", "jpeg", "webp", "svg", "json"]),
      help: BilingualText(
        en: "Pictures (PNG, JPEG, WebP), SVG files, strokes as JSON ([[[x,y],…],…]), or - for standard input.",
        ko: "그림(PNG, JPEG, WebP)이나 SVG 파일, JSON으로 쓴 획([[[x,y],…],…]). -를 쓰면 표준 입력을 읽습니다.")),
    .model(\.model), .json(\.json),
  ]
  var drawings: [FilePath] = []
  var model: FilePath?
  var json = false

  func run(in context: CommandContext) throws {
    let recognition = try context.fridge.shapeRecognition(model)
    let input = try drawings.contains("-") ? StandardInput.readBytes() : []
    let reports = drawings.map { drawing in
      recognition.report(on: drawing) { () throws(SketchError) in
        drawing == "-" ? DrawingFile(input) : try DrawingFile(contentsOf: drawing.matchingNormalization)
      }
    }
    let view = SketchView(reports: reports, context: context)
    if !json { view.complain() }
    try context.console.show(view, json: json)
    try view.checkForShapes()
  }
}

/// The answer of `fridge sketch`: a line for each drawing.
struct SketchView: AnswerView {
  let reports: [DrawingReport]
  let context: CommandContext

  var lines: [DisplayText] {
    reports.compactMap { report in
      guard case .success(let answer) = report.outcome else { return nil }
      let text = context.console.text(answer.sentence)
      return DisplayText(reports.count > 1 ? "\(report.drawing.printed): \(text)" : text)
    }
  }

  /// Version 1.
  var json: JSON {
    let language = context.language
    return .object([
      ("version", .integer(1)), ("drawings", .array(reports.map { $0.json { $0.message[language] } })),
    ])
  }

  /// Reports each drawing that could not be read.
  func complain() {
    for report in reports {
      guard case .failure(let error) = report.outcome else { continue }
      context.console.complain(([error.message.about(report.drawing.printed)] + error.hints).map(context.console.text))
    }
  }

  /// Throws if a drawing failed, or if none shows a shape.
  func checkForShapes() throws(SketchProblem) {
    let failed = reports.count { if case .failure = $0.outcome { true } else { false } }
    if failed > 0 { throw .failed(failed, of: reports.count) }
    let named = reports.contains { if case .success(let answer) = $0.outcome { answer.shape != nil } else { false } }
    if !named { throw .noShape }
  }
}

/// Why `fridge sketch` does not end well.
enum SketchProblem: PresentableError, Equatable {
  /// Some drawings could not be read.
  case failed(Int, of: Int)
  /// No drawing shows a shape.
  case noShape

  var message: BilingualText {
    switch self {
    case .failed(let count, let total):
      BilingualText(
        en: "\(count) of \(total) drawings could not be read.", ko: "그림 \(total)장 중 \(count)장을 읽지 못했습니다.")
    case .noShape: BilingualText(en: "There is no shape.", ko: "알아볼 수 있는 모양이 없습니다.")
    }
  }
}

extension ShapeAnswer {
  /// The answer in a sentence, such as `It looks like a star. 97.0 %`.
  fileprivate var sentence: BilingualText {
    let percent = "\((Double(confidence) * 100).fixed(1)) %"
    if let shape {
      return BilingualText(
        en: "It looks like a \(shape.name.english). \(percent)", ko: "\(shape.name.korean)처럼 보이네요. \(percent)")
    }
    let why: BilingualText
    switch reason {
    case .empty: why = BilingualText(en: "nothing is drawn.", ko: "아무것도 그려져 있지 않습니다.")
    case .tooSmall: why = BilingualText(en: "the drawing is only a dot.", ko: "점만 찍혀 있습니다.")
    case .several: why = BilingualText(en: "there are several.", ko: "모양이 여러 개입니다.")
    case .other: why = BilingualText(en: "this is something else.", ko: "다른 그림입니다.")
    case .uncertain, nil:
      guard let best = probabilities.first?.shape else {
        why = BilingualText(en: "it is unclear.", ko: "분명하지 않습니다.")
        break
      }
      why = BilingualText(
        en: "it may be a \(best.name.english), at \(percent).", ko: "\(best.name.korean)일 수도 있지만 \(percent)입니다.")
    }
    return BilingualText(en: "No shape: \(why.english)", ko: "모양 없음: \(why.korean)")
  }
}

extension DrawnShape {
  /// The name in both languages.
  fileprivate var name: BilingualText {
    switch self {
    case .circle: BilingualText(en: "circle", ko: "동그라미")
    case .square: BilingualText(en: "square", ko: "네모")
    case .triangle: BilingualText(en: "triangle", ko: "세모")
    case .star: BilingualText(en: "star", ko: "별")
    }
  }
}
