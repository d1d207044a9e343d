internal import CWebAssets

/// The files of the page, which lie in the program itself: no request ever leads to the file system.
public struct AssetLibrary: Sendable {
  private let assets: [String: Asset]

  private struct Asset: Sendable {
    let plain: Response
    let compressed: Response?
  }

  /// The library of the embedded files; it compresses each once, which takes some milliseconds.
  public static let embedded = AssetLibrary(
    (0..<web_asset_count()).map { index in
      let asset = web_asset_at(index)
      let bytes = Array(UnsafeBufferPointer(start: asset.bytes, count: asset.size))
      return (String(cString: asset.path), bytes)
    })

  /// Creates a library of files by their paths.
  init(_ files: [(path: String, bytes: [UInt8])]) {
    let tags = files.map { "\"\(ContentHash(of: $0.bytes).text)\"" }
    // Files of one version fit together: a browser that has them all need request none.
    let version = ContentHash(of: Array(tags.joined().utf8)).text
    let assets = zip(files, tags).map { file, tag in
      let (path, bytes) = file
      var plain = Response(Self.mediaType(of: path), bytes).with("ETag", tag).with("Cache-Control", "no-cache")
        .with("Page-Version", version)
      let small = Gzip.compressed(bytes, .best).flatMap { $0.count < bytes.count ? $0 : nil }
      if small != nil { plain.headers.append(("Vary", "Accept-Encoding")) }
      let compressed = small.map { small in
        var response = plain
        response.body = small
        response.headers = response.headers.map { $0.name == "ETag" ? ("ETag", "W/" + tag) : $0 }
        return response.with("Content-Encoding", "gzip")
      }
      return (path, Asset(plain: plain, compressed: compressed))
    }
    self.assets = Dictionary(assets, uniquingKeysWith: { first, _ in first })
  }

  /// The paths of all files.
  public var paths: [String] { assets.keys.sorted() }

  /// Returns a file as the client wants it.
  func response(to request: Request, _ path: String) -> Response? {
    guard let asset = assets[path] else { return nil }
    let response = request.acceptsGzip ? asset.compressed ?? asset.plain : asset.plain
    return response.validated(against: request)
  }

  private static func mediaType(of path: String) -> String {
    switch path.split(separator: ".").last {
    case "js": "text/javascript; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "json": "application/json"
    case "webmanifest": "application/manifest+json"
    case "svg": "image/svg+xml"
    case "png": "image/png"
    case "woff2": "font/woff2"
    default: "text/html; charset=utf-8"
    }
  }
}

extension Router {
  /// Adds a route for each file.
  public mutating func add(_ library: AssetLibrary) {
    for path in library.paths {
      add("GET", path, on: .connection) { request throws(RequestError) in
        guard let response = library.response(to: request, path) else { throw .unknownAddress }
        return response
      }
    }
  }
}
