internal import CSignalFD
internal import Glibc

/// The signals that end the program, held back while the terminal is changed, so that it can be put right first.
///
/// Held signals wait; the descriptor becomes readable as soon as one does (signalfd(2)). Once they are let go, the
/// system ends the program as it would have done at once.
struct HeldSignals {
  /// Readable while a signal waits; -1 when the system has no descriptor to give.
  let descriptor: Int32
  private var former = sigset_t()

  /// Holds the signals back from now on.
  init() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_BLOCK, &signals, &former)
    descriptor = signalfd(-1, &signals, Int32(SFD_CLOEXEC))
  }

  /// Lets the signals go; those that wait are delivered at once.
  func letGo() {
    if descriptor >= 0 { close(descriptor) }
    withUnsafePointer(to: former) { _ = pthread_sigmask(SIG_SETMASK, $0, nil) }
  }
}
