internal import Glibc

/// The processor cores of this machine.
enum Cores {
  /// How many are running: at least one.
  static var available: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
