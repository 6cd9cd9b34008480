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

  var dependencies: Dependencies = .defaultDependencies

  let name: String

  init(name: String) {
    self.name = name
  }

  func berth() -> Int { dependencies.portRegistry.berth(for: name) }
}
