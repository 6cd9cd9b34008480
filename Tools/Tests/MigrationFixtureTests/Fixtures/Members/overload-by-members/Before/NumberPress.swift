final class DigitCase: Sendable {
  static let shared = DigitCase()
  func digits(_ number: Int) -> [Int] { String(number).compactMap { $0.wholeNumberValue } }
}

struct NumberPress {
  private let base: Int

  init(base: Int = 10) {
    self.base = base
  }

  func set(_ number: Int) -> [Int] { DigitCase.shared.digits(number + base) }
  func set(_ numbers: Int...) -> [[Int]] { numbers.map { DigitCase.shared.digits($0) } }
  func set<Number: BinaryInteger>(generic number: Number) -> [Int] { DigitCase.shared.digits(Int(number)) }
  func append(_ number: Int, to digits: inout [Int]) { digits += DigitCase.shared.digits(number) }
  static func + (left: NumberPress, right: Int) -> [Int] { left.set(right) }
}
