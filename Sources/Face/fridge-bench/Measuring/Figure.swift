internal import CommandLineKit

/// What a time says, given what was done in it.
enum Figure: String, CaseIterable {
  /// Multiplications and additions, in thousand millions a second; by the operators' definitions, however computed.
  case gigaflops = "gflops"
  /// That rate as a share of what the arithmetic units can do with floats; convolutions by Winograd's method, and networks
  /// in eight bits, may exceed 1.
  case peakShare = "peak_share"
  /// Bytes read and written, each counted once, in thousand millions a second.
  case gigabytes = "gigabytes_per_second"
  /// Pixels, in millions a second.
  case megapixels = "megapixels_per_second"
  /// The time as a share of that of the whole.
  case timeShare = "time_share"
}

extension Figure {
  /// What stands above the figure in a table.
  var heading: String {
    switch self {
    case .gigaflops: "GFLOP/s"
    case .peakShare: "% of peak"
    case .gigabytes: "GB/s"
    case .megapixels: "MP/s"
    case .timeShare: "% of time"
    }
  }

  /// A value as it stands in a table.
  func text(_ value: Double) -> String {
    switch self {
    case .peakShare, .timeShare: (100 * value).fixed(1)
    case .gigaflops, .gigabytes, .megapixels: value.fixed(1)
    }
  }
}
