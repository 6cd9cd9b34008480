import Foundation

protocol ElderDepotProtocol: Sendable {
  func crates() -> Int
}

final class ElderDepot: Sendable {
  static let shared = ElderDepot()
  func crates() -> Int { 5 }
}

extension ElderDepot: ElderDepotProtocol {}

@dynamicMemberLookup
final class Museum {
  struct Dependencies {
    var elderDepot: any ElderDepotProtocol

    static var defaultDependencies: Self {
      Self(elderDepot: ElderDepot.shared)
    }
  }

  private let dependencies: Dependencies

  private let rooms = ["east": 3]

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  subscript(dynamicMember name: String) -> Int { (rooms[name] ?? 0) + dependencies.elderDepot.crates() }
}
