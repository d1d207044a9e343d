internal import Files

/// The examples of a training, parted into groups that must stay together.
struct LookAlikes {
  /// The bits in which the hashes of pictures that look alike may differ.
  static let distance = 10

  /// Returns the group of each example: those of one photo share one, and those of one label that look alike.
  ///
  /// Groups are numbered by their first example. The time is quadratic in the number of examples of a label.
  static func groups(_ photos: [FilePath], truths: [Int], hashes: [PerceptualHash]) -> [Int] {
    var forest = Forest(photos.count)
    var first: [FilePath: Int] = [:]
    for (position, photo) in photos.enumerated() {
      if let other = first[photo] { forest.join(position, other) } else { first[photo] = position }
    }
    for members in Dictionary(grouping: photos.indices, by: { truths[$0] }).values {
      for (index, one) in members.enumerated() {
        for other in members[(index + 1)...] where hashes[one].distance(to: hashes[other]) <= distance {
          forest.join(one, other)
        }
      }
    }
    return photos.indices.map { forest.root($0) }
  }

  /// Returns the number of examples that look like one of others with the same label.
  ///
  /// - Parameters:
  ///   - examples: the label and the hash of each; likewise `others`.
  static func count(
    _ examples: [(label: String, hash: PerceptualHash)], like others: [(label: String, hash: PerceptualHash)]
  ) -> Int {
    let known = Dictionary(grouping: others, by: \.label)
    return examples.count { example in
      known[example.label, default: []].contains { $0.hash.distance(to: example.hash) <= distance }
    }
  }

  /// Disjoint sets, each named by its lowest member.
  private struct Forest {
    private var parents: [Int]

    init(_ count: Int) { parents = Array(0..<count) }

    mutating func root(_ member: Int) -> Int {
      var member = member
      while parents[member] != member {
        parents[member] = parents[parents[member]]
        member = parents[member]
      }
      return member
    }

    mutating func join(_ one: Int, _ other: Int) {
      let (a, b) = (root(one), root(other))
      parents[max(a, b)] = min(a, b)
    }
  }
}
