import Foundation

final class WineCellar: Sendable {
  static let shared = WineCellar()

  func bottles(of year: Int) -> Int { year % 100 }
}

final class Almanac: Sendable {
  static let shared = Almanac()

  let goodYear = 1987
}

final class Sommelier {
  var stock: Int = WineCellar.shared.bottles(of: Almanac.shared.goodYear)

  func pour() -> Int {
    stock -= 1
    return stock
  }
}
