internal import Glibc
internal import Synchronization

/// The counters of a server.
final class ServerCounters: Sendable {
  /// The number of requests answered, by the first digit of the status.
  private let answers = Mutex([Int](repeating: 0, count: 6))
  /// The seconds that answers took, from the head of the request to the last byte.
  private let seconds = Mutex(0.0)
  private let bytes = Atomic(0)

  /// Counts an answered request.
  func count(status: Int, bytes count: Int, seconds duration: Double) {
    answers.withLock { $0[min(max(status / 100, 0), 5)] += 1 }
    seconds.withLock { $0 += duration }
    bytes.add(count, ordering: .relaxed)
  }

  /// The counters in the text format of Prometheus.
  func text(waiting: Int, working: Int, connections: Int, sockets: Int) -> String {
    let answers = answers.withLock { $0 }
    var lines = [
      "# HELP fridge_requests_total Requests answered, by class of status.", "# TYPE fridge_requests_total counter",
    ]
    lines += (2...5).map { "fridge_requests_total{status=\"\($0)xx\"} \(answers[$0])" }
    lines += Self.metric(
      "fridge_request_seconds_total", "counter", "Time spent on answers.", "\(seconds.withLock { $0 })")
    lines += Self.metric(
      "fridge_response_bytes_total", "counter", "Bytes of bodies sent.", "\(bytes.load(ordering: .relaxed))")
    lines += Self.metric("fridge_requests_waiting", "gauge", "Requests that wait for a worker.", "\(waiting)")
    lines += Self.metric("fridge_requests_working", "gauge", "Requests in progress.", "\(working)")
    lines += Self.metric("fridge_connections", "gauge", "Open connections.", "\(connections)")
    lines += Self.metric("fridge_websockets", "gauge", "Open WebSockets.", "\(sockets)")
    lines += Self.metric(
      "process_resident_memory_bytes", "gauge", "Resident memory.", "\(Self.residentBytes ?? 0)")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func metric(_ name: String, _ kind: String, _ help: String, _ value: String) -> [String] {
    ["# HELP \(name) \(help)", "# TYPE \(name) \(kind)", "\(name) \(value)"]
  }

  /// The memory that this process occupies, as the kernel counts it.
  private static var residentBytes: Int? {
    guard let file = fopen("/proc/self/statm", "r") else { return nil }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 128)
    guard fgets(&line, Int32(line.count), file) != nil else { return nil }
    let words = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self).split(
      separator: " ")
    return words.count > 1 ? Int(words[1]).map { $0 * sysconf(Int32(_SC_PAGESIZE)) } : nil
  }
}
