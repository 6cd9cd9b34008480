final class TariffBook: Sendable {
  static let shared = TariffBook()
  func price(of fruit: String) -> Int { fruit.count * 10 }
  func isFresh(_ fruit: String) -> Bool { fruit != "quince" }
}

final class BasketReport {
  let fruits: [String]

  init(fruits: [String]) {
    self.fruits = fruits
  }

  func total() -> Int {
    fruits.filter { TariffBook.shared.isFresh($0) }
      .map { TariffBook.shared.price(of: $0) }
      .reduce(0) { $0 + $1 }
  }

  func lines() -> [String] {
    var result: [String] = []
    fruits.forEach { fruit in
      result.append("\(fruit): \(TariffBook.shared.price(of: fruit))")
    }
    return result.sorted { TariffBook.shared.price(of: $0) < TariffBook.shared.price(of: $1) }
  }

  var hasCheap: Bool {
    fruits.contains(where: { TariffBook.shared.price(of: $0) < 50 })
  }
}
