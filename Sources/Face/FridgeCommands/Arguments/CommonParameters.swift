internal import CommandLineKit
internal import FridgeKit
internal import Kernels

extension Parameter {
  /// `--json`, for every command with an answer.
  static func json(_ path: any WritableKeyPath<Root, Bool> & Sendable) -> Self {
    .flag("json", path, help: BilingualText(en: "Print the answer as JSON.", ko: "답을 JSON으로 출력합니다."))
  }

  /// `--force`, for every command that writes files.
  static func force(_ path: any WritableKeyPath<Root, Bool> & Sendable) -> Self {
    .flag(
      "force", path,
      help: BilingualText(
        en: "Also replace files that fridge did not write; never an input file.",
        ko: "fridge가 쓰지 않은 파일도 덮어씁니다. 입력 파일은 절대 덮어쓰지 않습니다."))
  }

  /// `--threshold`, the least confidence of an ingredient.
  static func threshold(_ path: any WritableKeyPath<Root, Double?> & Sendable) -> Self {
    .option(
      "threshold", short: "t", path, placeholder: "SHARE", kind: .number(0...1),
      help: BilingualText(
        en: "Least confidence, from 0 to 1; by default the model's own.",
        ko: "식재료로 인정할 최소 정확도(0부터 1까지). 기본값은 모델이 정합니다."))
  }

  /// `--untaught`, for every command that recognises photos.
  static func untaught(_ path: any WritableKeyPath<Root, Bool> & Sendable) -> Self {
    .flag(
      "untaught", path,
      help: BilingualText(en: "Do without what you taught.", ko: "가르친 것을 쓰지 않습니다."))
  }

  /// `--date`, for commands that count days.
  static func date(_ path: any WritableKeyPath<Root, CalendarDate?> & Sendable) -> Self {
    .option(
      "date", path, placeholder: "DATE",
      help: BilingualText(en: "Day to use; by default today.", ko: "기준이 되는 날짜. 기본값은 오늘입니다."))
  }
}

extension Parameter {
  /// `--model`, the classifier of photos.
  static func model(
    _ path: any WritableKeyPath<Root, FilePath?> & Sendable,
    help: BilingualText = BilingualText(en: "Model, by name or file.", ko: "모델의 이름이나 파일.")
  ) -> Self {
    .option("model", short: "m", path, placeholder: "MODEL", kind: .models, help: help)
  }

  /// `--model`, for commands that take photos as one way to name ingredients.
  static func photoModel(_ path: any WritableKeyPath<Root, FilePath?> & Sendable) -> Self {
    .model(path, help: BilingualText(en: "Model for photos, by name or file.", ko: "사진에 쓸 모델의 이름이나 파일."))
  }

  /// `--detector`, the detector of the objects in photos.
  static func detector(_ path: any WritableKeyPath<Root, FilePath?> & Sendable) -> Self {
    .option(
      "detector", short: "d", path, placeholder: "MODEL", kind: .models,
      help: BilingualText(
        en: "Detector that finds the objects, by name or file; by default the installed one.",
        ko: "물체를 찾는 검출 모델의 이름이나 파일. 기본값은 설치된 검출 모델입니다."))
  }

  /// `--threads`, the cores for photos.
  static func threads(_ path: any WritableKeyPath<Root, Int?> & Sendable) -> Self {
    .option(
      "threads", short: "j", path, placeholder: "N", kind: .integer(1...256),
      help: BilingualText(en: "Cores to use; by default all.", ko: "사용할 코어 수. 기본값은 전부입니다."))
  }

  /// `--precision`, that of the multiplications of float networks.
  static func precision(_ path: any WritableKeyPath<Root, Precision> & Sendable) -> Self {
    .option(
      "precision", path, placeholder: "PRECISION",
      help: BilingualText(
        en: "Precision in which networks multiply; bf16 is faster where the processor has it, and less exact.",
        ko: "신경망이 곱셈에 쓰는 정밀도. bf16은 지원하는 프로세서에서 더 빠르지만 덜 정확합니다."))
  }

  /// The model of a command in the group `model`.
  static func model(_ path: any WritableKeyPath<Root, FilePath?> & Sendable, minimum: Int) -> Self {
    .argument(
      "MODEL", path, kind: .models, minimum: minimum,
      help: BilingualText(en: "Model name, or ONNX file.", ko: "모델의 이름이나 ONNX 파일."))
  }

  /// `--threads`, the cores of one forward pass.
  static func passThreads(_ path: any WritableKeyPath<Root, Int> & Sendable) -> Self {
    .option(
      "threads", short: "j", path, placeholder: "N", kind: .integer(0...256),
      help: BilingualText(en: "Cores to use; 0 for all.", ko: "사용할 코어 수. 0은 전부입니다."))
  }

  /// `--runs`, the number of forward passes to time.
  static func runs(_ path: any WritableKeyPath<Root, Int> & Sendable) -> Self {
    .option(
      "runs", short: "n", path, placeholder: "N", kind: .integer(1...1_000_000),
      help: BilingualText(en: "Runs to time.", ko: "시간을 잴 실행 횟수."))
  }
}

extension Parameter {
  /// `--no-pantry`, for commands that count what is at home.
  static func noPantry(_ path: any WritableKeyPath<Root, Bool> & Sendable) -> Self {
    .flag(
      "no-pantry", path,
      help: BilingualText(en: "Ignore the pantry.", ko: "집에 아무것도 없는 것으로 봅니다."))
  }

  /// `--servings`, for commands that cook the amounts as written unless it is given.
  static func servings(_ path: any WritableKeyPath<Root, Int?> & Sendable) -> Self {
    .option(
      "servings", short: "s", path, placeholder: "N", kind: .integer(Recipe.allowedServings),
      help: BilingualText(en: "Number of people; by default as written.", ko: "몇 인분으로 할지. 기본값은 적힌 대로입니다."))
  }

  /// `--count`, the number of recipes in the answer.
  static func recipeCount(_ path: any WritableKeyPath<Root, Int> & Sendable) -> Self {
    .option(
      "count", short: "n", path, placeholder: "N", kind: .integer(1...1000),
      help: BilingualText(en: "Number of recipes.", ko: "레시피의 수."))
  }
}

extension BilingualText {
  /// The help on an argument that names a recipe.
  static let recipeName = BilingualText(en: "Title in English or Korean, or id.", ko: "한국어나 영어 이름, 또는 아이디.")
}

extension ValueKind {
  /// Titles or identifiers of recipes.
  static let recipes = ValueKind.known(KnownWords.recipes.rawValue, files: [])
  /// Names of what is in the pantry.
  static let pantry = ValueKind.known(KnownWords.pantry.rawValue, files: [])
  /// Names of what is on the shopping list.
  static let shopping = ValueKind.known(KnownWords.shopping.rawValue, files: [])
  /// Names of models, or their files.
  static let models = ValueKind.known(KnownWords.models.rawValue, files: ["onnx"])

  /// Names of ingredients, also with amounts between them; completion offers the identifiers.
  static var ingredients: ValueKind { .words(Vocabulary.recognizedIDs) }
}
