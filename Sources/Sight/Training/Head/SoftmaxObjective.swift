internal import Glibc
internal import KernelDispatch
internal import Kernels
internal import Threads

/// The loss of multinomial logistic regression with its gradient, as a function of the weights.
///
/// With features `z = (x - mean) · scale` the logits are `W z + b`, and the loss is the weighted mean of the negative
/// log-likelihoods of the true labels plus `l2 / 2 · ‖W‖²`; the bias is free. A point is the `labels` × `width` weights,
/// label by label, followed by the biases.
///
/// Products run on the engine's GEMM micro-kernels in single precision over at most ``blockRows`` rows; all longer sums
/// are doubles. Every sum is taken in one order and by one thread, so the result does not depend on their number.
final class SoftmaxObjective {
  /// The rows whose logits are held at a time.
  static let blockRows = 512

  let labels: Int
  let width: Int
  private let features: FeatureMatrix
  private let truths: [Int]
  private let weights: [Double]
  private let weightSum: Double
  private let mean: [Double]
  private let scale: Double
  private let l2: Double
  private let team: ThreadTeam
  private let pass: SoftmaxPass

  /// - Parameters:
  ///   - truths: the true label of each row, below `labels`.
  ///   - weights: the weight of each row, above 0.
  ///   - moments: see ``FeatureMatrix/moments()``.
  init(
    _ features: FeatureMatrix, truths: [Int], weights: [Double], labels: Int,
    moments: (mean: [Double], scale: Double), l2: Double, team: ThreadTeam
  ) {
    precondition(truths.count == features.count && weights.count == features.count, "a label and a weight for each row")
    precondition(truths.allSatisfy((0..<labels).contains), "labels are known")
    (self.features, self.truths, self.weights, self.labels) = (features, truths, weights, labels)
    (mean, scale) = moments
    (self.l2, self.team, width) = (l2, team, features.width)
    weightSum = weights.reduce(0, +)
    pass = SoftmaxPass(features, truths: truths, weights: weights, labels: labels, workers: team.count)
  }

  /// The number of weights and biases.
  var parameterCount: Int { labels * (width + 1) }

  /// Returns the loss and its gradient at a point.
  func evaluate(_ point: [Double]) -> (value: Double, gradient: [Double]) {
    pass.prepare(head(at: point))
    team.perform(pass)
    var gradient = [Double](repeating: 0, count: parameterCount)
    var squares = 0.0
    let biases = labels * width
    for label in 0..<labels {
      let total = pass.residualSums.start[label]
      gradient[biases + label] = total / weightSum
      for column in 0..<width {
        let index = label * width + column
        squares += point[index] * point[index]
        gradient[index] = scale * (pass.products.start[index] - total * mean[column]) / weightSum + l2 * point[index]
      }
    }
    var loss = 0.0
    for row in 0..<features.count { loss += pass.losses.start[row] }
    return (loss / weightSum + l2 / 2 * squares, gradient)
  }

  /// Returns the layer that a point stands for, for features as they are.
  func head(at point: [Double]) -> SoftmaxHead {
    var weights = [Float](repeating: 0, count: labels * width)
    var bias = [Float](repeating: 0, count: labels)
    for label in 0..<labels {
      var shift = 0.0
      for column in 0..<width {
        let weight = point[label * width + column] * scale
        shift += weight * mean[column]
        weights[label * width + column] = Float(weight)
      }
      bias[label] = Float(point[labels * width + label] - shift)
    }
    return SoftmaxHead(labels: labels, width: width, weights: weights, bias: bias)
  }
}

/// One pass over all rows: losses, and the sums of residuals and of their products with the features.
///
/// Each block of rows is done in two stages with a barrier after each: logits and residuals, split by rows; products of
/// residuals with features, split by columns of features.
private final class SoftmaxPass: TeamWork {
  /// The sum of the residuals of each label, and of their products with each feature.
  let residualSums: NumberMemory<Double>
  let products: NumberMemory<Double>
  /// The weighted loss of each row.
  let losses: NumberMemory<Double>

  private let features: FeatureMatrix
  private let truths: [Int]
  private let weights: [Double]
  private let labels: Int
  private let width: Int
  private let kernels = KernelSet.chosen
  private let blockRows: Int

  private let packedWeights: FloatMemory
  private let packedBias: FloatMemory
  private let zeros: FloatMemory
  /// The logits of the block, row by row, and its residuals, label by label.
  private let logits: FloatMemory
  private let residuals: FloatMemory
  /// For each worker a panel of features and a tile of products.
  private let panels: [FloatMemory]
  private let tiles: [FloatMemory]
  private let residualRows: [UnsafePointer<Float>]

  init(_ features: FeatureMatrix, truths: [Int], weights: [Double], labels: Int, workers: Int) {
    (self.features, self.truths, self.weights, self.labels) = (features, truths, weights, labels)
    width = features.width
    let rows = min(SoftmaxObjective.blockRows, max(features.count, 1))
    blockRows = rows
    let panelWidth = kernels.lanes * kernels.vectors
    let paddedLabels = (labels + panelWidth - 1) / panelWidth * panelWidth
    packedWeights = FloatMemory(count: paddedLabels * width)
    packedBias = FloatMemory(count: paddedLabels)
    zeros = FloatMemory(count: panelWidth)
    logits = FloatMemory(count: rows * labels)
    let residuals = FloatMemory(count: rows * labels)
    self.residuals = residuals
    residualRows = (0..<labels).map { UnsafePointer(residuals.start + $0 * rows) }
    panels = (0..<workers).map { _ in FloatMemory(count: rows * panelWidth) }
    let tileSize = panelWidth * kernels.rows
    tiles = (0..<workers).map { _ in FloatMemory(count: tileSize) }
    residualSums = NumberMemory(count: labels)
    products = NumberMemory(count: labels * width)
    losses = NumberMemory(count: features.count)
  }

