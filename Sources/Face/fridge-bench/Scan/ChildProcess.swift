internal import Files
// `environ` is a C variable, which Swift regards as unprotected mutable state.
@preconcurrency internal import Glibc

/// A program that runs to its end with its output discarded.
struct ChildProcess {
  /// The program's file.
  let program: FilePath
  /// The words after its name.
  let words: [FilePath]

  /// A failure of the program.
  enum Failure: Error, Equatable {
    /// It could not be started; `code` is the `errno`.
    case start(FilePath, code: Int32)
    /// It ended with an exit code of failure, or by a signal (128 plus its number, as in a shell).
    case end(FilePath, code: Int32)
  }

  /// Runs the program; the exit codes 0 (done) and 1 (nothing found) both count as success.
  func run() throws(Failure) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    let arguments = ([program] + words).map { word in word.withCString { strdup($0) } } + [nil]
    defer { for argument in arguments { free(argument) } }
    var id: pid_t = 0
    let code = program.withCString { posix_spawn(&id, $0, &actions, nil, arguments, environ) }
    guard code == 0 else { throw .start(program, code: code) }
    let exit = Self.exitCode(of: id)
    guard exit <= 1 else { throw .end(program, code: exit) }
  }

  private static func exitCode(of id: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }
}
