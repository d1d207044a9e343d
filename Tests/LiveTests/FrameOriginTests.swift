import Files
import Live
import Testing

struct FrameOriginTests {
  @Test(
    arguments: [
      ("-", FrameOrigin.standardInput), ("/dev/video0", .camera("/dev/video0")),
      ("rtsp://door.local/live", .network("rtsp://door.local/live")), ("HTTP://a/b", .network("HTTP://a/b")),
      ("lavfi:testsrc2", .generated("testsrc2")),
    ] as [(FilePath, FrameOrigin)])
  func wordsNameSources(_ word: FilePath, _ origin: FrameOrigin) { #expect(FrameOrigin(word: word) == origin) }

  @Test(arguments: ["door.mp4", "file:///etc/passwd", "concat:a|b", "ftp://a/b", "./-", ""] as [FilePath])
  func otherWordsAreFiles(_ word: FilePath) { #expect(FrameOrigin(word: word) == nil) }

  @Test(arguments: [
    ("rtsp://me:secret@door/live?token=secret", "rtsp://door/live?…"),
    ("http://secret@door:81/#secret", "http://door:81/?…"),
    ("http://me:sec/ret@door/a", "http://door/a"), ("https://door/a", "https://door/a"),
  ])
  func secretsAreNotShown(_ address: String, _ name: String) { #expect(FrameOrigin.network(address).name == name) }
}
