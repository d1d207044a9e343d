internal import CommandLineKit
internal import FridgeKit
internal import Web

/// The work behind the REST API: each request becomes the command that does the same on a terminal.
///
/// So the JSON forms, the settings that count, and the words of failures are those of the commands.
struct KitchenService: Sendable {
  let fridge: Fridge
  let recognition: RecognitionService
  let cameras: LiveCameras

  /// Prepares the service; models are loaded later.
  init(_ fridge: Fridge) {
    self.fridge = fridge
    recognition = RecognitionService(fridge)
    cameras = LiveCameras(recognition)
  }

  /// Prepares what the first requests need. What fails here fails again, with its reason, when it is asked for.
  func warmUp() {
    _ = try? fridge.recipes()
    try? recognition.warmUp()
  }

  /// Returns what a command prints for a program, also where that is an empty list.
  ///
  /// - Throws: the command's error, if it fails before it has answered.
  func answer(_ command: some Command<CommandContext>, in language: Language) throws -> Response {
    Response("application/json", try output(of: command, in: language))
  }

  /// Returns what a command prints.
  func output(of command: some Command<CommandContext>, in language: Language) throws -> [UInt8] {
    let console = Console(collectingIn: language)
    let context = CommandContext(fridge: fridge, console: console, settings: try settings)
    do { try command.run(in: context) } catch { if console.isSilent { throw error } }
    return console.collected
  }

  /// The surroundings of work that is no command.
  func context(in language: Language) throws -> CommandContext {
    CommandContext(fridge: fridge, console: Console(collectingIn: language), settings: try settings)
  }

  private var settings: Settings {
    get throws {
      guard let file = DataFolders.settingsFile else { return Settings() }
      return try Settings(readingFrom: file)
    }
  }

  /// A number that changes with the data behind answers, and with the day; nil while the data are just changing.
  @Sendable func stamp() -> Int? {
    let stamp = fridge.dataStamp
    guard stamp.isSettled else { return nil }
    var hasher = Hasher()
    hasher.combine(stamp)
    hasher.combine(Moment.current.date?.dayNumber)
    return hasher.finalize()
  }

  /// The routes of the page, the API, and the old app.
  var router: Router {
    var router = Router()
    router.add(.embedded)
    addRecipes(to: &router)
    addOwnRecipes(to: &router)
    addPantry(to: &router)
    addShopping(to: &router)
    addPlan(to: &router)
    addPhotos(to: &router)
    addLessons(to: &router)
    addLive(to: &router)
    addModels(to: &router)
    addOldApp(to: &router)
    return router
  }
}

extension Router {
  /// Adds a route of the API that reads no body; the parameters of its address are all taken or refused.
  mutating func read(
    _ pattern: String, _ method: String = "GET", isKept: Bool = false,
    _ handler: @escaping @Sendable (Request, inout Fields) throws -> Response
  ) {
    add(method, "/api/v1" + pattern, isKept: isKept) { request in
      var fields = request.query
      return try handler(request, &fields)
    }
  }

  /// Adds a route of the API that reads a JSON object.
  mutating func write(
    _ pattern: String, _ method: String, _ handler: @escaping @Sendable (Request, inout Fields) throws -> Response
  ) {
    add(method, "/api/v1" + pattern) { request in
      try request.query.finish()
      var fields = try request.jsonBody()
      return try handler(request, &fields)
    }
  }
}

extension Request {
  /// Returns the members of the JSON object in the body.
  func jsonBody() throws -> Fields {
    guard mediaType == "application/json" else { throw RequestError.badMediaType(allowed: ["application/json"]) }
    guard let text = String(validating: body, as: UTF8.self), case .object(let members)? = JSONParser().parse(text)
    else { throw RequestError.badJSON }
    return Fields(members)
  }
}

extension Fields {
  /// Takes a value that the command line accepts, too.
  mutating func argument<Value: ArgumentValue>(
    _ name: String, _ type: Value.Type = Value.self
  ) throws(RequestError) -> Value? {
    try value(name, Value.kind.expectation) { Value(argument: Argument($0)) }
  }

  /// Takes a list of values that the command line accepts, too.
  mutating func list<Element: ArgumentValue>(
    _ name: String, _ type: Element.Type = Element.self
  ) throws(RequestError) -> [ArgumentList<Element>] {
    guard let texts = try texts(name, count: 0...50), !texts.isEmpty else { return [] }
    guard let list = ArgumentList<Element>(argument: Argument(texts.joined(separator: ","))) else {
      throw .badField(name, Element.kind.expectation)
    }
    return [list]
  }

  /// Takes the conditions for dishes.
  mutating func dishFilter() throws(RequestError) -> DishFilterArguments {
    var filter = DishFilterArguments()
    filter.wanted = try list("want")
    filter.avoided = try list("avoid")
    filter.required = try list("require")
    filter.kinds = try list("kind")
    filter.minutes = try integer("minutes", in: 1...100_000)
    filter.excluded = try list("exclude")
    return filter
  }

  /// Takes the number of people.
  mutating func servings() throws(RequestError) -> Int? { try integer("servings", in: Recipe.allowedServings) }

  /// Takes what a person wrote about food, as words.
  mutating func food() throws(RequestError) -> [String]? {
    guard let text = try text("food", upTo: 2000) else { return nil }
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    if words.isEmpty { throw .badField("food", .text(1...2000)) }
    return words
  }

  /// Takes what a person wrote about food, which must be there.
  mutating func requiredFood() throws(RequestError) -> [String] {
    guard let words = try food() else { throw .missingField("food") }
    return words
  }

  /// Takes the action of a change.
  mutating func action(_ words: [String]) throws(RequestError) -> String {
    guard let action = try value("action", .word(words), { words.contains($0) ? $0 : nil }) else {
      throw .missingField("action")
    }
    return action
  }
}

extension ValueKind {
  fileprivate var expectation: FieldExpectation {
    switch self {
    case .integer(let range): .integer(range)
    case .number(let range): .number(range)
    case .choice(let words), .list(let words): .word(words)
    case .date: .date
    case .form(let form): .form(form)
    case .text, .words, .known, .file, .folder: .text(1...200)
    }
  }
}
