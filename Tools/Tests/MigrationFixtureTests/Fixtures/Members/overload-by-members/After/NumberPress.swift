protocol DigitCaseProtocol: Sendable {
  func digits(_ number: Int) -> [Int]
}

final class DigitCase: Sendable {
  static let shared = DigitCase()
  func digits(_ number: Int) -> [Int] { String(number).compactMap { $0.wholeNumberValue } }
}

extension DigitCase: DigitCaseProtocol {}

struct NumberPress {
  struct Dependencies {
    var digitCase: any DigitCaseProtocol

    static var defaultDependencies: Self {
      Self(digitCase: DigitCase.shared)
    }
  }

  private let dependencies: Dependencies

  private let base: Int

  init(base: Int = 10, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.base = base
  }

  func set(_ number: Int) -> [Int] { dependencies.digitCase.digits(number + base) }
  func set(_ numbers: Int...) -> [[Int]] { numbers.map { dependencies.digitCase.digits($0) } }
  func set<Number: BinaryInteger>(generic number: Number) -> [Int] { dependencies.digitCase.digits(Int(number)) }
  func append(_ number: Int, to digits: inout [Int]) { digits += dependencies.digitCase.digits(number) }
  static func + (left: NumberPress, right: Int) -> [Int] { left.set(right) }
}
