final class NumberTheory: Sendable {
  static let shared = NumberTheory()
  func isPrime(_ number: Int) -> Bool {
    number > 1 && !(2..<max(2, number)).contains { number % $0 == 0 }
  }
  func next(_ number: Int) -> Int { number + 1 }
}

final class PrimeSieve {
  init() {}

  func first(_ count: Int) -> [Int] {
    let all = (1...).lazy.filter { NumberTheory.shared.isPrime($0) }
    return Array(all.prefix(count))
  }

  func numbers() -> [Int] {
    sequence(first: 1) { NumberTheory.shared.next($0) }.prefix(3).map { $0 }
  }

  func iterator() -> AnyIterator<Int> {
    var number = 1
    return AnyIterator {
      number = NumberTheory.shared.next(number)
      return NumberTheory.shared.isPrime(number) ? number : nil
    }
  }

  func half() -> Int? { Optional(8).map { NumberTheory.shared.next($0) / 2 } }
}
