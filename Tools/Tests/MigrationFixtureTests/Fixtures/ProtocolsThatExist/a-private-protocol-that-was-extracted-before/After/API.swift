private protocol RuffAPIProtocol: Sendable {
  func a()
}

private final class RuffAPI: Sendable {
  static let shared = RuffAPI()
  func a() { print("a") }
}

extension RuffAPI: RuffAPIProtocol {}

private final class RuffUser {
  struct Dependencies {
    var step: Int
    var ruffAPI: any RuffAPIProtocol

    static var defaultDependencies: Self {
      Self(step: 1, ruffAPI: RuffAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() { if dependencies.step > 0 { dependencies.ruffAPI.a() } }
}

func ruffRun() { RuffUser().use() }
