import Foundation

protocol ShaftLampProtocol: Sendable {
  func hours() -> Int
  func metres() -> Int
}

final class ShaftLamp: Sendable {
  static let shared = ShaftLamp()
  func hours() -> Int { 8 }
  func metres() -> Int { 20 }
}

extension ShaftLamp: ShaftLampProtocol {}

final class Miner {
  struct Dependencies {
    var shaftLamp: any ShaftLampProtocol

    static var defaultDependencies: Self {
      Self(shaftLamp: ShaftLamp.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func shift() -> Int { dependencies.shaftLamp.hours() }
}

struct Geologist {
  struct Dependencies {
    var shaftLamp: any ShaftLampProtocol

    static var defaultDependencies: Self {
      Self(shaftLamp: ShaftLamp.shared)
    }
  }

  let depth: Int
  var dependencies: Dependencies = .defaultDependencies

  func sees() -> Bool { dependencies.shaftLamp.metres() > depth }
}
