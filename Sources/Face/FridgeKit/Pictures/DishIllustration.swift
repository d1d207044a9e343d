public import Images
internal import Ingredients
internal import Random
public import Recipes

/// A drawing of a dish: a plate or a bowl from above, with what the dish is made of, the same on every machine.
public struct DishIllustration: Sendable {
  private let background: Paint
  private let isBowl: Bool
  private let base: Paint
  private let pieces: [Piece]

  /// A colour with components from 0 to 255.
  private typealias Paint = SIMD3<Float>

  /// A round piece of food; the plate has the radius 1.
  private struct Piece {
    let (x, y, radius): (Float, Float, Float)
    let paint: Paint
  }

  /// Composes the drawing of a dish from its kind, its cuisine and its ingredients.
  public init(of recipe: Recipe) {
    var generator = SplitMix64(seed: recipe.id.utf8.reduce(0) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 })
    /// A number from 0 up to 1.
    func random() -> Float { Float(generator.next() >> 40) / Float(1 << 24) }
    background = Self.background(of: recipe.cuisine)
    isBowl = [.soup, .stew, .hotPot, .porridge, .noodle, .rice, .curry, .drink].contains(recipe.kind)
    let knowledge = IngredientKnowledge.standard
    let categories = recipe.ingredients.compactMap { knowledge[$0.id]?.category }
    base = Self.base(of: recipe.kind)
    let seen = categories.filter { ![.sauce, .oil, .spice, .baking, .drink].contains($0) }
    let shown: [IngredientCategory] = seen.isEmpty ? [.prepared] : seen
    var pieces: [Piece] = []
    // Most attempts find room; the number of pieces is that of a full plate.
    for attempt in 0..<80 where pieces.count < 14 {
      let radius = 0.10 + 0.09 * random()
      let (angle, distance) = (random() * 2 * .pi, random().squareRoot() * ((isBowl ? 0.82 : 0.68) - radius))
      let piece = Piece(
        x: distance * Self.cosine(angle), y: distance * Self.cosine(angle - .pi / 2), radius: radius,
        paint: Self.paint(of: shown[attempt % shown.count]) + (random() - 0.5) * 22)
      let isFree = pieces.allSatisfy { other in
        let (x, y, gap) = (other.x - piece.x, other.y - piece.y, (other.radius + piece.radius) * 0.86)
        return x * x + y * y > gap * gap
      }
      if isFree { pieces.append(piece) }
    }
    self.pieces = pieces
  }

  /// Draws the dish as a square picture.
  public func image(side: Int = 480) -> Image {
    var canvas = Canvas(side: side, background: background)
    canvas.cover([60, 50, 45], (0.03, 0.07), 1.02, softness: 0.16, opacity: 0.22)
    canvas.cover([250, 248, 244], (0, 0), 1)
    canvas.cover([226, 221, 214], (0, 0), isBowl ? 0.9 : 0.80)
    canvas.cover([246, 243, 238], (0, 0), isBowl ? 0.885 : 0.785)
    canvas.cover(base, (0, 0), isBowl ? 0.84 : 0.70)
    for piece in pieces {
      let (x, y, radius) = (piece.x, piece.y, piece.radius)
      canvas.cover([40, 30, 25], (x + 0.012, y + 0.02), radius, softness: 0.03, opacity: 0.28)
      canvas.cover(piece.paint, (x, y), radius)
      // Light falls from the top left.
      canvas.cover(
        piece.paint + 24, (x - radius * 0.25, y - radius * 0.3), radius * 0.45, softness: 0.06, opacity: 0.6)
    }
    return canvas.image
  }

  /// A picture that is painted disc by disc.
  private struct Canvas {
    private let side: Int
    private var pixels: [Paint]
    /// The side of a pixel, where the plate has the radius 1 and the picture reaches 1.35 to each side.
    private let unit: Float
    private static let reach: Float = 1.35

    init(side: Int, background: Paint) {
      (self.side, unit) = (side, 2 * Self.reach / Float(side))
      pixels = [Paint](repeating: background, count: side * side)
    }

    /// Paints a disc, whose edge is as soft as one pixel at least.
    mutating func cover(
      _ paint: Paint, _ center: (x: Float, y: Float), _ radius: Float, softness: Float = 0, opacity: Float = 1
    ) {
      let edge = max(unit, softness)
      let (columns, rows) = (range(around: center.x, radius + edge), range(around: center.y, radius + edge))
      for row in rows {
        let y = (Float(row) + 0.5) * unit - Self.reach - center.y
        for column in columns {
          let x = (Float(column) + 0.5) * unit - Self.reach - center.x
          let distance = (x * x + y * y).squareRoot() - radius
          let share = min(max(0.5 - distance / edge, 0), 1) * opacity
          if share > 0 { pixels[row * side + column] += (paint - pixels[row * side + column]) * share }
        }
      }
    }

    /// The rows or columns that a disc touches.
    private func range(around center: Float, _ radius: Float) -> Range<Int> {
      let first = Int((center - radius + Self.reach) / unit)
      let last = Int((center + radius + Self.reach) / unit) + 1
      return max(first, 0)..<min(max(last, 0), side)
    }

    var image: Image {
      var samples: [UInt8] = []
      samples.reserveCapacity(3 * pixels.count)
      for pixel in pixels {
        for channel in 0..<3 { samples.append(UInt8(min(max(pixel[channel], 0), 255))) }
      }
      return Image(width: side, height: side, pixels: samples)
    }
  }
}

