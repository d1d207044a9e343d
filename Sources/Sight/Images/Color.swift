/// A colour in 8-bit sRGB.
public struct Color: Sendable, Hashable {
  /// The red sample.
  public let red: UInt8
  /// The green sample.
  public let green: UInt8
  /// The blue sample.
  public let blue: UInt8

  /// A colour by its three samples.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// No light.
  public static let black = Color(red: 0, green: 0, blue: 0)
  /// All light.
  public static let white = Color(red: 255, green: 255, blue: 255)
  /// The middle of the range, which networks see as nearly zero.
  public static let gray = Color(red: 127, green: 127, blue: 127)
}
