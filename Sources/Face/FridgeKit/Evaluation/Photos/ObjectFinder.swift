internal import Files
internal import Training

/// Where what is found in photos comes from.
enum ObjectFinder: Sendable {
  /// The classifier, or detector and classifier together, as photos are scanned.
  case scan(PhotoRecognition)
  /// The detector alone: those of its boxes that it calls one of these labels.
  case detector(PhotoRecognition, labels: Set<String>)
  /// It was found before.
  case table(FindingTable)

  /// What a detector's score must exceed where it is judged by itself: the precision at high recalls counts as well.
  static let detectorThreshold: Float = 0.01

  /// Finds what photos show.
  ///
  /// - Parameters:
  ///   - cancellation: once cancelled, no photo is begun.
  ///   - handle: takes what is found in each photo, in the order of the photos, on the calling thread.
  func find(in photos: [FilePath], cancellation: Cancellation, handle: (Result<[Finding], PhotoError>) -> Void) {
    switch self {
    case .table(let table): for photo in photos { handle(.success(table.findings[photo, default: []])) }
    case .scan(let recognition):
      recognition.work(count: photos.count, cancellation: cancellation) {
        $0.scan(photos[$1])
      } handle: {
        handle($0.findings)
      }
    case .detector(let recognition, let labels):
      recognition.work(count: photos.count, cancellation: cancellation) {
        $0.detect(in: photos[$1])
      } handle: {
        handle($0.findings.map { found in found.filter { labels.contains($0.label) } })
      }
    }
  }
}

extension ScannedPhoto {
  fileprivate var findings: Result<[Finding], PhotoError> {
    content.map { content in content.objects.map { Finding($0, in: content.size) } }
  }
}
