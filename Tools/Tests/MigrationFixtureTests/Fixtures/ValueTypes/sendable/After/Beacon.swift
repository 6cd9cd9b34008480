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

  let name: String
  var dependencies: Dependencies = .defaultDependencies

  func channel() -> String { "\(name) on \(dependencies.coastGuard.frequency())" }
}
