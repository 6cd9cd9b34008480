protocol NumberTheoryProtocol: Sendable {
  func isPrime(_ number: Int) -> Bool
  func next(_ number: Int) -> Int
}

final class NumberTheory: Sendable {
  static let shared = NumberTheory()
  func isPrime(_ number: Int) -> Bool {
    number > 1 && !(2..<max(2, number)).contains { number % $0 == 0 }
  }
  func next(_ number: Int) -> Int { number + 1 }
}

extension NumberTheory: NumberTheoryProtocol {}

final class PrimeSieve {
  struct Dependencies {
    var numberTheory: any NumberTheoryProtocol

    static var defaultDependencies: Self {
      Self(numberTheory: NumberTheory.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func first(_ count: Int) -> [Int] {
    let all = (1...).lazy.filter { [dependencies] in dependencies.numberTheory.isPrime($0) }
    return Array(all.prefix(count))
  }

  func numbers() -> [Int] {
    sequence(first: 1) { [dependencies] in dependencies.numberTheory.next($0) }.prefix(3).map { $0 }
  }

  func iterator() -> AnyIterator<Int> {
    var number = 1
    return AnyIterator { [dependencies] in
      number = dependencies.numberTheory.next(number)
      return dependencies.numberTheory.isPrime(number) ? number : nil
    }
  }

  func half() -> Int? { Optional(8).map { dependencies.numberTheory.next($0) / 2 } }
}
