protocol GalleyProtocol: Sendable {
  func meal() -> String
}

final class Galley: Sendable { static let shared = Galley(); func meal() -> String { "stew" } }

extension Galley: GalleyProtocol {}

struct Captain { let name: String }
final class FirstMate {
  struct Dependencies {
    var galley: any GalleyProtocol

    static var defaultDependencies: Self {
      Self(galley: Galley.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }
  func eat() -> String { dependencies.galley.meal() }
}
final class Cook {
  struct Dependencies {
    var galley: any GalleyProtocol

    static var defaultDependencies: Self {
      Self(galley: Galley.shared)
    }
  }

  private let dependencies: Dependencies

  let hat: String
  init(hat: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.hat = hat
  }
  func cook() -> String { hat + dependencies.galley.meal() }
}
struct Passenger { func sleep() -> String { "zzz" } }
