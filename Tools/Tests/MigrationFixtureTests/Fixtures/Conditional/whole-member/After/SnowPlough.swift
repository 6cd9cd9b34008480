protocol SaltDepotProtocol: Sendable {
  func load() -> Int
}

final class SaltDepot: Sendable {
  static let shared = SaltDepot()
  func load() -> Int { 9 }
}

extension SaltDepot: SaltDepotProtocol {}

final class SnowPlough {
  struct Dependencies {
    var saltDepot: any SaltDepotProtocol

    static var defaultDependencies: Self {
      Self(saltDepot: SaltDepot.shared)
    }
  }

  private let dependencies: Dependencies

  private var salt = 0

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func fill() -> Int {
    salt += dependencies.saltDepot.load()
    return salt
  }

  #if !PLOUGH_WITHOUT_RESERVE
    func reserve() -> Int { dependencies.saltDepot.load() / 3 }
  #endif
}
