public import Images
public import Recipes
internal import Ingredients

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
    var random = Dice(recipe.id)
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
      let (angle, distance) = (random.next() * 2 * .pi, random.next().squareRoot() * 0.62)
      let radius = 0.10 + 0.09 * random.next()
      let piece = Piece(
        x: distance * Self.cosine(angle), y: distance * Self.cosine(angle - .pi / 2), radius: radius,
        paint: Self.paint(of: shown[attempt % shown.count]) + (random.next() - 0.5) * 22)
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
    var pixels = [UInt8](repeating: 0, count: side * side * 3)
    let unit = 2.7 / Float(side)
    for row in 0..<side {
      for column in 0..<side {
        let (x, y) = ((Float(column) + 0.5) * unit - 1.35, (Float(row) + 0.5) * unit - 1.35)
        let color = self.color(x, y, unit)
        let place = (row * side + column) * 3
        for channel in 0..<3 { pixels[place + channel] = UInt8(min(max(color[channel], 0), 255)) }
      }
    }
    return Image(width: side, height: side, pixels: pixels)
  }

  /// Returns the colour at a point; edges are as soft as one pixel.
  private func color(_ x: Float, _ y: Float, _ pixel: Float) -> Paint {
    var color = background
    func cover(_ paint: Paint, _ centerX: Float, _ centerY: Float, _ radius: Float, _ softness: Float = 0, _ alpha: Float = 1) {
      let (dx, dy) = (x - centerX, y - centerY)
      let edge = ((dx * dx + dy * dy).squareRoot() - radius) / max(pixel, softness)
      color += (paint - color) * min(max(0.5 - edge, 0), 1) * alpha
    }
    cover([60, 50, 45], 0.03, 0.07, 1.02, 0.16, 0.22)
    cover([250, 248, 244], 0, 0, 1)
    cover([226, 221, 214], 0, 0, isBowl ? 0.9 : 0.80)
    cover([246, 243, 238], 0, 0, isBowl ? 0.885 : 0.785)
    cover(base, 0, 0, isBowl ? 0.84 : 0.70)
    for piece in pieces {
      cover([40, 30, 25], piece.x + 0.012, piece.y + 0.02, piece.radius, 0.03, 0.28)
      cover(piece.paint, piece.x, piece.y, piece.radius)
      cover(piece.paint + 24, piece.x - piece.radius * 0.25, piece.y - piece.radius * 0.3, piece.radius * 0.45, 0.06, 0.6)
    }
    return color
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

/// Numbers that follow from a name (SplitMix64 over FNV-1a).
private struct Dice {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  init(_ name: String) { for byte in name.utf8 { state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 } }

  /// Returns a number from 0 up to 1.
  mutating func next() -> Float {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return Float((mixed ^ mixed >> 31) >> 40) / Float(1 << 24)
  }
}
