import Foundation
import Glibc

/// A terminal of our own, with the program on one side and the test on the other.
final class PseudoTerminal {
  enum Failure: Error { case notAvailable, nothingMoreWasSaid(after: String) }

  private let test: FileHandle
  private let program: FileHandle
  /// Everything that the program has said.
  private(set) var transcript = ""

  /// Opens a terminal by the requests of Linux (ioctl_tty(2)), for which Swift has no names.
  init() throws {
    let (unlockRequest, numberRequest): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
    let descriptor = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var (lock, number): (Int32, Int32) = (0, 0)
    guard descriptor >= 0, ioctl(descriptor, unlockRequest, &lock) == 0, ioctl(descriptor, numberRequest, &number) == 0
    else { throw Failure.notAvailable }
    test = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    let other = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard other >= 0 else { throw Failure.notAvailable }
    program = FileHandle(fileDescriptor: other, closeOnDealloc: true)
  }

  /// Lets a process read from and write to the terminal.
  func connect(_ process: Process) {
    process.standardInput = program
    process.standardOutput = program
    process.standardError = program
  }

  /// Presses keys.
  func press(_ keys: String) throws { try test.write(contentsOf: Data(keys.utf8)) }

  /// Whether the terminal shows what is typed and waits for whole lines, as a shell expects it.
  var isReadyForAShell: Bool {
    var mode = termios()
    guard tcgetattr(program.fileDescriptor, &mode) == 0 else { return false }
    return mode.c_lflag & tcflag_t(ECHO) != 0 && mode.c_lflag & tcflag_t(ICANON) != 0
  }

  /// Reads until the program has said `words` `count` times.
  func wait(for words: String, count: Int) throws {
    while transcript.components(separatedBy: words).count <= count { try readMore() }
  }

  /// Reads what is there, or soon will be; a program that says nothing for half a minute is stuck.
  private func readMore() throws {
    var state = pollfd(fd: test.fileDescriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&state, 1, 30_000) > 0 else { throw Failure.nothingMoreWasSaid(after: transcript) }
    transcript += String(decoding: test.availableData, as: UTF8.self)
  }

  /// Reads what was said last; to be called when the program has ended.
  func readRest() throws {
    var state = pollfd(fd: test.fileDescriptor, events: Int16(POLLIN), revents: 0)
    while poll(&state, 1, 0) > 0, state.revents & Int16(POLLIN) != 0 {
      transcript += String(decoding: test.availableData, as: UTF8.self)
    }
  }
}
