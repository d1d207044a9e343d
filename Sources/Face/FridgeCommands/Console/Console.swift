internal import CommandLineKit
internal import FridgeKit
internal import Glibc

/// The connection to the caller: data on standard output, remarks on standard error.
final class Console {
  /// The language of names and messages.
  let language: Language
  /// The terminal at standard output.
  let terminal: Terminal
  /// The terminal at standard error.
  let errorTerminal: Terminal
  private let output: ByteOutput
  private let errors: ByteOutput

  /// Creates the console of this process.
  init(language: Language, environment: [String: String]) {
    self.language = language
    terminal = Terminal(descriptor: STDOUT_FILENO, environment: environment)
    errorTerminal = Terminal(descriptor: STDERR_FILENO, environment: environment)
    output = ByteOutput(descriptor: STDOUT_FILENO, buffering: .full)
    errors = ByteOutput(descriptor: STDERR_FILENO, buffering: .none)
  }

  /// Creates a console that keeps its data for ``collected``, and drops remarks and complaints.
  init(collectingIn language: Language) {
    self.language = language
    terminal = Terminal(isPresent: false, columns: nil, environment: [:])
    errorTerminal = terminal
    output = ByteOutput(descriptor: -1, buffering: .endless)
    errors = ByteOutput(descriptor: -1, buffering: .endless)
  }

  /// The data that were written to a console that keeps them.
  var collected: [UInt8] { output.held }
}

extension Console {
  /// Writes text for a person.
  func write(_ text: DisplayText) throws(OutputError) { try output.write(text.text) }

  /// Writes text for a program: unchanged to a file or a pipe, made printable for a terminal.
  func write(data text: String) throws(OutputError) {
    try output.write(terminal.isPresent ? text.printableLines : text)
  }

  /// Writes bytes for a program, such as a picture, unchanged and at once.
  func write(bytes: [UInt8]) throws(OutputError) {
    try output.write(bytes: bytes)
    try output.flush()
  }

  /// Writes lines.
  func print(_ lines: [DisplayText]) throws(OutputError) {
    for line in lines { try output.write(line.text + "\n") }
  }

  /// Writes lines for a person, broken at the width of the terminal.
  func printWrapped(_ lines: [DisplayText]) throws(OutputError) {
    guard let width = terminal.wrapping else { return try print(lines) }
    try print(lines.flatMap { $0.wrapped(to: width) })
  }

  /// Writes lines in their printable form.
  func print(_ lines: [String]) throws(OutputError) { try print(lines.map { DisplayText($0) }) }

  /// Writes a line.
  func print(_ line: DisplayText) throws(OutputError) { try print([line]) }

  /// Writes a line in its printable form.
  func print(_ line: String) throws(OutputError) { try print(DisplayText(line)) }

  /// Writes a JSON value on a line of its own.
  func print(_ json: JSON) throws(OutputError) { try write(data: json.text + "\n") }

  /// Whether nothing has been written to standard output.
  var isSilent: Bool { output.isUnused }

  /// Flushes the data written so far.
  func flush() throws(OutputError) { try output.flush() }

  /// Returns the text in a style if the terminal has colours.
  func styled(_ text: String, _ style: TextStyle) -> DisplayText {
    terminal.hasColor ? DisplayText(text, style) : DisplayText(text)
  }

  /// Returns the text in the language of the console.
  func text(_ text: BilingualText) -> String { text[language] }
}

extension Console {
  /// Writes a remark that is no error.
  func remark(_ line: String) { writeErrorLine(DisplayText(line)) }

  /// Writes an error: the first line after the program's name, hints below it.
  func complain(_ lines: [String]) {
    let name = errorTerminal.hasColor ? DisplayText("fridge:", .red) : DisplayText("fridge:")
    for (index, line) in lines.enumerated() { writeErrorLine(index == 0 ? "\(name) \(line)" : DisplayText(line)) }
  }

  /// Writes to standard error, ignoring failures: there is no further place to report them.
  func writeError(_ text: DisplayText) { try? errors.write(text.text) }

  private func writeErrorLine(_ line: DisplayText) {
    let lines = errorTerminal.wrapping.map { line.wrapped(to: $0) } ?? [line]
    for line in lines { writeError("\(line)\(DisplayText.sequence("\n"))") }
  }
}
