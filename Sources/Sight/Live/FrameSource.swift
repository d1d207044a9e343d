public import Files
public import Images

/// A sequence of frames, read by one thread.
package protocol FrameSource: AnyObject {
  /// The facts known before the first frame.
  var information: SourceInformation { get }
  /// Reads the next frame, and writes its image and time into `frame`, whose memory is used again.
  ///
  /// - Returns: false at the end.
  func read(into frame: inout Frame) throws(SourceError) -> Bool
}

/// A receiver of every frame of a source, also of those that are never analysed.
public protocol FrameSink: Sendable {
  /// Receives a frame on the thread that reads, which decodes the next one only afterwards.
  ///
  /// The memory of the frame is used again: to keep the image, copy it.
  func receive(_ frame: borrowing Frame)
}

/// The facts about a source that are known before its first frame.
public struct SourceInformation: Sendable, Equatable {
  /// The size of its upright frames.
  public let size: PixelSize
  /// The frames per second that it states; nil if it states none.
  public let framesPerSecond: Double?
  /// The rule by which frames get their time.
  package let timing: Timing
  /// The length in seconds that it states; nil if unknown.
  package let duration: Double?

  /// A rule by which the frames of a source get their time.
  package enum Timing: Sendable {
    /// By the time stamps of a recording, which is played at its own speed.
    case recorded
    /// By the time stamps of frames that arrive when they please.
    case stamped
    /// By the moment at which a frame arrives.
    case arrival
  }

  package init(size: PixelSize, framesPerSecond: Double?, timing: Timing, duration: Double? = nil) {
    (self.size, self.framesPerSecond, self.timing, self.duration) = (size, framesPerSecond, timing, duration)
  }
}

/// Why a source of frames cannot be used, or ended early.
public enum SourceError: Error, Equatable {
  /// A library that reads video is not installed.
  case libraryMissing(String)
  /// The file or device cannot be opened.
  case file(FileError)
  /// The device is used by another program.
  case busy(FilePath)
  /// The contents are no video that is supported.
  case notVideo
  /// There is sound or text, but no moving picture.
  case noPicture
  /// No decoder for the format is installed.
  case noDecoder(String)
  /// The pixel format is not supported.
  case pixelFormat(String)
  /// A frame has more pixels than are accepted.
  case tooLarge(PixelSize)
  /// A photo among the frames cannot be read.
  case photo(FilePath, ImageError)
  /// No connection could be made; `reason` is the library's message, in English.
  case unreachable(reason: String)
  /// Nothing arrived for so many seconds.
  case stalled(seconds: Double)
  /// The stream broke off, or the device was unplugged; `reason` is the library's message, in English.
  case brokenOff(reason: String)
  /// The connection failed or broke off, and is made again.
  indirect case reconnecting(after: SourceError)
  /// A recording ends at one time, in seconds, though it states another.
  case cutShort(at: Double, of: Double)
  /// Some pictures could not be decoded.
  case damaged(frames: Int)
  /// There was not a single frame.
  case noFrames
}
