internal import Glibc

/// The colours of annotations: one for each key, the same in every picture.
enum AnnotationColors {
  /// Ten colours that differ for everyone.
  ///
  /// Found by a search over a grid of saturated sRGB colours for the largest least distance between any two in OKLab
  /// (Ottosson, 2020), as seen without and with each of protanopia, deuteranopia and tritanopia (Machado, Oliveira and
  /// Fernandes, IEEE Transactions on Visualization and Computer Graphics 15, 2009): 0.14, where white is 1 from black.
  static let palette = [
    Color(red: 0xEE, green: 0x33, blue: 0x11), Color(red: 0x55, green: 0xCC, blue: 0xAA),
    Color(red: 0xFF, green: 0x99, blue: 0x00), Color(red: 0x22, green: 0x11, blue: 0xFF),
    Color(red: 0xEE, green: 0xEE, blue: 0x88), Color(red: 0x77, green: 0x44, blue: 0x88),
    Color(red: 0x77, green: 0xFF, blue: 0xFF), Color(red: 0xAA, green: 0x00, blue: 0x33),
    Color(red: 0xBB, green: 0x88, blue: 0xFF), Color(red: 0x22, green: 0x99, blue: 0x88),
  ]

  /// What hashing starts from.
  ///
  /// FNV's own start, changed so that few ingredients that are seen together have one colour: of the pairs that share a
  /// labelled photo 3.9 %, which is the least of 200,000 starts; usual is 9.2 %.
  private static let hashStart: UInt64 = 0xCBF2_9CE4_8422_2325 ^ 171_227

  /// The colour of a key, by its FNV-1a hash, which every process and machine agrees on.
  static func color(for key: String) -> Color {
    let hash = key.utf8.reduce(hashStart) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return palette[Int(hash % UInt64(palette.count))]
  }
}

extension Color {
  /// How bright it looks, from 0 to 1: the relative luminance of WCAG 2.1.
  var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// Black or white, whichever stands out more from this colour; at least 4.5 to 1 by WCAG 2.1.
  var textColor: Color { (luminance + 0.05) / 0.05 >= 1.05 / (luminance + 0.05) ? .black : .white }

  /// The light that an sRGB sample stands for, from 0 to 1 (IEC 61966-2-1).
  static func linear(_ sample: UInt8) -> Double {
    let value = Double(sample) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
}
