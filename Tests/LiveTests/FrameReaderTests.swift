import Files
import Glibc
import Images
import Synchronization
import TestSupport
import Testing

@testable import Live

struct FrameReaderTests {
  /// Counts the frames that it receives.
  private final class Counter: FrameSink {
    let sizes = Mutex<[PixelSize]>([])

    func receive(_ frame: borrowing Frame) {
      let size = frame.image.size
      sizes.withLock { $0.append(size) }
    }
  }

  @Test(arguments: [FrameMailbox.Delivery.newest, .every])
  func aSinkReceivesEveryFrame(_ delivery: FrameMailbox.Delivery) throws {
    let folder = TemporaryFolder()
    let sizes = (1...5).map { PixelSize(width: 8 * $0, height: 8) }
    let photos = try sizes.map { size in
      let path = folder.path.appending(FilePath("\(size.width).png"))
      try path.write(Image(filling: size, with: .white).encodedAsPNG())
      return path
    }
    let counter = Counter()
    let reader = FrameReader(.photos(photos), FrameOptions(), delivery, sink: counter)
    reader.start()
    var frame = Frame()
    while case .frame = reader.mailbox.take(into: &frame, within: .seconds(60)) {}
    reader.stop()
    #expect(counter.sizes.withLock { $0 } == sizes)
    #expect(reader.mailbox.posted == 5)
  }

  @Test func aClipThatMayNotBeReadIsDenied() throws {
    let folder = TemporaryFolder()
    let clip = folder.path.appending(FilePath("door.mp4"))
    try clip.write(Array("no video".utf8))
    _ = clip.withCString { chmod($0, 0) }
    try asNobody(in: folder.path) {
      #expect(throws: SourceError.file(.denied(clip))) {
        try VideoSource(.clip(clip), FrameOptions(), ReadControl(limit: .seconds(1))) { _ in }
      }
    }
  }

  /// The errors of libavdevice's `v4l2_open` are the codes of `open` and `ioctl`.
  @Test(arguments: [
    (EBUSY, SourceError.busy("/dev/video0")), (EACCES, .file(.denied("/dev/video0"))),
    (ENODEV, .file(.notFound("/dev/video0"))), (EINVAL, .notVideo),
  ])
  func errorsOfCamerasAreNamed(_ code: Int32, _ error: SourceError) throws {
    let (library, control) = (try VideoLibrary(), ReadControl(limit: .seconds(1)))
    #expect(FrameOrigin.camera("/dev/video0").error(-code, library, control) == error)
  }
}
