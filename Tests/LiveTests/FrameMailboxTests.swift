import Images
import Synchronization
import Testing
import Threads

@testable import Live

struct FrameMailboxTests {
  private let long = Duration.seconds(60)

  /// Returns a frame with that time.
  private func frame(at time: Double) -> Frame {
    var frame = Frame()
    frame.time = time
    return frame
  }

  @Test func theNewestFrameReplacesOlderOnes() {
    let mailbox = FrameMailbox(.newest)
    for time in [1.0, 2, 3] {
      var frame = frame(at: time)
      #expect(mailbox.post(&frame))
    }
    var taken = Frame()
    guard case .frame = mailbox.take(into: &taken, within: long) else { Issue.record("no frame"); return }
    #expect(taken.time == 3 && taken.number == 2)
    #expect(mailbox.posted == 3 && mailbox.replaced == 2)
    guard case .nothing = mailbox.take(into: &taken, within: .zero) else { Issue.record("a frame"); return }
  }

  @Test(
    arguments: [(11, 33, 38.5), (10, 33, nil), (50, 33, nil), (11, 100, 139), (11, 101, nil)] as [(Int, Int, Double?)])
  func anOldFrameIsPassedOverIfTheNextIsDue(_ age: Int, _ interval: Int, _ limit: Double?) {
    let patience = FrameMailbox.patience(age: .milliseconds(age), interval: .milliseconds(interval))
    #expect(patience == limit.map { .milliseconds($0) })
  }

  @Test func everyFrameWaitsForTheOneBefore() {
    let mailbox = FrameMailbox(.every)
    let thread = WorkerThread {
      for time in [1.0, 2, 3] {
        var frame = Frame()
        frame.time = time
        _ = mailbox.post(&frame)
      }
      mailbox.close()
    }
    var (taken, times) = (Frame(), [Double]())
    while case .frame = mailbox.take(into: &taken, within: long) { times.append(taken.time) }
    thread?.join()
    #expect(times == [1, 2, 3] && mailbox.replaced == 0)
  }

  @Test func theLastFrameSurvivesTheEnd() {
    let mailbox = FrameMailbox(.newest)
    var frame = frame(at: 1)
    #expect(mailbox.post(&frame))
    mailbox.close(.noPicture)
    #expect(!mailbox.post(&frame) && mailbox.posted == 1)
    guard case .frame = mailbox.take(into: &frame, within: long) else { Issue.record("no frame"); return }
    guard case .end(.noPicture) = mailbox.take(into: &frame, within: long) else { Issue.record("no end"); return }
    #expect(!mailbox.pause(for: long))
  }

  @Test func buffersAreExchangedNotCopied() {
    let mailbox = FrameMailbox(.newest)
    let size = PixelSize(width: 40, height: 30)
    var buffers = (0..<2).map { _ in
      var frame = Frame()
      frame.image = Image(filling: size, with: .white)
      return frame
    }
    var addresses: Set<UnsafePointer<UInt8>?> = []
    for _ in 0..<10 {
      #expect(mailbox.post(&buffers[0]))
      guard case .frame = mailbox.take(into: &buffers[1], within: long) else { Issue.record("no frame"); return }
      buffers[0].image.resize(to: size)
      addresses.insert(buffers[1].image.pixels.withUnsafeBufferPointer { $0.baseAddress })
    }
    #expect(addresses.count <= 3)
  }
}
