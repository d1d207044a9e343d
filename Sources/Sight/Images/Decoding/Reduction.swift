/// The fraction of its full size that a photo is decoded at: one of 1/1, 1/2, 1/4 and 1/8.
///
/// These are the scales that libjpeg-turbo has vector code for, and those that Pillow's `draft` chooses from.
struct Reduction: Equatable {
  let denominator: Int

  /// The strongest reduction of `full` that still covers `least`; none when there is no `least`.
  init(of full: PixelSize, toAtLeast least: PixelSize?) {
    guard let least else {
      denominator = 1
      return
    }
    denominator = [8, 4, 2].first { full.divided(by: $0).covers(least) } ?? 1
  }

  func size(of full: PixelSize) -> PixelSize { full.divided(by: denominator) }
}
