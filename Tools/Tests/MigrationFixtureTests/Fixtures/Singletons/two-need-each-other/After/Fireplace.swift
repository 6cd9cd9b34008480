import Foundation

protocol FireplaceProtocol: Sendable {
  func burn(_ logs: Int) -> String
}

final class Fireplace: Sendable {
  struct Dependencies {
    var chimney: @Sendable () -> any ChimneyProtocol

    static var defaultDependencies: Self {
      Self(chimney: { Chimney.shared })
    }
  }

  private let dependencies: Dependencies

  static let shared = Fireplace()

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func burn(_ logs: Int) -> String { logs == 0 ? "ash" : dependencies.chimney().draw(logs) }
}

extension Fireplace: FireplaceProtocol {}

protocol ChimneyProtocol: Sendable {
  func draw(_ logs: Int) -> String
}

final class Chimney: Sendable {
  struct Dependencies {
    var fireplace: @Sendable () -> any FireplaceProtocol

    static var defaultDependencies: Self {
      Self(fireplace: { Fireplace.shared })
    }
  }

  private let dependencies: Dependencies

  static let shared = Chimney()

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func draw(_ logs: Int) -> String { "puff " + dependencies.fireplace().burn(logs - 1) }
}

extension Chimney: ChimneyProtocol {}
