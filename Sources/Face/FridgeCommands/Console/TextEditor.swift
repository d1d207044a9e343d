internal import FridgeKit
// `environ` is a C variable, which Swift regards as unprotected mutable state.
@preconcurrency internal import Glibc

/// The user's text editor: the command of `VISUAL` or `EDITOR`, or one that most systems have.
struct TextEditor {
  private let command: String

  /// Finds the editor; nil if none is named and none is installed.
  init?() {
    let named = ["VISUAL", "EDITOR"].lazy.compactMap(Self.variable).first { $0.contains { !$0.isWhitespace } }
    guard let command = named ?? Self.installed else { return nil }
    self.command = command
  }

  private static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  private static var installed: String? {
    let folders = (variable("PATH") ?? "/usr/bin:/bin").split(separator: ":")
    return ["sensible-editor", "editor", "nano", "vi"].first { name in
      folders.contains { FilePath("\($0)/\(name)").resolvingLinks != nil }
    }
  }

  /// Lets the user edit a text, in a file that only they can read.
  ///
  /// - Parameter name: the name of the file, whose extension tells the editor the language.
  /// - Returns: the text as it was saved, the file, and its folder, which is left for the caller to remove.
  func edit(_ text: String, named name: String) throws -> (text: [UInt8], file: FilePath, folder: ScratchFolder) {
    let folder = try ScratchFolder(prefix: "fridge")
    let file = folder.path.appending(FilePath(name))
    try file.write(text.utf8)
    try run(on: file)
    return (try file.readBytes(limit: RecipeFileReader.limit), file, folder)
  }

  /// Runs the command as a shell would, since it may have options of its own.
  private func run(on file: FilePath) throws(CommandError) {
    let words = ["sh", "-c", "\(command) \"$1\"", command].map { FilePath($0) } + [file]
    let arguments = words.map { word in word.withCString { strdup($0) } } + [nil]
    defer { for argument in arguments { free(argument) } }
    // The editor handles Ctrl-C; this program must live on to say where the text is.
    let interrupt = signal(SIGINT, SIG_IGN)
    defer { signal(SIGINT, interrupt) }
    var id: pid_t = 0
    let code = posix_spawn(&id, "/bin/sh", nil, nil, arguments, environ)
    guard code == 0 else { throw .editorFailed(command, code: code) }
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    guard status == 0 else { throw .editorEnded(command) }
  }
}
