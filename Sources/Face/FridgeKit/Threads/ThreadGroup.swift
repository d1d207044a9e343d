internal import Glibc

/// Threads that run one body and end with it.
struct ThreadGroup: ~Copyable {
  private var threads: [pthread_t] = []

  /// Starts up to `count` threads; fewer, even none, when the system has no more to give.
  init(_ count: Int, body: @escaping @Sendable () -> Void) {
    for _ in 0..<count {
      guard let thread = Self.start(body) else { return }
      threads.append(thread)
    }
  }

  /// How many threads were started.
  var count: Int { threads.count }

  /// Waits until every thread has ended.
  consuming func join() {
    for thread in threads { pthread_join(thread, nil) }
  }

  private static func start(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
    let errand = Unmanaged.passRetained(Errand(body: body))
    var thread = pthread_t()
    let code = pthread_create(&thread, nil, { runErrand($0) }, errand.toOpaque())
    guard code == 0 else {
      errand.release()
      return nil
    }
    return thread
  }
}

private final class Errand: Sendable {
  let body: @Sendable () -> Void

  init(body: @escaping @Sendable () -> Void) { self.body = body }
}

/// Runs the errand behind the one argument that a thread gets.
private func runErrand(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let argument { Unmanaged<Errand>.fromOpaque(argument).takeRetainedValue().body() }
  return nil
}
