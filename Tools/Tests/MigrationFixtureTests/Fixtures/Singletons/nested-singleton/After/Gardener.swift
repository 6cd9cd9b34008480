import Foundation

protocol SeedsProtocol: Sendable {
  func count() -> Int
}

protocol ToolsProtocol: Sendable {
  func count() -> Int
}

enum Shed {
  final class Tools: Sendable {
    static let shared = Tools()
    func count() -> Int { 14 }
  }

  final class Seeds: Sendable {
    static let shared = Seeds()
    func count() -> Int { 300 }
  }
}

extension Shed.Seeds: SeedsProtocol {}

extension Shed.Tools: ToolsProtocol {}

final class Gardener {
  struct Dependencies {
    var tools: any ToolsProtocol
    var seeds: any SeedsProtocol

    static var defaultDependencies: Self {
      Self(tools: Shed.Tools.shared, seeds: Shed.Seeds.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func inventory() -> Int { dependencies.tools.count() + dependencies.seeds.count() }
}
