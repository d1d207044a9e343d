internal import Files

extension [LabelledExample] {
  /// The positions of the examples of each photo, photos in the order in which they are first named.
  public var positionsByPhoto: [[Int]] {
    var places: [FilePath: Int] = [:]
    var photos: [[Int]] = []
    for (position, example) in enumerated() {
      if let place = places[example.photo] {
        photos[place].append(position)
      } else {
        places[example.photo] = photos.count
        photos.append([position])
      }
    }
    return photos
  }
}
