import Foundation

protocol CoastGuardProtocol: Sendable {
  func frequency() -> Int
}

final class CoastGuard: Sendable {
  static let shared = CoastGuard()

  func frequency() -> Int { 16 }
}

extension CoastGuard: CoastGuardProtocol {}

struct Beacon: Sendable {
  struct Dependencies {
    var coastGuard: any CoastGuardProtocol

    static var defaultDependencies: Self {
      Self(coastGuard: CoastGuard.shared)
    }
  }

  private let dependencies: Dependencies

  let name: String

  init(name: String, dependencies: Dependencies = .defaultDependencies) {
    self.name = name
    self.dependencies = dependencies
  }

  func channel() -> String { "\(name) on \(dependencies.coastGuard.frequency())" }
}
