internal import Files
// The environment is a variable of C, which Swift cannot tell from one that changes.
@preconcurrency internal import Glibc

/// A program that is run to its end, without its output.
struct ChildProcess {
  /// The program's file.
  let program: FilePath
  /// The words after its name.
  let words: [FilePath]

  /// Why a program gave no answer.
  enum Failure: Error, Equatable {
    /// It could not be started; the system's error number.
    case start(FilePath, code: Int32)
    /// It ended with an exit code that means failure, or by a signal (as the shell tells: 128 and its number).
    case end(FilePath, code: Int32)
  }

  /// Runs the program, whose exit codes 0 (done) and 1 (nothing found) are both answers.
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
