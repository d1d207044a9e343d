public import Files
internal import Glibc

/// The identity of one view of a photo or of a part of it, by content.
public struct FeatureKey: Hashable, Sendable {
  /// The fingerprint and the number of the file's bytes.
  fileprivate let content: UInt64, byteCount: UInt64
  /// The fingerprint of the part and of the view.
  fileprivate let part: UInt64
}

/// The content of a photo's file, by which its features are found again under any name.
public struct PhotoContent: Hashable, Sendable {
  private let fingerprint: UInt64
  private let byteCount: UInt64

  /// Takes the identity of a file's bytes.
  public init(_ bytes: [UInt8]) {
    fingerprint = bytes.withUnsafeBytes { Fingerprint(of: $0).number }
    byteCount = UInt64(bytes.count)
  }

  /// Returns the key of a view.
  ///
  /// - Parameter part: the edges of the part; empty for the whole photo.
  public func key(_ part: [Double], _ view: ExampleView) -> FeatureKey {
    // The number in front changes with the views or the crops.
    let words = [1, UInt64(view.rawValue)] + part.map(\.bitPattern)
    return FeatureKey(
      content: fingerprint, byteCount: byteCount, part: words.withUnsafeBytes { Fingerprint(of: $0).number })
  }
}

/// The features of photos, kept on disk: a run that was stopped resumes, and a second one is instant.
///
/// One file holds the features of one backbone and kernel set as records of equal length: the key, the photo's
/// perceptual hash, the values, and a fingerprint of all these. It only grows. Records that were cut short or changed
/// are computed anew. One process uses it at a time.
public final class FeatureCache {
  private static let headerBytes = 64
  private static let keyBytes = 32

  private let path: FilePath
  private let width: Int
  private let lock: FileLock
  private let appender: FileAppender
  private var positions: [FeatureKey: Int] = [:]
  private var count: Int

  /// Opens the cache in a folder, which is created when missing.
  ///
  /// - Parameters:
  ///   - name: the name of the backbone and of the kernels; features of different ones differ.
  ///   - width: the number of features.
  public init(in folder: FilePath, name: String, width: Int) throws(FeatureCacheError) {
    do {
      try folder.createFolder()
      path = folder.appending(FilePath(component: name, ending: ".features"))
      self.width = width
      guard let lock = try FileLock(folder.appending(FilePath(component: name, ending: ".lock"))) else {
        throw FeatureCacheError.busy(folder)
      }
      self.lock = lock
      let header = Self.header(width: width)
      let found = path.kind == .file ? try MappedFile(path) : nil
      let isOwn = found.map { $0.count >= Self.headerBytes && $0.bytes.starts(with: header) } ?? false
      count = isOwn ? ((found?.count ?? 0) - Self.headerBytes) / Self.recordBytes(width) : 0
      if let found, isOwn { positions = Self.index(found, count: count, width: width) }
      appender = try FileAppender(path, keeping: isOwn ? Self.headerBytes + count * Self.recordBytes(width) : 0)
      if !isOwn { try appender.append(header) }
    } catch let error as FeatureCacheError { throw error } catch let error as FileError { throw .file(error) } catch {
      preconditionFailure("files throw errors of files")
    }
  }

  private static func recordBytes(_ width: Int) -> Int { keyBytes + width * MemoryLayout<Float>.size + 8 }

  private static func header(width: Int) -> [UInt8] {
    let text = Array("fridge features 1, \(width) values\n".utf8)
    return text + [UInt8](repeating: 0, count: headerBytes - text.count)
  }

  private static func index(_ file: MappedFile, count: Int, width: Int) -> [FeatureKey: Int] {
    var positions: [FeatureKey: Int] = [:]
    let length = recordBytes(width)
    // `count` whole records follow the header.
    for position in 0..<count {
      let start = headerBytes + position * length
      let record = UnsafeRawBufferPointer(rebasing: file.bytes[start..<start + length])
      let content = UnsafeRawBufferPointer(rebasing: record[..<(length - 8)])
      guard record.number(at: length - 8) == Fingerprint(of: content).number else { continue }
      positions[
        FeatureKey(content: record.number(at: 0), byteCount: record.number(at: 8), part: record.number(at: 16))] =
        position
    }
    return positions
  }

  /// The keys whose features are known.
  public var keys: Set<FeatureKey> { Set(positions.keys) }

  /// Adds the features of a view, unless they are known.
  public func add(_ key: FeatureKey, _ hash: PerceptualHash, _ values: [Float]) throws(FileError) {
    precondition(values.count == width, "a row of features")
    guard positions[key] == nil else { return }
    var record: [UInt8] = []
    for number in [key.content, key.byteCount, key.part, hash.bits] { record += number.littleEndianBytes }
    values.withUnsafeBytes { record += $0 }
    record += record.withUnsafeBytes { Fingerprint(of: $0).number }.littleEndianBytes
    try appender.append(record)
    positions[key] = count
    count += 1
  }

  /// Maps the features of these keys, which must be known.
  func features(_ keys: [FeatureKey]) throws(FileError) -> (FeatureMatrix, [PerceptualHash]) {
    let file = try MappedFile(path)
    let length = Self.recordBytes(width)
    let starts = keys.map { key in
      guard let position = positions[key] else { preconditionFailure("the features are known") }
      return Self.headerBytes + position * length
    }
    guard let base = file.bytes.baseAddress, file.count >= Self.headerBytes + count * length else {
      if keys.isEmpty { return (FeatureMatrix(width: width, []), []) }
      throw .failed(path, operation: "read", code: EIO)
    }
    // Records are multiples of four bytes and hold what floats they were written from.
    let rows = starts.map { (base + $0 + Self.keyBytes).assumingMemoryBound(to: Float.self) }
    let hashes = starts.map { PerceptualHash(bits: file.bytes.number(at: $0 + 24)) }
    return (FeatureMatrix(width: width, rows: rows, owner: file), hashes)
  }
}

/// Why features cannot be kept.
public enum FeatureCacheError: Error, Equatable {
  /// The file cannot be used.
  case file(FileError)
  /// Another process is using the features in this folder.
  case busy(FilePath)
}

extension Fingerprint {
  /// The hash as a number.
  fileprivate var number: UInt64 { bytes.withUnsafeBytes { $0.number(at: 0) } }
}

extension UnsafeRawBufferPointer {
  /// Reads eight bytes, which must lie within the buffer.
  fileprivate func number(at offset: Int) -> UInt64 {
    UInt64(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }
}

extension UInt64 {
  fileprivate var littleEndianBytes: [UInt8] { withUnsafeBytes(of: littleEndian) { Array($0) } }
}
