protocol CargoBookProtocol: Sendable {
  func next() -> Int
}

final class CargoBook: Sendable {
  static let shared = CargoBook()
  func next() -> Int { 7 }
}

extension CargoBook: CargoBookProtocol {}

final class CargoBill {
  struct Dependencies {
    var cargoBook: any CargoBookProtocol

    static var defaultDependencies: Self {
      Self(cargoBook: CargoBook.shared)
    }
  }

  let text: String

  init(
    _ number: Int,
    from: String,
    to: String,
    weightInAll: Int,
    dependencies: Dependencies = .defaultDependencies
  ) {
    text = "\(number + dependencies.cargoBook.next()) \(from) \(to) \(weightInAll)"
  }
}

final class CargoOffice {
  struct Dependencies {
    var cargoBook: any CargoBookProtocol

    static var defaultDependencies: Self {
      Self(cargoBook: CargoBook.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func bill() -> String {
    let bill = CargoBill(dependencies.cargoBook.next(), from: "Ulm", to: "Bonn", weightInAll: 4)
    return bill.text
  }
}