extension DishIllustration {
  private static func background(of cuisine: Cuisine) -> Paint {
    switch cuisine {
    case .korean: [226, 214, 196]
    case .chinese: [232, 205, 196]
    case .japanese: [206, 214, 220]
    case .western: [214, 222, 208]
    case .southeastAsian: [233, 223, 190]
    case .mexican: [238, 208, 178]
    case .snack: [228, 210, 222]
    }
  }

  private static func base(of kind: DishKind) -> Paint {
    switch kind {
    case .soup, .hotPot, .drink: [224, 196, 142]
    case .stew, .braise, .curry: [190, 104, 58]
    case .rice, .porridge, .noodle, .pasta, .dumpling: [243, 232, 206]
    case .salad, .side, .kimchi: [196, 212, 150]
    case .egg, .pancake, .bake, .dessert, .pizza: [240, 208, 130]
    case .steamed, .sandwich, .snack: [233, 219, 190]
    case .grill, .fried, .stirFry: [206, 160, 108]
    }
  }

  private static func paint(of category: IngredientCategory) -> Paint {
    switch category {
    case .vegetable: [112, 158, 78]
    case .mushroom: [170, 136, 104]
    case .herb: [74, 128, 66]
    case .fruit: [222, 96, 82]
    case .meat: [158, 88, 66]
    case .processedMeat: [214, 122, 112]
    case .seafood, .driedSeafood: [236, 152, 122]
    case .dairyAndEggs: [250, 214, 98]
    case .tofu: [247, 238, 216]
    case .kimchi: [212, 74, 48]
    case .grain, .noodle: [246, 232, 196]
    case .bread: [212, 166, 102]
    case .legume, .nut: [150, 106, 70]
    case .sauce, .oil, .spice, .baking, .drink, .prepared: [188, 132, 84]
    }
  }

  /// Returns the cosine from its series, so that all machines agree to the last bit.
  private static func cosine(_ angle: Float) -> Float {
    var x = angle.truncatingRemainder(dividingBy: 2 * .pi)
    if x > .pi { x -= 2 * .pi }
    if x < -.pi { x += 2 * .pi }
    let square = x * x
    return 1 + square * (-1 / 2 + square * (1 / 24 + square * (-1 / 720 + square * (1 / 40320 - square / 3_628_800))))
  }
}
