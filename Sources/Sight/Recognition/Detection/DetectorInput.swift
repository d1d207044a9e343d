public import Images

/// How a photo, or a part of one, is laid into the frame that a detector looks at.
public struct DetectorInput: Sendable, Equatable {
  /// Where a photo lies in a frame of other proportions.
  public enum Placement: String, Sendable, CaseIterable {
    /// In the middle, between two bars.
    case center
    /// In the upper left corner, with one bar on the right or below.
    case corner
  }

  /// Size, channels and numbers; its crop is ``CropMode/fit`` or ``CropMode/fill``, as a detector has to see everything.
  public let preprocessing: Preprocessing
  /// Where the photo lies when it is fitted into the frame.
  public let placement: Placement
  /// The colour of the bars.
  public let padding: Color
}

extension DetectorInput {
  /// Reads the keys `fridge.input.…`. `fridge.input.placement` and `fridge.input.padding`, a level of grey, may be left
  /// out: then the photo lies in the middle, and bars have the colour that the network sees as nothing.
  init(_ reader: MetadataReader) throws(ModelDescriptionError) {
    preprocessing = try Preprocessing(reader, crops: [.fit, .fill])
    placement =
      try reader.optional("fridge.input.placement") { key throws(ModelDescriptionError) in
        try reader.choice(key, among: Placement.allCases)
      } ?? .center
    let level = try reader.optional("fridge.input.padding") { key throws(ModelDescriptionError) in
      UInt8(try reader.integer(key, in: 0...255))
    }
    padding = level.map { Color(red: $0, green: $0, blue: $0) } ?? preprocessing.padding
  }
}
