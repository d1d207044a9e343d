internal import Images

/// The kind of a picture with ink, which decides what counts as a speck.
enum InkSource {
  /// A drawing made on a screen, where every mark is meant.
  case drawing
  /// A photo, in which there are stains, and the edges of paper and table run to the border.
  case photo
}

extension Ink {
  /// The cells along the longer side of the map in which connected marks are found.
  private static let mapSide = 256

  /// Returns the ink without specks: marks far smaller than the largest one, and in a photo also marks that run out of
  /// the picture, if others remain.
  func withoutSpecks(_ source: InkSource) -> Ink {
    guard let bounds else { return self }
    let factor = (max(width, height) + Self.mapSide - 1) / Self.mapSide
    let map = pooled(.init(x: 0, y: 0, width: width, height: height), factor: factor)
    let marks = InkMarks(map)
    let kept = marks.kept(source)
    if kept.allSatisfy(\.self) { return self }
    var clean = self
    for row in bounds.top..<bounds.bottom {
      for column in bounds.left..<bounds.right {
        guard let mark = marks.numbers[row / factor * map.width + column / factor], !kept[mark] else { continue }
        clean.values[row * width + column] = 0
      }
    }
    return clean
  }
}

extension Ink {
  /// The most marks that are told apart.
  private static let mostMarks = 4

  /// Returns the ink of each mark alone, where two to four marks of similar size lie beside each other; else none.
  func separateMarks() -> [Ink] {
    let factor = (max(width, height) + Self.mapSide - 1) / Self.mapSide
    let map = pooled(.init(x: 0, y: 0, width: width, height: height), factor: factor)
    let marks = InkMarks(map)
    guard (2...Self.mostMarks).contains(marks.marks.count), marks.areApart else { return [] }
    return marks.marks.indices.map { mark in
      var alone = self
      for row in 0..<height {
        for column in 0..<width where marks.numbers[row / factor * map.width + column / factor] != mark {
          alone.values[row * width + column] = 0
        }
      }
      return alone
    }
  }
}

/// The connected marks on a map of ink.
private struct InkMarks {
  /// One mark: its cells and its extent.
  struct Mark {
    var count = 0
    var left = Int.max, top = Int.max, right = 0, bottom = 0

    /// The longer side of the rectangle around it.
    var extent: Int { max(right - left, bottom - top) }
  }

  /// The marks, and for each cell the number of its mark, if it has ink.
  private(set) var marks: [Mark] = []
  private(set) var numbers: [Int?]
  private let width: Int, height: Int

  init(_ map: Ink) {
    (width, height) = (map.width, map.height)
    numbers = [Int?](repeating: nil, count: map.values.count)
    for cell in map.values.indices where map.values[cell] >= Ink.threshold && numbers[cell] == nil {
      flood(from: cell, map)
    }
  }

  /// Numbers all cells that are connected with one, also diagonally.
  private mutating func flood(from start: Int, _ map: Ink) {
    var (mark, open) = (Mark(), [start])
    numbers[start] = marks.count
    while let cell = open.popLast() {
      let (row, column) = (cell / width, cell % width)
      mark.count += 1
      (mark.left, mark.right) = (min(mark.left, column), max(mark.right, column + 1))
      (mark.top, mark.bottom) = (min(mark.top, row), max(mark.bottom, row + 1))
      for y in max(row - 1, 0)...min(row + 1, height - 1) {
        for x in max(column - 1, 0)...min(column + 1, width - 1) {
          let next = y * width + x
          guard numbers[next] == nil, map.values[next] >= Ink.threshold else { continue }
          numbers[next] = marks.count
          open.append(next)
        }
      }
    }
    marks.append(mark)
  }

  /// Whether all marks have at least a quarter of the extent of the largest, and their rectangles do not overlap.
  var areApart: Bool {
    let largest = marks.map(\.extent).max() ?? 0
    return marks.indices.allSatisfy { index in
      let mark = marks[index]
      return mark.extent * 4 >= largest
        && marks[(index + 1)...].allSatisfy { other in
          mark.right <= other.left || other.right <= mark.left || mark.bottom <= other.top || other.bottom <= mark.top
        }
    }
  }

  /// Returns for each mark whether it belongs to the drawing.
  func kept(_ source: InkSource) -> [Bool] {
    var candidates = Array(marks.indices)
    if source == .photo {
      let inner = candidates.filter { index in
        let mark = marks[index]
        return mark.left > 0 && mark.top > 0 && mark.right < width && mark.bottom < height
      }
      if inner.contains(where: { marks[$0].extent * 12 >= max(width, height) }) { candidates = inner }
    }
    let largest = candidates.map { marks[$0].extent }.max() ?? 0
    // A dash of a dashed line is at least a twentieth of the shape.
    let share = source == .photo ? 12 : 40
    var kept = [Bool](repeating: false, count: marks.count)
    for index in candidates where marks[index].extent * share >= largest { kept[index] = true }
    return kept
  }
}
