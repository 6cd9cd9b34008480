import Foundation

protocol CoalYardProtocol: Sendable {
  func tons(_ length: Int) -> Int
}

final class CoalYard: Sendable {
  static let shared = CoalYard()
  func tons(_ length: Int) -> Int { length / 3 }
}

extension CoalYard: CoalYardProtocol {}

class Riverboat {
  let length: Int

  init(length: Int) { self.length = length }

  convenience init(feet: Int) { self.init(length: feet * 3 / 10) }
}

final class Steamboat: Riverboat {
  struct Dependencies {
    var coalYard: any CoalYardProtocol

    static var defaultDependencies: Self {
      Self(coalYard: CoalYard.shared)
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  func coal() -> Int { dependencies.coalYard.tons(length) }
}
