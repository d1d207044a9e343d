internal import CommandLineKit
internal import FridgeKit
internal import Glibc

/// The person or program at the other end: data for standard output, remarks for standard error.
final class Console {
  /// The language of names and messages.
  let language: MessageLanguage
  /// The terminal that data go to, if it is one.
  let terminal: Terminal
  /// The terminal that remarks go to, if it is one.
  let errorTerminal: Terminal
  private let output: ByteOutput
  private let errors: ByteOutput

  /// The console of this process.
  init(language: MessageLanguage, environment: [String: String]) {
    self.language = language
    terminal = Terminal(descriptor: STDOUT_FILENO, environment: environment)
    errorTerminal = Terminal(descriptor: STDERR_FILENO, environment: environment)
    output = ByteOutput(descriptor: STDOUT_FILENO, buffering: .full)
    errors = ByteOutput(descriptor: STDERR_FILENO, buffering: .none)
  }
}

extension Console {
  /// Adds text for a person to the data.
  func write(_ text: DisplayText) throws(OutputError) { try output.write(text.text) }

  /// Adds text for a program to the data: as it is for a file or a pipe, lines of printable text for a terminal.
  func write(data text: String) throws(OutputError) {
    try output.write(terminal.isPresent ? text.printableLines : text)
  }

  /// Adds lines to the data.
  func print(_ lines: [DisplayText]) throws(OutputError) {
    for line in lines { try output.write(line.text + "\n") }
  }

  /// Adds lines to the data, in their printable form.
  func print(_ lines: [String]) throws(OutputError) { try print(lines.map { DisplayText($0) }) }

  /// Adds a line to the data.
  func print(_ line: DisplayText) throws(OutputError) { try print([line]) }

  /// Adds a line to the data, in its printable form.
  func print(_ line: String) throws(OutputError) { try print(DisplayText(line)) }

  /// Adds a JSON value to the data, on a line of its own.
  func print(_ json: JSON) throws(OutputError) { try write(data: json.text + "\n") }

  /// Hands over all data written so far.
  func flush() throws(OutputError) { try output.flush() }

  /// Text with a style, where the terminal of the data has styles.
  func styled(_ text: String, _ style: TextStyle) -> DisplayText {
    terminal.hasColor ? DisplayText(text, style) : DisplayText(text)
  }

  /// Text in the language of the console.
  func text(_ text: BilingualText) -> String { text.text(in: language) }
}

extension Console {
  /// Makes a remark that is no error.
  func remark(_ line: String) { writeErrorLine(DisplayText(line)) }

  /// Says what is wrong: the first line after the program's name, hints below it.
  func complain(_ lines: [String]) {
    let name = errorTerminal.hasColor ? DisplayText("fridge:", .red) : DisplayText("fridge:")
    for (index, line) in lines.enumerated() { writeErrorLine(index == 0 ? "\(name) \(line)" : DisplayText(line)) }
  }

  /// Adds text to standard error. When no one can read it there is no one to tell.
  func writeError(_ text: DisplayText) { try? errors.write(text.text) }

  private func writeErrorLine(_ line: DisplayText) { writeError("\(line)\(DisplayText.sequence("\n"))") }
}
