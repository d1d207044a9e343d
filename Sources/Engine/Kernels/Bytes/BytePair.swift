/// How two bytes become a third: what each stands for in quanta of the result.
@frozen public struct BytePair: Sendable {
  /// One operand: `(byte - zero) · factor`.
  @frozen public struct Operand: Sendable {
    public var factor: Float
    public var zero: Int32

    /// An operand from its parts.
    @inlinable public init(factor: Float, zero: Int32) { (self.factor, self.zero) = (factor, zero) }
  }

  public var left: Operand
  public var right: Operand
  /// The result is clamped to these; `zero + lower` and `zero + upper` are bytes.
  public var lower: Float
  public var upper: Float
  /// The byte that stands for 0.
  public var zero: Int32

  /// A pair from its parts.
  @inlinable public init(left: Operand, right: Operand, lower: Float, upper: Float, zero: Int32) {
    (self.left, self.right) = (left, right)
    (self.lower, self.upper, self.zero) = (lower, upper, zero)
  }
}
