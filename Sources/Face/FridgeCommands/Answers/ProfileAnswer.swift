internal import CommandLineKit
internal import Files
internal import FridgeKit
internal import Inference
internal import Tensors

extension CommandContext {
  /// Shows where the time of a forward pass goes for a person: each step, then each operator.
  func show(_ profile: ModelProfile) throws {
    let total = profile.milliseconds
    var steps = Table(.right, .right, .right, .left, .left)
    steps.add("ms", "%", "GFLOP/s")
    for step in profile.steps {
      let description = step.description
      steps.add(
        step.milliseconds.fixed(3), (100 * step.milliseconds / total).fixed(1),
        description.multiplyAdds > 0 ? step.gigaflops.fixed(1) : "",
        "\(description.operatorName) (\(description.algorithm))", "\(description.shape) \(description.node)")
    }
    var operators = Table(.right, .right, .right, .left)
    for (name, count, milliseconds) in profile.operators {
      operators.add(milliseconds.fixed(3), (100 * milliseconds / total).fixed(1), "\(count)×", name)
    }
    let (kernels, threads, runs) = (profile.kernels, profile.threads, profile.runs)
    try console.print(profile.path.printed)
    for table in [steps, operators] { try console.print(table.lines + [""]) }
    try console.print(
      console.text(
        BilingualText(
          en: "\(total.fixed(3)) ms in all (medians of \(runs) runs, \(kernels), threads: \(threads))",
          ko: "모두 \(total.fixed(3)) ms (\(runs)회의 중앙값, \(kernels), 스레드 \(threads)개)")))
  }
}

extension ModelProfile {
  /// The answer of `fridge model profile --json`, version 1; times are rounded to nanoseconds.
  var json: JSON {
    .object([
      ("version", .integer(1)), ("model", .string(path.description)), ("kernels", .string(kernels)),
      ("threads", .integer(threads)), ("runs", .integer(runs)), ("total_ms", .milliseconds(milliseconds)),
      ("steps", .array(steps.map(\.json))),
    ])
  }
}

extension ModelProfile.Step {
  fileprivate var json: JSON {
    .object([
      ("operator", .string(description.operatorName)), ("node", .string(description.node)),
      ("algorithm", .string(description.algorithm)),
      ("shape", .array(description.shape.dimensions.map(JSON.integer))),
      ("multiply_adds", .integer(description.multiplyAdds)), ("ms", .milliseconds(milliseconds)),
    ])
  }
}
