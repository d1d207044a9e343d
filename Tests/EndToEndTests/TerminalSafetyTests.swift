import Foundation
import Glibc
import Testing

/// Ends the program from outside while it has changed the terminal.
@Suite struct TerminalSafetyTests {
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP], [["menu"], ["pick"], ["pick", "photos"]])
  func aSignalLeavesTheTerminalAsItWas(_ signal: Int32, _ words: [String]) throws {
    try TemporaryFolder.with { folder in
      let terminal = try PseudoTerminal()
      #expect(terminal.isReadyForAShell)
      var program = FridgeProcess(words)
      program.environment["TERM"] = "xterm"
      let process = program.prepared(state: folder)
      terminal.connect(process)
      try runUnblocked(process)
      try terminal.wait(for: words == ["menu"] ? "q stop " : "Search: ", count: 1)
      #expect(!terminal.isReadyForAShell)
      kill(process.processIdentifier, signal)
      process.waitUntilExit()
      #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == signal)
      #expect(terminal.isReadyForAShell)
    }
  }

  /// Starts a process that no signal is kept from.
  ///
  /// Processes inherit which signals are held back, as the threads of tests do, and which are ignored, as `nohup` does.
  private func runUnblocked(_ process: Process) throws {
    var (none, former) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &former)
    let handlers = [SIGINT, SIGTERM, SIGHUP].map { ($0, Glibc.signal($0, SIG_DFL)) }
    defer {
      for (signal, handler) in handlers { Glibc.signal(signal, handler) }
      pthread_sigmask(SIG_SETMASK, &former, nil)
    }
    try process.run()
  }
}