  private var panelWidth: Int { kernels.lanes * kernels.vectors }

  /// Packs a layer's weights into panels as wide as a micro-kernel and clears the sums.
  func prepare(_ head: SoftmaxHead) {
    for first in stride(from: 0, to: labels, by: panelWidth) {
      let panel = packedWeights.start + first * width
      for label in first..<min(first + panelWidth, labels) {
        for k in 0..<width { panel[k * panelWidth + label - first] = head.weights[label * width + k] }
      }
    }
    packedBias.start.update(from: head.bias, count: labels)
    products.clear()
    residualSums.clear()
  }

  func perform(_ worker: Worker) {
    // Workers write to different elements; the buffers outlive the pass.
    for first in stride(from: 0, to: features.count, by: blockRows) {
      let rows = first..<min(first + blockRows, features.count)
      worker.split(rows.count) { _, part in
        computeResiduals((rows.lowerBound + part.lowerBound)..<(rows.lowerBound + part.upperBound), block: rows)
      }
      worker.split((width + panelWidth - 1) / panelWidth) { index, part in
        for panel in part { addProducts(columnsFrom: panel * panelWidth, block: rows, worker: index) }
      }
      worker.split(labels) { _, part in
        for label in part { addResiduals(of: label, count: rows.count) }
      }
    }
  }

  /// Computes the losses of rows, and their residuals: `weight · (probability - truth)` of each label.
  private func computeResiduals(_ rows: Range<Int>, block: Range<Int>) {
    features.rows.withUnsafeBufferPointer { pointers in
      guard let pointers = pointers.baseAddress else { return }
      for first in stride(from: rows.lowerBound, to: rows.upperBound, by: kernels.rows) {
        let count = min(kernels.rows, rows.upperBound - first)
        for label in stride(from: 0, to: labels, by: panelWidth) {
          multiply(
            pointers + first, rows: count, depth: width, panel: packedWeights.start + label * width,
            bias: packedBias.start + label, output: logits.start + (first - block.lowerBound) * labels + label,
            outputStride: labels, columns: min(panelWidth, labels - label))
        }
      }
    }
    for row in rows {
      let position = row - block.lowerBound
      let (values, weight, truth) = (logits.start + position * labels, Float(weights[row]), truths[row])
      var highest = values[0]
      for label in 1..<max(labels, 1) { highest = max(highest, values[label]) }
      var total: Float = 0
      let margin = Double(highest - values[truth])
      for label in 0..<labels {
        values[label] = expf(values[label] - highest)
        total += values[label]
      }
      losses.start[row] = weights[row] * (log(Double(total)) + margin)
      for label in 0..<labels { values[label] = weight * (values[label] / total - (label == truth ? 1 : 0)) }
    }
    for first in stride(from: rows.lowerBound, to: rows.upperBound, by: Self.transposedRows) {
      transpose(first..<min(first + Self.transposedRows, rows.upperBound), block: block)
    }
  }

  /// The rows that are transposed together, so that each label's residuals fill a cache line.
  private static let transposedRows = 16

  /// Copies residuals from rows of labels to ``residuals``.
  private func transpose(_ rows: Range<Int>, block: Range<Int>) {
    let position = rows.lowerBound - block.lowerBound
    let source = logits.start + position * labels
    for label in 0..<labels {
      let target = residuals.start + label * blockRows + position
      for row in 0..<rows.count { target[row] = source[row * labels + label] }
    }
  }

  /// Adds the products of the block's residuals with the features of one panel.
  private func addProducts(columnsFrom first: Int, block: Range<Int>, worker: Int) {
    let (panel, tile) = (panels[worker].start, tiles[worker].start)
    let columns = min(panelWidth, width - first)
    for (line, row) in block.enumerated() {
      (panel + line * panelWidth).update(from: features.rows[row] + first, count: columns)
    }
    residualRows.withUnsafeBufferPointer { pointers in
      guard let pointers = pointers.baseAddress else { return }
      for label in stride(from: 0, to: labels, by: kernels.rows) {
        let count = min(kernels.rows, labels - label)
        multiply(
          pointers + label, rows: count, depth: block.count, panel: panel, bias: zeros.start, output: tile,
          outputStride: panelWidth, columns: columns)
        for row in 0..<count {
          let (sums, values) = (products.start + (label + row) * width + first, tile + row * panelWidth)
          for column in 0..<columns { sums[column] += Double(values[column]) }
        }
      }
    }
  }

  private func addResiduals(of label: Int, count: Int) {
    let values = residuals.start + label * blockRows
    for row in 0..<count { residualSums.start[label] += Double(values[row]) }
  }

  /// Computes `rows` rows of a product with a packed panel, whose lines are ``panelWidth`` wide.
  private func multiply(
    _ pointers: UnsafePointer<UnsafePointer<Float>>, rows: Int, depth: Int, panel: UnsafePointer<Float>,
    bias: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>, outputStride: Int, columns: Int
  ) {
    kernels.microKernels[kernels.vectors - 1][rows - 1](
      MicroKernelArguments(
        rows: pointers, rowsPerTap: rows, taps: 1, depth: depth, panel: panel, bias: bias, residual: nil,
        output: output, outputStride: outputStride, columns: columns, lower: -.infinity, upper: .infinity))
  }
}
