internal import CommandLineKit
internal import FridgeKit
internal import Web

/// Photos, pages and drawings over HTTP.
extension KitchenService {
  /// Adds the routes of photos.
  func addPhotos(to router: inout Router) {
    router.read("/scan", "POST") { request, fields in
      var options = RecognitionService.Options()
      options.threshold = try fields.number("threshold", in: 0...1).map { Float($0) }
      options.isSure = try fields.truth("sure") ?? false
      options.isWhole = try fields.truth("whole") ?? false
      options.usesLessons = try fields.truth("untaught") != true
      let isNumbered = try fields.truth("numbers") ?? false
      try fields.finish()
      let photos = try request.photos()
      let report = try recognition.scan(photos, options)
      return Response(report.json(try context(in: request.language).reportWording, numbered: isNumbered))
    }
    router.read("/classify", "POST") { request, fields in
      var options = RecognitionService.Options()
      options.top = try fields.integer("top", in: 1...1000) ?? Classify().top
      options.usesLessons = try fields.truth("untaught") != true
      try fields.finish()
      let photos = try request.photos()
      let wording = try context(in: request.language).reportWording
      let reports = try recognition.classify(photos, options).map { $0.json(wording) }
      return Response(.object([("version", .integer(1)), ("photos", .array(reports))]))
    }
    router.read("/flatten", "POST") { request, fields in
      var options = FlatteningOptions()
      options.extent = try fields.truth("all") == true ? .all : .best
      try fields.finish()
      let photos = try request.photos()
      var view = FlattenView(work: PageFlattening(options), context: try context(in: request.language))
      for photo in photos {
        let outcome = Result { () throws(PhotoError) in try view.work.pages(in: photo.bytes) }
        view.reports.append((photo.name, outcome.map { ($0.size, $0.pages) }))
      }
      return Response(view.json)
    }
    router.read("/flatten/picture", "POST") { request, fields in
      let options = try flatteningOptions(&fields)
      let format = try fields.value("format", .word(PictureForm.allCases.map(\.rawValue)), PictureForm.init) ?? .png
      try fields.finish()
      guard let photo = try request.photos(most: 1).first else { throw RequestError.emptyBody }
      let work = PageFlattening(options)
      let pages = try work.pages(in: photo.bytes)
      guard let page = pages.pages.first else { throw FlattenProblem.noPage(1, of: 1) }
      let picture = work.picture(of: page, in: pages)
      return Response(format.mediaType, try format.bytes(of: picture))
    }
    router.read("/flatten/document", "POST") { request, fields in
      try fields.finish()
      let pages = try request.photoForm().photos(finishing: true)
      return Response("application/pdf", try PageTarget.document(ofPictures: pages.map(\.bytes)))
    }
    router.read("/sketch", "POST") { request, fields in
      try fields.finish()
      let types = ["application/json", "image/svg+xml", "image/png", "image/jpeg", "image/webp"]
      guard let type = request.mediaType, types.contains(type) else { throw RequestError.badMediaType(allowed: types) }
      let report = try fridge.shapeRecognition().report(on: "drawing") { DrawingFile(request.body) }
      if case .failure(let error) = report.outcome { throw error }
      return Response(SketchView(reports: [report], context: try context(in: request.language)).json)
    }
  }

  private func flatteningOptions(_ fields: inout Fields) throws -> FlatteningOptions {
    var options = FlatteningOptions()
    if let numbers = try fields.numbers("corners", count: 8...8, in: -100_000...100_000) {
      let points = (0..<4).map { Point(x: numbers[2 * $0], y: numbers[2 * $0 + 1]) }
      let corners = Quadrilateral(points[0], points[1], points[2], points[3])
      guard corners.isConvex else { throw FlattenProblem.badCorners }
      options.corners = corners
    }
    options.shape = try fields.argument("aspect") ?? .measured
    options.turn = try fields.choice("rotate")
    options.enhancement = try fields.choice("enhance")
    options.needsPixels = true
    return options
  }

  /// A file format of pages.
  private enum PictureForm: String, CaseIterable {
    case png, jpg, pdf

    var mediaType: String {
      switch self {
      case .png: "image/png"
      case .jpg: "image/jpeg"
      case .pdf: "application/pdf"
      }
    }

    func bytes(of picture: Image) throws -> [UInt8] {
      switch self {
      case .png: try picture.encodedAsPNG()
      case .jpg: try picture.encodedAsJPEG(quality: 92)
      case .pdf: try PageTarget.document(of: picture)
      }
    }
  }
}

extension Request {
  /// The media types of photos; the content itself decides what it is.
  private static let photoTypes = [
    "image/jpeg", "image/png", "image/webp", "image/heic", "image/heif", "application/octet-stream",
  ]
  /// The most photos of a request.
  static let mostPhotos = 32

  /// Returns the photo that is the body, or those of a form.
  ///
  /// - Parameter most: the most photos; a form is accepted if it is more than one.
  func photos(most: Int = mostPhotos) throws(RequestError) -> [RecognitionService.PhotoBytes] {
    if most > 1, mediaType == "multipart/form-data" { return try photoForm().photos(finishing: true) }
    guard let mediaType, Self.photoTypes.contains(mediaType) else {
      throw .badMediaType(allowed: Self.photoTypes + (most > 1 ? ["multipart/form-data"] : []))
    }
    if body.isEmpty { throw .emptyBody }
    return [RecognitionService.PhotoBytes(name: "photo", bytes: body)]
  }

  /// Returns the form in the body.
  func photoForm() throws(RequestError) -> MultipartForm {
    guard mediaType == "multipart/form-data" else { throw .badMediaType(allowed: ["multipart/form-data"]) }
    return try MultipartForm(body, type: headers["content-type", default: ""])
  }
}

extension MultipartForm {
  /// Returns the photos of a form under names of their own.
  ///
  /// - Parameter finishing: whether other fields are refused.
  func photos(finishing isOnly: Bool) throws(RequestError) -> [RecognitionService.PhotoBytes] {
    if let other = files.first(where: { $0.field != "photo" }) { throw .unknownField(other.field, known: ["photo"]) }
    if files.isEmpty { throw .missingField("photo") }
    if isOnly { try fields.finish() }
    guard files.count <= Request.mostPhotos else { throw .badField("photo", .count(1...Request.mostPhotos)) }
    var names: Set<String> = []
    return files.enumerated().map { index, file in
      var name = file.name.isEmpty ? "photo-\(index + 1)" : file.name
      if !names.insert(name).inserted {
        name = "\(index + 1)-\(name)"
        names.insert(name)
      }
      return RecognitionService.PhotoBytes(name: FilePath(bytes: Array(name.utf8)), bytes: file.bytes)
    }
  }
}
