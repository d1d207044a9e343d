public import JSON

extension QuantizationReport {
  /// The output of `fridge model quantize --json`, version 1.
  public var json: JSON {
    .object([
      ("version", .integer(1)), ("model", .string(original.model.description)),
      ("file", .string(quantized.model.description)), ("bytes", .integer(model.bytes.count)),
      ("original_bytes", .integer(originalBytes)), ("calibration_examples", .integer(calibration)),
      ("judged_examples", .integer(quantized.figures.objects)), ("original", Self.figures(original)),
      ("quantized", Self.figures(quantized)), ("agreement", .share(agreement)),
      ("failures", .array(quantized.failures.map { .string($0.photo.description) })),
    ])
  }

  private static func figures(_ evaluation: Evaluation) -> JSON {
    let figures = evaluation.figures
    return .object([
      ("top1", .share(figures.top1)), ("top3", .share(figures.top3)), ("macro_top1", .share(figures.macroTop1)),
      ("calibration_error", .share(figures.calibrationError)), ("precision", .share(figures.atThreshold.precision)),
      ("food_passing", .share(figures.atThreshold.passing)),
    ])
  }
}
