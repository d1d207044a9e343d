import Foundation
import KernelDispatch
import Kernels
import Testing
import TestSupport

@Suite("Element-wise and reduction kernels") struct ElementwiseKernelsTests {
  static let functions: [(Activation, @Sendable (Double) -> Double)] = [
    (.identity, { $0 }), (.clip(lower: 0, upper: 6), { min(max($0, 0), 6) }),
    (.leakyRelu(slope: 0.1), { $0 < 0 ? 0.1 * $0 : $0 }), (.sigmoid, { 1 / (1 + exp(-$0)) }),
    (.hardSigmoid(alpha: 0.2, beta: 0.5), { min(max(0.2 * $0 + 0.5, 0), 1) }),
    (.hardSwish, { $0 * min(max($0 / 6 + 0.5, 0), 1) }), (.silu, { $0 / (1 + exp(-$0)) }),
    (.gelu, { 0.5 * $0 * (1 + erf($0 / 2.0.squareRoot())) }),
    (.geluTanh, { 0.5 * $0 * (1 + tanh((2 / Double.pi).squareRoot() * ($0 + 0.044715 * $0 * $0 * $0))) }),
    (.tanh, { tanh($0) }), (.erf, { erf($0) }), (.exp, { exp($0) }),
  ]

  @Test("Activations follow their formulas at every length", arguments: KernelSet.available)
  func activations(_ set: KernelSet) {
    for (activation, function) in Self.functions {
      for count in [0, 1, set.lanes - 1, set.lanes, set.lanes + 1, 3 * set.lanes + 2] {
        let values = (0..<count).map { Float($0 % 41) * 0.5 - 10 }
        var results = [Float](repeating: .nan, count: count + 1)
        set.activation(values, &results, count, activation)
        for (value, result) in zip(values, results) {
          let expected = function(Double(value))
          #expect(
            abs(Double(result) - expected) <= 1e-6 * max(1, abs(expected)), "\(set.name) \(activation) of \(value)")
        }
        #expect(results[count].isNaN)
      }
    }
  }

  @Test("SiLU and GELU are accurate to 3e-7 of their argument, everywhere", arguments: KernelSet.available)
  func rationalSigmoids(_ set: KernelSet) {
    let values = (-40_000...40_000).map { Float($0) / 1000 } + [-1e30, -1000, 1000, 1e30]
    for activation in [Activation.silu, .gelu] {
      guard let function = Self.functions.first(where: { $0.0 == activation })?.1 else { return #expect(Bool(false)) }
      var results = [Float](repeating: .nan, count: values.count)
      set.activation(values, &results, values.count, activation)
      let errors = zip(values, results).map { abs(Double($1) - function(Double($0))) / Double(max(abs($0), 1)) }
      #expect(errors.allSatisfy { $0 <= 3e-7 }, "\(set.name) \(activation): \(errors.max() ?? 0)")
      set.activation([.nan], &results, 1, activation)
      #expect(results[0].isNaN)
    }
  }

  @Test("NaN stays NaN, infinities saturate", arguments: KernelSet.available)
  func extremes(_ set: KernelSet) {
    var results = [Float](repeating: 0, count: 3)
    for activation in [Activation.sigmoid, .silu, .tanh, .clip(lower: 0, upper: 6), .exp] {
      set.activation([.nan, 1, 2], &results, 3, activation)
      #expect(results[0].isNaN, "\(activation)")
    }
    set.activation([-.infinity, .infinity, -200], &results, 3, .sigmoid)
    #expect(abs(results[0]) < 1e-30 && results[1] == 1 && abs(results[2]) < 1e-30)
  }

  @Test("Binary functions apply to pairs, with either operand broadcast", arguments: KernelSet.available)
  func pairs(_ set: KernelSet) {
    var numbers = SeededNumbers(seed: 7)
    let count = 2 * set.lanes + 3
    let (a, b) = (numbers.array(count), numbers.array(count))
    let functions: [(Arithmetic, (Float, Float) -> Float)] = [
      (.add, { $0 + $1 }), (.subtract, { $0 - $1 }), (.multiply, { $0 * $1 }), (.divide, { $0 / $1 }),
      (.minimum, { min($0, $1) }), (.maximum, { max($0, $1) }),
    ]
    for (name, function) in functions {
      for (aStep, bStep) in [(1, 1), (0, 1), (1, 0)] {
        var results = [Float](repeating: .nan, count: count)
        set.binary(a, aStep, b, bStep, &results, count, name)
        for index in 0..<count { #expect(results[index] == function(a[index * aStep], b[index * bStep])) }
      }
    }
  }

  @Test("Softmax sums to one and does not overflow", arguments: KernelSet.available)
  func softmax(_ set: KernelSet) {
    for count in [1, 2, set.lanes, 2 * set.lanes + 5] {
      let row = (0..<count).map { 1000 + Float($0) * 0.25 }
      var results = [Float](repeating: 0, count: count)
      set.softmax(row, &results, count)
      let exponentials = row.map { exp(Double($0) - Double(row[count - 1])) }
      let total = exponentials.reduce(0, +)
      for (result, expected) in zip(results, exponentials) { #expect(abs(Double(result) - expected / total) < 1e-6) }
    }
  }

  @Test("Layer normalisation gives mean and variance as defined", arguments: KernelSet.available)
  func normalization(_ set: KernelSet) {
    for count in [1, 3, set.lanes, 2 * set.lanes + 5] {
      var numbers = SeededNumbers(seed: UInt64(count))
      let row = numbers.array(count)
      let (scale, bias) = (numbers.array(count + 16), numbers.array(count + 16))
      var results = [Float](repeating: 0, count: count + 16)
      set.normalization(row, &results, count, scale, bias, 1e-5)
      let mean = row.reduce(0) { $0 + Double($1) } / Double(count)
      let variance = row.reduce(0) { $0 + (Double($1) - mean) * (Double($1) - mean) } / Double(count)
      for index in 0..<count {
        let expected =
          (Double(row[index]) - mean) / (variance + 1e-5).squareRoot() * Double(scale[index]) + Double(bias[index])
        #expect(abs(Double(results[index]) - expected) < 1e-4)
      }
    }
  }
}
