import Crypto

protocol CrewListProtocol: Sendable {
  func names() -> [String]
}

final class CrewList: Sendable {
  static let shared = CrewList()
  func names() -> [String] { ["Ishmael"] }
}

extension CrewList: CrewListProtocol {}

struct CrewBadge: Badge {
  struct Dependencies {
    var crewList: any CrewListProtocol

    static var defaultDependencies: Self {
      Self(crewList: CrewList.shared)
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  static func names() -> [String] { CrewList.shared.names() }
  private static func first(dependencies: Dependencies) -> String? {
    dependencies.crewList.names().first
  }

  func count() -> Int { dependencies.crewList.names().count + (Self.first(dependencies: dependencies) == nil ? 0 : 1) }
}

struct CrewKey: PreferenceKey {
  static func reduce(value: inout Int, nextValue: () -> Int) {
    value += nextValue() + CrewList.shared.names().count
  }
}
