import Foundation

/// The disk that the user's folder is on while commands run.
enum Disk: String, CaseIterable {
  case ordinary
  case readOnly
  case full

  /// Whether this system lets a process mount something for itself alone.
  static let canBeMounted: Bool = {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/unshare")
    process.arguments = apart + ["sh", "-c", "mount -t tmpfs tmpfs /tmp && mount -o remount,bind,ro /tmp"]
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  /// The options by which a process gets mounts of its own, which end with it.
  private static var apart: [String] { geteuid() == 0 ? ["--mount"] : ["--map-root-user", "--mount"] }

  /// Runs one command after the other with the user's folder, `fridge` in `state`, on this disk.
  ///
  /// Data written to a full disk is lost.
  ///
  /// - Returns: what each said, on standard output and standard error together.
  func run(_ commands: [[String]], state: URL) throws -> [FridgeProcess.Outcome] {
    var fridge = FridgeProcess([])
    fridge.folder = state
    fridge.environment = ["FRIDGE_TIME": "1795251600", "TZ": "UTC", "PATH": "/usr/sbin:/usr/bin:/sbin:/bin"]
    let process = fridge.prepared(state: state)
    // A separator stands behind what each command says, and one behind its code.
    let lines = commands.map { words in
      let quoted = words.map { "'\($0)'" }.joined(separator: " ")
      return "\"$program\" \(quoted) 2>&1; printf '\\036%s\\036' $?"
    }
    let head = "set -e; home=$1; program=$2; \(mounting); set +e"
    process.executableURL = URL(fileURLWithPath: "/usr/bin/unshare")
    process.arguments =
      Self.apart + [
        "sh", "-c", ([head] + lines).joined(separator: "\n"), "sh", state.appendingPathComponent("fridge").path,
        FridgeProcess.program.path,
      ]
    let outcome = try FridgeProcess.finish(process)
    let parts = outcome.output.components(separatedBy: "\u{1E}")
    return commands.indices.map { index in
      let code = 2 * index + 1
      guard code < parts.count else { return FridgeProcess.Outcome(output: "", errors: outcome.errors, code: -1) }
      return FridgeProcess.Outcome(output: parts[code - 1], errors: "", code: Int32(parts[code]) ?? -1)
    }
  }

  /// Puts the folder `$home` on the disk.
  private var mounting: String {
    switch self {
    case .ordinary: "true"
    case .readOnly: #"mount --bind "$home" "$home"; mount -o remount,bind,ro "$home""#
    case .full:
      #"""
      mount -t tmpfs -o size=4m tmpfs /mnt; cp -a "$home/." /mnt/; mount --move /mnt "$home"
      cat /dev/zero > "$home/filling" 2>/dev/null || true
      """#
    }
  }
}
