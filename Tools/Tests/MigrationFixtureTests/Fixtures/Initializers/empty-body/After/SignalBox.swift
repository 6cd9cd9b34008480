import Foundation

protocol RailMapProtocol: Sendable {
  func tracks() -> Int
}

final class RailMap: Sendable {
  static let shared = RailMap()

  func tracks() -> Int { 4 }
}

extension RailMap: RailMapProtocol {}

final class SignalBox {
  struct Dependencies {
    var railMap: any RailMapProtocol

    static var defaultDependencies: Self {
      Self(railMap: RailMap.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func free() -> Int { dependencies.railMap.tracks() - 1 }
}
