import Foundation

final class PortRegistry: Sendable {
  static let shared = PortRegistry()

  func berth(for name: String) -> Int { name.count }
}

class Vessel {
  let name: String

  init(name: String) {
    self.name = name
  }

  func berth() -> Int { PortRegistry.shared.berth(for: name) }
}
