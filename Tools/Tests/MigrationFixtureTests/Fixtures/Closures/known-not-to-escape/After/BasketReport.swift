protocol TariffBookProtocol: Sendable {
  func price(of fruit: String) -> Int
  func isFresh(_ fruit: String) -> Bool
}

final class TariffBook: Sendable {
  static let shared = TariffBook()
  func price(of fruit: String) -> Int { fruit.count * 10 }
  func isFresh(_ fruit: String) -> Bool { fruit != "quince" }
}

extension TariffBook: TariffBookProtocol {}

final class BasketReport {
  struct Dependencies {
    var tariffBook: any TariffBookProtocol

    static var defaultDependencies: Self {
      Self(tariffBook: TariffBook.shared)
    }
  }

  private let dependencies: Dependencies

  let fruits: [String]

  init(fruits: [String], dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.fruits = fruits
  }

  func total() -> Int {
    fruits.filter { dependencies.tariffBook.isFresh($0) }
      .map { dependencies.tariffBook.price(of: $0) }
      .reduce(0) { $0 + $1 }
  }

  func lines() -> [String] {
    var result: [String] = []
    fruits.forEach { fruit in
      result.append("\(fruit): \(dependencies.tariffBook.price(of: fruit))")
    }
    return result.sorted { dependencies.tariffBook.price(of: $0) < dependencies.tariffBook.price(of: $1) }
  }

  var hasCheap: Bool {
    fruits.contains(where: { dependencies.tariffBook.price(of: $0) < 50 })
  }
}
