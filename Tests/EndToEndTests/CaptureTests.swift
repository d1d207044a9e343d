import Foundation
import Glibc
import Testing

/// A clip of a page on a table, drawn in raw frames (YUV4MPEG2), ten in a second.
struct DrawnClip {
  static let (width, height, rate) = (240, 180, 10)

  /// The corners of a page that lies a little askew in the middle, and of one elsewhere.
  static let page = [(60, 40), (178, 46), (182, 142), (56, 138)], other = [(20, 20), (110, 24), (106, 160), (16, 154)]

  private(set) var bytes = Data("YUV4MPEG2 W\(width) H\(height) F\(rate):1 Ip A1:1 Cmono\n".utf8)

  /// Adds frames that show a page, moved by so many pixels to the right from each frame to the next; none for nil.
  mutating func add(_ corners: [(Int, Int)]?, seconds: Double, drift: Int = 0) {
    var picture: [UInt8] = []
    for frame in 0..<Int((seconds * Double(Self.rate)).rounded()) {
      if frame == 0 || drift != 0 { picture = Self.picture(corners?.map { ($0.0 + frame * drift, $0.1) }) }
      bytes += Data("FRAME\n".utf8) + Data(picture)
    }
  }

  private static func picture(_ corners: [(Int, Int)]?) -> [UInt8] {
    var noise: UInt32 = 1
    return (0..<height).flatMap { y in
      (0..<width).map { x in
        noise = noise &* 1_664_525 &+ 1_013_904_223
        let grain = Int(noise >> 29) - 4
        guard let corners, encloses(corners, x, y) else { return UInt8(90 + grain) }
        let isPrint =
          y % 12 < 4 && x % 9 < 6
          && [(-12, 0), (12, 0), (0, -12), (0, 12)].allSatisfy {
            encloses(corners, x + $0.0, y + $0.1)
          }
        return UInt8((isPrint ? 110 : 220) + grain)
      }
    }
  }

  private static func encloses(_ corners: [(Int, Int)], _ x: Int, _ y: Int) -> Bool {
    (0..<4).allSatisfy { index in
      let (a, b) = (corners[index], corners[(index + 1) % 4])
      return (b.0 - a.0) * (y - a.1) - (b.1 - a.1) * (x - a.0) >= 0
    }
  }
}

/// `fridge live --capture`.
@Suite struct CaptureTests {
  /// Runs `fridge live` with words on a clip that `draw` draws, in a folder that the body receives with the outcome.
  private func withClip(
    _ draw: (inout DrawnClip) -> Void, _ words: [String], input: String = "",
    _ body: (FridgeProcess.Outcome, URL) throws -> Void
  ) throws {
    try TemporaryFolder.with { folder in
      var clip = DrawnClip()
      draw(&clip)
      try clip.bytes.write(to: folder.appendingPathComponent("desk.y4m"))
      var process = FridgeProcess(["live", "desk.y4m", "--every-frame", "--capture", "pages"] + words)
      process.folder = folder
      process.input = Data(input.utf8)
      try body(try process.run(), folder.appendingPathComponent("pages"))
    }
  }

