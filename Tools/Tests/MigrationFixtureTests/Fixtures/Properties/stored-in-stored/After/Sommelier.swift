import Foundation

protocol WineCellarProtocol: Sendable {
  func bottles(of year: Int) -> Int
}

final class WineCellar: Sendable {
  static let shared = WineCellar()

  func bottles(of year: Int) -> Int { year % 100 }
}

extension WineCellar: WineCellarProtocol {}

protocol AlmanacProtocol: Sendable {
  var goodYear: Int { get }
}

final class Almanac: Sendable {
  static let shared = Almanac()

  let goodYear = 1987
}

extension Almanac: AlmanacProtocol {}

final class Sommelier {
  struct Dependencies {
    var wineCellar: any WineCellarProtocol
    var almanac: any AlmanacProtocol

    static var defaultDependencies: Self {
      Self(wineCellar: WineCellar.shared, almanac: Almanac.shared)
    }
  }

  var stock: Int

  init(dependencies: Dependencies = .defaultDependencies) {
    stock = dependencies.wineCellar.bottles(of: dependencies.almanac.goodYear)
  }

  func pour() -> Int {
    stock -= 1
    return stock
  }
}
