infix operator <+>
prefix operator √
protocol Algebra {
  associatedtype Scalar
  static func * (lhs: Self, rhs: Scalar) -> Self
  static func * (lhs: Scalar, rhs: Self) -> Self
  static func <+> <T>(lhs: Self, rhs: T) -> T
  static prefix func √ (value: Self) -> Scalar
  static postfix func ++ (value: inout Self)
  static func ~= (pattern: Self, value: Scalar) -> Bool
  static func ... (lhs: Self, rhs: Self) -> [Self]
  static func <= (lhs: Self, rhs: Self) throws -> Bool
}
postfix operator ++
protocol SendableAlgebra: Sendable, AdditiveArithmetic {
  static func - (lhs: Self, rhs: Self) -> Self
}
// MARK: use
func useOperatorsMore() async throws {
  let a = AlgebraMock<Int>()
  expectReport { expect(√a == 0) }
  AlgebraMock<Int>.timesSelfScalarHandler = { value, _ in value }
  expect(a * 3 === a)
}
