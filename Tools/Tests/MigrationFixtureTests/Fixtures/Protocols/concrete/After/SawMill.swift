final class LogYard: Sendable {
  static let shared = LogYard()
  func logs(_ wood: String) -> Int { wood.count }
}

final class SawMill {
  struct Dependencies {
    var logYard: LogYard

    static var defaultDependencies: Self {
      Self(logYard: LogYard.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func cut() -> Int { dependencies.logYard.logs("oak") + dependencies.logYard.logs("spruce") }
}
