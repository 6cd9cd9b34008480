import Foundation

protocol PortRegistryProtocol: Sendable {
  func berth(for name: String) -> Int
}

final class PortRegistry: Sendable {
  static let shared = PortRegistry()

  func berth(for name: String) -> Int { name.count }
}

extension PortRegistry: PortRegistryProtocol {}

class Vessel {
  struct Dependencies {
    var portRegistry: any PortRegistryProtocol

    static var defaultDependencies: Self {
      Self(portRegistry: PortRegistry.shared)
    }
  }

  private let dependencies: Dependencies

  let name: String

  init(name: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.name = name
  }

  func berth() -> Int { dependencies.portRegistry.berth(for: name) }
}