  private func events(_ text: String) throws -> [[String: Any]] {
    try text.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  private func names(_ folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  /// The width and height that a PNG file states.
  private func size(_ folder: URL, _ name: String) throws -> [Int] {
    let bytes = try Data(contentsOf: folder.appendingPathComponent(name))
    try #require(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) && bytes.suffix(8).starts(with: Data("IEND".utf8)))
    return [16, 20].map { start in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  /// A page, then none, then another page.
  private func twoPages(_ clip: inout DrawnClip) {
    clip.add(DrawnClip.page, seconds: 2)
    clip.add(nil, seconds: 0.5)
    clip.add(DrawnClip.other, seconds: 2)
  }

  @Test func aPageHeldStillIsCapturedOnce() throws {
    try withClip({ $0.add(DrawnClip.page, seconds: 4) }, ["--json"]) { outcome, pages in
      #expect(outcome.code == 0 && outcome.errors.isEmpty)
      let events = try events(outcome.output)
      let kinds = events.compactMap { $0["event"] as? String }
      #expect(kinds == ["start"] + Array(repeating: "holding", count: 10) + ["captured", "end"])
      #expect(events.first?["width"] as? Int == 240 && events.first?["version"] as? Int == 1)
      let progress = events.compactMap { $0["progress"] as? Double }
      #expect(progress.first == 0 && progress == progress.sorted() && progress.allSatisfy { $0 < 1 })
      let captured = try #require(events.first { $0["event"] as? String == "captured" })
      #expect(captured["time"] as? Double == 1.5 && captured["frame"] as? Int == 15 && captured["page"] as? Int == 1)
      #expect(captured["file"] as? String == "pages/page-0001.png")
      let corners = try #require(captured["corners"] as? [[Double]])
      for (found, drawn) in zip(corners, DrawnClip.page) {
        #expect(hypot(found[0] - Double(drawn.0), found[1] - Double(drawn.1)) < 1.5)
      }
      #expect(try names(pages) == ["page-0001.png"])
      let stated = [captured["width"], captured["height"]].compactMap { $0 as? Int }
      #expect(try size(pages, "page-0001.png") == stated && (118...130).contains(stated[0]))
      #expect((events.last?["pages"] as? [[String: Any]])?.count == 1 && events.last?["frames"] as? Int == 40)
    }
  }

  @Test func pagesAreNumberedAndNothingIsReplaced() throws {
    try TemporaryFolder.with { folder in
      let pages = folder.appendingPathComponent("pages")
      try FileManager.default.createDirectory(at: pages, withIntermediateDirectories: false)
      for name in ["page-0003.png", "page-0007.jpg", "page-x.png", "other.png"] {
        try Data(name.utf8).write(to: pages.appendingPathComponent(name))
      }
      var clip = DrawnClip()
      twoPages(&clip)
      try clip.bytes.write(to: folder.appendingPathComponent("desk.y4m"))
      var process = FridgeProcess(["live", "desk.y4m", "--every-frame", "--capture", "pages/"])
      process.folder = folder
      let outcome = try process.run()
      #expect(outcome.code == 0 && outcome.output.split(separator: "\n").count == 2, "\(outcome)")
      #expect(outcome.output.contains("pages/page-0008.png") && outcome.output.contains("0:01.5"))
      #expect(outcome.errors.contains("2 pages saved to pages/"))
      let all = try names(pages)
      #expect(all == ["other.png", "page-0003.png", "page-0007.jpg", "page-0008.png", "page-0009.png", "page-x.png"])
      for name in ["page-0003.png", "page-0007.jpg", "page-x.png", "other.png"] {
        #expect(try Data(contentsOf: pages.appendingPathComponent(name)) == Data(name.utf8))
      }
    }
  }

  @Test func aPageThatMovesIsNotCaptured() throws {
    try withClip({ $0.add(DrawnClip.other, seconds: 3, drift: 4) }, ["--json"]) { outcome, pages in
      #expect(outcome.code == 1 && outcome.errors.contains("No page was held still."))
      let end = try events(outcome.output).last
      #expect(end?["event"] as? String == "end" && (end?["pages"] as? [Any])?.isEmpty == true)
      #expect(try names(pages).isEmpty)
    }
  }

  @Test func aPageThatLeavesIsReleased() throws {
    try withClip(
      { clip in
        clip.add(DrawnClip.page, seconds: 1.2)
        clip.add(nil, seconds: 1)
      }, ["--json", "--lang", "ko"]
    ) { outcome, _ in
      #expect(outcome.code == 1 && outcome.errors.contains("가만히 들고 있는 종이가 없었습니다."))
      let kinds = try events(outcome.output).compactMap { $0["event"] as? String }
      #expect(kinds.suffix(2) == ["released", "end"])
    }
  }

  @Test(arguments: [SIGINT, SIGTERM]) func aSignalEndsTheWatchWithItsPages(_ signal: Int32) throws {
    try TemporaryFolder.with { folder in
      let table = "lavfi:color=gray:size=160x120:rate=20"
      let process = FridgeProcess([
        "live", table + ",drawbox=x=40:y=30:w=80:h=60:color=white:t=fill,realtime=limit=2:speed=4", "--capture",
        folder.path, "--json",
      ]).prepared(state: folder)
      let text = try FridgeProcess.signal(process, signal, afterPrinting: "captured")
      #expect(process.terminationReason == .exit && process.terminationStatus == 0)
      #expect(text.contains("\"event\":\"end\""))
      #expect(try size(folder, "page-0001.png") == [80, 60])
    }
  }

  @Test func aFolderThatCannotBeWrittenIsNamedAtOnce() throws {
    try TemporaryFolder.with { folder in
      let pages = folder.appendingPathComponent("pages")
      try Data().write(to: pages)
      let file = try fridge("live", "videos/door.mp4", "--capture", pages.path)
      #expect(file.code == 2 && file.errors.contains("pages: This is not a folder."))
      try FileManager.default.removeItem(at: pages)
      try FileManager.default.createDirectory(
        at: pages, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o555])
      let process = FridgeProcess(["live", "videos/door.mp4", "--capture", pages.path]).prepared(state: folder)
      if geteuid() == 0 {
        // Even root is denied without the capability to pass over permissions.
        process.arguments =
          ["--bounding-set=-dac_override,-dac_read_search", FridgeProcess.program.path] + (process.arguments ?? [])
        process.executableURL = URL(fileURLWithPath: "/usr/bin/setpriv")
      }
      let outcome = try FridgeProcess.finish(process)
      #expect(outcome.code == 2 && outcome.errors.contains("Permission denied."), "\(outcome)")
    }
  }

  @Test(.enabled(if: Disk.canBeMounted, "This system does not let a process mount anything, not even for itself."))
  func aFullDiskIsReported() throws {
    try TemporaryFolder.with { state in
      var clip = DrawnClip()
      clip.add(DrawnClip.page, seconds: 2)
      try clip.bytes.write(to: state.appendingPathComponent("desk.y4m"))
      let words = ["live", "desk.y4m", "--every-frame", "--capture", "fridge"]
      let outcome = try #require(try Disk.full.run([words], state: state).first)
      #expect(outcome.code == 2 && outcome.output.contains("No space left on device"), "\(outcome)")
    }
  }

  @Test(arguments: [
    ["--annotate", "seen.mp4"], ["--recommend"], ["--add-to-pantry"], ["--model", "x"], ["--region", "0,0,1,1"],
    ["--on-change"], ["--save-crops", "x"],
  ])
  func optionsForFoodAreRefused(_ words: [String]) throws {
    try TemporaryFolder.with { folder in
      let outcome = try FridgeProcess(["live", "videos/door.mp4", "--capture", folder.path] + words).run()
      #expect(outcome.code == 2 && outcome.errors.contains("--capture") && outcome.errors.contains(words[0]))
    }
  }

  @Test func changesAreSavedOnRequest() throws {
    try withClip(twoPages, ["--review"], input: "turn 1\nDELETE 2\nsave\n") { outcome, pages in
      #expect(outcome.code == 0 && outcome.errors.contains("1 turned, 1 deleted"), "\(outcome)")
      #expect(outcome.output.contains("turned 90°") && outcome.output.contains("deleted"))
      let (names, turned) = try (names(pages), size(pages, "page-0001.png"))
      #expect(names == ["page-0001.png"] && (90...105).contains(turned[0]) && (118...130).contains(turned[1]))
    }
  }

  @Test(arguments: ["", "turn 1\ndelete 2\n", "turn 1\nquit\nsave\n", "delete 1 2\nkeep 1\n\nquit"])
  func whatIsNotSavedIsForgotten(_ input: String) throws {
    try withClip(twoPages, ["--review", "--json"], input: input) { outcome, pages in
      #expect(outcome.code == 0)
      #expect(outcome.errors.contains("forgotten") == input.contains("1"))
      let (names, width) = try (names(pages), size(pages, "page-0001.png")[0])
      #expect(names == ["page-0001.png", "page-0002.png"] && width > 110)
      #expect(outcome.output.contains("\"event\":\"review\",\"pages\":[{\"page\":1,\"file\":\"pages/page-0001.png\""))
    }
  }

  @Test func pagesAreSavedAsADocument() throws {
    let input = "turn 2\nsave ../all pages.pdf\n"
    try withClip(twoPages, ["--review", "--json"], input: input.replacing("../", with: "")) { outcome, pages in
      #expect(outcome.code == 0 && outcome.output.contains("\"output\":\"all pages.pdf\""), "\(outcome)")
      let document = pages.deletingLastPathComponent().appendingPathComponent("all pages.pdf")
      let start = try Data(contentsOf: document).prefix(4)
      #expect(start == Data("%PDF".utf8))
      #expect(outcome.output.contains("\"turned\":[\"pages/page-0002.png\"]"))
    }
  }

  @Test(arguments: [
    ("turn 3\nsave\n", "-:1: There is no page 3."), ("delete 1\nflip 2\nsave\n", "-:2: There is no command “flip”."),
    ("turn\n", "-:1: “turn” needs the number of a page."), ("turn one\n", "“one” is not the number of a page."),
    ("turn 1 9\nsave\n", "-:1: There is no page 9."), ("save x.gif\n", "x.gif: Pages are written as PDF"),
    ("delete 1 2\nsave all.pdf\n", "-:2: All pages are deleted."),
  ])
  func aWrongCommandOfAFileChangesNothing(_ input: String, _ message: String) throws {
    try withClip(twoPages, ["--review"], input: input) { outcome, pages in
      #expect(outcome.code == 2 && outcome.errors.contains(message), "\(outcome)")
      let (names, width) = try (names(pages), size(pages, "page-0001.png")[0])
      #expect(names == ["page-0001.png", "page-0002.png"] && width > 110)
    }
  }

  @Test func aReviewNeedsPagesAndInput() throws {
    let alone = try fridge("live", "videos/door.mp4", "--review")
    #expect(alone.code == 2 && alone.errors.contains("--review needs --capture."))
    try TemporaryFolder.with { folder in
      let input = try fridge("live", "-", "--capture", folder.path, "--review")
      #expect(input.code == 2 && input.errors.contains("standard input"))
    }
  }

  @Test func aTerminalShowsProgressAndTakesCommands() throws {
    try TemporaryFolder.with { folder in
      var clip = DrawnClip()
      twoPages(&clip)
      try clip.bytes.write(to: folder.appendingPathComponent("desk.y4m"))
      let terminal = try PseudoTerminal()
      var program = FridgeProcess(["live", "desk.y4m", "--every-frame", "--capture", "pages", "--review"])
      program.environment["TERM"] = "xterm-256color"
      program.folder = folder
      let process = program.prepared(state: folder)
      terminal.connect(process)
      try process.run()
      defer { process.terminate() }
      try terminal.wait(for: "> ", count: 1)
      #expect(terminal.transcript.contains("Hold still  [##########..........]"))
      #expect(terminal.transcript.contains("0:01.5    pages/page-0001.png"))
      try terminal.press("turm 1\n")
      try terminal.wait(for: "There is no command “turm”.", count: 1)
      try terminal.press("turn 1\ndelete 2\nsave\n")
      try terminal.wait(for: "1 turned, 1 deleted", count: 1)
      try terminal.press("quit\n")
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      let pages = folder.appendingPathComponent("pages")
      #expect(try names(pages) == ["page-0001.png"] && size(pages, "page-0001.png")[0] < 110)
    }
  }
}
