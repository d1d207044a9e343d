internal import Files
internal import Images
internal import Recognition

/// One thread's way from a file to a report: read, decode no larger than needed, recognise.
struct PhotoReporter {
  let recognizer: any Recognizer
  let options: PhotoOptions

  /// The report on one photo; whatever goes wrong is part of it.
  func report(on photo: FilePath) -> PhotoReport {
    do { return PhotoReport(photo: photo, outcome: .success(try recognize(photo))) } catch {
      return PhotoReport(photo: photo, outcome: .failure(error))
    }
  }

  private func recognize(_ path: FilePath) throws(PhotoError) -> RecognizedPhoto {
    let photo = try decode(path)
    do {
      let labels = try Attempts.recognition.first { () throws(RecognitionError) in
        try recognizer.predictions(for: photo.image, count: options.top)
      }
      return RecognizedPhoto(size: photo.size, labels: labels)
    } catch { throw .recognition(error) }
  }

  private func decode(_ path: FilePath) throws(PhotoError) -> Photo {
    let bytes: [UInt8]
    do { bytes = try path.readBytes(limit: options.limits.maximumBytes) } catch { throw .file(error) }
    do {
      return try Photo(decoding: bytes, atLeast: recognizer.preprocessing.decodeSize, limits: options.limits)
    } catch { throw .image(error) }
  }
}
