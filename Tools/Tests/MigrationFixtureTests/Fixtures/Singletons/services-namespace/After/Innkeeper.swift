import Foundation

protocol BeerCellarProtocol: Sendable {
  func barrels() -> Int
}

final class BeerCellar: Sendable {
  func barrels() -> Int { 11 }
}

extension BeerCellar: BeerCellarProtocol {}

protocol BedLinenProtocol: Sendable {
  func sheets() -> Int
}

final class BedLinen: Sendable {
  func sheets() -> Int { 40 }
}

extension BedLinen: BedLinenProtocol {}

enum InnServices {
  static let cellar = BeerCellar()
  static let linen = BedLinen()
}

final class Innkeeper {
  struct Dependencies {
    var cellar: any BeerCellarProtocol
    var linen: any BedLinenProtocol

    static var defaultDependencies: Self {
      Self(cellar: InnServices.cellar, linen: InnServices.linen)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func ready() -> Bool { dependencies.cellar.barrels() > 10 && dependencies.linen.sheets() > 30 }
}
