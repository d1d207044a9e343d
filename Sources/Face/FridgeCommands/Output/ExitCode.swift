/// What the program tells its caller when it ends.
public enum ExitCode: Int32, Sendable {
  /// What was asked for was done.
  case done = 0
  /// Everything worked, and nothing was found.
  case nothingFound = 1
  /// The command line is wrong, or something failed.
  case failure = 2
}
