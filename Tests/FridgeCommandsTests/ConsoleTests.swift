import CommandLineKit
import Glibc
@testable import Localization
import Testing

@testable import FridgeCommands

@Suite struct ProgressLineTests {
  private func line(_ done: Int, _ total: Int, _ seconds: Double, width: Int = 80) -> String {
    ProgressLine(done: done, total: total, seconds: seconds, width: width, language: .english).text
  }

  @Test func lineShowsBarCountRateAndTimeLeft() {
    let expected = "[##########..............................]  25/100  12.5/s  0:06 left"
    #expect(line(25, 100, 2) == expected)
  }

  @Test func hoursAreShownWhenThereAreSome() { #expect(line(1, 7201, 1).hasSuffix("1.0/s  2:00:00 left")) }

  @Test func nothingIsGuessedAtTheStart() { #expect(line(0, 9, 1).hasSuffix("]  0/9")) }

  @Test func nothingIsLeftAtTheEnd() { #expect(line(9, 9, 3).hasSuffix("#]  9/9  3.0/s")) }

  @Test func emptyRunIsFull() { #expect(line(0, 0, 0).hasSuffix("#]  0/0")) }

  @Test func narrowTerminalHasNoBar() { #expect(line(25, 100, 2, width: 30) == "25/100  12.5/s  0:06 left") }

  @Test(arguments: 40...100) func lineFitsItsWidth(_ width: Int) {
    #expect(line(12_345, 100_000, 77, width: width).count <= width)
  }
}

@Suite struct TerminalTests {
  @Test(arguments: [
    (true, [:], true), (false, [:], false), (true, ["NO_COLOR": "1"], false), (true, ["NO_COLOR": ""], true),
    (true, ["TERM": "dumb"], false), (true, ["TERM": "xterm"], true),
  ])
  func colorNeedsATerminalAndNoRefusal(_ isPresent: Bool, _ variables: [String: String], _ hasColor: Bool) {
    #expect(Terminal(isPresent: isPresent, columns: nil, environment: variables).hasColor == hasColor)
  }

  @Test(arguments: [
    (120, [:], 120), (nil, ["COLUMNS": "60"], 60), (nil, ["COLUMNS": "0"], 80), (nil, ["COLUMNS": "wide"], 80),
    (nil, [:], 80),
  ])
  func widthIsGivenOrGuessed(_ columns: Int?, _ variables: [String: String], _ width: Int) {
    #expect(Terminal(isPresent: false, columns: columns, environment: variables).width == width)
  }
}

extension TerminalTests {
  @Test(arguments: [
    (true, [:], true), (true, ["NO_COLOR": "1"], true), (true, ["TERM": "dumb"], false), (false, [:], false),
  ])
  func theCursorMovesUnlessTheTerminalCannot(_ isPresent: Bool, _ variables: [String: String], _ moves: Bool) {
    #expect(Terminal(isPresent: isPresent, columns: nil, environment: variables).movesCursor == moves)
  }

  @Test func heightIsGivenOrGuessed() {
    #expect(Terminal(isPresent: true, columns: 80, rows: 50, environment: [:]).height == 50)
    #expect(Terminal(isPresent: true, columns: nil, environment: [:]).height == 24)
  }
}

@Suite struct ByteOutputTests {
  /// A pipe's two descriptors, which the programs that other tests start do not keep open.
  private func makePipe() -> (reader: Int32, writer: Int32) {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    for end in ends { #expect(fcntl(end, F_SETFD, FD_CLOEXEC) == 0) }
    return (ends[0], ends[1])
  }

  private func readAll(_ descriptor: Int32) -> String {
    var bytes = [UInt8](repeating: 0, count: 1000)
    let count = read(descriptor, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }

  @Test func bufferedTextArrivesWhenFlushed() throws {
    let (reader, writer) = makePipe()
    let output = ByteOutput(descriptor: writer, buffering: .full)
    try output.write("하나 ")
    try output.write("둘")
    try output.flush()
    close(writer)
    #expect(readAll(reader) == "하나 둘")
    close(reader)
  }

  @Test func unbufferedTextArrivesAtOnce() throws {
    let (reader, writer) = makePipe()
    try ByteOutput(descriptor: writer, buffering: .none).write("now")
    #expect(readAll(reader) == "now")
    close(reader)
    close(writer)
  }

  @Test func closedReaderIsDistinguished() {
    signal(SIGPIPE, SIG_IGN)
    let (reader, writer) = makePipe()
    close(reader)
    let output = ByteOutput(descriptor: writer, buffering: .none)
    #expect(throws: OutputError.closed) { try output.write("a") }
    close(writer)
  }

  /// A number that no file has: one that was closed may be another test's file by now.
  @Test func missingFileIsAnError() {
    let output = ByteOutput(descriptor: -1, buffering: .none)
    #expect(throws: OutputError.failed(code: EBADF)) { try output.write("a") }
  }
}
