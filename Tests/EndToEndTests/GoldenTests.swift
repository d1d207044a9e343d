import Foundation
import Testing

/// Compares all that the program says with files that a person has read and approved.
///
/// `FRIDGE_UPDATE_GOLDEN=1 swift test --filter GoldenTests` writes the files anew.
@Suite struct GoldenTests {
  struct Example: CustomTestStringConvertible, Sendable {
    let name: String
    let words: [String]
    var testDescription: String { name }

    init(_ name: String, _ line: String) { (self.name, words) = (name, line.split(separator: " ").map(String.init)) }
  }

  /// The model of the package, for examples whose answers depend on it.
  private static let shapes = "--model ../../Models/shapes.onnx"

  static let examples = [
    Example("scan", "scan photos"), Example("scan-ko", "scan photos --lang ko"),
    Example("scan-json", "scan photos/red.png photos/more --json"),
    Example("scan-nothing", "scan photos/grey.png"), Example("scan-nothing-ko", "scan photos/grey.png --lang ko"),
    Example("scan-threshold", "scan photos/grey.png --threshold 0.4"),
    Example("scan-sure", "scan shelf --detector shelf/spots.onnx --sure --lang en"),
    Example("scan-sure-or-threshold", "scan photos/grey.png --sure --threshold 0.4"),
    Example("scan-detector", "scan shelf --detector shelf/spots.onnx"),
    Example("scan-detector-ko", "scan shelf --detector shelf/spots.onnx --lang ko"),
    Example("scan-detector-json", "scan shelf/shelf.png --detector shelf/spots.onnx --json"),
    Example("scan-detector-detail", "scan shelf/shelf.png --detail --detector shelf/spots.onnx --json"),
    Example("scan-detector-region", "scan shelf/shelf.png --region 300,100,340,380 -d shelf/spots.onnx --json"),
    Example("scan-whole-or-detector", "scan shelf --whole --detector shelf/spots.onnx"),
    Example("recommend-chosen-and-excluded", "recommend egg onion --exclude 양파"),
    Example("recommend-chosen-and-excluded-ko", "recommend 달걀 --exclude egg --lang ko"),
    Example("scan-show-or-json", "scan shelf --show --json"),
    Example("scan-whole-or-detector-ko", "scan shelf --whole --detail --lang ko"),
    Example("scan-whole", "scan shelf/shelf.png --whole --threshold 0.1 --json"),
    Example("scan-no-detector", "scan photos --detector models/colors.onnx"),
    Example("scan-no-detector-ko", "scan photos --detector nothing --lang ko"),
    Example("help-scan", "help scan"), Example("help-scan-ko", "help scan --lang ko"),
    Example("model-info-detector", "model info shelf/spots.onnx"),
    Example("model-info-detector-ko", "model info shelf/spots.onnx --lang ko"),
    Example("model-info-detector-json", "model info shelf/spots.onnx --json"),
    Example("model-verify-detector", "model verify shelf/spots.onnx"),
    Example("classify", "classify photos/red.png"), Example("classify-ko", "classify photos/red.png --lang=ko"),
    Example("classify-several", "classify photos/*.png photos/more -k3"),
    Example("classify-json", "classify photos/more/green.jpg missing.jpg --top 3 --json"),
    Example("classify-region", "classify photos/red.png --region 0,0,4,4 --crop fill"),
    Example("scan-annotate-form", "scan photos/red.png --annotate red.gif"),
    Example("scan-annotate-several-ko", "scan photos --annotate out.png --lang ko"),
    Example("scan-annotate-taken", "scan photos/red.png --annotate photos/red.png"),
    Example("scan-show-nowhere", "scan photos/red.png --show"),
    Example("scan-show-nowhere-ko", "scan photos/red.png --show --lang ko"),
    Example("batch-csv", "batch photos missing,file.jpg"),
    Example("batch-jsonl", "batch photos --format jsonl --top 1"),
    Example("recommend", "recommend onion 달걀"), Example("recommend-ko", "recommend onion 달걀 --lang ko"),
    Example("recommend-json", "recommend onion 달걀 --json"),
    Example("recommend-improvised", "recommend chorizo leek mussels -n 1"),
    Example("recommend-improvised-ko", "recommend 홍합 대파 두부 김치 -n 1 --lang ko"),
    Example("recipe-improvised", "recipe shellfish.mussel.leek.chorizo --servings 4"),
    Example("recipe-improvised-ko", "recipe stew.mussel.green_onion.tofu.kimchi --lang ko"),
    Example("recipe-improvised-unknown", "recipe shellfish.mussel.unicorn"),
    Example("recommend-count", "recommend egg -n 1 --json --lang ko"),
    Example("recommend-none-fits", "recommend ginseng"), Example("recommend-nothing", "recommend"),
    Example("recommend-nothing-ko", "recommend --lang ko"),
    Example("recommend-too-many-ko", "recommend 양파 달걀 당근 오이 토마토 마늘 --lang ko"),
    Example("recommend-unknown", "recommend onoin"), Example("recommend-unknown-ko", "recommend 앙파 --lang ko"),
    Example("recommend-filtered", "recommend egg --require soup,vegetarian --avoid spicy --minutes 25 --want chinese"),
    Example("recommend-cuisine", "recommend egg --cuisine western,korean --json"),
    Example("recommend-max-missing", "recommend onion egg --max-missing 0 --no-staples"),
    Example("recommend-exclude", "recommend egg --exclude 대파,tomato"),
    Example("recommend-exclude-ko", "recommend egg --exclude 대파,tomato --lang ko"),
    Example("recommend-exclude-unknown", "recommend egg --exclude onion,onoin"),
    Example("recommend-servings", "recommend egg --servings 6 --no-staples"),
    Example("recommend-servings-ko", "recommend egg --servings 6 --lang ko"),
    Example("recommend-photo", "recommend egg --photo photos/red.png"),
    Example("recommend-photo-too-many", "recommend tofu ham corn rice milk --photo photos/red.png -n 1"),
    Example("recommend-photo-nothing", "recommend --photo photos/grey.png --photo missing.jpg"),
    Example("recommend-no-conditions-met", "recommend egg --minutes 1 --json"),
    Example("menu", "menu"), Example("menu-ko", "menu --lang ko"), Example("menu-json", "menu --json"),
    Example("menu-filtered", "menu --want chinese,western --avoid spicy --require solo --kind egg,rice --minutes 20"),
    Example("menu-exclude", "menu --exclude salt --json --lang ko"),
    Example("menu-nothing", "menu --require vegan --avoid vegetarian"),
    Example("menu-nothing-ko", "menu --minutes 1 --lang ko"),
    Example("menu-bad-cuisine", "menu --want korean,martian"),
    Example("menu-bad-flag-ko", "menu --avoid spisy --lang ko"),
    Example("help-menu", "help menu"), Example("help-recommend-ko", "help recommend --lang ko"),
    Example("today", "today --date 2026-11-21"), Example("today-ko", "today --date 2026-11-21 --lang ko --count 2"),
    Example("today-json", "today --date 2026-11-21 --json"), Example("today-again", "today --date 2026-11-21 --again"),
    Example("recipe", "recipe egg fried rice"), Example("recipe-ko", "recipe 달걀볶음밥 --servings 4 --lang ko"),
    Example("recipe-scaled", "recipe tomato-egg-soup --servings 1"),
    Example("recipe-scaled-ko", "recipe tomato-egg-soup --servings 3 --lang ko"),
    Example("recipe-json", "recipe tomato-egg-soup --json"), Example("recipe-unknown", "recipe omlete"),
    Example("eval", "eval labelled"), Example("eval-ko", "eval labelled --lang ko"),
    Example("eval-json", "eval labelled --json"), Example("eval-table", "eval labelled.csv --split val"),
    Example("eval-table-json", "eval labelled.csv --first 3 --margin 1 --json"),
    Example("eval-all-unreadable", "eval labelled.csv --split lost"),
    Example("eval-unknown-split", "eval labelled.csv --split vla"),
    Example("eval-unknown-label-ko", "eval . --lang ko"), Example("eval-no-folders", "eval photos/more"),
    Example("eval-confusion-form", "eval labelled --confusion matrix.jpg"), Example("help-eval", "help eval"),
    Example("eval-sets", "eval labelled --sets"),
    Example("eval-sets-ko", "eval labelled.csv --split val --sets --threshold 0.5 --lang ko"),
    Example("eval-sets-confusion-ko", "eval labelled --sets --confusion matrix.csv --lang ko"),
    Example("eval-sets-alone", "eval labelled --sets --alone"),
    Example("eval-alone-ko", "eval labelled --detail --lang ko"),
    Example("eval-sets-none-left", "eval labelled --sets --min-ingredients 2"),
    Example("eval-detections", "eval labelled.csv --split val --detections found.csv"),
    Example("eval-detections-ko", "eval labelled.csv --detections found.csv --whole-as-box --min-objects 2 --lang ko"),
    Example("eval-detections-json", "eval labelled.csv --detections found.csv --only tomato --only 달걀 --json"),
    Example("eval-detections-form", "eval labelled.csv --detections labelled.csv"),
    Example("eval-only-unknown", "eval labelled.csv --detections found.csv --only tomatoe"),
    Example("eval-sets-and-boxes-ko", "eval labelled.csv --sets --detections found.csv --lang ko"),
    Example("eval-needs-whole-photos", "eval labelled.csv --only tomato"),
    Example("eval-detect", "eval shelf/shelf.csv --detect --detector shelf/spots.onnx"),
    Example("eval-detect-alone-ko", "eval shelf/shelf.csv --detect --alone -d shelf/spots.onnx --lang ko"),
    Example("eval-alone-or-detail", "eval shelf/shelf.csv --detect --alone --detail -d shelf/spots.onnx"),
    Example("eval-alone-or-detail-ko", "eval shelf/shelf.csv --detect --alone --detail --lang ko"),
    Example("eval-detect-none", "eval labelled --detect"),
    Example("help-eval-ko", "help eval --lang ko"),
    Example("model-list", "model list"), Example("model-list-ko", "model list --lang ko"),
    Example("model-run-form", "model run colors --input image"),
    Example("model-run-missing", "model run colors --input image=none.npy"),
    Example("help", "help"), Example("help-ko", "--lang ko --help"), Example("help-classify", "help classify"),
    Example("help-batch-ko", "help batch --lang ko"), Example("version", "--version"),
    Example("no-command", ""), Example("unknown-command", "scna"), Example("unknown-option", "scan --jsno photos"),
    Example("unknown-option-ko", "scan --jsno photos --lang ko"), Example("bad-value", "classify --top 0 photos"),
    Example("bad-choice", "classify --crop centre photos"), Example("bad-date", "today --date 2026-02-30"),
    Example("live", "live videos/door.mp4 --every-frame"),
    Example("live-ko", "live videos/door.mp4 --every-frame --lang ko --recommend"),
    Example("live-json", "live videos/door.mp4 --every-frame --on-change --json --lang ko"),
    Example("live-nothing-ko", "live videos/door.mp4 --every-frame --duration 0.4 --lang ko"),
    Example("live-no-source", "live"), Example("live-no-source-ko", "live --lang ko"),
    Example("live-missing-ko", "live nothing.mp4 --lang ko"), Example("live-no-picture", "live videos/sound.wav"),
    Example("live-no-picture-ko", "live videos/sound.wav --lang ko"),
    Example("live-no-video", "live found.csv"), Example("live-no-video-ko", "live found.csv --lang ko"),
    Example("live-confirm", "live videos/door.mp4 --confirm 3/2"),
    Example("live-frames", "live videos/door.mp4 --frames"),
    Example("live-annotate-form-ko", "live videos/door.mp4 --annotate seen.gif --lang ko"),
    Example("live-annotate-or-json", "live videos/door.mp4 --annotate - --json"),
    Example("live-whole-or-detector", "live videos/door.mp4 --whole --detector shelf/spots.onnx"),
    Example("live-capture-alone", "live videos/door.mp4 --capture x --recommend"),
    Example("live-capture-alone-ko", "live videos/door.mp4 --capture x --model colors --lang ko"),
    Example("live-review-alone-ko", "live videos/door.mp4 --review --lang ko"),
    Example("help-live", "help live"), Example("help-live-ko", "help live --lang ko"),
    Example("sketch", "sketch drawings/circle.png drawings/square.svg drawings/star.json \(shapes)"),
    Example("sketch-ko", "sketch drawings/star.json --lang ko \(shapes)"),
    Example("sketch-json", "sketch drawings/square.svg drawings/empty.png nothing.png --json \(shapes)"),
    Example("sketch-none", "sketch drawings/scribble.json drawings/two.json \(shapes)"),
    Example("sketch-none-ko", "sketch drawings/scribble.json drawings/two.json --lang ko \(shapes)"),
    Example("sketch-empty", "sketch drawings/empty.png \(shapes)"),
    Example("sketch-empty-ko", "sketch drawings/empty.png --lang ko \(shapes)"),
    Example("sketch-unknown-format", "sketch found.csv \(shapes)"),
    Example("sketch-unknown-format-ko", "sketch found.csv --lang ko \(shapes)"),
    Example("sketch-no-drawing", "sketch"),
    Example("sketch-other-model-ko", "sketch drawings/star.json --model models/colors.onnx --lang ko"),
    Example("help-sketch", "help sketch"), Example("help-sketch-ko", "help sketch --lang ko"),
    Example("flatten", "flatten pages/letter.png"), Example("flatten-ko", "flatten pages --lang ko"),
    Example("flatten-json", "flatten pages/letter.png pages/none.png nothing.png --json"),
    Example("flatten-nothing", "flatten pages/none.png"),
    Example("flatten-nothing-ko", "flatten pages/none.png --lang ko"),
    Example("flatten-corners", "flatten pages/letter.png --aspect A4 --corners 100,50 400,60 420,300 90,310 --json"),
    Example("flatten-corners-crossed", "flatten pages/letter.png --corners 100,50 420,300 400,60 90,310"),
    Example("flatten-corners-three-ko", "flatten pages/letter.png --corners 100,50 400,60 420,300 --lang ko"),
    Example("flatten-corners-form", "flatten pages/letter.png --corners 100;50"),
    Example("flatten-all-or-corners", "flatten pages/letter.png --all --corners 100,50 400,60 420,300 90,310"),
    Example("flatten-form", "flatten pages/letter.png -o page.gif"),
    Example("flatten-one-file-ko", "flatten pages -o page.png --lang ko"),
    Example("flatten-input", "flatten pages/letter.png -o pages/letter.png --force"),
    Example("flatten-bad-aspect", "flatten pages/letter.png --aspect 3x4"),
    Example("help-serve", "help serve"), Example("help-serve-ko", "help serve --lang ko"),
    Example("serve-bad-token", "serve --token 1234"), Example("serve-bad-token-ko", "serve --token 1234 --lang ko"),
    Example("serve-half-certificate", "serve --tls-cert cert.pem"),
    Example("serve-bad-host", "serve --host kitchen.example --port 0"),
    Example("help-flatten", "help flatten"), Example("help-flatten-ko", "help flatten --lang ko"),
    Example("missing-photo", "classify nothing.jpg"), Example("missing-photo-ko", "scan nothing.jpg --lang ko"),
    Example("missing-argument", "scan"), Example("resume-without-output", "batch photos --resume"),
  ]

  @Test(arguments: examples) func programSaysWhatWasApproved(_ example: Example) throws {
    try Golden.expect(try FridgeProcess(example.words).run().transcript(of: example.words), in: example.name)
  }
}

/// The golden files: transcripts of the program, read and approved by a person.
///
/// `FRIDGE_UPDATE_GOLDEN=1 swift test --filter Golden` rewrites them.
enum Golden {
  /// Compares a text with the file of that name.
  static func expect(_ text: String, in name: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Golden/\(name).txt")
    if ProcessInfo.processInfo.environment["FRIDGE_UPDATE_GOLDEN"] != nil { try Data(text.utf8).write(to: file) }
    #expect(text == String(decoding: try Data(contentsOf: file), as: UTF8.self))
  }
}

extension FridgeProcess.Outcome {
  /// Returns the command line, the output and the exit code of a run.
  func transcript(of words: [String]) -> String {
    """
    $ fridge \(words.joined(separator: " "))
    \(output)--- standard error
    \(errors)--- exit code \(code)

    """
  }
}
