import Foundation

final class BeerCellar: Sendable {
  func barrels() -> Int { 11 }
}

final class BedLinen: Sendable {
  func sheets() -> Int { 40 }
}

enum InnServices {
  static let cellar = BeerCellar()
  static let linen = BedLinen()
}

final class Innkeeper {
  func ready() -> Bool { InnServices.cellar.barrels() > 10 && InnServices.linen.sheets() > 30 }
}
